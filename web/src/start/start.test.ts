import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as api from '../lib/api';
import { startWords } from '../lib/starting';
import type { Games, Health, MyTable, Tables } from '../lib/wire';
import Start from '../pages/Start.svelte';
import { EVERY } from './tables';

const SEATS = ['Ana', 'Ben'].map((name) => ({ kind: 'person', name, bot: '', present: true }));
const TABLE = { id: 'abc', game: 'ra', stage: 'playing', version: 3, seats: SEATS };

function tables(asked: number): { tables: MyTable[] } {
	return { tables: [{ table: TABLE, seats: [0], owner: true, your_turn: asked === 0, touched: 0, asked } as unknown as MyTable] };
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(api, 'health').mockResolvedValue({ ready: true, games: [] } as unknown as Health);
	vi.spyOn(api, 'games').mockResolvedValue({ games: [] } as unknown as Games);
	vi.spyOn(api, 'openTables').mockResolvedValue({ tables: [] } as unknown as Tables);
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test('whose turn it is at one’s own table is asked again while somebody looks', async () => {
	const mine = vi.spyOn(api, 'mine').mockResolvedValue(tables(1));
	render(Start);
	await vi.advanceTimersByTimeAsync(100);
	expect(screen.getByText('Ben is deciding.')).toBeTruthy();

	mine.mockResolvedValue(tables(0));
	await vi.advanceTimersByTimeAsync(EVERY);
	expect(screen.getByText('It is your turn.')).toBeTruthy();

	const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
	mine.mockClear();
	await vi.advanceTimersByTimeAsync(EVERY);
	expect(mine).not.toHaveBeenCalled();
	hidden.mockRestore();
});

test('a server that has stopped is started as it was, or by whoever runs it', async () => {
	vi.spyOn(api, 'health').mockRejectedValue(new Error('nobody answers'));
	render(Start);
	await vi.advanceTimersByTimeAsync(100);

	expect(screen.getByText(startWords()).closest('[role=alert]')).toBeTruthy();
	expect(startWords()).toContain(`--port ${location.port}`);
});
