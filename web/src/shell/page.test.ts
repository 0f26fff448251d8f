import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import Sigil from '../art/Sigil.svelte';
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
	expect(screen.getByText('heliopolis')).toBeTruthy();
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
