import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import bid from '../../test/fixtures/ra-bid.json';
import five from '../../test/fixtures/ra-five-over.json';
import full from '../../test/fixtures/ra-turn-full-gods.json';
import gods from '../../test/fixtures/ra-gods.json';
import lose from '../../test/fixtures/ra-lose-unrest.json';
import spectator from '../../test/fixtures/ra-spectator.json';
import standing from '../../test/fixtures/ra-standing.json';
import turn from '../../test/fixtures/ra-turn.json';
import { settings } from '../lib/settings.svelte';
import type { CounselStruct, RaSeen, RaUpdate, RaView } from '../lib/wire';
import RaTable from './RaTable.svelte';

type Scene = { table: { seats: { name: string; bot: string; present: boolean }[] }; welcome: { seat: number | null }; update: unknown; counsel?: unknown };

afterEach(() => {
	settings.confirm = null;
});

function show(scene: Scene, more: Record<string, unknown> = {}) {
	settings.speed = 0;
	const play = vi.fn();
	const stand = vi.fn();
	const withdraw = vi.fn();
	const update = scene.update as RaUpdate;
	const seats = scene.table.seats.map((seat, sigil) => ({ ...seat, sigil, you: sigil === scene.welcome.seat }));
	const side = createRawSnippet(() => ({ render: () => '<p>side</p>' }));
	const { view, asked, options, moves: fresh, result } = update;
	const given = { view, seats, seat: scene.welcome.seat, asked, options, fresh, standing: update.standing, result, play, stand, withdraw, sentence: '', side };
	const page = render(RaTable, { ...given, ...more });
	const part = (name: string) => page.container.querySelector<HTMLElement>(`[data-part="${name}"]`) as HTMLElement;
	return { play, stand, withdraw, part, page };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the table of Ra', () => {
	it('lifts a sun, then bids it; suns that are too low say so', async () => {
		settings.confirm = 'bids';
		const { play, part } = show(bid);
		expect(within(part('tray')).getAllByText('too low')).toHaveLength(2);
		await fireEvent.click(button('sun 7'));
		expect(play).not.toHaveBeenCalled();
		await fireEvent.click(button('Bid 7'));
		expect(play).toHaveBeenCalledWith('bid 7');
	});

	it.each([
		{ what: 'tiles to lose', scene: lose, place: 'losses' },
		{ what: 'tiles for gods', scene: gods, place: 'track' }
	])('keeps the focus when $what are put back, and the button goes with them', async ({ scene, place }) => {
		const { part } = show(scene);
		await fireEvent.click(within(part(place)).getAllByRole('button')[1] as HTMLElement);
		const back = button('Put back');
		back.focus();
		await fireEvent.click(back);

		expect(back.isConnected).toBe(false);
		await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
	});

	it('warns before Ra is invoked, and asks once more where bids are confirmed', async () => {
		settings.confirm = 'bids';
		const { play, part } = show(turn);
		expect(part('tray').textContent).toContain('If you invoke Ra and nobody else bids, you must.');
		await fireEvent.click(button('Invoke Ra'));
		expect(play).not.toHaveBeenCalled();
		await fireEvent.click(button('Invoke Ra'));
		expect(play).toHaveBeenCalledWith('ra');
	});

	it('asks once more before every move where all are confirmed, and by letters too', async () => {
		settings.confirm = 'all';
		const { play, part } = show(turn);
		await fireEvent.click(button(/Draw a tile/));
		expect(part('tray').textContent).toContain('Really?');
		await fireEvent.click(button('Back'));
		await fireEvent.keyDown(part('tray'), { key: 'd' });
		expect(play).not.toHaveBeenCalled();
		await fireEvent.click(button('Draw a tile'));
		expect(play.mock.calls).toEqual([['draw']]);
	});

	it('asks once more before one passes, and a sun that is pressed takes that back', async () => {
		settings.confirm = 'all';
		const { play } = show(bid);
		await fireEvent.click(button(/Pass/));
		await fireEvent.click(button('sun 7'));
		await fireEvent.click(button(/Pass/));
		expect(play).not.toHaveBeenCalled();
		await fireEvent.click(button('Pass'));
		expect(play.mock.calls).toEqual([['pass']]);
	});

	it('says that one may pass when the track is full, and asks nothing twice', async () => {
		settings.confirm = 'bids';
		const { play, part } = show(full);
		expect(part('tray').textContent).toContain('you may also pass');
		await fireEvent.click(button('Invoke Ra'));
		expect(play).toHaveBeenCalledWith('ra');
	});

	it('keeps the focus when the button that was pressed goes', async () => {
		const { part, page } = show(turn);
		button(/Draw a tile/).focus();
		const next = turn.update as unknown as RaUpdate;
		const fresh: RaSeen[] = [{ version: 999, actor: 0, move: { type: 'draw', text: 'draw' }, time: null, events: [] }];
		await page.rerender({ view: { ...next.view, phase: 'draw', acting: null }, options: [], fresh });
		await vi.waitFor(() => expect(part('tray').contains(document.activeElement)).toBe(true));
	});

	it('keeps the focus when a standing bid is set, and its sun is no button any more', async () => {
		const { part, page } = show(standing, { standing: null });
		await new Promise((shown) => setTimeout(shown));
		button('sun 6').focus();
		await page.rerender({ standing: 6 });
		await vi.waitFor(() => expect(part('tray').contains(document.activeElement)).toBe(true));
	});

	it('obeys single letters on the focused table', async () => {
		const { play, part } = show(turn);
		await fireEvent.keyDown(part('tray'), { key: 'd' });
		expect(play).toHaveBeenCalledWith('draw');
	});

	it('plays one move for one press, and none for a key that is held or that belongs to the side column', async () => {
		const { play, part } = show(turn);
		await fireEvent.keyDown(part('tray'), { key: 'd', repeat: true });
		await fireEvent.keyDown(within(part('side')).getByText('side'), { key: 'd' });
		expect(play).not.toHaveBeenCalled();
	});

	it('takes tiles for gods by pressing them', async () => {
		const { play, part } = show(gods);
		const tile = within(part('track')).getAllByRole('button')[1] as HTMLElement;
		await fireEvent.click(tile);
		expect(tile.getAttribute('aria-pressed')).toBe('true');
		await fireEvent.click(button('Done: take 1 tile'));
		expect(play).toHaveBeenCalledWith('god agriculture');
	});

	it('loses to a disaster what was pressed, when it is enough', async () => {
		const { play, part } = show(lose);
		const cards = within(part('losses')).getAllByRole('button');
		await fireEvent.click(cards[0] as HTMLElement);
		expect((button(/Lose agriculture and/) as HTMLButtonElement).disabled).toBe(true);
		await fireEvent.click(cards[1] as HTMLElement);
		await fireEvent.click(button('Lose agriculture, art'));
		expect(play).toHaveBeenCalledTimes(1);
		expect(play).toHaveBeenCalledWith('lose agriculture');
	});

	it('takes a standing bid back, and sets another', async () => {
		const { withdraw, stand, page } = show(standing);
		await fireEvent.click(button('Take the limit back'));
		expect(withdraw).toHaveBeenCalled();
		await page.rerender({ standing: null });
		await fireEvent.click(button('sun 6'));
		await fireEvent.click(button('Bid up to 6'));
		expect(stand).toHaveBeenCalledWith(6);
	});

	it('offers for a limit only suns above the best bid, and keeps the one that is lifted', async () => {
		const { page, part } = show(standing, { standing: null });
		const view = { ...(standing.update.view as unknown as RaView), best_bid: 5 };
		await page.rerender({ view });
		await fireEvent.click(button('sun 6'));
		expect(button('Bid up to 6')).toBeTruthy();
		await page.rerender({ view: { ...view }, options: [] });
		expect(button('Bid up to 6')).toBeTruthy();

		await page.rerender({ view: { ...view, best_bid: 6 }, options: [] });
		expect(within(part('tray')).queryAllByRole('button')).toEqual([]);
	});

	it('sends nothing more of what was begun after a refusal', async () => {
		const { play, part, page } = show(lose);
		const cards = within(part('losses')).getAllByRole('button');
		await fireEvent.click(cards[0] as HTMLElement);
		await fireEvent.click(cards[1] as HTMLElement);
		await fireEvent.click(button('Lose agriculture, art'));
		await page.rerender({ refusal: { code: 'old-version', parameters: {}, rule: '' } });
		await page.rerender({ options: [{ type: 'lose', text: 'lose art', tile: 'art' }] });
		expect(play.mock.calls).toEqual([['lose agriculture']]);
	});

	it('shows who watches everybody, and nothing to press', () => {
		const { part } = show(spectator, { play: undefined, stand: undefined });
		expect(part('opponents').querySelectorAll('article')).toHaveLength(4);
		expect(within(part('tray')).queryAllByRole('button')).toHaveLength(0);
	});

	it('shows one’s own clock all the time, and none to who only watches', async () => {
		const { part, page } = show(turn, { clocks: turn.update.view.seats.map(() => 605_000) });
		expect(within(part('estate')).getByRole('timer').textContent).toBe('10:05');
		await page.rerender({ clocks: [] });
		expect(within(part('estate')).queryByRole('timer')).toBeNull();
		page.unmount();

		const watching = show(spectator, { clocks: spectator.update.view.seats.map(() => 605_000) });
		expect(within(watching.part('estate')).queryByRole('timer')).toBeNull();
		expect(watching.part('opponents').textContent).toContain('10:05');
	});

	it('shows again what happened since one’s last turn, until a key or a decision ends it', async () => {
		const { page } = show(turn, { history: turn.update.moves });
		const moment = () => page.container.querySelector('.moment')?.textContent?.trim();
		const again = async () => {
			await fireEvent.click(button('Since your last turn'));
			await fireEvent.click(button('Show it all again'));
		};
		await again();
		expect(moment()).toBe('You draw a statue.');
		await vi.waitFor(() => expect(moment()).toBe('Pta draws a fortress.'), 2000);
		await fireEvent.keyDown(document.body, { key: 'Escape' });
		expect(moment()).toBeUndefined();

		await again();
		await page.rerender({ options: [{ type: 'pass', text: 'pass' }] });
		expect(moment()).toBeUndefined();
	});

	it('gives worth only where the server does', async () => {
		const { part, page } = show(bid);
		expect(part('track').textContent).not.toContain('+');
		await page.rerender({ counsel: bid.counsel as unknown as CounselStruct });
		expect(part('track').textContent).toContain('+1');
	});

	it('tells the story of the game on the last sheet', () => {
		show(five);
		const sheet = screen.getByRole('dialog', { hidden: true });
		expect(sheet.textContent).toContain('You win');
		expect(sheet.textContent).toMatch(/After epoch 1 .* led with \d+/);
		expect(sheet.querySelectorAll('tbody tr')).toHaveLength(8);
	});
});

describe('the others at the table of Ra', () => {
	const gone = (scene: typeof turn) => scene.table.seats.map((seat) => ({ ...seat, bot: '', present: false }));

	it('are marked as away although their clocks run', () => {
		const scene = { ...turn, table: { ...turn.table, seats: gone(turn) } };
		const { part } = show(scene, { clocks: turn.update.view.seats.map(() => 605_000) });
		const others = within(part('opponents'));
		expect(others.getAllByRole('img', { name: 'away' })).toHaveLength(3);
		expect(others.getAllByText('10:05')).toHaveLength(3);
	});

	it('are not away where a bot plays for them', () => {
		const seats = turn.table.seats.map((seat) => ({ ...seat, bot: 'merchant', present: false }));
		const { part } = show({ ...turn, table: { ...turn.table, seats } });
		expect(within(part('opponents')).queryByRole('img', { name: 'away' })).toBeNull();
	});
});

it('shows large who is asked where several people share the device', async () => {
	const { part, page } = show(turn);
	expect(part('tray').querySelector('[data-whose]')).toBeNull();
	await page.rerender({ shared: true, asked: 1 });
	expect(part('tray').querySelector('[data-whose]')?.textContent).toBe(turn.table.seats[1]?.name);
	await page.rerender({ asked: null });
	expect(part('tray').querySelector('[data-whose]')).toBeNull();
});
