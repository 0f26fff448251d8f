/** What the areas of the board would score if the epoch ended now, as the server told it. */
import { say } from '../lib/words.svelte';
import type { ScoreNowStruct } from '../lib/wire';
import { signed } from '../ra/names';
import { joined } from '../words';

export type Item = 'pharaohs' | 'river' | 'civilization' | 'monuments';

/** What an area would bring now, or when the game ends; "" where nobody tells. */
export function pointsNow(score: ScoreNowStruct | null, item: Item): string {
	const [now, later] = [score?.items[item], score?.later[item]];
	if (now !== undefined) return signed(now);
	return later === undefined ? '' : say('web-table-at-end', { points: signed(later) });
}

/** Words about an area with what it would bring: the number first or last. */
export function withPoints(words: string, score: ScoreNowStruct | null, item: Item, first = false): string {
	const points = pointsNow(score, item);
	if (points === '') return words;
	return joined(first ? [points, words] : [words, points], 'comma');
}
