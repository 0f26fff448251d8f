/** Everything on both tables explains itself, to a pointer and to keys, and Tab stays short. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import DiceTable from '../src/dice/DiceTable.svelte';
import type { DiceScene, RaScene } from '../src/gallery/scenes';
import { peopleOf } from '../src/gallery/scenes';
import type { DiceBoardProps, RaBoardProps } from '../src/lib/board';
import RaTable from '../src/ra/RaTable.svelte';
import BagPanel from '../src/table/BagPanel.svelte';

const SCENES = import.meta.glob<RaScene | DiceScene>('./fixtures/{ra,dice}-*.json', { import: 'default', eager: true });
const side = createRawSnippet(() => ({ render: () => '<i></i>' }));
/** Pictures on the table that are things; those on buttons belong to what the button does. */
const PIECES = '.tile, .sun, .rail .figure, [data-part="sun-track"] .figure, [data-part="dice"] .die, [data-sky] .die';

function board(name: string): HTMLElement {
	const scene = SCENES[`./fixtures/${name}.json`];
	if (!scene) throw new Error(`no scene ${name}`);
	const { view, options, asked, result } = scene.update;
	const given = { view, options, asked, result, seat: scene.welcome.seat, seats: peopleOf(scene), fresh: [], sentence: 'Now.', side, play: () => undefined };
	if ('bag' in view) render(RaTable, given as unknown as RaBoardProps);
	else render(DiceTable, given as unknown as DiceBoardProps);
	return document.body.firstElementChild as HTMLElement;
}

afterEach(cleanup);

describe.each([
	...['ra-turn', 'ra-bid', 'ra-five', 'ra-gods', 'ra-lose-unrest', 'ra-waiting', 'ra-spectator'],
	...['dice-reroll', 'dice-spend', 'dice-waiting', 'dice-spectator']
])('%s', (name) => {
	test('has no piece that does not explain itself', () => {
		const pieces = [...board(name).querySelectorAll(PIECES)].filter((one) => !one.closest('.god-button, dialog, .tick'));
		expect(pieces.length).toBeGreaterThan(5);
		expect(pieces.filter((one) => !one.closest('.explained')).map((one) => one.outerHTML.slice(0, 200))).toEqual([]);
	});

	test('has one stop of the Tab key for all things of a group', async () => {
		const page = board(name);
		await tick();
		await new Promise((done) => setTimeout(done));
		const things = [...page.querySelectorAll<HTMLElement>('[data-thing]')];
		expect(things.length).toBeGreaterThan(5);
		const stops = things.filter((one) => one.tabIndex === 0);
		expect(stops.length).toBeGreaterThan(0);
		expect(stops.length).toBeLessThanOrEqual(7);
	});
});

test('arrows lead through a group, and the focus opens the explanation', async () => {
	const page = board('ra-turn');
	await new Promise((done) => setTimeout(done));
	const tiles = [...page.querySelectorAll<HTMLElement>('[data-part="track"] [data-thing]')];
	expect(tiles.map((one) => one.tabIndex)).toEqual(tiles.map((_, place) => (place === 0 ? 0 : -1)));
	tiles[0]?.focus();
	for (const [at, key] of [[1, 'ArrowRight'], [2, 'ArrowDown'], [1, 'ArrowLeft']] as const) {
		await fireEvent.keyDown(document.activeElement as Element, { key });
		expect(document.activeElement).toBe(tiles[at]);
	}
	expect(tiles.map((one) => one.tabIndex)).toEqual(tiles.map((_, place) => (place === 1 ? 0 : -1)));
});

test('a die that cannot be lifted is reached, and stays where it lies', async () => {
	const page = board('dice-reroll');
	const dice = [...page.querySelectorAll<HTMLButtonElement>('[data-die]')];
	const still = dice.filter((die) => die.getAttribute('aria-disabled') === 'true');
	expect(still.length).toBeGreaterThan(0);
	for (const die of still) {
		await fireEvent.click(die);
		expect([die.disabled, die.getAttribute('aria-pressed')]).toEqual([false, null]);
	}
});

test('every tile of the bag says how many are left', () => {
	const scene = SCENES['./fixtures/ra-turn.json'] as RaScene;
	const audience = { names: [], you: null, edition: '', overrides: {} };
	const given = { people: [], audience, counsel: null, lot: [], advice: true, advised: '', thinking: false, ask: undefined };
	render(BagPanel, { view: scene.update.view, ...given });
	const tiles = [...document.querySelectorAll('.bag .tile')];
	expect(tiles.length).toBeGreaterThan(20);
	expect(tiles.filter((one) => !one.closest('.explained [data-thing]'))).toEqual([]);
});
