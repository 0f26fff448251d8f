/** What can explain itself, and which words do it; what is said stands in web-tiles.ftl. */
import type { Face, Tile } from '../lib/wire';

/** Things of the auction game that are no tiles. */
export type RaPiece = 'sun' | 'sun-down' | 'centre-sun' | 'ra-figure';
export type DicePlace = 'sun-track' | 'pharaoh' | 'nile' | 'flood' | 'civ' | 'monument';
/** A tile or piece of Ra, a face of a die as `die-sun`, a part of the dice board as `place-nile`. */
export type Thing = Tile | 'war' | RaPiece | `die-${Face}` | `place-${DicePlace}`;

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
export const TILES: readonly Tile[] = [
	...(['ra', 'god', 'gold', 'pharaoh', 'nile', 'flood'] as const),
	...CIVILIZATION,
	...MONUMENTS,
	...DISASTERS
];
export const FACES: readonly Face[] = ['pharaoh', 'nile', 'civ', 'monument', 'ankh', 'sun'];
export const PLACES: readonly DicePlace[] = ['sun-track', 'pharaoh', 'nile', 'flood', 'civ', 'monument'];

/** The key of a thing's title. */
export function titleKey(thing: Thing): string {
	return `web-thing-${thing}`;
}

/** The key of what is said about a thing: tiles of one family share it. */
export function aboutKey(thing: Thing): string {
	if ((CIVILIZATION as readonly Thing[]).includes(thing)) return 'web-about-civilization';
	if ((MONUMENTS as readonly Thing[]).includes(thing)) return 'web-about-monument';
	return thing === 'war' ? 'web-about-unrest' : `web-about-${thing}`;
}
