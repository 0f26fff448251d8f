import type { RaEvent, RaSeen, RaView } from '../lib/wire';

/** What a seat's station on the rail says. */
export type StationState = 'turn' | 'next' | 'waiting' | 'out' | 'asked' | 'best' | 'outbid' | 'passed' | 'to-come' | 'last' | 'over';

export interface Station {
	readonly seat: number;
	readonly state: StationState;
	/** The sun that the seat has set down in this auction. */
	readonly sun: number | null;
	/** Whether the seat has the Ra figure, so that it bids last. */
	readonly figure: boolean;
}

/** The seats clockwise, beginning at `first`. */
export function clockwise(first: number, seats: number): number[] {
	return Array.from({ length: seats }, (_, step) => (first + step) % seats);
}

/** What happened since the auction that runs now was opened; nothing where that is not known. */
export function auctionEvents(history: readonly RaSeen[]): readonly RaEvent[] {
	let events: RaEvent[] = [];
	let found = false;
	for (const seen of history.slice(-24)) {
		for (const event of seen.events) {
			if (event.type === 'auction_opened') {
				events = [];
				found = true;
			} else if (found) events.push(event);
		}
	}
	return found ? events : [];
}

/** The stations while an auction runs: the seat with the Ra figure bids last. */
export function biddingRail(view: RaView, history: readonly RaSeen[]): Station[] {
	const figure = view.turn ?? 0;
	const order = clockwise(figure + 1, view.seats.length);
	const events = auctionEvents(history);
	const asked = view.acting === null ? order.length : order.indexOf(view.acting);
	return order.map((seat, index) => {
		const bid = events.findLast((event) => event.type === 'bid_made' && event.seat === seat);
		const laid = bid?.type === 'bid_made' ? bid.sun : null;
		const best = view.best_bidder === seat;
		const sun = best ? view.best_bid : laid;
		return { seat, sun, figure: seat === figure, state: said(best, laid, index - asked, seat === figure) };
	});
}

/** @param turns how many seats later than the asked one this seat bids */
function said(best: boolean, laid: number | null, turns: number, figure: boolean): StationState {
	if (turns === 0) return 'asked';
	if (turns > 0) return figure ? 'last' : 'to-come';
	if (best) return 'best';
	return laid === null ? 'passed' : 'outbid';
}

/** The stations between auctions: the order of turns from now on, and no turns after the end. */
export function turnRail(view: RaView): Station[] {
	if (view.phase === 'over') return view.seats.map((_, seat) => ({ seat, state: 'over', sun: null, figure: false }));
	const first = view.turn ?? 0;
	let next = view.turn === null;
	return clockwise(first, view.seats.length).map((seat, index) => {
		const up = view.seats[seat]?.face_up.length ?? 0;
		let state: StationState = up === 0 ? 'out' : 'waiting';
		if (index === 0 && view.turn !== null) state = 'turn';
		else if (up > 0 && !next) {
			next = true;
			state = 'next';
		}
		return { seat, state, sun: null, figure: false };
	});
}

export function railOf(view: RaView, history: readonly RaSeen[]): Station[] {
	return view.phase === 'auction' ? biddingRail(view, history) : turnRail(view);
}
