/** The two banks of Heliopolis as flat shapes: each a path and the token that paints it. */

export interface Shape {
	readonly d: string;
	readonly paint: 'far' | 'near' | 'near-2';
}

function pyramid(x: number, width: number, height: number): Shape[] {
	const apex = x + width / 2;
	return [
		{ d: `M${x} 0L${apex} ${-height}L${x + width} 0Z`, paint: 'far' },
		{ d: `M${apex} ${-height}L${x + width} 0H${apex + width * 0.12}Z`, paint: 'near' }
	];
}

function wall(x: number, width: number, height: number): Shape[] {
	let d = `M${x} 0V${-height}H${x + width}V0Z`;
	for (let at = x; at + 5 <= x + width; at += 10) d += `M${at} ${-height}v-4h5v4z`;
	return [{ d, paint: 'near' }];
}

function obelisk(x: number, height: number): Shape[] {
	const neck = 6 - height;
	return [{ d: `M${x - 3.2} 0L${x - 2} ${neck}L${x} ${-height}L${x + 2} ${neck}L${x + 3.2} 0Z`, paint: 'near' }];
}

function palm(foot: number, x: number, height: number): Shape[] {
	const top = -height;
	const leaf = (dx: number, dy: number, bend: number, lift: number) =>
		`M${x} ${top}q${dx * bend} ${lift} ${dx} ${dy}q${-dx / 2} ${-dy * 0.7} ${-dx} ${2 - dy}z`;
	const leaves = [-1, 1]
		.map((side) => leaf(side * 15, 8, 0.55, -4) + leaf(side * 12, 0, 0.55, -12) + leaf(side * 7, 15, 0.56, 3))
		.join('');
	const bend = (foot + x) / 2;
	const trunk = `M${foot - 1.8} 0Q${bend - 0.5} ${top / 2} ${x - 1} ${top}H${x + 1}Q${bend + 2} ${top / 2} ${foot + 1.8} 0Z`;
	return [{ d: trunk + leaves, paint: 'near-2' }];
}

function pylon(x: number, height: number): Shape[] {
	const roof = -height;
	const towers =
		`M${x} 0L${x + 4} ${roof}H${x + 20}L${x + 22} 0ZM${x + 50} 0L${x + 46} ${roof}H${x + 30}L${x + 28} 0Z` +
		`M${x + 2.6} ${roof}h18.8v-3.4h-18.8zM${x + 28.6} ${roof}h18.8v-3.4h-18.8z`;
	const gate = `M${x + 21} 0V${roof * 0.55}H${x + 29}V0Z`;
	const flags = `M${x + 8.4} ${roof - 3}v-12l7 2.6-5.8 2.6v6.8zM${x + 40.4} ${roof - 3}v-12l7 2.6-5.8 2.6v6.8z`;
	return [
		{ d: towers, paint: 'near' },
		{ d: gate + flags, paint: 'near-2' }
	];
}

function steps(x: number): Shape[] {
	let d = '';
	for (let step = 0; step < 4; step += 1) d += `M${x + 8.9 * step} ${-9.5 * step}h${74 - 17.76 * step}v-9.5h${17.76 * step - 74}z`;
	return [{ d, paint: 'far' }];
}

/** The eastern bank, from the left edge on; the water begins at y 0. */
export const EAST: readonly Shape[] = [
	...pyramid(20, 120, 58),
	...pyramid(100, 84, 40),
	...wall(0, 74, 14),
	...palm(36, 41, 34),
	...palm(50, 46, 26),
	...obelisk(170, 58),
	...obelisk(192, 58),
	...pylon(206, 32),
	...palm(268, 273, 28),
	...wall(258, 50, 10)
];

/** The western bank, counted from the right edge, which is x 0. */
export const WEST: readonly Shape[] = [
	...steps(-300),
	...wall(-290, 40, 10),
	...palm(-224, -229, 30),
	...pylon(-206, 40),
	...obelisk(-146, 52),
	...pyramid(-138, 96, 46),
	...wall(-120, 120, 13),
	...palm(-92, -87, 36),
	...palm(-78, -81, 26),
	...obelisk(-28, 46)
];

/** Both banks for a narrow screen. */
export const NARROW_EAST: readonly Shape[] = [
	...pyramid(-18, 74, 34),
	...pyramid(34, 46, 20),
	...palm(18, 21, 22),
	...obelisk(84, 34),
	...obelisk(96, 34),
	...wall(62, 50, 7)
];
export const NARROW_WEST: readonly Shape[] = [
	...pylon(-118, 22),
	...pyramid(-66, 80, 30),
	...palm(-60, -63, 22),
	...wall(-44, 50, 8)
];

/** Short waves over a stretch of water. */
export function waves(width: number, y: number, start: number): string {
	let d = '';
	for (let x = start; x < width; x += 92) d += `M${x} ${y}q6-5 12 0t12 0 12 0`;
	return d;
}

/** A star of four rays. */
export function star(x: number, y: number, size: number): string {
	const inner = size / 3;
	return `M${x} ${y - size}l${inner} ${size - inner}l${size - inner} ${inner}l${inner - size} ${inner}l${-inner} ${size - inner}l${-inner} ${inner - size}l${inner - size} ${-inner}l${size - inner} ${-inner}Z`;
}
