import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import Sigil from '../art/Sigil.svelte';
import { startWords } from '../lib/starting';
import Page from './Page.svelte';

test('a page that is loaded is shown with what it is given', async () => {
	const given = { load: () => Promise.resolve({ default: Sigil }), props: { sigil: 1 } };
	const { container } = render(Page, { props: given } as never);
	await vi.waitFor(() => expect(container.querySelector('.sig.scarab')).not.toBeNull());
});

test('when the server has stopped the page says so, and how to go on', async () => {
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
	const given = { load: () => Promise.reject(new Error('no file')), props: {} };
	render(Page, { props: given } as never);
	expect(await screen.findByText('The server does not answer.')).toBeTruthy();
	expect(screen.getByText(startWords())).toBeTruthy();
	expect(screen.getByRole('button', { name: 'Load anew' })).toBeTruthy();
	vi.unstubAllGlobals();
});

test('when the server is a newer one the page asks to be loaded anew', async () => {
	vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
	const given = { load: () => Promise.reject(new Error('no file')), props: {} };
	render(Page, { props: given } as never);
	expect(await screen.findByText('The server has a newer page.')).toBeTruthy();
	vi.unstubAllGlobals();
});

test('on its own machine both ways to start the server are told, elsewhere whom to ask', () => {
	const here = startWords({ hostname: 'localhost', port: '8000' });
	expect(here).toContain('“make play”');
	expect(here).toContain('“heliopolis”');
	const other = startWords({ hostname: '127.0.0.1', port: '8123' });
	expect(other).toContain('“make play ARGS="--port 8123"”');
	expect(other).toContain('“heliopolis serve --port 8123”');
	const elsewhere = startWords({ hostname: '192.168.1.5', port: '8000' });
	expect(elsewhere).toContain('Ask whoever runs it');
	expect(elsewhere).not.toContain('make play');
});
