import { beforeEach, describe, expect, it } from 'vitest';
import type { RaMove } from '../lib/wire';
import { Hand, offerOf } from './hand.svelte';

const BIDS: RaMove[] = [
	{ type: 'bid', text: 'bid 7', sun: 7 },
	{ type: 'bid', text: 'bid 12', sun: 12 },
	{ type: 'pass', text: 'pass' }
];
let sent: string[];
let hand: Hand;

beforeEach(() => {
	sent = [];
	hand = new Hand((move) => sent.push(move));
});

describe('a bid', () => {
	it('is lifted by the first press and sent by the second', () => {
		hand.pressSun(12, offerOf(BIDS), true);
		expect([hand.lifted, sent]).toEqual([12, []]);
		hand.pressSun(12, offerOf(BIDS), true);
		expect([hand.lifted, sent]).toEqual([null, ['bid 12']]);
	});

	it('moves to another sun before it is sent', () => {
		hand.pressSun(12, offerOf(BIDS), true);
		hand.pressSun(7, offerOf(BIDS), true);
		expect([hand.lifted, sent]).toEqual([7, []]);
	});

	it('is sent at once where no second press is wanted', () => {
		hand.pressSun(7, offerOf(BIDS), false);
		expect(sent).toEqual(['bid 7']);
	});

	it('of a sun that is not offered does nothing', () => {
		hand.pressSun(3, offerOf(BIDS), false);
		expect([hand.lifted, sent]).toEqual([null, []]);
	});
});

describe('gods', () => {
	it('take as many tiles as there are gods, and a tile pressed again is put back', () => {
		for (const space of [1, 4, 5]) hand.pressSpace(space, 2);
		expect(hand.spaces).toEqual([1, 4]);
		hand.pressSpace(1, 2);
		expect(hand.spaces).toEqual([4]);
	});

	it('of which there is one change their mind at the next press', () => {
		hand.pressSpace(1, 1);
		hand.pressSpace(6, 1);
		expect(hand.spaces).toEqual([6]);
	});

	it('are played one after the other, each when it is legal', () => {
		hand.playAll(['god nile', 'god flood', 'done']);
		expect(sent).toEqual(['god nile']);
		expect(hand.goOn([])).toBe(false);
		expect(hand.goOn([{ type: 'play_god', text: 'god flood', tile: 'flood' }])).toBe(true);
		expect(hand.goOn([{ type: 'draw', text: 'draw' }])).toBe(false);
		expect(hand.goOn([{ type: 'done', text: 'done' }])).toBe(false);
		expect(sent).toEqual(['god nile', 'god flood']);
	});
});

describe('what was begun', () => {
	const lose: RaMove[] = [{ type: 'lose', text: 'lose art', tile: 'art' }];

	it('is not gone on with at a later loss after it was refused', () => {
		hand.playAll(['lose writing', 'lose art']);
		hand.stop();
		expect(hand.goOn(lose)).toBe(false);
		expect(sent).toEqual(['lose writing']);
	});

	it('is not gone on with when something else is played', () => {
		hand.playAll(['lose writing', 'lose art']);
		hand.play('lose religion');
		expect(hand.goOn(lose)).toBe(false);
	});
});

describe('losses', () => {
	it('of one kind go one by one and come back together', () => {
		hand.pressLoss('art', 2, 2);
		hand.pressLoss('art', 2, 2);
		expect(hand.losing).toEqual(['art', 'art']);
		hand.pressLoss('art', 2, 2);
		expect(hand.losing).toEqual([]);
	});

	it('are never more than are owed', () => {
		hand.pressLoss('art', 1, 2);
		hand.pressLoss('writing', 1, 2);
		hand.pressLoss('religion', 1, 2);
		expect(hand.losing).toEqual(['art', 'writing']);
	});

	it('of a single tile change with the press', () => {
		hand.pressLoss('art', 1, 1);
		hand.pressLoss('writing', 1, 1);
		expect(hand.losing).toEqual(['writing']);
	});
});
