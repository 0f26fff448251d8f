/** The tiles of Ra in words, as they are called in an edition. */
import type { Tile } from '../lib/wire';
import { markedTile } from './pieces';
import { joined, tell, type Audience } from './telling';

/** In the order in which they are listed. */
export const TILES: readonly Tile[] = [
	'ra',
	'god',
	'gold',
	'pharaoh',
	'nile',
	'flood',
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
/** The editions whose names call unrest a war. */
const WAR: readonly string[] = ['windrider'];

/** The key of a tile's names, which depend on the edition. */
export function tileKey(tile: string, { edition, overrides }: Audience): string {
	const war = tile === 'unrest' && WAR.includes(overrides['names'] ?? edition);
	return `tile-${war ? 'war' : tile}`;
}

/** The word on a tile. */
export function tileWord(tile: Tile, audience: Audience): string {
	return tell(tileKey(tile, audience));
}

/** The same with at most twelve letters. */
export function shortTileWord(tile: Tile, audience: Audience): string {
	return tell(`${tileKey(tile, audience)}.short`);
}

/** A disaster at the beginning of a sentence. */
export function disasterTitle(tile: Tile, audience: Audience): string {
	return tell(`${tileKey(tile, audience)}.title`);
}

/** One tile of a kind as an object: `a Nile`, `art`; marked for its picture. */
export function aTile(tile: Tile, audience: Audience): string {
	return markedTile(tell(`${tileKey(tile, audience)}.a`), tile, 1);
}

/** Several tiles of a kind with their number: `2 Niles`; marked. */
export function someTiles(tile: Tile, count: number, audience: Audience): string {
	return markedTile(tell(`${tileKey(tile, audience)}.count`, { n: count }), tile, count);
}

/** Tiles as the object of a sentence, by kind: `2 Niles, a god and art`; marked. */
export function objects(tiles: readonly Tile[], audience: Audience): string {
	return byKind(tiles, (tile, count) => {
		return count === 1 ? aTile(tile, audience) : someTiles(tile, count, audience);
	});
}

/** Tiles as a list of its own, by kind: `2 Niles, 1 god and 1 art`; marked. */
export function counted(tiles: readonly Tile[], audience: Audience): string {
	return byKind(tiles, (tile, count) => someTiles(tile, count, audience));
}

function byKind(tiles: readonly Tile[], words: (tile: Tile, count: number) => string): string {
	const each = TILES.flatMap((tile) => {
		const count = tiles.filter((one) => one === tile).length;
		return count > 0 ? [words(tile, count)] : [];
	});
	return joined(each) || tell('ra-nothing');
}
