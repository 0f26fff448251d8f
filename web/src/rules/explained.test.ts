import { act, cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasWords, LANGUAGES, setLanguage } from '../lib/words.svelte';
import Explained, { HOVER, PRESS } from './Explained.svelte';
import { MARGIN, place } from './placing';
import { aboutKey, FACES, PLACES, TILES, titleKey, type Thing } from './things';

const button = createRawSnippet(() => ({ render: () => '<button type="button">tile</button>' }));
const picture = createRawSnippet(() => ({ render: () => '<span data-testid="tile">tile</span>' }));
const EVERY: readonly Thing[] = [
	...TILES,
	...(['war', 'sun', 'sun-down', 'centre-sun', 'ra-figure'] as const),
	...FACES.map((face) => `die-${face}` as const),
	...PLACES.map((one) => `place-${one}` as const)
];

function shown(): HTMLElement | null {
	return document.querySelector('[role=tooltip]');
}
async function wait(time: number): Promise<void> {
	await vi.advanceTimersByTimeAsync(time);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

describe('what explains itself', () => {
	it('has a title and three sentences in every language', async () => {
		for (const language of LANGUAGES) {
			await setLanguage(language);
			const keys = EVERY.flatMap((thing) => {
				const about = aboutKey(thing);
				return [titleKey(thing), about, `${about}.scores`, `${about}.lost`];
			});
			expect(keys.filter((key) => !hasWords(key))).toEqual([]);
		}
		await setLanguage('en');
	});

	it('opens when a pointer rests on it, and closes when it goes', async () => {
		render(Explained, { kind: 'flood', left: 4, all: 12, children: button });
		const wrapper = screen.getByRole('button').parentElement as HTMLElement;

		await fireEvent.pointerEnter(wrapper, { pointerType: 'mouse' });
		expect(shown()).toBeNull();
		await wait(HOVER);
		expect(shown()?.textContent).toContain('Flood');
		expect(shown()?.textContent).toContain('4 of 12 still in the bag');

		await fireEvent.pointerLeave(wrapper, { pointerType: 'mouse' });
		await wait(HOVER);
		expect(shown()).toBeNull();
	});

	it('describes the button inside while it is open, and Escape closes it', async () => {
		render(Explained, { kind: 'gold', children: button });
		const inside = screen.getByRole('button');
		await fireEvent.pointerEnter(inside.parentElement as HTMLElement, { pointerType: 'mouse' });
		await wait(HOVER);
		expect(inside.getAttribute('aria-describedby')).toBe(shown()?.id);

		await fireEvent.keyDown(window, { key: 'Escape' });

		expect(shown()).toBeNull();
		expect(inside.hasAttribute('aria-describedby')).toBe(false);
	});

	it('opens when keys lead to it, and not when a closed dialog hands the focus back', async () => {
		render(Explained, { kind: 'gold', children: button });
		const inside = screen.getByRole('button');

		await fireEvent.keyDown(window, { key: 'Escape' });
		await act(() => inside.focus());
		expect(shown()).toBeNull();

		inside.blur();
		await fireEvent.keyDown(window, { key: 'Tab' });
		await act(() => inside.focus());
		expect(shown()?.textContent).toContain('Gold');
	});

	it('opens on a long press, which does not press what is inside', async () => {
		render(Explained, { kind: 'temple', children: button });
		const inside = screen.getByRole('button');
		const pressed = vi.fn();
		inside.addEventListener('click', pressed);

		await fireEvent.pointerDown(inside, { pointerType: 'touch', clientX: 5, clientY: 5 });
		await wait(PRESS);
		await fireEvent.pointerUp(inside, { pointerType: 'touch' });
		await fireEvent.click(inside);

		expect(shown()?.textContent).toContain('Temple');
		expect(pressed).not.toHaveBeenCalled();
		await fireEvent.pointerDown(inside, { pointerType: 'mouse' });
		await fireEvent.click(inside);
		expect(pressed).toHaveBeenCalledOnce();
	});

	it('closes when a mouse presses what is inside', async () => {
		render(Explained, { kind: 'gold', children: button });
		const inside = screen.getByRole('button');
		await fireEvent.pointerEnter(inside.parentElement as HTMLElement, { pointerType: 'mouse' });
		await wait(HOVER);
		expect(shown()).not.toBeNull();

		await fireEvent.pointerDown(inside, { pointerType: 'mouse' });

		expect(shown()).toBeNull();
	});

	it('takes a short press and a finger that slips for what they are', async () => {
		render(Explained, { kind: 'temple', children: button });
		const inside = screen.getByRole('button');

		await fireEvent.pointerDown(inside, { pointerType: 'touch', clientX: 5, clientY: 5 });
		await fireEvent.pointerUp(inside, { pointerType: 'touch' });
		await wait(PRESS);
		expect(shown()).toBeNull();
		await fireEvent.pointerDown(inside, { pointerType: 'touch', clientX: 5, clientY: 5 });
		await fireEvent.pointerMove(inside, { pointerType: 'touch', clientX: 5, clientY: 50 });
		await wait(PRESS);
		expect(shown()).toBeNull();
	});

	it('makes a picture a stop of the Tab key only where that is wanted', () => {
		render(Explained, { kind: 'god', stop: true, children: picture });
		expect(screen.getByTestId('tile').getAttribute('tabindex')).toBe('0');
		cleanup();
		render(Explained, { kind: 'god', children: picture });
		expect(screen.getByTestId('tile').hasAttribute('tabindex')).toBe(false);
	});

	it('lets one window be open at a time', async () => {
		render(Explained, { kind: 'god', children: button });
		render(Explained, { kind: 'gold', children: button });
		for (const one of screen.getAllByRole('button')) {
			await fireEvent.pointerEnter(one.parentElement as HTMLElement, { pointerType: 'mouse' });
			await wait(HOVER);
		}
		expect(document.querySelectorAll('[role=tooltip]')).toHaveLength(1);
		expect(shown()?.textContent).toContain('Gold');
	});
});

describe('the place of the window', () => {
	const phone = { width: 360, height: 740 };
	const tip = { width: 320, height: 150 };

	it('is above where there is room, else below', () => {
		expect(place({ left: 150, top: 400, width: 44, height: 44 }, tip, phone).side).toBe('above');
		expect(place({ left: 150, top: 20, width: 44, height: 44 }, tip, phone).side).toBe('below');
	});

	it('never leaves the browser window', () => {
		for (const left of [-30, 0, 150, 316, 400]) {
			for (const top of [-30, 0, 300, 700, 800]) {
				const found = place({ left, top, width: 44, height: 44 }, tip, phone);
				expect(found.left).toBeGreaterThanOrEqual(MARGIN);
				expect(found.top).toBeGreaterThanOrEqual(MARGIN);
				expect(found.left + tip.width).toBeLessThanOrEqual(phone.width - MARGIN);
				expect(found.top + tip.height).toBeLessThanOrEqual(phone.height - MARGIN);
			}
		}
	});
});
