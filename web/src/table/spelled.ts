/** What may be typed, and moves as they are typed in the page's language; reading it is of typed.ts. */

import { TILES } from '../words/ra-tiles';

export type Say = (key: string, args?: Record<string, string | number>) => string;
export type Game = 'ra' | 'ra-dice';

export const COLOURS = ['red', 'blue', 'yellow', 'green', 'purple'] as const;
export const RA_VERBS = ['draw', 'ra', 'god', 'done', 'bid', 'pass', 'lose'] as const;
/** God and Ra are verbs: nobody names these tiles in a move. */
export const RA_WORDS = TILES.filter((tile) => tile !== 'ra' && tile !== 'god');
export const DICE_VERBS = [
	'roll',
	'keep',
	'pharaoh',
	'nile',
	'flood',
	'civ',
	'monument',
	'disaster',
	'lose',
	'end'
] as const;
export const DICE_WORDS = ['with', 'all'] as const;

/** The ways to say something, which a catalogue lists with commas between them. */
export function waysOf(listed: string): string[] {
	return listed
		.split(',')
		.map((way) => way.trim())
		.filter((way) => way !== '');
}

/** A move as it is typed in the page's language, from its notation. */
export function spelled(text: string, game: Game, say: Say): string {
	const rules = game === 'ra' ? 'ra' : 'dice';
	const keys = new Map<string, string>([
		...COLOURS.map((colour) => [colour, `colour-${colour}`] as const),
		...(game === 'ra' ? RA_WORDS : DICE_WORDS).map((word) => [word, `type-${rules}-word-${word}`] as const),
		...(game === 'ra' ? RA_VERBS : DICE_VERBS).map((verb) => [verb, `type-${rules}-verb-${verb}`] as const)
	]);
	const inWords = (word: string) => {
		const key = keys.get(word);
		return (key === undefined ? null : waysOf(say(key))[0]) ?? word;
	};
	return text.split(' ').map(inWords).join(' ');
}
