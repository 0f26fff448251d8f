import { describe, expect, it } from 'vitest';
import bid from '../../test/fixtures/ra-bid.json';
import over from '../../test/fixtures/ra-over.json';
import turn from '../../test/fixtures/ra-turn.json';
import type { RaSeen, RaView } from '../lib/wire';
import { auctionEvents, railOf } from './rail';

const view = bid.update.view as unknown as RaView;
const moves = bid.update.moves as unknown as RaSeen[];

describe('the rail', () => {
	it('tells the bidding round seat by seat, the holder of the figure last', () => {
		const rail = railOf(view, moves);
		expect(rail.map(({ seat, state, sun }) => [seat, state, sun])).toEqual([
			[3, 'outbid', 1],
			[0, 'best', 5],
			[1, 'passed', null],
			[2, 'asked', null]
		]);
		expect(rail.map(({ figure }) => figure)).toEqual([false, false, false, true]);
	});

	it('knows the best bid from the view where nobody tells what happened', () => {
		const rail = railOf(view, []);
		expect(rail.find(({ state }) => state === 'best')).toMatchObject({ seat: 0, sun: 5 });
		expect(rail.filter(({ state }) => state === 'passed').map(({ seat }) => seat)).toEqual([3, 1]);
	});

	it('forgets the bids of the auction before', () => {
		const older: RaSeen = {
			version: 1,
			actor: 1,
			move: { type: 'bid', text: 'bid 12', sun: 12 },
			time: null,
			events: [
				{ type: 'auction_opened', ra_player: 0, why: 'drawn' },
				{ type: 'bid_made', seat: 1, sun: 12 }
			]
		};
		expect(auctionEvents([older, ...moves])).toEqual(auctionEvents(moves));
	});

	it('shows the order of turns between auctions', () => {
		const shown = turn.update.view as unknown as RaView;
		const rail = railOf(shown, []);
		expect(rail[0]).toMatchObject({ seat: shown.turn, state: 'turn' });
		expect(rail[1]?.state).toBe('next');
		expect(rail.slice(2).every(({ state }) => state === 'waiting' || state === 'out')).toBe(true);
	});

	it('has nobody on turn when the game is over', () => {
		const states = railOf(over.update.view as unknown as RaView, []).map(({ state }) => state);
		expect(states).not.toContain('turn');
		expect(states).not.toContain('next');
	});
});
