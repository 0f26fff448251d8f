import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { confirms, confirmsAll, confirmsBids, keepSettings, kept, settings, shownTheme, usual } from './settings.svelte';

afterEach(() => {
	vi.unstubAllGlobals();
	Object.assign(settings, usual());
});

const device = (...queries: string[]) =>
	vi.stubGlobal('matchMedia', (query: string) => ({ matches: queries.includes(query) }));

test('what was kept is taken, and what is of another kind is not', () => {
	const found = kept('{"theme":"night","speed":"fast","codes":true,"confirmBids":false,"other":1}');
	expect(found).toMatchObject({ theme: 'night', speed: 1, codes: true, confirm: 'off' });
	expect('other' in found).toBe(false);
});

test('nothing kept, or nonsense, gives what is usual', () => {
	for (const text of [null, '', 'null', '[1', '7']) expect(kept(text)).toEqual(usual());
});

test('bids are confirmed on devices that are touched, unless somebody chose', () => {
	device('(pointer: coarse)');
	expect(confirmsBids()).toBe(true);
	settings.confirm = 'off';
	expect(confirmsBids()).toBe(false);
	device();
	settings.confirm = null;
	expect(confirmsBids()).toBe(false);
});

test('what older pages kept about bids holds until somebody chooses anew', () => {
	expect(kept('{"confirmBids":true}').confirm).toBe('bids');
	expect(kept('{"confirmBids":false}').confirm).toBe('off');
	expect(kept('{"confirmBids":null}').confirm).toBeNull();
	expect(kept('{"confirm":"all","confirmBids":false}').confirm).toBe('all');
	expect(kept('{"confirm":"most"}').confirm).toBeNull();
});

test('every move is confirmed only where somebody chose that', () => {
	device('(pointer: coarse)');
	expect([confirms(), confirmsAll()]).toEqual(['bids', false]);
	settings.confirm = 'all';
	expect([confirmsBids(), confirmsAll()]).toEqual([true, true]);
});

test('the theme follows the device until somebody chooses', () => {
	device('(prefers-color-scheme: dark)');
	expect(shownTheme('auto')).toBe('night');
	expect(shownTheme('day')).toBe('day');
	device('(prefers-contrast: more)');
	expect(shownTheme('auto')).toBe('contrast');
	device();
	expect(shownTheme('auto')).toBe('day');
});

test('a device that turns dark turns the page dark, until somebody chooses', () => {
	const queries = new Map<string, EventTarget & { matches: boolean }>();
	vi.stubGlobal('matchMedia', (query: string) => {
		const list = queries.get(query) ?? Object.assign(new EventTarget(), { matches: false });
		queries.set(query, list);
		return list;
	});
	const turn = (dark: boolean) => {
		const list = queries.get('(prefers-color-scheme: dark)');
		if (!list) return;
		list.matches = dark;
		list.dispatchEvent(new Event('change'));
	};
	const theme = () => document.documentElement.dataset.theme;
	const stop = $effect.root(keepSettings);
	flushSync();
	expect(theme()).toBe('day');

	turn(true);
	expect(theme()).toBe('night');
	settings.theme = 'day';
	flushSync();
	turn(true);
	expect(theme()).toBe('day');

	stop();
});

test('what styles move has the speed that was chosen', () => {
	const pace = () => document.documentElement.style.getPropertyValue('--pace');
	const stop = $effect.root(keepSettings);
	flushSync();
	expect(pace()).toBe('1');

	settings.speed = 4;
	flushSync();
	expect(pace()).toBe('0.25');
	settings.speed = 0;
	flushSync();
	expect(pace()).toBe('0');

	stop();
});
