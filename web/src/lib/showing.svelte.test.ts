import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte';
import { Showing } from './showing.svelte';

const things = ['first', 'second', 'third'].map((name) => ({ name, ms: 400 }));
let showing: Showing<{ name: string; ms: number }>;

beforeEach(() => {
	vi.useFakeTimers();
	settings.speed = 1;
	showing = new Showing();
});
afterEach(() => vi.useRealTimers());

test('things are shown one after the other, and then nothing', () => {
	showing.replay(things);
	const seen = things.map(() => {
		const name = showing.now?.name;
		vi.advanceTimersByTime(650);
		return name;
	});

	expect(seen).toEqual(['first', 'second', 'third']);
	expect([showing.now, showing.replaying]).toEqual([null, false]);
});

test('the speed that was chosen is theirs, and without motion words can be read all the same', () => {
	settings.speed = 4;
	showing.show(things);
	vi.advanceTimersByTime(400);
	expect(showing.now?.name).toBe('second');

	settings.speed = 0;
	showing.show(things);
	vi.advanceTimersByTime(900);
	expect(showing.now?.name).toBe('first');
	vi.advanceTimersByTime(100);
	expect(showing.now?.name).toBe('second');
});

test('only what is past ends for a decision', () => {
	showing.show(things);
	showing.endReplay();
	expect(showing.now?.name).toBe('first');

	showing.replay(things);
	showing.endReplay();
	vi.advanceTimersByTime(5000);
	expect(showing.now).toBeNull();
});

test('what happens meanwhile comes after what is past', () => {
	showing.replay(things.slice(0, 1));
	showing.add(things.slice(2));
	vi.advanceTimersByTime(650);

	expect(showing.now?.name).toBe('third');
});

test('a thing tells once that it is gone: after its time, when a press ends it, or when others take its place', () => {
	const gone: string[] = [];
	const telling = things.map((thing) => ({ ...thing, gone: () => gone.push(thing.name) }));
	showing.show(telling);
	vi.advanceTimersByTime(650);
	expect(gone).toEqual(['first']);
	showing.follow(things);
	expect(gone).toEqual(['first', 'third']);
	showing.end();
	showing.end();
	expect(gone).toEqual(['first', 'third', 'second']);
});

test('an effect that ends it runs once, and not again for what is shown', () => {
	let runs = 0;
	const stop = $effect.root(() => {
		$effect.pre(() => {
			runs += 1;
			showing.end();
		});
	});
	flushSync();
	showing.show(things);
	flushSync();

	expect([runs, showing.now?.name]).toEqual([1, 'first']);
	stop();
});
