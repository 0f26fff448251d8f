/** The sentences of the client are those of the Python side, in every language. */
import { afterAll, describe, expect, test } from 'vitest';
import corpus from '../../test/sentences.json';
import { LANGUAGES, setLanguage } from '../lib/words.svelte';
import type { CounselStruct, DiceMove, DiceView, RaMove, RaView, TableStruct } from '../lib/wire';
import {
	askedWords,
	audienceOf,
	botWords,
	countsWords,
	eventParts,
	eventWords,
	gainWords,
	itemsOf,
	moveWords,
	paragraphParts,
	paragraphWords,
	percentWords,
	reasonWords,
	refusalWords,
	settingWords,
	type Audience,
	type Game
} from '.';

type Said = Record<string, unknown>;
type Case = Omit<Audience, 'you'> & { game: Game; told: { you: number | null; said: Said }[] };
type Fixture = {
	game: Game;
	table: TableStruct;
	update: { view: RaView | DiceView; options: readonly (RaMove | DiceMove)[] };
	counsel: CounselStruct;
	welcome: { seat: number | null };
};

const fixtures = import.meta.glob<Fixture>('../../test/fixtures/*.json', { eager: true, import: 'default' });

afterAll(() => setLanguage('en'));

function compare<One extends Case>(cases: One[], language: string, words: (one: One, to: Audience) => unknown): void {
	expect(cases.length).toBeGreaterThan(30);
	for (const one of cases) {
		for (const { you, said } of one.told) {
			expect(words(one, { ...one, you })).toEqual(said[language]);
		}
	}
}

describe.each(LANGUAGES)('in %s', (language) => {
	test('every event is told as by the terminal', async () => {
		await setLanguage(language);
		const cases = corpus.events as unknown as (Case & { event: never })[];
		compare(cases, language, (one, to) => eventWords(one.game, one.event, to));
		compare(cases, language, (one, to) => textOf(eventParts(one.game, one.event, to)));
	});

	test('turns are told as by the terminal', async () => {
		await setLanguage(language);
		const cases = corpus.paragraphs as unknown as (Case & { events: never[] })[];
		compare(cases, language, (one, to) => paragraphWords(one.game, one.events, to));
		compare(cases, language, (one, to) => paragraphParts(one.game, one.events, to).map(textOf));
	});

	test('every refusal is told as by the terminal', async () => {
		await setLanguage(language);
		const cases = corpus.refusals as unknown as (Case & { refusal: never })[];
		compare(cases, language, (one, to) => refusalWords(one.refusal, to));
	});

	test('what is decided, what moves would do and what points are for', async () => {
		await setLanguage(language);
		for (const { fixture, you, said } of corpus.scenes) {
			const expected = said[language];
			expect(scene(named(fixture), you, Object.keys(expected.moves))).toEqual(expected);
		}
	});

	test('what bots think is told as by the terminal', async () => {
		await setLanguage(language);
		for (const { fixture, said } of corpus.thoughts) expect(thoughts(named(fixture))).toEqual(said[language]);
	});

	test('every bot is described as by the terminal', async () => {
		await setLanguage(language);
		for (const { game, bot, said } of corpus.bots) expect(botWords(game, bot)).toBe(said[language]);
	});
});

function named(fixture: string): Fixture {
	const found = fixtures[`../../test/fixtures/${fixture}.json`];
	if (!found) throw new Error(fixture);
	return found;
}

function scene({ game, table, update }: Fixture, you: number | null, moves: string[]): unknown {
	const { view, options } = update;
	const audience = audienceOf(table, you);
	const chosen = options.filter((move) => moves.includes(move.text));
	const lines = (view.sheets.at(-1) ?? []).filter((line) => line !== null);
	return {
		asked: askedWords(game, view, audience),
		moves: Object.fromEntries(chosen.map((move) => [move.text, moveWords(game, move, view, audience)])),
		counts: lines.map((line) => {
			return Object.fromEntries(itemsOf(game).map((item) => [item, countsWords(game, line, item, audience)]));
		}),
		setting: settingWords(table)
	};
}

function thoughts({ game, table, counsel, welcome }: Fixture): unknown {
	const audience = audienceOf(table, welcome.seat);
	const { classes } = counsel.thoughts;
	return {
		shares: classes.flatMap((one) => one.shares.map(percentWords)),
		gains: Object.values(counsel.margins).map((points) => gainWords('x', points)),
		reasons: classes.flatMap((one) => one.reasons.map((reason) => reasonWords(game, reason, audience)))
	};
}

function textOf(pieces: { text: string }[]): string {
	return pieces.map((piece) => piece.text).join('');
}

test('the things of a sentence that have pictures are found in it', async () => {
	await setLanguage('en');
	const audience = { names: ['Ana', 'Ben'], you: 1, edition: 'rio-grande', overrides: {} };
	const won = { type: 'auction_won', seat: 0, paid: 9, gained: 4, tiles: ['nile', 'god', 'nile'] } as const;
	expect(eventParts('ra', won, audience)).toEqual([
		{ kind: 'text', text: 'Ana pays ' },
		{ kind: 'sun', text: '9', sun: 9 },
		{ kind: 'text', text: ', gains ' },
		{ kind: 'sun', text: '4', sun: 4 },
		{ kind: 'text', text: ' and takes ' },
		{ kind: 'tile', text: 'a god', tile: 'god', count: 1 },
		{ kind: 'text', text: ' and ' },
		{ kind: 'tile', text: '2 Niles', tile: 'nile', count: 2 },
		{ kind: 'text', text: '.' }
	]);
	const rolled = { type: 'dice_rolled', seat: 1, throw: 1, faces: [['red', 'ankh']], suns: 0 } as const;
	expect(eventParts('ra-dice', rolled, audience)[1]).toEqual({
		kind: 'die',
		text: 'red Ankh',
		colour: 'red',
		face: 'ankh'
	});
});
