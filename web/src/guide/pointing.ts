/** Where the bubble stands, so that it hides nothing of the part that it is about. */

export type Spot = { left: number; top: number; width: number; height: number };

/** The end of the window that has more room beside the part; the top where there is no part. */
export function bubblePlace(spot: Spot | null, height: number, window: number): 'top' | 'bottom' {
	if (!spot) return 'top';
	const above = spot.top;
	const below = window - spot.top - spot.height;
	if (below >= height || above >= height) return below > above ? 'bottom' : 'top';
	return spot.top + spot.height / 2 > window / 2 ? 'top' : 'bottom';
}
