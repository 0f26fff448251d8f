/** Where the bubble stands, so that it hides nothing of the part that it is about. */

export type Spot = { left: number; top: number; width: number; height: number };

/** How far from the ends of the window it stands at most: below the header, above the edge. */
const ENDS = { top: 64, bottom: 12 };

/**
 * The end of the window that has more room beside the part; the top where there is no part. Where
 * it fits at both, it leaves the tray in sight, from which one decides.
 */
export function bubblePlace(spot: Spot | null, height: number, window: number, tray: Spot | null = null): 'top' | 'bottom' {
	if (!spot) return 'top';
	const above = spot.top;
	const below = window - spot.top - spot.height;
	if (tray && below >= height && above >= height) {
		const hidden = tray.top < height + ENDS.top;
		const hiddenBelow = tray.top + tray.height > window - height - ENDS.bottom;
		if (hidden !== hiddenBelow) return hidden ? 'bottom' : 'top';
	}
	if (below >= height || above >= height) return below > above ? 'bottom' : 'top';
	return spot.top + spot.height / 2 > window / 2 ? 'top' : 'bottom';
}
