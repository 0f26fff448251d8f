import { describe, expect, it } from 'vitest';
import type { RaEvent, RaSeen } from '../lib/wire';
import { filled, goings } from './homing';
import { momentsOf, pastOf, sinceTurn } from './moments';
import { hourOf, heaven } from './sky';

function seen(version: number, actor: number | null, ...events: RaEvent[]): RaSeen {
	return { version, actor, move: { type: 'draw', text: 'draw' }, time: null, events };
}
const ra = (number: number): RaEvent => ({ type: 'ra_drawn', seat: 1, ra_tiles: number, ra_spaces: 9 });
const won: RaEvent = { type: 'auction_won', seat: 2, paid: 9, gained: 4, tiles: ['nile', 'art'] };
const struck: RaEvent = { type: 'disaster_struck', seat: 2, disaster: 'drought', count: 1, lost: [], owed: 0 };

describe('moments', () => {
	it('are few: dull draws are none', () => {
		expect(momentsOf([seen(1, 0, { type: 'tile_drawn', seat: 0, tile: 'nile', space: 0 })])).toEqual([]);
	});

	it('of a long burst become one line and the newest, and Ra is never left out', () => {
		const kinds = momentsOf([seen(1, 0, ra(3), won, struck), seen(2, 1, won, struck)]).map(({ kind }) => kind);
		expect(kinds).toEqual(['more', 'ra', 'struck']);
	});

	it('give the last Ra twice the time', () => {
		expect(momentsOf([seen(1, 0, ra(9))])[0]?.ms).toBe(1400);
		expect(momentsOf([seen(1, 0, ra(8))])[0]?.ms).toBe(700);
	});
});

describe('since the last turn', () => {
	const move = (version: number, actor: number | null, type: RaSeen['move']['type'], ...events: RaEvent[]) =>
		({ ...seen(version, actor, ...events), move: { type, text: type } }) as RaSeen;
	const versions = (history: RaSeen[], seat: number | null) => sinceTurn(history, seat).map(({ version }) => version);

	it('is everything from that turn on: bids, passes and losses end nothing', () => {
		const round = [move(1, 1, 'bid'), move(2, 2, 'draw'), move(3, 1, 'draw'), move(4, null, 'drawn'), move(5, 0, 'invoke_ra')];
		const auction = [move(6, 1, 'pass'), move(7, 2, 'bid'), move(8, 1, 'lose'), move(9, 2, 'draw')];
		expect(versions([...round, ...auction], 1)).toEqual([3, 4, 5, 6, 7, 8, 9]);
		expect(versions([...round, ...auction], 0)).toEqual([5, 6, 7, 8, 9]);
		expect(sinceTurn(round, null)).toHaveLength(5);
	});

	it('begins with the first of several gods', () => {
		expect(versions([move(1, 1, 'draw'), move(2, 1, 'play_god'), move(3, 1, 'play_god'), move(4, 1, 'done')], 1)).toEqual([1, 2, 3, 4]);
		expect(versions([move(1, 1, 'bid'), move(2, 1, 'play_god'), move(3, 1, 'play_god'), move(4, 1, 'done')], 1)).toEqual([2, 3, 4]);
	});

	it('is seen again whole, draws and bids too', () => {
		const drawn: RaEvent = { type: 'tile_drawn', seat: 0, tile: 'nile', space: 0 };
		const bid: RaEvent = { type: 'bid_made', seat: 2, sun: 9 };
		const opened: RaEvent = { type: 'auction_opened', ra_player: 1, why: 'drawn' };
		const past = pastOf([seen(1, 0, drawn), seen(2, 1, ra(3), opened), seen(3, 2, bid), seen(4, 0, won)], ({ type }) => type);
		expect(past.flatMap(({ shown }) => shown).map(({ kind }) => kind)).toEqual(['told', 'ra', 'told', 'won']);
		expect(past[0]?.shown).toEqual([{ kind: 'told', words: 'tile_drawn', tile: 'nile', sun: null, ms: 450 }]);
		expect(past.map(({ words }) => words)).toEqual(['tile_drawn', 'ra_drawn', 'auction_opened', 'bid_made', 'auction_won']);
	});
});

describe('tiles that fly', () => {
	it('go home to who won them, those just drawn too', () => {
		const drawn: RaEvent = { type: 'tile_drawn', seat: 0, tile: 'art', space: 1 };
		expect(goings([seen(1, 0, drawn), seen(2, 1, won)], ['nile', null])).toEqual([
			{ space: 0, kind: 'nile', seat: 2 },
			{ space: 1, kind: 'art', seat: 2 }
		]);
	});

	it('come in where they still lie', () => {
		const drawn: RaEvent = { type: 'tile_drawn', seat: 0, tile: 'art', space: 1 };
		expect(filled([seen(1, 0, drawn)], ['nile', 'art'])).toEqual([1]);
		expect(filled([seen(1, 0, drawn, won)], [null, null])).toEqual([]);
	});
});

describe('the sky', () => {
	it('goes from dawn to night with the Ra tiles', () => {
		expect([0, 4, 5, 7, 8, 9].map((filledPlaces) => hourOf(filledPlaces, 9))).toEqual([
			'dawn',
			'morning',
			'noon',
			'afternoon',
			'dusk',
			'night'
		]);
	});

	it('has a place for every Ra tile, within its edges', () => {
		for (const [width, height] of [
			[792, 212],
			[688, 136],
			[360, 96]
		] as const) {
			const { places } = heaven(width, height, 3, 10);
			expect(places).toHaveLength(10);
			expect(places.every(({ x, y }) => x > 0 && x < width && y > 0 && y < height)).toBe(true);
		}
	});

	it('leave a line for words above them when the game is over', () => {
		for (const [width, height, line] of [
			[792, 212, 32],
			[720, 136, 24],
			[720, 120, 23],
			[360, 112, 23]
		] as const) {
			const { places, place } = heaven(width, height, 0, 8, true);
			expect(Math.min(...places.map(({ y }) => y - place))).toBeGreaterThan(line);
		}
	});
});
