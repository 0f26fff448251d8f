import { star } from '../art/skyline';

/** Where things stand in the sky: the places of the Ra track on their arc, and the boat under it. */

export type Hour = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'dusk' | 'night';

export interface Spot {
	readonly x: number;
	readonly y: number;
}

export interface Heaven {
	readonly narrow: boolean;
	/** Whether the banks must be low, so that words stay readable. */
	readonly lowBanks: boolean;
	/** Whether there is no room for a second line in the corners. */
	readonly terse: boolean;
	/** The y at which the water begins. */
	readonly bank: number;
	readonly arc: string;
	readonly places: readonly Spot[];
	/** Where the light comes from: the newest Ra tile. */
	readonly light: Spot;
	readonly halos: readonly number[];
	/** What is seen by night alone. */
	readonly stars: readonly string[];
	readonly tile: number;
	readonly newest: number;
	readonly place: number;
	readonly sun: number;
	readonly sunAt: Spot;
	readonly boatScale: number;
	readonly boatAt: Spot;
}

/** The hour that the share of filled places tells. */
export function hourOf(filled: number, spaces: number): Hour {
	if (filled >= spaces) return 'night';
	const share = filled / spaces;
	if (share < 0.15) return 'dawn';
	if (share < 0.46) return 'morning';
	if (share < 0.62) return 'noon';
	if (share < 0.8) return 'afternoon';
	return 'dusk';
}

const SIZES = {
	large: { tile: 38, newest: 52, place: 15, sun: 92, lift: 72, scale: 0.82, keel: 13, side: 38, top: 38, late: 50, water: 22, base: 34 },
	middle: { tile: 28, newest: 42, place: 11, sun: 66, lift: 55, scale: 0.6, keel: 11, side: 33, top: 23, late: 36, water: 22, base: 34 },
	low: { tile: 26, newest: 36, place: 9, sun: 60, lift: 50, scale: 0.56, keel: 10, side: 33, top: 21, late: 33, water: 20, base: 30 },
	narrow: { tile: 21, newest: 29, place: 8, sun: 52, lift: 42, scale: 0.5, keel: 8, side: 18, top: 24, late: 34, water: 13, base: 19 }
} as const;

/** Where stars stand, as shares of the sky, and how large they are. */
const STARS = [
	[0.17, 0.42, 5],
	[0.3, 0.27, 6.5],
	[0.39, 0.46, 4.5],
	[0.6, 0.33, 5],
	[0.68, 0.5, 4.5],
	[0.76, 0.26, 6]
] as const;

function sizeOf(width: number, height: number): keyof typeof SIZES {
	if (width < 600) return 'narrow';
	if (height >= 174) return 'large';
	return height >= 126 ? 'middle' : 'low';
}

/** The whole picture for a sky of this size; after the game the arc is low, and leaves a line for words above it. */
export function heaven(width: number, height: number, filled: number, spaces: number, over = false): Heaven {
	const name = sizeOf(width, height);
	const size = SIZES[name];
	const middle = width / 2;
	const base = height - size.base;
	const across = middle - size.side;
	const top = over ? size.late : size.top;
	const up = base - top;
	const places = Array.from({ length: spaces }, (_, index) => {
		const angle = ((6 + (168 * index) / Math.max(1, spaces - 1)) * Math.PI) / 180;
		return { x: middle - across * Math.cos(angle), y: base - up * Math.sin(angle) };
	});
	const radius = name === 'narrow' ? 56 : height / 2;
	return {
		narrow: name === 'narrow',
		lowBanks: name === 'narrow' || name === 'low',
		terse: name !== 'large',
		bank: height - size.water,
		arc: `M${size.side} ${base}A${across} ${up} 0 0 1 ${width - size.side} ${base}`,
		places,
		light: places[Math.max(0, filled - 1)] ?? { x: middle, y: top },
		halos: [radius * 3.1, radius * 1.9, radius],
		stars: STARS.map(([x, y, large]) => star(x * width, y * height, name === 'large' ? large : large * 0.7)),
		tile: size.tile,
		newest: size.newest,
		place: size.place,
		sun: size.sun,
		sunAt: { x: middle, y: height - size.lift },
		boatScale: size.scale,
		boatAt: { x: middle, y: height - size.keel }
	};
}
