import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import scene from '../../test/fixtures/ra-hidden.json';
import { FakeSocket, fakeSockets } from '../../test/socket';
import * as api from '../lib/api';
import { ApiFailure } from '../lib/api';
import type { MyTable, RaUpdate, TableStruct, Welcome } from '../lib/wire';
import { TableSession } from './session.svelte';

const table = scene.table as TableStruct;
const update = scene.update as unknown as RaUpdate;
const mine = (seats: number[]): MyTable => ({ table, seats, owner: true, your_turn: false, touched: 0, asked: null });

let session: TableSession | null = null;
beforeEach(() => fakeSockets());
afterEach(() => session?.close());

async function begin(seats: number[] | null, watch = false): Promise<TableSession> {
	vi.spyOn(api, 'mine').mockResolvedValue({ tables: seats ? [mine(seats)] : [] });
	session = new TableSession(table.id, watch);
	await vi.waitFor(() => expect(session?.lines).not.toEqual([]));
	return session;
}

/** Tell every line of the session how the game stands when a seat is asked. */
function asked(seat: number | null, scores: TableStruct['scores']): void {
	const told = { ...table, scores };
	for (const [place, socket] of FakeSocket.every.entries()) {
		const own = session?.lines[place]?.seat ?? null;
		const welcome: Welcome = { type: 'welcome', wire: 1, table: told, seat: own, version: 0, now: 0 };
		if (socket.readyState === 0) socket.open().tell(welcome);
		socket.tell({ ...update, asked: seat, moves: [] });
	}
}

test('every seat that is played here has a line of its own', async () => {
	const { lines, shared } = await begin([0, 2]);

	expect(lines.map((line) => line.seat)).toEqual([0, 2]);
	expect(shared).toBe(true);
});

test('whoever holds no seat watches, and so does who wants to', async () => {
	expect((await begin(null)).lines.map((line) => line.seat)).toEqual([null]);
	expect((await begin([1], true)).lines.map((line) => line.seat)).toEqual([null]);
});

test('on one device the page follows who is asked where nothing is hidden', async () => {
	const two = await begin([0, 1]);
	asked(0, 'open');
	expect([two.seat, two.curtain]).toEqual([0, null]);

	asked(1, 'open');

	expect([two.seat, two.curtain, two.line?.seat]).toEqual([1, null, 1]);
});

test('where points are hidden nobody sees the table of another until the device is passed', async () => {
	const two = await begin([0, 1]);
	asked(0, 'hidden');
	two.look(0);
	expect([two.seat, two.curtain]).toEqual([0, null]);

	asked(1, 'hidden');
	expect([two.seat, two.curtain]).toEqual([0, 1]);
	two.look(1);

	expect([two.seat, two.curtain]).toEqual([1, null]);
});

test('a server that does not answer is asked again', async () => {
	vi.useFakeTimers();
	const failure = new ApiFailure(0, { code: 'server-silent', parameters: {}, rule: '' });
	const asking = vi.spyOn(api, 'mine').mockRejectedValue(failure);
	session = new TableSession(table.id, false);
	await vi.advanceTimersByTimeAsync(100);
	expect(session.unanswered).toBe(true);

	asking.mockResolvedValue({ tables: [mine([0])] });
	await vi.advanceTimersByTimeAsync(1000);

	expect(session.unanswered).toBe(false);
	expect(session.lines.map((line) => line.seat)).toEqual([0]);
	vi.useRealTimers();
});
