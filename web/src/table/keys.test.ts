/** The help names the keys that stand on buttons, and these do what it says. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import reroll from '../../test/fixtures/dice-reroll.json';
import bid from '../../test/fixtures/ra-bid.json';
import gods from '../../test/fixtures/ra-turn-gods.json';
import DiceTable from '../dice/DiceTable.svelte';
import type { DiceBoardProps, RaBoardProps } from '../lib/board';
import { say } from '../lib/words.svelte';
import type { TableStruct } from '../lib/wire';
import RaTable from '../ra/RaTable.svelte';
import { BOARD_KEYS } from './keys';
import KeysHelp from './KeysHelp.svelte';
import { peopleOf } from './people';

afterEach(cleanup);

const side = createRawSnippet(() => ({ render: () => '<i></i>' }));

function shown(scene: typeof gods | typeof bid | typeof reroll) {
	const { seat } = scene.welcome;
	const play = vi.fn();
	const { view, options, asked } = scene.update;
	const seats = peopleOf(scene.table as unknown as TableStruct, seat, 0, say);
	const given = { view, options, asked, seat, seats, fresh: [], sentence: 'Now.', side, play };
	if ('bag' in view) render(RaTable, given as unknown as RaBoardProps);
	else render(DiceTable, given as unknown as DiceBoardProps);
	return play;
}

function onButtons(): string[] {
	return [...document.querySelectorAll('button .k')].map((one) => one.textContent ?? '').sort();
}

test('the help lists the keys of the game', () => {
	for (const game of ['ra', 'ra-dice'] as const) {
		render(KeysHelp, { game, close: () => undefined });
		for (const [key, what] of BOARD_KEYS[game]) {
			expect(screen.getByText(key).closest('dt')?.nextElementSibling?.textContent).toBe(say(what));
		}
		cleanup();
	}
});

test('every letter of Ra stands on a button, and presses it', async () => {
	let play = shown(gods);
	expect(onButtons()).toEqual(['D', 'G', 'R']);
	await fireEvent.keyDown(screen.getByRole('button', { name: 'Draw a tile' }), { key: 'd' });
	expect(play).toHaveBeenLastCalledWith('draw');
	await fireEvent.keyDown(screen.getByRole('button', { name: 'Draw a tile' }), { key: 'r' });
	expect(play).toHaveBeenLastCalledWith('ra');
	cleanup();
	play = shown(bid);
	expect(onButtons()).toEqual(['P']);
	await fireEvent.keyDown(screen.getByRole('button', { name: 'Pass' }), { key: 'p' });
	expect(play).toHaveBeenLastCalledWith('pass');
});

test('numbers lift dice, and the letters on the buttons press them', async () => {
	const play = shown(reroll);
	const row = document.querySelector('[data-part="dice"]') as HTMLElement;
	const dice = [...document.querySelectorAll('[data-die]')];
	expect(onButtons()).toEqual(['E']);
	await fireEvent.keyDown(row, { key: '2' });
	expect(dice.map((die) => die.getAttribute('aria-pressed'))).toEqual([null, 'true', 'false', 'false', 'false']);
	expect(onButtons()).toEqual(['D', 'E']);
	await fireEvent.keyDown(row, { key: 'd' });
	expect(play).toHaveBeenLastCalledWith('roll blue');
	await fireEvent.keyDown(row, { key: 'e' });
	expect(play).toHaveBeenLastCalledWith('keep');
});
