import { expect, test } from 'vitest';
import { heaven } from '../../src/dice/heaven';
import { nearest } from '../../src/dice/keys';
import { lastThrow, scoredEpoch } from '../../src/dice/news';
import { leaders } from '../../src/dice/sheets';
import type { DiceEvent, DiceSeen, DiceView } from '../../src/lib/wire';

const box = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

test('an arrow goes to the next place in its direction, and stays where there is none', () => {
	const places = [box(0, 0), box(100, 0), box(50, 0), box(0, 50)];

	expect(nearest(box(0, 0), places, [1, 0])).toBe(2);
	expect(nearest(box(0, 0), places, [0, 1])).toBe(3);
	expect(nearest(box(0, 0), places, [-1, 0])).toBe(-1);
});

test.each([
	[792, 196],
	[688, 124],
	[360, 96]
])('no two places of the sky overlap, %i by %i', (width, height) => {
	for (const steps of [10, 12, 14, 20]) {
		const { places, place } = heaven(width, height, steps);
		const gaps = places.slice(1).map((one, at) => {
			const before = places[at] ?? one;
			return Math.hypot(one.x - before.x, one.y - before.y);
		});

		expect(places.length).toBe(steps + 1);
		expect(Math.min(...gaps)).toBeGreaterThan(2 * place);
	}
});

function seen(version: number, ...events: DiceEvent[]): DiceSeen {
	return { version, actor: null, move: { type: 'end', text: 'end' }, time: null, events };
}

test('the dice that tumble are those of the last throw that still lie so', () => {
	const view = { dice: [{ colour: 'red', face: 'sun', state: 'sun' }, { colour: 'blue', face: null, state: 'rolling' }] };
	const rolled: DiceEvent = { type: 'dice_rolled', seat: 0, throw: 1, faces: [['red', 'sun'], ['blue', 'nile']], suns: 1 };

	expect(lastThrow([seen(7, rolled)], view as unknown as DiceView)).toEqual(['red']);
	expect(lastThrow([], view as unknown as DiceView)).toEqual([]);
});

test('an epoch that ended before one came is not shown again', () => {
	const scored: DiceEvent = { type: 'epoch_scored', epoch: 2, lines: [] };

	expect(scoredEpoch([seen(90, scored)])).toBe(2);
	expect(scoredEpoch([seen(1), seen(90, scored)])).toBeNull();
});

test('several seats may lead', () => {
	expect(leaders([3, 7, 7])).toEqual([1, 2]);
});
