import type { Shown } from '../lib/showing.svelte';
import type { RaEvent, RaSeen, Tile } from '../lib/wire';
import type { Past } from '../table/past';

/** Something that one should not miss, and how long it takes to see it; `told` is only seen again. */
export type Moment = (
	| { readonly kind: 'ra'; readonly seat: number; readonly number: number; readonly spaces: number }
	| { readonly kind: 'invoked'; readonly seat: number }
	| { readonly kind: 'won'; readonly seat: number; readonly paid: number; readonly tiles: readonly Tile[] }
	| { readonly kind: 'unsold'; readonly discarded: boolean }
	| { readonly kind: 'god'; readonly seat: number; readonly tile: Tile }
	| { readonly kind: 'struck'; readonly seat: number; readonly tile: Tile }
	| { readonly kind: 'more'; readonly count: number }
	| { readonly kind: 'told'; readonly words: string; readonly tile: Tile | null; readonly sun: number | null }
) &
	Shown;

const MOST = 3;

function momentOf(event: RaEvent): Moment | null {
	switch (event.type) {
		case 'ra_drawn': {
			const last = event.ra_tiles >= event.ra_spaces;
			// the score sheet waits for the last one: without motion that is not long
			const time = last ? { ms: 1400, still: 350 } : { ms: 700, still: 1200 };
			return { kind: 'ra', seat: event.seat, number: event.ra_tiles, spaces: event.ra_spaces, ...time };
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

/** What begins a turn, or is one. */
const TURNS: readonly string[] = ['draw', 'invoke_ra', 'play_god'];

/** What has happened since one's last turn began; bids, passes and losses of one's own end nothing. */
export function sinceTurn(history: readonly RaSeen[], seat: number | null): readonly RaSeen[] {
	const mine = (seen: RaSeen | undefined) => seat !== null && seen?.actor === seat && TURNS.includes(seen.move.type);
	let begin = history.findLastIndex(mine);
	while (mine(history[begin - 1])) begin -= 1; // several gods are one turn
	return history.slice(Math.max(0, begin));
}

function actorOf(event: RaEvent): number | null {
	return 'seat' in event ? event.seat : event.type === 'auction_opened' ? event.ra_player : null;
}

function tilesOf(event: RaEvent): readonly Tile[] {
	if (event.type === 'tile_drawn' || event.type === 'god_played') return [event.tile];
	if (event.type === 'ra_drawn') return ['ra'];
	if (event.type === 'auction_won' || event.type === 'tiles_discarded') return event.tiles;
	if (event.type === 'disaster_struck' || event.type === 'tiles_lost') return [event.disaster, ...event.lost];
	return [];
}

/** What is put away by itself, and what a Ra tile has said already. */
function isAside(event: RaEvent): boolean {
	return event.type === 'tiles_discarded' || (event.type === 'auction_opened' && event.why === 'drawn');
}

/** What was not worth a moment when it happened has one when the whole span is seen again. */
function toldOf(event: RaEvent, words: string): Moment[] {
	if (isAside(event)) return [];
	const [tile = null] = tilesOf(event);
	const sun = event.type === 'bid_made' ? event.sun : null;
	return [{ kind: 'told', words, tile, sun, ms: event.type === 'epoch_scored' ? 1400 : 450 }];
}

/** What happened, to read, and to see again with all draws and bids. */
export function pastOf(seen: readonly RaSeen[], words: (event: RaEvent) => string): Past<Moment>[] {
	return seen.flatMap(({ events }) => events).map((event) => {
		const [told, moment] = [words(event), momentOf(event)];
		const shown = moment ? [moment] : toldOf(event, told);
		return { seat: actorOf(event), words: told, tiles: tilesOf(event), dice: [], shown };
	});
}
