import type { Person } from '../lib/board';
import type { RaView, ResultStruct } from '../lib/wire';
import { say } from '../lib/words.svelte';
import { tileKey } from '../words';
import { audience, seatName, who } from './names';
import type { Station } from './rail';

/** What is being decided: who decides, in bold, and what there is to know for it. */
export interface Headline {
	readonly head: string;
	readonly rest: string;
}

/** The highest sun that can still come in an auction, and whose it is. */
export function stillToCome(view: RaView, stations: readonly Station[]): { seat: number; sun: number } | null {
	let found: { seat: number; sun: number } | null = null;
	for (const { seat, state } of stations) {
		const sun = Math.max(0, ...(view.seats[seat]?.face_up ?? []));
		if ((state === 'to-come' || state === 'last') && sun > (found?.sun ?? view.best_bid ?? 0)) found = { seat, sun };
	}
	return found;
}

function auction(view: RaView, seats: readonly Person[], stations: readonly Station[]): string {
	const { best_bid: sun, best_bidder: bidder } = view;
	const best = sun === null || bidder === null ? say('ra-headline-no-bid') : say('ra-headline-best-bid', { ...who(seats, bidder), sun });
	const threat = stillToCome(view, stations);
	// one's own sun is no news
	if (!threat || seats[threat.seat]?.you) return best;
	return `${best} ${say('web-ra-still-holds', { name: seatName(seats, threat.seat), sun: threat.sun })}`;
}

/** Who has won, and with how much; null while the game goes on, and where several have won. */
export function wonWords(seats: readonly Person[], result: ResultStruct | null): string | null {
	const [winner] = result?.winners ?? [];
	if (!result || winner === undefined || result.winners.length > 1) return null;
	return say('game-won', { ...who(seats, winner), points: result.scores[winner] ?? 0 });
}

/** Null when the game is over. */
export function headlineOf(view: RaView, seats: readonly Person[], stations: readonly Station[]): Headline | null {
	if (view.turn === null) return null;
	const actor = who(seats, view.acting ?? view.turn);
	switch (view.phase) {
		case 'auction':
			return { head: say('ra-headline-bid', actor), rest: auction(view, seats, stations) };
		case 'lose': {
			const disaster = say(`${tileKey(view.losing_to ?? '', audience(view, seats))}.title`);
			return { head: say('ra-headline-lose', { ...actor, disaster, owed: say('count-tiles', { n: view.owed }) }), rest: '' };
		}
		case 'turn': {
			const lot = view.track.filter((kind) => kind !== null).length;
			const full = lot === view.track.length;
			return { head: say('ra-headline-turn', actor), rest: actor.who === 'you' ? say(full ? 'web-ra-turn-full' : 'web-ra-turn', { n: lot }) : '' };
		}
		default:
			return { head: say(`ra-headline-${view.phase}`, actor), rest: '' };
	}
}
