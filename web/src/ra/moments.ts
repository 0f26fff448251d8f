import type { RaEvent, RaSeen, Tile } from '../lib/wire';

/** Something that one should not miss, and how long it takes to see it. */
export type Moment =
	| { readonly kind: 'ra'; readonly seat: number; readonly number: number; readonly spaces: number; readonly ms: number }
	| { readonly kind: 'invoked'; readonly seat: number; readonly ms: number }
	| { readonly kind: 'won'; readonly seat: number; readonly paid: number; readonly tiles: readonly Tile[]; readonly ms: number }
	| { readonly kind: 'unsold'; readonly discarded: boolean; readonly ms: number }
	| { readonly kind: 'god'; readonly seat: number; readonly tile: Tile; readonly ms: number }
	| { readonly kind: 'struck'; readonly seat: number; readonly tile: Tile; readonly ms: number }
	| { readonly kind: 'more'; readonly count: number; readonly ms: number };

const MOST = 3;

function momentOf(event: RaEvent): Moment | null {
	switch (event.type) {
		case 'ra_drawn': {
			const last = event.ra_tiles >= event.ra_spaces;
			return { kind: 'ra', seat: event.seat, number: event.ra_tiles, spaces: event.ra_spaces, ms: last ? 1400 : 700 };
		}
		case 'auction_opened':
			return event.why === 'invoked' ? { kind: 'invoked', seat: event.ra_player, ms: 500 } : null;
		case 'auction_won':
			return { kind: 'won', seat: event.seat, paid: event.paid, tiles: event.tiles, ms: 850 };
		case 'unsold':
			return { kind: 'unsold', discarded: event.discarded, ms: 500 };
		case 'god_played':
			return { kind: 'god', seat: event.seat, tile: event.tile, ms: 500 };
		case 'disaster_struck':
			return { kind: 'struck', seat: event.seat, tile: event.disaster, ms: 500 };
		default:
			return null;
	}
}

/** What to show of a burst: at most three, the newest; a Ra tile is never left out. */
export function momentsOf(fresh: readonly RaSeen[]): Moment[] {
	const all = fresh.flatMap((seen) => seen.events).map(momentOf).filter((moment) => moment !== null);
	if (all.length <= MOST) return all;
	const kept = all.slice(1 - MOST);
	const ra = all.findLast((moment) => moment.kind === 'ra');
	const shown = ra && !kept.includes(ra) ? [ra, ...kept.slice(1)] : kept;
	return [{ kind: 'more', count: all.length - shown.length, ms: 400 }, ...shown];
}

/** The moves after one's own last one: what one has missed. */
export function sinceOwn(history: readonly RaSeen[], seat: number | null): readonly RaSeen[] {
	const own = history.findLastIndex((seen) => seen.actor === seat && seat !== null && seen.move.type !== 'drawn');
	return history.slice(own + 1).slice(-60);
}
