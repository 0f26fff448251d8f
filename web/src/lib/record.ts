/** A game file, read as far as a proof of its chance needs it: who plays what, seals, moves. */

import { itemsOf, splitFile, splitNames, titleOf } from './record-lines';
import type { Header, Item, Parts } from './record-lines';
import { RecordRefused } from './refused';

/** A dealer's promise: from number `first` on chance comes from a secret committed to before. */
export type Seal = {
	readonly first: number;
	/** 64 hexadecimal digits in small letters, as the secret has them. */
	readonly commitment: string;
	/** One a seat, "" where a seat gave none. */
	readonly words: readonly string[];
	/** "" until it is opened. */
	readonly secret: string;
	/** Where the secret or, without one, the commitment stands. */
	readonly line: number;
};

export type GameRecord = {
	readonly game: 'ra' | 'ra-dice';
	readonly seats: readonly string[];
	/** What the table plays otherwise than its edition. */
	readonly overrides: ReadonlyMap<string, string>;
	readonly edition: string;
	/** The lines that a seal covers, each with its line feed. */
	readonly table: string;
	/** What was dealt before the first move: suns by seat, or the seat that begins. */
	readonly opening: string;
	readonly seals: readonly Seal[];
	readonly items: readonly Item[];
	/** Forked after so many moves of a game whose draws were seen; null for any other. */
	readonly practice: number | null;
};

const OPENINGS = { ra: 'suns', 'ra-dice': 'starter' } as const;
/** The order in which the table writes what it overrides. */
const OVERRIDES = { ra: ['disasters', 'suns', 'names'], 'ra-dice': ['sun_track'] } as const;
/** The length of the Sun track that a file without it means, by players. */
const SUN_TRACK: Readonly<Record<number, string>> = { 2: '10', 3: '12', 4: '14' };
const OF_A_SEAL = ['commitment', 'words', 'secret'];

/** What is dealt before the first move of a game, in the words of its file. */
export function openingName(game: GameRecord['game']): 'suns' | 'starter' {
	return OPENINGS[game];
}

/** Read a game file; throw `RecordRefused` where it is none, or a secret is false in its form. */
export function readRecord(text: string): GameRecord {
	const parts = splitFile(text);
	const game = readGame(parts.need('game'));
	const notation = parts.need('notation');
	if (notation.said !== '1') {
		throw new RecordRefused('other-notation', notation.line, { text: notation.said, notation: 1 });
	}
	const seats = splitNames(parts.need('seats').said);
	const overrides = readOverrides(parts, game, seats.length);
	const items = itemsOf(parts.turns);
	return {
		game,
		seats,
		overrides,
		edition: parts.need('edition').said,
		table: tableLines(parts, game, seats, overrides),
		opening: readOpening(game, parts.need(OPENINGS[game]).said),
		seals: readSeals(parts, seats.length, items.length),
		items,
		practice: readPractice(parts.find('practice'), items.length)
	};
}

function readGame(header: Header): GameRecord['game'] {
	if (header.said === 'ra' || header.said === 'ra-dice') return header.said;
	throw new RecordRefused('no-such-game', header.line, {
		game: header.said,
		games: Object.keys(OPENINGS)
	});
}

function readOverrides(
	parts: Parts,
	game: GameRecord['game'],
	players: number
): Map<string, string> {
	const chosen = new Map<string, string>();
	for (const { said, line } of parts.all('override')) {
		const equals = said.indexOf('=');
		if (equals < 0) throw new RecordRefused('not-an-override', line, { text: said });
		const item = said.slice(0, equals).trim();
		if (chosen.has(item)) throw new RecordRefused('second-override', line, { item });
		chosen.set(item, said.slice(equals + 1).trim());
	}
	if (game === 'ra-dice' && !chosen.has('sun_track')) {
		chosen.set('sun_track', SUN_TRACK[players] ?? '');
	}
	return chosen;
}

function tableLines(
	parts: Parts,
	game: GameRecord['game'],
	seats: readonly string[],
	overrides: ReadonlyMap<string, string>
): string {
	const lines = [`game: ${game}`, `edition: ${parts.need('edition').said}`];
	const order: readonly string[] = OVERRIDES[game];
	const unknown = [...overrides.keys()].filter((item) => !order.includes(item));
	for (const item of [...order, ...unknown]) {
		if (overrides.has(item)) lines.push(`override: ${item} = ${overrides.get(item)}`);
	}
	lines.push(`seats: ${seats.join(', ')}`);
	const bots = parts.find('bots');
	if (bots) lines.push(`bots: ${splitNames(bots.said).join(', ')}`);
	const scores = parts.find('scores');
	if (scores && scores.said !== 'open') lines.push(`scores: ${scores.said}`);
	return lines.map((line) => `${line}\n`).join('');
}

/** What was dealt, in the one way in which the game writes it. */
function readOpening(game: GameRecord['game'], said: string): string {
	if (game === 'ra-dice') return said.replace(/^0+(?=[0-9])/, '');
	const falling = (group: string) =>
		group
			.split('-')
			.map(Number)
			.sort((one, other) => other - one)
			.join('-');
	return said.split(' ').map(falling).join(' ');
}

function readPractice(header: Header | null, moves: number): number | null {
	if (!header) return null;
	if (!/^[0-9]{1,9}$/.test(header.said)) {
		throw new RecordRefused('not-a-count', header.line, { header: 'practice', text: header.said });
	}
	const practice = Number(header.said);
	if (practice > moves) {
		throw new RecordRefused('practice-after-end', header.line, { practice, moves });
	}
	return practice;
}

/** The seals by the number from which they deal, those of one number in the order of the file. */
function readSeals(parts: Parts, players: number, moves: number): Seal[] {
	const found = new Map<number, Map<string, Header>[]>();
	for (const header of parts.headers.filter(({ name }) => OF_A_SEAL.includes(name))) {
		const first = Number(header.number || 0);
		const seals = found.get(first) ?? [new Map<string, Header>()];
		found.set(first, seals);
		// A second commitment of a number begins another seal; words and secret stand behind theirs.
		if (header.name === 'commitment' && seals.at(-1)?.has('commitment')) seals.push(new Map());
		const seal = seals.at(-1) as Map<string, Header>;
		if (seal.has(header.name)) {
			throw new RecordRefused('second-header', header.line, { header: titleOf(header) });
		}
		seal.set(header.name, header);
	}
	const inOrder = [...found].sort(([one], [other]) => one - other);
	const seals = inOrder.flatMap(([first, said]) =>
		said.map((headers) => readSeal(headers, first, players))
	);
	const late = seals.find((seal) => seal.first > moves + 1);
	if (late) throw new RecordRefused('seal-after-end', late.line, { first: late.first, moves });
	return seals;
}

function readSeal(said: ReadonlyMap<string, Header>, first: number, players: number): Seal {
	const [any] = said.values();
	const commitment = said.get('commitment');
	if (!commitment) {
		const header = any as Header;
		throw new RecordRefused('seal-without-commitment', header.line, { header: titleOf(header) });
	}
	const given = said.get('words');
	const words = given ? given.said.split(' ') : Array<string>(players).fill('-');
	if (words.length !== players) {
		const line = (given ?? commitment).line;
		throw new RecordRefused('words-for-seats', line, { words: words.length, players });
	}
	const secret = said.get('secret');
	return {
		first,
		commitment: readDigits(commitment),
		words: words.map((word) => (word === '-' ? '' : word)),
		secret: secret ? readDigits(secret) : '',
		line: (secret ?? commitment).line
	};
}

function readDigits(header: Header): string {
	if (/^[0-9a-fA-F]{64}$/.test(header.said)) return header.said.toLowerCase();
	throw new RecordRefused('not-64-digits', header.line, {
		header: titleOf(header),
		text: header.said
	});
}
