/** The bar as somebody meets it who sees nothing: buttons with names, and a slider that says where one is. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { RaReplay } from '../lib/wire';
import Bar from './Bar.svelte';
import { courseOf } from './course';
import { Player } from './player.svelte';

const STEPS = [1, 1, 1, 2, 3].map((epoch, version) => ({
	version,
	events: version === 2 ? [{ type: 'auction_won', seat: 1, paid: 9, gained: 1, tiles: [] }] : [],
	view: { epoch }
}));

function shown(game: string): Player {
	const player = new Player(courseOf({ steps: STEPS } as unknown as RaReplay), 1);
	render(Bar, { player, game, happened: 'Ana draws a Nile.', opened: false });
	return player;
}

it('every control has a name, and does what it says', async () => {
	const player = shown('ra');
	const press = async (name: string) => {
		await fireEvent.click(screen.getByRole('button', { name }));
		return player.at;
	};

	expect(await press('Next auction')).toBe(2);
	expect(await press('One move back')).toBe(1);
	expect(await press('Next epoch')).toBe(3);
	expect(await press('Previous auction')).toBe(2);
	expect(await press('Previous epoch')).toBe(0);
	expect(await press('One move on')).toBe(1);
	await press('Play');
	expect(player.playing).toBe(true);
	await press('Pause');
	expect(player.playing).toBe(false);
});

it('the slider says the move and the epoch, and leads anywhere', async () => {
	const player = shown('ra');
	const slider = screen.getByRole('slider', { name: 'Moment of the game' });

	expect(slider.getAttribute('aria-valuetext')).toBe('Move 1 of 4, epoch 1');
	await fireEvent.input(slider, { target: { value: '3' } });

	expect(player.at).toBe(3);
	expect(slider.getAttribute('aria-valuetext')).toBe('Move 3 of 4, epoch 2');
});

it('the dice game has turns where Ra has auctions', () => {
	shown('ra-dice');

	expect(screen.getByRole('button', { name: 'Next turn' })).toBeTruthy();
	expect(screen.queryByRole('button', { name: 'Next auction' })).toBeNull();
});

it('speeds are choices of one group', async () => {
	const player = shown('ra');

	await fireEvent.click(screen.getByRole('radio', { name: '4×' }));

	expect(player.speed).toBe(4);
});
