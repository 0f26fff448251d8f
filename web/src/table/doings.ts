import type { TableLine } from '../lib/line.svelte';

/** What somebody at a table may do there. */
export interface Doings {
	play?: (move: string) => void;
	stand?: (limit: number) => void;
	withdraw?: () => void;
}

/**
 * Nothing for those who watch. Who played keeps `play` after the end, so that the table shows the
 * last sheet to them by itself; bids for later are over with the game.
 */
export function doingsOf(seat: number | null, over: boolean, line: Pick<TableLine, 'play' | 'stand' | 'withdraw'>): Doings {
	if (seat === null) return {};
	const play = (move: string) => void line.play(move);
	if (over) return { play };
	return { play, stand: (limit) => void line.stand(limit), withdraw: () => void line.withdraw() };
}
