import { createRawSnippet } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { diceOf } from '../../src/dice/choices';
import { Turn } from '../../src/dice/turn.svelte';
import { settings } from '../../src/lib/settings.svelte';
import type { DiceMove, DiceUpdate } from '../../src/lib/wire';

type Scene = { name: string; update: DiceUpdate };
const SCENES = Object.values(
	import.meta.glob<Scene>('../fixtures/dice-*.json', { eager: true, import: 'default' })
).filter((scene) => scene.update.options.length > 0);
const side = createRawSnippet(() => ({ render: () => '<div></div>' }));

afterEach(() => {
	settings.confirm = null;
});

function begin(scene: Scene) {
	const played: string[] = [];
	const { view, asked, options } = scene.update;
	const play = (move: string) => void played.push(move);
	const props = { view, seats: [], seat: view.seat, asked, options, fresh: [], play, sentence: '', side };
	return { turn: new Turn(() => props), played };
}

function press(turn: Turn, key: string): void {
	const target = turn.targets.get(key);
	if (!target) throw new Error(`no place ${key}`);
	turn.press(target);
}

/** Do what a person would do for an option: lift its dice, then press where it leads. */
function reach(option: DiceMove, turn: Turn): void {
	for (const colour of diceOf(option)) turn.lift(colour);
	switch (option.type) {
		case 'advance_pharaoh':
			return press(turn, `pharaoh ${option.dice.length}`);
		case 'advance_nile':
			return press(turn, `nile ${option.dice.length}`);
		case 'flood_nile':
			return press(turn, 'flood');
		case 'place_monument':
			return press(turn, `monument ${option.colour} ${option.column}`);
		case 'place_civ':
			for (const colour of option.markers) press(turn, `civ ${colour}`);
			return option.markers.length > 1 ? turn.play(turn.deed) : undefined;
		case 'declare_disaster':
		case 'lose':
			turn.pick(option);
			return turn.play(turn.deed);
		case 'keep':
			return turn.play(turn.keep);
		case 'end':
			return turn.play(turn.end);
		default:
			return turn.play(turn.deed);
	}
}

test.each(SCENES)('every option of $name can be played by pressing', (scene) => {
	for (const option of scene.update.options) {
		const { turn, played } = begin(scene);

		reach(option, turn);

		expect(played).toEqual([option.text]);
	}
});

test.each(SCENES)('where every move is confirmed a second press plays an option of $name, and another deed asks anew', (scene) => {
	settings.confirm = 'all';
	for (const option of scene.update.options) {
		const { turn, played } = begin(scene);

		reach(option, turn);
		const picks = option.type === 'declare_disaster' || option.type === 'lose';
		if (!picks) {
			expect(played).toEqual([]);
			expect(turn.deed?.text).toBe(option.text);
			turn.play(turn.deed);
		}

		expect(played).toEqual([option.text]);
	}
});

test('what is lifted after the first press takes it back', () => {
	settings.confirm = 'all';
	const { turn, played } = civil();
	press(turn, 'civ red');
	press(turn, 'civ red');
	expect(turn.doubted).not.toBeNull();

	turn.lift('blue');

	expect(turn.doubted).toBeNull();
	expect(played).toEqual([]);
});

test.each(SCENES)('two presses on a place of $name play an option, and one none', (scene) => {
	const texts = scene.update.options.map((option) => option.text);
	for (const key of begin(scene).turn.targets.keys()) {
		const { turn, played } = begin(scene);

		press(turn, key);
		expect(played).toEqual([]);
		press(turn, key);

		expect(texts).toContain(played[0]);
	}
});

const MARKERS: DiceMove[] = [
	{ type: 'place_civ', text: 'one', markers: ['red'], others: ['blue', 'yellow'] },
	{ type: 'place_civ', text: 'other', markers: ['blue'], others: ['red', 'yellow'] },
	{ type: 'place_civ', text: 'both', markers: ['red', 'blue'], others: ['yellow', 'green'] }
];

function civil() {
	const [scene] = SCENES;
	if (!scene) throw new Error('no scenes');
	const dice = scene.update.view.dice.map((die) => ({ ...die, face: 'civ' as const, state: 'free' }));
	return begin({ name: '', update: { ...scene.update, view: { ...scene.update.view, dice }, options: MARKERS } });
}

test('another row is marked besides the first, with the dice for both', () => {
	const { turn, played } = civil();

	press(turn, 'civ red');
	press(turn, 'civ blue');

	expect(played).toEqual([]);
	expect(turn.marks).toEqual(['red', 'blue']);
	expect(turn.deed?.text).toBe('both');
});

test('a row that is pressed again among several is free again', () => {
	const { turn } = civil();

	press(turn, 'civ red');
	press(turn, 'civ blue');
	press(turn, 'civ red');

	expect(turn.marks).toEqual(['blue']);
});

test('a die that goes down takes its mark along', () => {
	const { turn } = civil();
	press(turn, 'civ red');
	press(turn, 'civ blue');

	turn.lift('red');

	expect(turn.marks).toEqual(['blue']);
	expect(turn.lifted).not.toContain('red');
});
