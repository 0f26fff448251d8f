/** What is said of one table in every game: its seats, named or spoken to, its epochs, its end. */
import { FluentNumber } from '@fluent/bundle';
import { hasWords, say, type Arguments } from '../lib/words.svelte';
import { RULEBOOK, type DiceLine, type RaLine, type TableStruct } from '../lib/wire';

export type Game = 'ra' | 'ra-dice';
/** Whom words are about and whom they are said to; `you` is the seat that is spoken to, if any. */
export type Audience = {
	names: readonly string[];
	you: number | null;
	edition: string;
	overrides: Readonly<Record<string, string>>;
};
export type Told = Record<string, number | string | FluentNumber>;
export type Listing = 'and' | 'comma' | 'semicolon';

/** Nobody at no table, for words that are about none. */
export const NOBODY: Audience = { names: [], you: null, edition: '', overrides: {} };

/** Those who sit at a table, as one of them or a spectator hears of them. */
export function audienceOf(
	table: Pick<TableStruct, 'edition' | 'overrides'> & { seats: readonly { name: string }[] },
	you: number | null
): Audience {
	return { names: table.seats.map((seat) => seat.name), you, edition: table.edition, overrides: table.overrides };
}

/** A message; whole numbers are written without separators, as on the Python side. */
export function tell(key: string, told: Told = {}): string {
	const values: Arguments = {};
	for (const [name, given] of Object.entries(told)) {
		values[name] = typeof given === 'number' ? new FluentNumber(given, { useGrouping: false }) : given;
	}
	return say(key, values);
}

/** A number with one decimal, and no minus in front of nothing. */
export function tenths(number: number): FluentNumber {
	const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
	return new FluentNumber(rounded(number), { useGrouping: false, ...decimals });
}

function rounded(number: number): number {
	return Number(number.toFixed(1)) + 0;
}

/** Several things as a list: `a, b and c`; of the kind `semicolon` `a; b; c`. */
export function joined(parts: readonly string[], kind: Listing = 'and'): string {
	return parts.reduce((before, last, place) => {
		if (place === 0) return last;
		const link = place === parts.length - 1 || kind !== 'and' ? kind : 'comma';
		return tell(`list-${link}`, { before, last });
	}, '');
}

/** What a seat is called in tables and at the beginning of a sentence. */
export function seatName(seat: number, audience: Audience): string {
	return seat === audience.you ? tell('you') : (audience.names[seat] ?? '');
}

/** What a seat is called inside a sentence. */
export function within(seat: number, audience: Audience): string {
	return seat === audience.you ? tell('you-within') : (audience.names[seat] ?? '');
}

/** Several seats as a list inside a sentence. */
export function listed(seats: readonly number[], audience: Audience): string {
	return joined(seats.map((seat) => within(seat, audience)));
}

/** One seat or several as `$who`, by which a message chooses its grammar, and `$name`. */
export function who(seats: number | readonly number[], audience: Audience): { who: string; name: string } {
	const all = typeof seats === 'number' ? [seats] : seats;
	const names = all.map((seat, place) => (place ? within : seatName)(seat, audience));
	const spokenTo = audience.you !== null && all.includes(audience.you);
	const kinds = all.length === 1 ? ['name', 'you'] : ['names', 'you-and'];
	return { who: kinds[spokenTo ? 1 : 0] ?? '', name: joined(names) };
}

/** A number of points. */
export function pointsWords(number: number): string {
	return tell('count-points', { n: number });
}

/** A whole gain with its sign. */
export function signedWords(number: number): string {
	return tell('signed', { n: number, sign: number > 0 ? 'plus' : 'none' });
}

/** A gain with its sign and one decimal. */
export function signedTenths(number: number): string {
	return tell('signed', { n: tenths(number), sign: rounded(number) > 0 ? 'plus' : 'none' });
}

type Scored = { epoch: number; lines: readonly (RaLine | DiceLine | null)[] };

/** What an epoch brought to everybody whose points are seen. */
export function scored(event: Scored, audience: Audience): string {
	const each = event.lines.flatMap((line, seat) => {
		if (!line) return [];
		const told = { name: seatName(seat, audience), net: signedWords(line.net), points: line.points };
		return [tell('epoch-scored-seat', told)];
	});
	return tell('epoch-scored', { epoch: event.epoch, points: joined(each) });
}

/** Somebody won alone, and by points. */
export function won(winner: number, points: number, audience: Audience): string {
	return tell('game-won', { ...who(winner, audience), points });
}

/** What is being decided, behind the number of the epoch. */
export function headed(epoch: number, what: string): string {
	return tell('headline', { epoch, epochs: RULEBOOK.epochs, what });
}

/** Sentences as paragraphs, one for every turn; those marked true begin one. */
export function gathered(sentences: readonly (readonly [boolean, string])[]): string[] {
	const paragraphs: string[][] = [];
	for (const [begins, sentence] of sentences) {
		const last = paragraphs.at(-1);
		if (last && !begins) last.push(sentence);
		else paragraphs.push([sentence]);
	}
	return paragraphs.map((paragraph) => paragraph.join(' '));
}

/** Neighbours that are of one kind, together. */
export function runs<Thing>(things: readonly Thing[], kind: (thing: Thing) => unknown): Thing[][] {
	const found: Thing[][] = [];
	for (const thing of things) {
		const last = found.at(-1);
		if (last?.[0] !== undefined && kind(last[0]) === kind(thing)) last.push(thing);
		else found.push([thing]);
	}
	return found;
}

/** The type of an event or a move as a part of a key: `tile-drawn`. */
export function kebab(thing: { type: string }): string {
	return thing.type.replaceAll('_', '-');
}

/** How a table differs from its edition; as it is typed where nobody has words for it. */
export function overrideWords(item: string, choice: string): string {
	const key = [`override-${item}-${choice}`, `override-${item}`].find(hasWords);
	if (key === undefined) return `${item}=${choice}`;
	const edition = `edition-${choice}`;
	return tell(key, { edition: hasWords(edition) ? tell(edition) : choice, n: /^\d+$/.test(choice) ? Number(choice) : 0 });
}

/** What is played, and how, in one sentence. */
export function settingWords(
	table: Pick<TableStruct, 'game' | 'edition' | 'overrides' | 'scores' | 'players'>
): string {
	const changes = Object.entries(table.overrides).map(([item, choice]) => overrideWords(item, choice));
	if (table.scores === 'hidden') changes.push(tell('setting-scores-hidden'));
	const told = { game: tell(`game-${table.game}`), n: table.players, edition: tell(`edition-${table.edition}`) };
	if (changes.length === 0) return tell('setting', told);
	return tell('setting-changed', { ...told, changes: joined(changes, 'comma') });
}
