import type { RaSeatView, Tile } from '../lib/wire';

/** A row of an estate: the kinds in the order of the rulebook, those that are missing too. */
export interface Family {
	readonly key: 'pharaohs' | 'river' | 'gods' | 'gold' | 'civilization' | 'monuments';
	readonly kinds: readonly Tile[];
}

export const CIVILIZATION: readonly Tile[] = ['agriculture', 'art', 'astronomy', 'religion', 'writing'];
export const MONUMENTS: readonly Tile[] = [
	'fortress',
	'obelisk',
	'palace',
	'pyramid',
	'sphinx',
	'statue',
	'step-pyramid',
	'temple'
];
export const DISASTERS: readonly Tile[] = ['funeral', 'drought', 'unrest', 'earthquake'];

export const FAMILIES: readonly Family[] = [
	{ key: 'pharaohs', kinds: ['pharaoh'] },
	{ key: 'river', kinds: ['nile', 'flood'] },
	{ key: 'gods', kinds: ['god'] },
	{ key: 'gold', kinds: ['gold'] },
	{ key: 'civilization', kinds: CIVILIZATION },
	{ key: 'monuments', kinds: MONUMENTS }
];

export function held(seat: RaSeatView, kind: Tile): number {
	return seat.tiles[kind] ?? 0;
}

/** How many of these kinds the seat has at all. */
export function kindsHeld(seat: RaSeatView, kinds: readonly Tile[]): number {
	return kinds.filter((kind) => held(seat, kind) > 0).length;
}

export function countHeld(seat: RaSeatView, kinds: readonly Tile[]): number {
	return kinds.reduce((sum, kind) => sum + held(seat, kind), 0);
}

export function isDisaster(kind: Tile): boolean {
	return DISASTERS.includes(kind);
}

/** The suns of a seat, the highest first, face-down ones last. */
export function sunsOf(seat: RaSeatView): { up: number[]; down: number[] } {
	const falling = (one: number, other: number) => other - one;
	return { up: [...seat.face_up].sort(falling), down: [...seat.face_down].sort(falling) };
}

/** The place of a seat by points, 1 for the first; null where points are hidden. */
export function placeOf(seats: readonly RaSeatView[], seat: number): number | null {
	const points = seats.map((other) => other.points);
	const own = points[seat];
	if (own === null || own === undefined || points.some((other) => other === null)) return null;
	return 1 + points.filter((other) => (other ?? 0) > own).length;
}
