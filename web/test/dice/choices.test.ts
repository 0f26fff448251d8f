import { expect, test } from 'vitest';
import {
	civFor,
	facesOf,
	fits,
	lightOf,
	liftable,
	missing,
	optionFor,
	rollOf,
	targetsOf,
	toAdd,
	toggled,
	COLOURS
} from '../../src/dice/choices';
import type { Colour, DiceDie, DiceMove, Face } from '../../src/lib/wire';

const letters: Record<string, Face> = {
	P: 'pharaoh',
	N: 'nile',
	C: 'civ',
	M: 'monument',
	A: 'ankh',
	S: 'sun'
};

function dice(shown: string): DiceDie[] {
	return COLOURS.map((colour, place) => {
		const face = letters[shown[place] ?? ''] ?? null;
		return { colour, face, state: face === 'sun' ? 'sun' : 'free' };
	});
}

function nile(...some: Colour[]): DiceMove {
	return { type: 'advance_nile', text: `nile ${some.join(' ')}`, dice: some };
}

function civ(markers: Colour[], others: Colour[]): DiceMove {
	return { type: 'place_civ', text: `civ ${markers.join(' ')}`, markers, others };
}

function monument(colour: Colour, column: number, companion: Colour | null = null): DiceMove {
	return { type: 'place_monument', text: `monument ${colour} ${column}`, colour, column, companion };
}

test('steps of a track are places of their own', () => {
	const targets = targetsOf([nile('green'), nile('green', 'purple')]);

	expect(targets.map((target) => [target.key, target.steps])).toEqual([
		['nile 1', 1],
		['nile 2', 2]
	]);
});

test('a place lights up when its dice are lifted, and is dashed before', () => {
	const faces = facesOf(dice('MAPNN'));
	const [target] = targetsOf([nile('green', 'purple')]);

	expect(lightOf(target, ['green'], faces)).toBe('dashed');
	expect(lightOf(target, ['green', 'purple'], faces)).toBe('lit');
	expect(lightOf(undefined, ['green'], faces)).toBe('dark');
});

test('a die that shows the same stands for the one that the option names', () => {
	const faces = facesOf(dice('MAPNN'));

	expect(fits(nile('green'), ['purple'], faces)).toBe(true);
	expect(fits(nile('green'), ['blue'], faces)).toBe(false);
});

test('the colour of a monument die matters, that of the ankh beside it does not', () => {
	const faces = facesOf(dice('MMAAM'));

	expect(fits(monument('red', 3, 'yellow'), ['red', 'green'], faces)).toBe(true);
	expect(fits(monument('red', 3, 'blue'), ['red', 'purple'], faces)).toBe(false);
	expect(fits(monument('red', 3), ['blue'], faces)).toBe(false);
});

test('markers of a civilization go only to dice that are lifted', () => {
	const faces = facesOf(dice('CCCCA'));
	const option = civ(['red'], ['blue', 'yellow']);

	expect(fits(option, ['red', 'blue', 'green'], faces)).toBe(true);
	expect(fits(option, ['blue', 'yellow', 'green'], faces)).toBe(false);
});

test('what is to be added is counted by what the dice show', () => {
	const faces = facesOf(dice('MAPNN'));
	const flood: DiceMove = { type: 'flood_nile', text: '', dice: ['blue', 'green', 'purple'] };
	const [target] = targetsOf([flood]);

	expect(missing(flood, ['green', 'blue'], faces)).toEqual(['purple']);
	expect(target && toAdd(target, ['green', 'blue'], faces)).toEqual(['purple']);
	expect(target && toAdd(target, ['red'], faces)).toBeNull();
});

test('a place with several options takes the one that the lifted dice are for', () => {
	const faces = facesOf(dice('CCCCA'));
	const targets = targetsOf([
		civ(['red', 'blue'], ['yellow', 'green']),
		civ(['red'], ['blue', 'yellow'])
	]);
	const red = targets.find((target) => target.key === 'civ red');

	expect(red?.options.length).toBe(2);
	expect(red && optionFor(red, ['red', 'blue', 'yellow'], faces)?.text).toBe('civ red');
	expect(red && optionFor(red, ['red', 'blue', 'yellow', 'green'], faces)?.text).toBe('civ red blue');
});

test('chosen markers name one option whatever their order', () => {
	const faces = facesOf(dice('CCCCA'));
	const options = [civ(['red'], ['blue', 'yellow']), civ(['red', 'blue'], ['yellow', 'green'])];

	expect(civFor(options, ['blue', 'red'], [], faces)?.text).toBe('civ red blue');
	expect(civFor(options, ['green'], [], faces)).toBeNull();
});

test('lifted dice are rolled again by the option that has exactly these', () => {
	const options: DiceMove[] = [
		{ type: 'keep', text: 'keep' },
		{ type: 'roll', text: 'roll red', dice: ['red'] },
		{ type: 'roll', text: 'roll red green', dice: ['red', 'green'] }
	];

	expect(rollOf(options, ['green', 'red'])?.text).toBe('roll red green');
	expect(rollOf(options, ['green'])).toBeNull();
	expect(rollOf(options, [])).toBeNull();
});

test('lifting a die again puts it back, and colours keep their order', () => {
	expect(toggled(['green'], 'red')).toEqual(['red', 'green']);
	expect(toggled(['red', 'green'], 'red')).toEqual(['green']);
});

test('dice that no option takes stay where they are, and so do suns', () => {
	expect([...liftable([nile('green')], dice('MSPNN'))]).toEqual(['green', 'purple']);
	expect([...liftable([{ type: 'end', text: 'end' }], dice('MSPNN'))]).toEqual([]);
});
