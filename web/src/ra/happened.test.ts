import { describe, expect, it } from 'vitest';
import type { RaEvent, RaSeen } from '../lib/wire';
import { filled, goings } from './homing';
import { momentsOf, sinceOwn } from './moments';
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
	it('is what came after the last move of the seat', () => {
		const history = [seen(1, 0), seen(2, 1), seen(3, null), seen(4, 2)];
		expect(sinceOwn(history, 1).map(({ version }) => version)).toEqual([3, 4]);
		expect(sinceOwn(history, null)).toHaveLength(4);
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
