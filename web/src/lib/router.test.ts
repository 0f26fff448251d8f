import { afterEach, expect, test } from 'vitest';
import { followLinks, go, readRoute, route } from './router.svelte';

const read = (path: string) => readRoute(new URL(path, 'http://127.0.0.1:8000'));

afterEach(() => {
	document.body.replaceChildren();
	go('/', true);
});

test('every page has its path', () => {
	expect(read('/')).toEqual({ page: 'start' });
	expect(read('/new')).toEqual({ page: 'new' });
	expect(read('/table/aB3_-')).toEqual({ page: 'table', id: 'aB3_-', watch: false });
	expect(read('/table/aB3?watch')).toEqual({ page: 'table', id: 'aB3', watch: true });
	expect(read('/replay')).toEqual({ page: 'replay', id: null, at: null });
	expect(read('/replay/abc?at=12')).toEqual({ page: 'replay', id: 'abc', at: 12 });
	expect(read('/replay/abc?at=-1')).toEqual({ page: 'replay', id: 'abc', at: null });
	expect(read('/rules')).toEqual({ page: 'rules', id: null });
	expect(read('/rules/R-4.2')).toEqual({ page: 'rules', id: 'R-4.2' });
	expect(read('/quick')).toEqual({ page: 'quick' });
	expect(read('/guide/ra-dice')).toEqual({ page: 'guide', game: 'ra-dice' });
	expect(read('/nothing/here')).toEqual({ page: 'unknown' });
});

test('links to tables are read as the server writes them', () => {
	expect(read('/#join/abc/xyz')).toEqual({ page: 'join', table: 'abc', token: 'xyz' });
	expect(read('/#host/abc/xyz')).toEqual({ page: 'host', table: 'abc', token: 'xyz' });
	expect(read('/#watch/abc')).toEqual({ page: 'table', id: 'abc', watch: true });
	expect(read('/#join/abc')).toEqual({ page: 'start' });
});

test('a link of ours is followed without loading the page anew', () => {
	const stop = followLinks();
	document.body.innerHTML = '<a href="/rules"><b>x</b></a>';
	const event = new MouseEvent('click', { bubbles: true, cancelable: true });
	document.querySelector('b')?.dispatchEvent(event);
	expect(event.defaultPrevented).toBe(true);
	expect(route.now).toEqual({ page: 'rules', id: null });
	stop();
});

test('links to files, to elsewhere and with keys held are left to the browser', () => {
	const stop = followLinks();
	const links = ['<a href="/api/health">x</a>', '<a href="/licences.md">x</a>', '<a href="https://example.org/">x</a>'];
	for (const link of links) {
		document.body.innerHTML = link;
		const event = new MouseEvent('click', { bubbles: true, cancelable: true });
		document.querySelector('a')?.addEventListener('click', () => undefined);
		document.querySelector('a')?.dispatchEvent(event);
		expect(event.defaultPrevented).toBe(false);
	}
	expect(route.now).toEqual({ page: 'start' });
	stop();
});
