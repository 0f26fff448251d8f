import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everything, fetchSoon, Later } from './later.svelte';

const made: Later<object>[] = [];

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	for (const one of made.splice(0)) everything.delete(one);
});

function later(load: () => Promise<{ default: string }>): Later<{ default: string }> {
	const one = new Later(load);
	made.push(one);
	return one;
}

test('whoever asks sends for it, once, and finds it there from then on', async () => {
	const load = vi.fn(async () => ({ default: 'sheet' }));
	const sheet = later(load);
	expect(load).not.toHaveBeenCalled();
	expect(sheet.now).toBeNull();
	expect(sheet.now).toBeNull();
	await sheet.fetch();
	expect(sheet.now?.default).toBe('sheet');
	expect(load).toHaveBeenCalledTimes(1);
});

test('a server that is away is asked again, less and less often', async () => {
	let away = true;
	const load = vi.fn(async () => {
		if (away) throw new TypeError('no network');
		return { default: 'menu' };
	});
	const menu = later(load);
	void menu.fetch();
	await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000);
	expect(load).toHaveBeenCalledTimes(4);
	away = false;
	await vi.advanceTimersByTimeAsync(16_000);
	expect(menu.now?.default).toBe('menu');
	expect(load).toHaveBeenCalledTimes(5);
});

test('it is fetched in a quiet moment, unless the page is left before', async () => {
	const quiet: (() => void)[] = [];
	vi.stubGlobal('requestIdleCallback', (then: () => void) => quiet.push(then));
	const cancelled = vi.fn();
	vi.stubGlobal('cancelIdleCallback', cancelled);
	const load = vi.fn(async () => ({ default: 'keys' }));
	const stop = fetchSoon(later(load));
	await vi.advanceTimersByTimeAsync(2_000);
	expect(load).not.toHaveBeenCalled();
	stop();
	expect(cancelled).toHaveBeenCalledWith(1);
	quiet[0]?.();
	await vi.runAllTimersAsync();
	expect(load).toHaveBeenCalledTimes(1);
});

test('browsers that tell no quiet moment fetch it a little later', async () => {
	vi.stubGlobal('requestIdleCallback', undefined);
	const load = vi.fn(async () => ({ default: 'keys' }));
	fetchSoon(later(load));
	fetchSoon(later(load))();
	await vi.advanceTimersByTimeAsync(2_000);
	expect(load).toHaveBeenCalledTimes(1);
});
