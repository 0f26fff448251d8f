/** Score sheets in words and rows. */
import type { DiceLine } from '../lib/wire';
import { say } from '../lib/words.svelte';

export const ITEMS = ['suns', 'ankhs', 'pharaohs', 'river', 'civilization', 'monuments'] as const;
export type Item = (typeof ITEMS)[number];
/** The face that an item is about. */
export const FACE_OF: Record<Item, string> = {
	suns: 'sun',
	ankhs: 'ankh',
	pharaohs: 'pharaoh',
	river: 'nile',
	civilization: 'civ',
	monuments: 'monument'
};

/** What the points of an item are for. */
export function countWords(line: DiceLine, item: Item): string {
	const { counts } = line;
	switch (item) {
		case 'pharaohs':
			return say('dice-sheet-pharaohs.counts', { n: counts.pharaoh });
		case 'river':
			return say('dice-sheet-river.counts', {
				n: counts.nile,
				floods: say('count-flood-cubes', { n: counts.floods })
			});
		case 'monuments': {
			const { columns, together } = counts;
			if (together === 0) return say('dice-sheet-monuments.counts', { columns });
			return say('dice-sheet-monuments.counts-together', { columns, together });
		}
		default:
			return say(`dice-sheet-${item}.counts`, { n: counts[item] });
	}
}

/** A gain with its sign. */
export function signed(points: number): string {
	return say('signed', { n: points, sign: points > 0 ? 'plus' : 'none' });
}

/** The seats with the most points. */
export function leaders(points: readonly number[]): readonly number[] {
	const most = Math.max(...points);
	return points.flatMap((have, seat) => (have === most ? [seat] : []));
}
