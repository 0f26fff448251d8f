import { describe, expect, it } from 'vitest';
import lot from '../../test/fixtures/ra-bid-lot.json';
import over from '../../test/fixtures/ra-five-over.json';
import type { RaLine, RaSeen, RaView } from '../lib/wire';
import { headlineOf, wonWords, stillToCome } from './headline';
import { railOf } from './rail';
import { greatest, itemsOf, leadOf, leadsOf, ranking } from './sheets';

const view = lot.update.view as unknown as RaView;
const stations = railOf(view, lot.update.moves as unknown as RaSeen[]);
const seats = lot.table.seats.map((seat, sigil) => ({ ...seat, sigil, you: sigil === lot.welcome.seat }));

describe('the sentence', () => {
	it('says who decides, what leads, and which sun can still come', () => {
		expect(headlineOf(view, seats, stations)).toEqual({ head: 'Your bid.', rest: 'Best bid 8, by Pta. Henu still holds 12.' });
	});

	it('speaks of no sun that could not win', () => {
		expect(stillToCome({ ...view, best_bid: 13 }, stations)).toBeNull();
	});

	it('says who has won, where one has', () => {
		const named = seats.map((person) => ({ ...person, you: false, name: 'Meryt' }));
		expect(wonWords(named, { scores: [12, 40], winners: [1] } as never)).toBe('The game is over: Meryt wins with 40 points.');
		expect(wonWords(named, { scores: [40, 40], winners: [0, 1] } as never)).toBeNull();
		expect(wonWords(named, null)).toBeNull();
	});

	it('is none when the game is over', () => {
		expect(headlineOf({ ...view, turn: null }, seats, stations)).toBeNull();
	});
});

describe('sheets', () => {
	const line = (points: number) => ({ points, monuments: 0, suns: 0 }) as RaLine;

	it('say who leads and by how much, and nothing while points are hidden', () => {
		expect(leadOf([line(12), line(17), line(15)], 2)).toEqual({ epoch: 2, leaders: [1], points: 17, ahead: 2 });
		expect(leadOf([line(9), line(9)], 1)).toMatchObject({ leaders: [0, 1] });
		expect(leadOf([line(9), null], 1)).toBeNull();
	});

	it('have monuments and suns only on the last one', () => {
		expect(itemsOf([line(3)], false)).not.toContain('monuments');
		expect(itemsOf([line(3)], true)).toContain('suns');
	});

	it('put the winner of a tie first', () => {
		expect(ranking([30, 41, 41], [2])).toEqual([2, 1, 0]);
	});

	it('tell the whole game', () => {
		const last = over.update.view as unknown as RaView;
		expect(leadsOf(last.sheets).map(({ epoch }) => epoch)).toEqual([1, 2, 3]);
		const most = Math.max(...last.sheets.flat().map((one) => one?.net ?? 0));
		expect(greatest(last.sheets)?.net).toBe(most);
	});
});
