import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, announcer } from './announce.svelte';

beforeEach(() => {
	vi.useFakeTimers();
	announcer.clear();
});
afterEach(() => vi.useRealTimers());

function heard(): string {
	return announcer.current.text;
}

test('a burst of bot moves is one announcement that ends with the decision', () => {
	const before = announcer.current.count;
	for (const said of ['Meryt draws art.', 'Henu draws a Nile.', 'Ptahhotep draws gold.']) {
		announcer.narrate(said);
		vi.advanceTimersByTime(1000);
	}
	announcer.settle('Your turn.');
	vi.advanceTimersByTime(100);

	expect(heard()).toBe('Meryt draws art. Henu draws a Nile. Ptahhotep draws gold. Your turn.');
	expect(announcer.current.count).toBe(before + 1);
});

test('a burst goes on while bots think, however long, and is told in one', () => {
	const before = announcer.current.count;
	for (let move = 0; move < 5; move += 1) {
		announcer.narrate(`Move ${move}.`, true);
		vi.advanceTimersByTime(4000);
	}
	expect(announcer.current.count).toBe(before);
	announcer.settle('Your turn.');
	vi.advanceTimersByTime(100);

	expect(heard()).toBe('Move 0. Move 1. Move 2. Move 3. Move 4. Your turn.');
	expect(announcer.current.count).toBe(before + 1);
});

test('bots that never come to an end are told of all the same', () => {
	for (let move = 0; move < 12; move += 1) {
		announcer.narrate(`Move ${move}.`, true);
		vi.advanceTimersByTime(3000);
	}

	expect(heard()).toContain('Move 0. Move 1.');
	expect(heard()).not.toContain('Move 11.');
});

test('what bots did is told soon when a person is asked', () => {
	announcer.narrate('Meryt draws art.', true);
	vi.advanceTimersByTime(5000);
	expect(heard()).toBe('');
	announcer.narrate('');
	vi.advanceTimersByTime(1500);

	expect(heard()).toBe('Meryt draws art.');
});

test('what others do is told when nothing more comes', () => {
	announcer.narrate('Meryt draws art.');
	expect(heard()).toBe('');

	vi.advanceTimersByTime(1500);

	expect(heard()).toBe('Meryt draws art.');
});

test('a burst without end is told in parts', () => {
	for (let move = 0; move < 12; move += 1) {
		announcer.narrate(`Move ${move}.`);
		vi.advanceTimersByTime(1000);
	}

	expect(heard()).toContain('Move 0.');
	expect(heard()).not.toContain('Move 11.');
});

test('an answer is heard at once, and again when it is the same', () => {
	announce('12 points');
	vi.advanceTimersByTime(100);
	const { count } = announcer.current;

	announce('12 points');
	vi.advanceTimersByTime(100);

	expect(announcer.current).toEqual({ text: '12 points', count: count + 1 });
});

test('an answer is not kept back by what happens just after it', () => {
	announce('Played: draw.');
	announcer.narrate('You draw a Nile.', true);
	vi.advanceTimersByTime(100);

	expect(heard()).toBe('Played: draw. You draw a Nile.');
});

test('what was not said yet is forgotten with the table', () => {
	announcer.narrate('Meryt draws art.');
	announcer.clear();
	vi.advanceTimersByTime(5000);

	expect(heard()).toBe('');
});
