import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import DiceTable from '../../src/dice/DiceTable.svelte';
import { settings } from '../../src/lib/settings.svelte';
import { signed } from '../../src/ra/names';
import { mainstay } from '../../src/dice/sheets';
import type { DiceLine, DiceSeen, DiceUpdate, TableStruct } from '../../src/lib/wire';

type Scene = { name: string; table: TableStruct; update: DiceUpdate };
const SCENES = Object.values(
	import.meta.glob<Scene>('../fixtures/dice-*.json', { eager: true, import: 'default' })
);
const side = createRawSnippet(() => ({ render: () => '<div data-test="side"></div>' }));

settings.speed = 0;
afterEach(cleanup);

function scene(name: string): Scene {
	const found = SCENES.find((one) => one.name === name);
	if (!found) throw new Error(`no scene ${name}`);
	return found;
}

function show({ table, update }: Scene, history: readonly DiceSeen[] = [], { present = true, shared = false } = {}) {
	const play = vi.fn<(move: string) => void>();
	const seat = update.view.seat;
	const seats = table.seats.map((one, at) => {
		return { name: one.name || `Seat ${at}`, sigil: at, bot: present ? one.bot : '', you: at === seat, present };
	});
	const { container } = render(DiceTable, {
		view: update.view,
		seats,
		seat,
		asked: update.asked,
		options: update.options,
		fresh: [],
		history,
		shared,
		clocks: present ? [] : seats.map(() => 65_000),
		result: update.result,
		scoreNow: update.score_now,
		play,
		sentence: 'What now?',
		side
	});
	const press = async (selector: string) => {
		const found = container.querySelector(selector);
		if (!found) throw new Error(`nothing to press: ${selector}`);
		await fireEvent.click(found);
	};
	return { container, play, press };
}

const MAIN = '[data-part="actions"] .main';

test.each(['dice-first-roll', 'dice-lose-monument', 'dice-four-over', 'dice-two', 'dice-watching-victim'])('%s has every part of the table', (name) => {
	const { container } = show(scene(name));

	for (const part of ['sun-track', 'tray', 'pharaoh', 'nile', 'civilization', 'monuments', 'opponents']) {
		expect(container.querySelector(`[data-part="${part}"]`), part).not.toBeNull();
	}
});

test('dice that are lifted are rolled again by the main button', async () => {
	const { play, press } = show(scene('dice-reroll'));
	const roll = scene('dice-reroll').update.options.find((one) => one.type === 'roll' && one.dice.length === 2);

	for (const colour of roll?.type === 'roll' ? roll.dice : []) await press(`[data-die="${colour}"]`);
	await press(MAIN);

	expect(play.mock.calls).toEqual([[roll?.text]]);
});

test('a disaster is chosen first, and declared by the main button', async () => {
	const { play, press } = show(scene('dice-disaster'));

	await press('[data-disaster]');
	expect(play).not.toHaveBeenCalled();
	await press(MAIN);

	expect(play.mock.calls[0]?.[0]).toMatch(/^disaster /);
});

test('a die that is lifted twice lies where it was, and nothing can be rolled', async () => {
	const { container, play, press } = show(scene('dice-reroll'));
	const die = container.querySelector('[data-die][aria-disabled="false"]')?.getAttribute('data-die');

	await press(`[data-die="${die}"]`);
	await press(`[data-die="${die}"]`);
	await press(MAIN);

	expect(play).not.toHaveBeenCalled();
});

test('a dashed place lifts its dice first, and is done by a second press', async () => {
	const { container, play, press } = show(scene('dice-spend'));
	const place = container.querySelector('[data-light="dashed"]')?.getAttribute('data-target');

	await press(`[data-target="${place}"]`);
	expect(play).not.toHaveBeenCalled();
	expect(container.querySelectorAll('[data-die][aria-pressed="true"]').length).toBeGreaterThan(0);
	await press(`[data-target="${place}"]`);

	expect(play).toHaveBeenCalledOnce();
});

test('a marker chosen to be lost can be kept', async () => {
	const { container, play, press } = show(scene('dice-lose-civ'));
	const [first] = scene('dice-lose-civ').update.options;

	await press(`[data-lose="${first?.text}"]`);
	await press('[data-part="actions"] .line');
	await press(MAIN);

	expect(play).not.toHaveBeenCalled();
	expect(container.querySelector('[data-lose][aria-pressed="true"]')).toBeNull();
});

test('whoever is not asked has nothing to press but the score sheet', () => {
	const { container } = show(scene('dice-waiting'));

	expect(container.querySelectorAll('[data-target], [data-move], [data-lose]').length).toBe(0);
	expect(container.querySelectorAll('[data-die][aria-disabled="false"]').length).toBe(0);
});

test('a letter is one move, and none where it is held or belongs to the side column', async () => {
	const { container, play } = show(scene('dice-spend'));
	const [table, aside] = ['[data-part="tray"]', '[data-test="side"]'].map((one) => container.querySelector(one) as Element);

	await fireEvent.keyDown(table as Element, { key: 'e', repeat: true });
	await fireEvent.keyDown(aside as Element, { key: 'e' });
	expect(play).not.toHaveBeenCalled();
	await fireEvent.keyDown(table as Element, { key: 'e' });
	expect(play).toHaveBeenCalledWith('end');
});

test('Escape puts back what is lifted', async () => {
	const { container, press } = show(scene('dice-reroll'));
	await press('[data-die][aria-disabled="false"]');

	const table = container.querySelector('[data-game]');
	if (table) await fireEvent.keyDown(table, { key: 'Escape' });

	expect(container.querySelector('[data-die][aria-pressed="true"]')).toBeNull();
});

test('after the last epoch night has fallen, and the tray says who has won', () => {
	const { container } = show(scene('dice-over'));
	const { result } = scene('dice-over').update;
	const best = Math.max(...(result?.scores ?? []));

	expect(container.querySelector('[data-part="sun-track"]')?.getAttribute('data-hour')).toBe('night');
	expect(container.querySelector('[data-part="tray"] .best b')?.textContent).toBe(String(best));
	expect(container.querySelector('[data-part="faces"]')).toBeNull();
});

test('the sheet of the whole game tells its story: who led, the greatest gain, what won it', () => {
	const { container } = show(scene('dice-over'));
	const { result, view } = scene('dice-over').update;
	const told = container.querySelector('[data-part="sheet"] .story')?.textContent ?? '';
	const found = mainstay(view.sheets, result?.winners[0] ?? 0);

	expect(told).toContain('After epoch 1');
	expect(told).toContain('greatest gain');
	expect(told).toContain(`${found?.points} points.`);
});

test('what brought the most is summed up over all epochs', () => {
	const line = (suns: number, river: number) => ({ suns, ankhs: 0, pharaohs: -2, river, civilization: 0, monuments: 0 }) as DiceLine;

	expect(mainstay([[line(3, 0)], [line(0, 2)], [line(0, 2)]], 0)).toEqual({ item: 'river', points: 4 });
	expect(mainstay([[line(0, 0)]], 0)).toBeNull();
});

test('the sentence can take the focus, and bots say what they are', () => {
	const { container } = show(scene('dice-two'));

	expect(container.querySelector('[data-sentence]')?.getAttribute('tabindex')).toBe('-1');
	expect(container.querySelectorAll('.about')).toHaveLength(scene('dice-two').table.seats.filter((one) => one.bot).length);
});

test('what happened since one’s last turn is told, and shown again until a press ends it', async () => {
	const given = scene('dice-reroll');
	const seat = given.update.view.seat ?? 0;
	const other = given.update.view.seats.findIndex((_, at) => at !== seat);
	const end = (actor: number) => ({ type: 'turn_ended', seat: actor, why: 'chosen', left: [] });
	const rolled = { type: 'dice_rolled', seat: other, throw: 1, faces: [['red', 'nile']], suns: 0 };
	const move = (version: number, actor: number, ...events: unknown[]) =>
		({ version, actor, move: { type: 'end', text: 'end' }, time: null, events }) as unknown as DiceSeen;
	const { container, press } = show(given, [move(1, seat, rolled, end(seat)), move(2, other, rolled), move(3, other, end(other))]);

	await press('.looks button');
	expect(document.querySelectorAll('dialog li')).toHaveLength(2);
	const replay = document.querySelector('dialog .gold');
	if (replay) await fireEvent.click(replay);

	expect(container.querySelectorAll('.again .die')).toHaveLength(1);
	await fireEvent.pointerDown(document.body);
	expect(container.querySelector('.again')).toBeNull();
});

test('the focus stays at the table when a marker is kept after all, and the button goes with it', async () => {
	const { container, press } = show(scene('dice-lose-civ'));
	await press('[data-lose]');
	const back = container.querySelector<HTMLElement>('[data-part="actions"] .line');
	back?.focus();
	await press('[data-part="actions"] .line');

	expect(back?.isConnected).toBe(false);
	await vi.waitFor(() => expect(container.contains(document.activeElement)).toBe(true));
});

test('whoever is away is marked so even while it is their turn, and clocks stand beside names', () => {
	const kept = scene('dice-watching-victim');
	const { container } = show(kept, [], { present: false });

	const seats = [...container.querySelectorAll('[data-part="opponents"] [data-seat]')];
	expect(seats).toHaveLength(kept.update.view.seats.length);
	for (const seat of seats) {
		expect(seat.querySelector('.away')?.getAttribute('aria-label')).toBe('away');
		expect(seat.querySelector('.clock')?.textContent).toBe('1:05');
	}
	expect(container.querySelector('[data-part="opponents"]')?.textContent).toContain('1:05 choosing what to lose');
});

test('who is asked is shown large where several people share the device', () => {
	const whose = '[data-part="tray"] [data-whose]';
	expect(show(scene('dice-watching-victim')).container.querySelector(whose)).toBeNull();
	expect(show(scene('dice-watching-victim'), [], { shared: true }).container.querySelector(whose)?.textContent).toBe('Henu');
});

test('every area says what it would score if the epoch ended now, and every seat the sum', () => {
	const told = scene('dice-reroll');
	const { container } = show(told);
	const own = told.update.score_now[told.update.view.seat ?? 0];
	if (!own) throw new Error('nothing is told');
	const words = (part: string) => container.querySelector(`[data-part="${part}"] h2`)?.textContent ?? '';

	expect(words('pharaoh')).toContain(`${signed(own.items['pharaohs'] ?? NaN)}, most`);
	expect(words('nile')).toContain(`${signed(own.items['river'] ?? NaN)}, `);
	expect(words('civilization')).toContain(`, ${signed(own.items['civilization'] ?? NaN)}`);
	expect(words('monuments')).toContain(`${signed(own.later['monuments'] ?? NaN)} at the end`);
	const sums = [...container.querySelectorAll('[data-now]')].map((one) => one.textContent);
	expect(sums).toEqual(expect.arrayContaining(told.update.score_now.map((one) => `now ${signed(one?.net ?? NaN)}`)));
	expect(sums).toHaveLength(told.update.view.seats.length);
});

test('when the game is over nothing is said of what would be', () => {
	expect(show(scene('dice-over')).container.querySelector('[data-now]')).toBeNull();
});
