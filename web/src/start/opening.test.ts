import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as api from '../lib/api';
import type { Health, TableMade } from '../lib/wire';
import { keptLinks } from './links';
import { Opening } from './opening.svelte';
import { againstComputer, USUAL } from './tables';

const BODY = againstComputer('ra', 'Ana', ['novice'], USUAL);
const MADE = {
	table: { id: 'abc' },
	seats: [
		{ seat: 0, secret: '', invite: '' },
		{ seat: 1, secret: '', invite: 'http://127.0.0.1:8000/#join/abc/one' }
	],
	link: 'http://127.0.0.1:8000/#join/abc/all',
	organiser: 'http://127.0.0.1:8000/#host/abc/host'
} as unknown as TableMade;

const refused = (code: string) => new api.ApiFailure(409, { code, parameters: {}, rule: '' });
const health = (ready: boolean) => ({ games: [{ game: 'ra', ready, done: 1, parts: 2 }] }) as unknown as Health;

vi.mock('../lib/api', async (original) => ({ ...(await original<typeof api>()), makeTable: vi.fn(), health: vi.fn() }));
const makeTable = vi.mocked(api.makeTable);
const askHealth = vi.mocked(api.health);

beforeEach(() => {
	vi.useFakeTimers();
	makeTable.mockReset();
	askHealth.mockReset();
});
afterEach(() => {
	vi.useRealTimers();
	localStorage.clear();
});

test('a table is asked for once, and its links are kept', async () => {
	makeTable.mockResolvedValue(MADE);
	const opening = new Opening();
	const then = vi.fn();

	await opening.ask(BODY, then);

	expect(then).toHaveBeenCalledWith(MADE);
	expect(makeTable.mock.calls).toEqual([[BODY]]);
	expect(keptLinks('abc')).toEqual({ link: MADE.link, invites: { 1: MADE.seats[1]?.invite } });
	expect(opening.state).toBe('idle');
});

test('nobody waits for a game that cannot be compiled here', async () => {
	makeTable.mockRejectedValueOnce(refused('game-compiling')).mockRejectedValue(refused('not-compiled'));
	askHealth.mockResolvedValue({ games: [{ game: 'ra', ready: false, failed: true, done: 0, parts: 0 }] } as unknown as Health);
	const opening = new Opening();

	const asked = opening.ask(BODY, vi.fn());
	await vi.advanceTimersByTimeAsync(2000);
	await asked;

	expect(opening.state).toBe('idle');
	expect(opening.refusal?.code).toBe('not-compiled');
});

test('a table whose game is being compiled follows by itself', async () => {
	makeTable.mockRejectedValueOnce(refused('game-compiling')).mockResolvedValue(MADE);
	askHealth.mockResolvedValueOnce(health(false)).mockResolvedValue(health(true));
	const opening = new Opening();
	const then = vi.fn();

	const asked = opening.ask(BODY, then);
	await vi.advanceTimersByTimeAsync(500);
	expect(opening.state).toBe('waiting');
	await vi.advanceTimersByTimeAsync(2000);
	await asked;

	expect(then).toHaveBeenCalledOnce();
	expect([makeTable.mock.calls.length, askHealth.mock.calls.length]).toEqual([2, 2]);
});

test('whoever does not wait gets no table later', async () => {
	makeTable.mockRejectedValueOnce(refused('game-compiling')).mockResolvedValue(MADE);
	askHealth.mockResolvedValue(health(true));
	const opening = new Opening();
	const then = vi.fn();

	void opening.ask(BODY, then);
	await vi.advanceTimersByTimeAsync(500);
	opening.giveUp();
	await vi.advanceTimersByTimeAsync(5000);

	expect(then).not.toHaveBeenCalled();
	expect(opening.state).toBe('idle');
});

test('any other refusal is told', async () => {
	makeTable.mockRejectedValue(refused('name-twice'));
	const opening = new Opening();

	await opening.ask(BODY, vi.fn());

	expect(opening.refusal?.code).toBe('name-twice');
	expect(opening.state).toBe('idle');
});
