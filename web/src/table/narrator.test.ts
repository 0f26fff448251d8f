import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcer } from '../lib/announce.svelte';
import type { Seen } from '../lib/line.svelte';
import { Narrator } from './narrator';

const move = (version: number): Seen => ({ version, actor: 1, move: { type: 'pass', text: 'pass' }, time: null, events: [] });
const words = (seen: readonly Seen[]) => seen.map((one) => `Move ${one.version}.`);

beforeEach(() => {
	vi.useFakeTimers();
	announcer.clear();
});
afterEach(() => vi.useRealTimers());

function heardAfter(wait: number): string {
	vi.advanceTimersByTime(wait);
	return announcer.current.text;
}

test('of a game that is found running only the decision is told', () => {
	new Narrator().hear({ history: [move(1), move(2)], version: 2, settled: true, goes: false, sentence: 'Your turn.', words });

	expect(heardAfter(100)).toBe('Your turn.');
});

test('the moves of others and the decision are one announcement', () => {
	const narrator = new Narrator();
	narrator.hear({ history: [move(1)], version: 1, settled: true, goes: false, sentence: 'Your turn.', words });
	vi.advanceTimersByTime(100);
	const before = announcer.current.count;

	for (const version of [2, 3, 4]) {
		const history = Array.from({ length: version }, (_, place) => move(place + 1));
		narrator.hear({ history, version, settled: version === 4, goes: version < 4, sentence: 'Your bid.', words });
		vi.advanceTimersByTime(version < 4 ? 3000 : 400);
	}

	expect(announcer.current.text).toBe('Move 2. Move 3. Move 4. Your bid.');
	expect(announcer.current.count).toBe(before + 1);
});

test('what two lines of one device both hear is told once', () => {
	const narrator = new Narrator();
	narrator.hear({ history: [], version: 0, settled: true, goes: false, sentence: 'Your turn.', words });
	vi.advanceTimersByTime(100);

	narrator.hear({ history: [move(1)], version: 1, settled: false, goes: false, sentence: 'Ben’s turn.', words });
	narrator.hear({ history: [move(1)], version: 1, settled: true, goes: false, sentence: 'Your turn, Ben.', words });

	expect(heardAfter(100)).toBe('Move 1. Your turn, Ben.');
});

test('the same decision is not told twice when the table changes around it', () => {
	const narrator = new Narrator();
	narrator.hear({ history: [move(1)], version: 1, settled: true, goes: false, sentence: 'Your turn.', words });
	vi.advanceTimersByTime(100);
	const before = announcer.current.count;

	narrator.hear({ history: [move(1)], version: 1, settled: true, goes: false, sentence: 'Your turn.', words });

	vi.advanceTimersByTime(5000);
	expect(announcer.current.count).toBe(before);
});

test('a move without words lets the burst end when a person is asked', () => {
	const narrator = new Narrator();
	narrator.hear({ history: [], version: 0, settled: true, goes: false, sentence: 'Your turn.', words });
	vi.advanceTimersByTime(100);

	narrator.hear({ history: [move(1)], version: 1, settled: false, goes: true, sentence: 'Ben’s turn.', words });
	expect(heardAfter(5000)).toBe('Your turn.');
	narrator.hear({ history: [move(1), move(2)], version: 2, settled: false, goes: false, sentence: 'Cem’s turn.', words: () => [] });

	expect(heardAfter(1500)).toBe('Move 1.');
});
