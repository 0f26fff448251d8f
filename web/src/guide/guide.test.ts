import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasWords, LANGUAGES, needWords, setLanguage } from '../lib/words.svelte';
import type { RaEvent, RaSeen, RaUpdate } from '../lib/wire';
import firstTurn from '../../test/fixtures/ra-first-turn.json';
import Guide from './Guide.svelte';
import { lessonOf, shortName, tableFor } from './lesson';
import { bubblePlace } from './pointing';
import { BEGINNING, hasMoved, holds, isAstray, stepAt, type Moment } from './stepping';

const update = (firstTurn as unknown as { update: RaUpdate }).update;
const SEAT = update.asked ?? 0;
const lesson = lessonOf('ra');

function moment(changes: Partial<RaUpdate> = {}, history: readonly RaSeen[] = []): Moment {
	return { seat: SEAT, update: { ...update, ...changes }, history };
}
function seen(version: number, actor: number | null, ...events: RaEvent[]): RaSeen {
	return { version, actor, move: { type: 'draw', text: 'draw' }, time: null, events };
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('a lesson', () => {
	it('is there for both games, and says something in every language', async () => {
		await needWords('rules');
		for (const language of LANGUAGES) {
			await setLanguage(language);
			for (const game of ['ra', 'ra-dice']) {
				const keys = lessonOf(game)?.steps.map((step) => `web-guide-${shortName(game)}-${step.say}`);
				expect(keys?.length).toBeGreaterThan(10);
				expect(keys?.filter((key) => !hasWords(key))).toEqual([]);
			}
		}
		await setLanguage('en');
	});

	it('makes a table whose chance follows its script', () => {
		const asked = lesson && tableFor(lesson, 'Ana');
		expect(asked?.script?.[0]).toBe('9-6-5-2 8-7-4-3');
		expect(asked?.seats.map((seat) => seat.kind)).toEqual(['me', 'bot']);
		expect(lessonOf('chess')).toBeNull();
	});
});

describe('stepping', () => {
	it('waits while others play, and goes on when one is asked', () => {
		const steps = [{ say: 'draw', when: { phase: 'turn' } }];
		expect(stepAt(steps, BEGINNING, moment({ asked: SEAT + 1 }))).toBeNull();
		expect(stepAt(steps, BEGINNING, moment())).toBe(0);
		expect(stepAt(steps, { at: 1, since: 0 }, moment())).toBeNull();
	});

	it('notices when something else is played than it asked for', () => {
		const played = moment({}, [seen(4, SEAT)]);
		expect(isAstray({ say: 'draw', when: {}, move: 'draw' }, played, 3)).toBe(false);
		expect(isAstray({ say: 'invoke', when: {}, move: 'ra' }, played, 3)).toBe(true);
		expect(isAstray({ say: 'invoke', when: {}, move: 'ra' }, played, 4)).toBe(false);
		expect(isAstray({ say: 'won', when: {} }, played, 3)).toBe(false);
	});

	it('passes over steps whose situation did not come', () => {
		const steps = [
			{ say: 'auction', when: { phase: 'auction' } },
			{ say: 'full', when: { view: { ra_tiles: 99 } } },
			{ say: 'draw', when: { option: 'draw' } }
		];
		expect(stepAt(steps, BEGINNING, moment())).toBe(2);
	});

	it('knows tiles for sale, and events since the step before', () => {
		const won: RaEvent = { type: 'auction_won', seat: SEAT, paid: 6, gained: 1, tiles: [] };
		const after = moment({}, [seen(4, SEAT, won)]);
		expect(holds({ event: 'auction_won', mine: true }, after, 3)).toBe(true);
		expect(holds({ event: 'auction_won', mine: false }, after, 3)).toBe(false);
		expect(holds({ event: 'auction_won' }, after, 4)).toBe(false);
		expect(holds({ lot: 'gold' }, after, 0)).toBe(false);
		const sale = moment({ view: { ...update.view, track: ['gold', null] } });
		expect(holds({ lot: 'gold' }, sale, 0)).toBe(true);
		expect(hasMoved(after, 3)).toBe(true);
		expect(hasMoved(after, 4)).toBe(false);
	});
});

describe('the bubble', () => {
	const props = { table: 'T', game: 'ra', seat: SEAT, update, history: [] };

	it('tells one step after the other, and remembers how far it got', async () => {
		render(Guide, props);
		await waitFor(() => expect(screen.getByRole('region').textContent).toContain('Welcome to the Nile'));
		await fireEvent.click(screen.getByText('Next'));
		expect(screen.getByRole('region').textContent).toContain('These four suns');
		cleanup();

		render(Guide, props);

		await waitFor(() => expect(screen.getByRole('region').textContent).toContain('These four suns'));
	});

	it('rings the part of the table that it is about', async () => {
		const tray = document.createElement('div');
		tray.dataset.part = 'tray';
		tray.getBoundingClientRect = () => new DOMRect(10, 20, 300, 40);
		document.body.append(tray);
		render(Guide, props);
		await waitFor(() => screen.getByText('Next'));
		expect(document.querySelector('.ring')).toBeNull();
		await fireEvent.click(screen.getByText('Next'));
		expect(document.querySelector<HTMLElement>('.ring')?.style.left).toBe('10px');
		tray.remove();
	});

	it('goes on when the move is made that it asked for', async () => {
		const { rerender } = render(Guide, props);
		await waitFor(() => screen.getByText('Next'));
		await fireEvent.click(screen.getByText('Next'));
		await fireEvent.click(screen.getByText('Next'));
		expect(screen.queryByText('Next')).toBeNull();

		const version = update.version + 1;
		await rerender({ update: { ...update, version, asked: null }, history: [seen(version, SEAT)] });

		expect(screen.queryByRole('region')).toBeNull();
		const track = ['pharaoh', 'nile'] as const;
		const later = { ...update, version: version + 1, view: { ...update.view, track } };
		await rerender({ update: later, history: [seen(version, SEAT)] });
		expect(screen.getByRole('region').textContent).toContain('lie in the middle');
	});

	it('can be left at any time, and stays away', async () => {
		render(Guide, props);
		await waitFor(() => screen.getByText('Leave the guide'));
		await fireEvent.click(screen.getByText('Leave the guide'));
		expect(screen.queryByRole('region')).toBeNull();
		cleanup();
		render(Guide, props);
		expect(screen.queryByRole('region')).toBeNull();
	});

	it('stands where its part is not', () => {
		const tray = { left: 0, top: 600, width: 900, height: 200 };
		const sky = { left: 0, top: 0, width: 900, height: 200 };
		expect(bubblePlace(tray, 150, 900)).toBe('top');
		expect(bubblePlace(sky, 150, 900)).toBe('bottom');
		expect(bubblePlace(null, 150, 900)).toBe('top');
		expect(bubblePlace({ left: 0, top: 10, width: 9, height: 880 }, 150, 900)).toBe('bottom');
	});

	it('leaves the tray in sight where it fits at both ends', () => {
		const nile = { left: 250, top: 346, width: 720, height: 62 };
		expect(bubblePlace(nile, 155, 720)).toBe('top');
		expect(bubblePlace(nile, 155, 720, { left: 250, top: 190, width: 720, height: 105 })).toBe('bottom');
		expect(bubblePlace(nile, 155, 720, { left: 250, top: 560, width: 720, height: 150 })).toBe('top');
	});
});
