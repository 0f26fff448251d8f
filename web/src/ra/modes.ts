import type { RaView } from '../lib/wire';
import type { Offer } from './hand.svelte';
import type { Station } from './rail';

/** What the tray is for now. */
export type Mode = 'turn' | 'gods' | 'bid' | 'lose' | 'stand' | 'wait' | 'over';

export interface Asked {
	readonly view: RaView;
	readonly offer: Offer;
	readonly over: boolean;
	/** Whether tiles are being chosen for gods. */
	readonly choosing: boolean;
	/** One's own station on the rail; null for who watches. */
	readonly station: Station | null;
	/** Whether a limit can be set before one is asked. */
	readonly standing: boolean;
}

export function modeOf({ view, offer, over, choosing, station, standing }: Asked): Mode {
	if (over) return 'over';
	if (offer.losses.size > 0) return 'lose';
	if (offer.bids.size > 0 || offer.pass !== null) return 'bid';
	if (offer.done !== null || (choosing && offer.gods.size > 0)) return 'gods';
	if (offer.draw !== null || offer.invoke !== null || offer.gods.size > 0) return 'turn';
	const yet = station?.state === 'to-come' || station?.state === 'last';
	return standing && view.phase === 'auction' && yet ? 'stand' : 'wait';
}

/** Whether every space of the track has a tile. */
export function isFull(view: RaView): boolean {
	return view.track.every((kind) => kind !== null);
}

/** The key of what whoever invokes Ra should know before: they must bid if nobody else does. */
export function riskKey(view: RaView): string {
	return isFull(view) ? 'web-ra-why-full' : 'web-ra-why-invoke';
}
