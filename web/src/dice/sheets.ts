/** Score sheets in rows, and what they tell of a game. */
import type { DiceLine } from '../lib/wire';
import { DICE_ITEMS } from '../words';

export type Item = (typeof DICE_ITEMS)[number];
/** The face that an item is about. */
export const FACE_OF: Record<Item, string> = {
	suns: 'sun',
	ankhs: 'ankh',
	pharaohs: 'pharaoh',
	river: 'nile',
	civilization: 'civ',
	monuments: 'monument'
};

/** The seats with the most points. */
export function leaders(points: readonly number[]): readonly number[] {
	const most = Math.max(...points);
	return points.flatMap((have, seat) => (have === most ? [seat] : []));
}

/** What brought a seat the most in the whole game; null where nothing brought it any points. */
export function mainstay(sheets: readonly (readonly (DiceLine | null)[])[], seat: number): { item: Item; points: number } | null {
	let found: { item: Item; points: number } | null = null;
	for (const item of DICE_ITEMS) {
		const points = sheets.reduce((sum, lines) => sum + (lines[seat]?.[item] ?? 0), 0);
		if (points > (found?.points ?? 0)) found = { item, points };
	}
	return found;
}
