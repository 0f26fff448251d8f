/** Where a small window opens beside the thing that it is about. */

export type Box = { left: number; top: number; width: number; height: number };
export type Size = { width: number; height: number };
export type Placed = { left: number; top: number; side: 'above' | 'below' };

/** How far from the edges of the browser's window, and from the thing, in pixels. */
export const MARGIN = 8;

/** Above the thing where there is room, else below; never beyond the browser's window. */
export function place(thing: Box, size: Size, window: Size): Placed {
	const above = thing.top - size.height - MARGIN;
	const below = thing.top + thing.height + MARGIN;
	const roomBelow = window.height - below - size.height;
	const side = above >= MARGIN || above >= roomBelow ? 'above' : 'below';
	const middle = thing.left + thing.width / 2 - size.width / 2;
	return {
		left: within(middle, window.width - size.width - MARGIN),
		top: within(side === 'above' ? above : below, window.height - size.height - MARGIN),
		side
	};
}

function within(wanted: number, most: number): number {
	return Math.max(MARGIN, Math.min(wanted, most));
}
