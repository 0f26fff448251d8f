/** Where the steps of the Sun track, the figure and the boat stand in a sky of some size. */

export type Spot = { readonly x: number; readonly y: number };

const SIZES = {
	large: { place: 14, figure: 58, side: 36, top: 50, water: 22, base: 34, boat: 0.95, keel: 10, die: 32 },
	middle: { place: 13, figure: 46, side: 36, top: 50, water: 22, base: 34, boat: 0.85, keel: 11, die: 29 },
	low: { place: 10, figure: 42, side: 31, top: 32, water: 22, base: 34, boat: 0.7, keel: 12, die: 23 },
	narrow: { place: 7, figure: 34, side: 16, top: 28, water: 13, base: 19, boat: 0.6, keel: 7, die: 20 }
} as const;

function sizeOf(width: number, height: number): keyof typeof SIZES {
	if (width < 600) return 'narrow';
	if (height >= 180) return 'large';
	return height >= 160 ? 'middle' : 'low';
}

/** How many points of the arc are measured. */
const FINE = 240;

/** Points of a line, so many, each as far from the next along it. */
function spread(line: readonly Spot[], many: number): Spot[] {
	const ways = [0];
	for (let at = 1; at < line.length; at += 1) {
		const here = line[at] ?? { x: 0, y: 0 };
		const before = line[at - 1] ?? here;
		ways.push((ways[at - 1] ?? 0) + Math.hypot(here.x - before.x, here.y - before.y));
	}
	const whole = ways[ways.length - 1] ?? 0;
	return Array.from({ length: many }, (_, place) => {
		const wanted = (whole * place) / Math.max(1, many - 1);
		const at = ways.findIndex((way) => way >= wanted - 1e-6);
		return line[at] ?? { x: 0, y: 0 };
	});
}

/** The whole picture. Half the width of the deck on which suns stand is 92 in the units of the boat. */
export function heaven(width: number, height: number, steps: number) {
	const name = sizeOf(width, height);
	const size = SIZES[name];
	const base = height - size.base;
	const middle = width / 2;
	const across = middle - size.side;
	const up = base - size.top;
	const arc = Array.from({ length: FINE + 1 }, (_, at) => {
		const angle = ((5 + (170 * at) / FINE) * Math.PI) / 180;
		return { x: middle - across * Math.cos(angle), y: base - up * Math.sin(angle) };
	});
	const places = spread(arc, steps + 1);
	const reach = name === 'narrow' ? 48 : height / 2;
	const keel = height - size.keel;
	// twenty steps, which a table may set, are closer than the usual places are wide
	const place = Math.max(1, Math.min(size.place, (across * 2.2) / (steps + 1) / 2 - 1));
	return {
		narrow: name === 'narrow',
		bank: height - size.water,
		arc: `M${size.side} ${base}A${across} ${up} 0 0 1 ${width - size.side} ${base}`,
		places,
		place,
		halos: [reach * 3.1, reach * 1.9, reach],
		figure: size.figure,
		boat: size.boat,
		keel,
		deck: keel - 7 * size.boat,
		die: size.die
	};
}
