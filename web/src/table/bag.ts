/** What is left in the bag, in the order in which the panel shows it. */

import type { RaView, Tile } from '../lib/wire';

/** Every kind but Ra, which the panel shows above: families together, disasters last. */
export const KINDS: readonly Tile[] = [
	'pharaoh',
	'nile',
	'flood',
	'god',
	'gold',
	'agriculture',
	'art',
	'astronomy',
	'religion',
	'writing',
	'fortress',
	'obelisk',
	'palace',
	'pyramid',
	'sphinx',
	'statue',
	'step-pyramid',
	'temple',
	'funeral',
	'drought',
	'unrest',
	'earthquake'
];

/** How many tiles are in the bag at all. */
export function tilesIn(bag: RaView['bag']): number {
	return Object.values(bag).reduce((sum, count) => sum + count, 0);
}

/** Each kind with how many of it are left. */
export function bagRows(bag: RaView['bag']): [Tile, number][] {
	return KINDS.map((kind) => [kind, bag[kind] ?? 0]);
}
