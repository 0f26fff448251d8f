import { fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import scored from '../../test/fixtures/ra-epoch-scored.json';
import { settings } from '../lib/settings.svelte';
import type { RaSeen, RaView, Tile } from '../lib/wire';
import { momentsOf } from './moments';
import { eveningOf } from './nightfall';
import RaTable from './RaTable.svelte';

const morning = scored.update.view as unknown as RaView;
const moves = scored.update.moves as unknown as RaSeen[];
const falling = moves.slice(-1);
/** The table before the last Ra tile came. */
const dusk: RaView = {
	...morning,
	epoch: 1,
	phase: 'draw',
	acting: null,
	ra_tiles: 8,
	track: ['nile', ...morning.track.slice(1)] as (Tile | null)[],
	seats: morning.seats.map((one) => ({ ...one, face_up: one.face_up.slice(0, 1), face_down: one.face_up.slice(1) }))
};

describe('the evening of an epoch', () => {
	it('is the table as it was, with a full Ra track', () => {
		const evening = eveningOf(momentsOf(falling), falling, dusk, morning);
		expect(evening).toEqual({ view: { ...dusk, ra_tiles: 9 }, unspent: true });
	});

	it('is only the sky where tiles and suns have changed hands unseen', () => {
		const evening = eveningOf(momentsOf(moves.slice(-5)), moves.slice(-5), dusk, morning);
		expect(evening?.unspent).toBe(false);
		expect(evening?.view).toMatchObject({ ra_tiles: 9, phase: 'draw', seats: morning.seats });
	});

	it('comes with no other Ra tile', () => {
		const events = [{ type: 'ra_drawn', seat: 0, ra_tiles: 8, ra_spaces: 9 } as const];
		const drawn: RaSeen[] = [{ version: 1, actor: null, move: { type: 'draw', text: 'draw' }, time: null, events }];
		expect(eveningOf(momentsOf(drawn), drawn, dusk, morning)).toBeNull();
	});
});

describe('the last Ra at the table', () => {
	beforeEach(() => vi.useFakeTimers());
	afterEach(() => {
		vi.useRealTimers();
		settings.speed = 0;
	});

	async function fall(speed: typeof settings.speed) {
		settings.speed = speed;
		const seats = scored.table.seats.map((seat, sigil) => ({ ...seat, sigil, you: sigil === scored.welcome.seat }));
		const side = createRawSnippet(() => ({ render: () => '<p>side</p>' }));
		const play = vi.fn();
		const given = { seats, seat: scored.welcome.seat, asked: null, standing: null, result: null, play, sentence: '', side };
		const page = render(RaTable, { ...given, view: dusk, options: [], fresh: [] });
		await tick();
		const { options, asked } = scored.update;
		await page.rerender({ view: morning, options: options as never, asked, fresh: falling });
		await tick();
		const { container } = page;
		const part = (name: string) => container.querySelector<HTMLElement>(`[data-part="${name}"]`) as HTMLElement;
		const sheet = () => document.querySelector('dialog') !== null;
		const after = async (milliseconds: number) => {
			await vi.advanceTimersByTimeAsync(milliseconds);
			await tick();
		};
		const spent = () => container.querySelectorAll('[data-part="opponents"] .sun.down').length;
		return { part, play, sheet, after, spent, container };
	}

	it('is night over the old table, with its unspent suns grey, and then the sheet', async () => {
		const { part, sheet, after, spent, container } = await fall(1);
		expect(part('sky').dataset.hour).toBe('night');
		expect(part('sky').querySelectorAll('[data-ra]')).toHaveLength(9);
		expect(part('track').querySelectorAll('.tile')).toHaveLength(1);
		expect(spent()).toBe(6);
		expect(container.querySelector('.nightfall')).not.toBeNull();
		await after(1400);
		expect(sheet()).toBe(false);

		await after(300);
		expect(sheet()).toBe(true);
		expect(part('sky').dataset.hour).toBe('dawn');
		expect(spent()).toBe(0);
		expect(container.querySelector('.nightfall')).toBeNull();
	});

	it('keeps its banner for a moment where nothing moves', async () => {
		const { part, sheet, after, container } = await fall(0);
		expect(container.querySelector('.moment')?.textContent).toContain('The last Ra: night falls');
		await after(550);
		expect([sheet(), part('sky').dataset.hour]).toEqual([false, 'night']);
		await after(100);
		expect([sheet(), part('sky').dataset.hour]).toEqual([true, 'dawn']);
	});

	it('ends with a press, which counts before the sheet opens', async () => {
		const { part, play, sheet, after } = await fall(1);
		const draw = part('tray').querySelector('[data-primary]') as HTMLElement;
		await fireEvent.pointerDown(draw);
		await after(700);
		expect([sheet(), part('sky').dataset.hour]).toEqual([false, 'dawn']);
		await fireEvent.pointerUp(draw);
		await fireEvent.click(draw);
		expect(play).toHaveBeenCalledWith('draw');
		await after(100);
		expect(sheet()).toBe(true);
	});
});
