import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import HouseKey from '../shell/HouseKey.svelte';
import { ApiFailure, makeTable } from './api';
import { houseKey } from './house-key.svelte';
import type { NewTable } from './wire';

const BODY: NewTable = { game: 'ra', seats: [{ kind: 'me' }, { kind: 'open' }] };
const KEY = 'Schlüssel';
/** As the server reads a header: bytes. */
const SENT = String.fromCharCode(...new TextEncoder().encode(KEY));

/** The keys that came with requests. */
let given: (string | undefined)[];

beforeEach(() => {
	given = [];
	vi.stubGlobal('fetch', (_: string, asked: { headers: Record<string, string> }) => {
		const key = asked.headers['x-house-key'];
		given.push(key);
		const refusal = { code: 'house-key-needed', parameters: {}, rule: '' };
		if (key === SENT) return Promise.resolve(new Response('{"link":"made"}'));
		return Promise.resolve(new Response(JSON.stringify({ refusal, line: null }), { status: 401 }));
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
	houseKey.give('');
	sessionStorage.clear();
});

test('whoever gives the key has the table that was refused, and is not asked again', async () => {
	const made = makeTable(BODY);
	await vi.waitFor(() => expect(houseKey.asking).toBe(true));
	expect(houseKey.wrong).toBe(false);
	houseKey.give('nothing');
	await vi.waitFor(() => expect(houseKey.wrong && houseKey.asking).toBe(true));
	houseKey.give(KEY);

	expect(await made).toEqual({ link: 'made' });
	expect(await makeTable(BODY)).toEqual({ link: 'made' });
	expect(given).toEqual([undefined, 'nothing', SENT, SENT]);
	expect(sessionStorage.getItem('heliopolis-house-key')).toBe(KEY);
});

test('whoever does not know the key is told the refusal', async () => {
	const made = makeTable(BODY).catch((failure: unknown) => failure);
	await vi.waitFor(() => expect(houseKey.asking).toBe(true));
	houseKey.giveUp();

	const failure = await made;
	expect(failure).toBeInstanceOf(ApiFailure);
	expect((failure as ApiFailure).refusal.code).toBe('house-key-needed');
	expect(houseKey.asking).toBe(false);
});

test('the page asks for the key in words, and for a better one after a wrong one', async () => {
	houseKey.give('nothing');
	const asked = houseKey.ask();
	render(HouseKey);

	expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('That is not the key.');
	const field = screen.getByLabelText('The key of this house', { selector: 'input' });
	await fireEvent.input(field, { target: { value: ` ${KEY} ` } });
	await fireEvent.submit(field);

	expect(await asked).toBe(true);
	expect(houseKey.headers).toEqual({ 'x-house-key': SENT });
});
