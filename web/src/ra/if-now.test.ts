import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import first from '../../test/fixtures/ra-first-turn.json';
import hidden from '../../test/fixtures/ra-hidden.json';
import last from '../../test/fixtures/ra-last-epoch.json';
import over from '../../test/fixtures/ra-over.json';
import turn from '../../test/fixtures/ra-turn.json';
import { TILES_IN_ALL } from '../lib/box';
import { settings } from '../lib/settings.svelte';
import type { CounselStruct, RaUpdate, ScoreNowStruct } from '../lib/wire';
import { HOVER } from '../rules/Explained.svelte';
import IfNow from './IfNow.svelte';
import { signed } from './names';
import RaTable from './RaTable.svelte';

type Scene = { table: { seats: { name: string; bot: string; present: boolean }[] }; welcome: { seat: number | null }; update: unknown; counsel?: unknown };

function show(scene: Scene, more: Record<string, unknown> = {}) {
	settings.speed = 0;
	const update = scene.update as RaUpdate;
	const seat = scene.welcome.seat;
	const seats = scene.table.seats.map((one, sigil) => ({ ...one, sigil, you: sigil === seat }));
	const side = createRawSnippet(() => ({ render: () => '<p>side</p>' }));
	const { view, asked, options, result, score_now: scoreNow } = update;
	const counsel = (scene.counsel ?? null) as CounselStruct | null;
	const given = { view, seats, seat, asked, options, fresh: [], result, scoreNow, counsel, play: vi.fn(), sentence: '', side };
	const { container } = render(RaTable, { ...given, ...more });
	const part = (name: string) => container.querySelector<HTMLElement>(`[data-part="${name}"]`) as HTMLElement;
	const now = (name: string) => part('estate').querySelector(`[data-now="${name}"]`)?.textContent;
	return { seat, seats, scores: scoreNow, counsel, view, part, now, container };
}

/** The window of a tile of one's estate. */
async function windowOf(container: HTMLElement, home: string): Promise<HTMLElement> {
	vi.useFakeTimers();
	const tile = container.querySelector(`[data-part="estate"] [data-home="${home}"]`) as HTMLElement;
	await fireEvent.pointerEnter(tile.parentElement as HTMLElement, { pointerType: 'mouse' });
	await vi.advanceTimersByTimeAsync(HOVER);
	vi.useRealTimers();
	return screen.getByRole('tooltip');
}

afterEach(cleanup);

describe('what an estate is worth now', () => {
	it('stands beside every family, as the server told it', () => {
		const { scores, seat, now } = show(turn);
		const own = scores[seat ?? 0] as ScoreNowStruct;

		for (const family of ['pharaohs', 'river', 'gods', 'gold', 'civilization']) {
			expect(now(family)).toBe(signed(own.items[family] ?? NaN));
		}
		expect(now('monuments')).toBe(`${signed(own.later['monuments'] ?? NaN)} at the end`);
		expect(now('suns')).toBe(`${signed(own.later['suns'] ?? NaN)} at the end`);
	});

	it('counts monuments and suns in the last epoch with the others', () => {
		const { scores, seat, now, part } = show(last);
		const own = scores[seat ?? 0] as ScoreNowStruct;

		expect(now('monuments')).toBe(signed(own.items['monuments'] ?? NaN));
		expect(part('if-now').textContent).toContain(signed(own.net));
		expect(part('if-now').textContent).toContain('Monuments');
	});

	it('is summed up with its reasons', () => {
		const { scores, seat, part } = show(turn);
		const own = scores[seat ?? 0] as ScoreNowStruct;

		const told = part('if-now').textContent ?? '';

		expect(told).toContain('If the epoch ended now');
		expect(told).toContain(signed(own.net));
		for (const [item, points] of Object.entries(own.items)) {
			const reason = new RegExp(`${item}\\s${signed(points).replace('+', '\\+')}`, 'i');
			if (points === 0) expect(told).not.toMatch(reason);
			else expect(told).toMatch(reason);
		}
	});

	it('says so when there is less to lose than it would cost, and when nothing counts', () => {
		const score = { items: { civilization: -5 }, later: {}, net: -5, points: 0 };
		const { container } = render(IfNow, { score, points: 3 });
		expect(container.textContent).toContain('Nobody falls below zero.');
		cleanup();
		const nothing = render(IfNow, { score: { items: { gods: 0 }, later: {}, net: 0, points: 3 }, points: 3 });
		expect(nothing.container.textContent).toContain('Nothing counts yet.');
		expect(nothing.container.textContent).not.toContain('below zero');
	});

	it('is told of others only where it may be known', async () => {
		const { seats, seat, now, part } = show(hidden);
		expect(now('gods')).toBeDefined();
		const other = seats.findIndex((_, at) => at !== seat);

		await fireEvent.click(within(part('opponents')).getByRole('button', { name: seats[other]?.name ?? '' }));

		const dialog = screen.getByRole('dialog', { hidden: true });
		expect(dialog.querySelector('[data-part="estate"]')).not.toBeNull();
		expect(dialog.querySelector('[data-now], [data-part="if-now"]')).toBeNull();
	});

	it('is shown in the whole estate of another seat at an open table', async () => {
		const { seats, seat, scores, part } = show(turn);
		const other = seats.findIndex((_, at) => at !== seat);

		await fireEvent.click(within(part('opponents')).getByRole('button', { name: seats[other]?.name ?? '' }));

		const dialog = screen.getByRole('dialog', { hidden: true });
		expect(dialog.querySelector('[data-part="if-now"]')?.textContent).toContain(signed(scores[other]?.net ?? NaN));
	});

	it('is gone when the game is over', () => {
		const { now, part } = show(over);

		expect(now('gods')).toBeUndefined();
		expect(part('if-now')).toBeNull();
	});
});

describe('the window of a tile at a table', () => {
	it('says what its family scores now, what one more is worth to each, and how many are left', async () => {
		const { container, seat, seats, scores, counsel, view } = show(turn);

		const told = (await windowOf(container, `${seat}-nile`)).textContent ?? '';

		expect(told).toContain(`River now: ${signed(scores[seat ?? 0]?.items['river'] ?? NaN)} for you`);
		const worth = counsel?.everyone['nile'] ?? [];
		expect(worth).toHaveLength(seats.length);
		expect(told).toContain(`One more: about ${signed(Math.round(worth[seat ?? 0] ?? NaN))} for you`);
		seats.forEach(({ name, you }, at) => {
			const points = signed(Math.round(worth[at] ?? NaN));
			if (!you) expect(told.replaceAll('\u00a0', ' ')).toContain(`${points} ${name}`);
		});
		expect(told).toContain(`${view.bag.nile} of 25 still in the bag`);
	});

	it('says of a monument what it brings when the game ends', async () => {
		const { container, seat, scores } = show(turn);

		const told = (await windowOf(container, `${seat}-temple`)).textContent ?? '';

		const points = signed(scores[seat ?? 0]?.later['monuments'] ?? NaN);
		expect(told).toContain(`Monuments at the end of the game: ${points} for you`);
	});

	it('says nothing of what more would be worth where the table does not tell', async () => {
		const { container, seat } = show(turn, { counsel: null });

		const told = (await windowOf(container, `${seat}-nile`)).textContent ?? '';

		expect(told).toContain('River now');
		expect(told).not.toContain('One more');
	});

	it('knows how many of each there are: as many as are in the bag at first', () => {
		expect(first.update.version).toBe(0);
		expect(TILES_IN_ALL).toEqual(first.update.view.bag);
	});
});

it('says in a turn what the lot is worth to one', () => {
	const { part, counsel, seat } = show(turn);

	expect(part('tray').textContent).toContain(`The lot: about ${signed(Math.round(counsel?.lot[seat ?? 0] ?? NaN))} for you.`);
});
