import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, fakeSockets } from '../../test/socket';
import { TableLine } from './line.svelte';
import { digest } from './seal';
import type { RaSeen, RaUpdate, SeatStruct, ServerMessage, TableStruct } from './wire';

const SEAT: SeatStruct = {
	kind: 'person', name: 'Ana', bot: '', present: true, away_ms: null,
	committed: false, revealed: false, remote: false, muted: false
};
const TABLE: TableStruct = {
	id: 'abc', game: 'ra', edition: 'rio-grande', overrides: {}, scores: 'open', players: 2, clock: '',
	pace: 'brisk', public: false, advice: true, chat: true, link_open: false, stage: 'playing',
	seats: [SEAT, { ...SEAT, name: 'Ben' }], agreed: [], sealing: null, commitment: '', unsealed: false,
	practice: null, successor: '', ended: null, spectators: 0, version: 0
};

const seen = (version: number): RaSeen => ({
	version, actor: 0, move: { type: 'draw', text: 'draw' }, time: null, events: []
});
const updateTo = (version: number, since: number): RaUpdate => ({
	type: 'update', version, moves: Array.from({ length: version - since }, (_, at) => seen(since + at + 1)),
	view: {} as RaUpdate['view'], score_now: [], asked: 0, options: [], standing: null, clocks: [], result: null
});
const welcome = (version = 0, table = TABLE): ServerMessage => ({
	type: 'welcome', wire: 1, table, seat: 0, version, now: 0
});

let line: TableLine;

beforeEach(() => {
	vi.useFakeTimers();
	fakeSockets();
	localStorage.clear();
	line = new TableLine('abc', 0);
});

afterEach(() => {
	line.close();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Cut the line, and have it called again. */
function cut(): FakeSocket {
	FakeSocket.last.close();
	vi.advanceTimersByTime(20_000);
	return FakeSocket.last.open();
}

test('it says hello, and knows the table from the welcome', () => {
	expect(line.status).toBe('connecting');
	const socket = FakeSocket.last.open();
	expect(socket.url).toMatch(/^ws:.*\/ws$/);
	expect(socket.sent).toEqual([{ type: 'hello', wire: 1, table: 'abc', seat: 0, since: 0, said: 0 }]);
	socket.tell(welcome());
	expect(line.status).toBe('open');
	expect(line.table?.id).toBe('abc');
});

test('it knows by the clock of the server when one came, whatever comes later', () => {
	const socket = FakeSocket.last.open();
	socket.tell({ ...welcome(), now: 5_000 } as ServerMessage);
	cut().tell({ ...welcome(), now: 9_000 } as ServerMessage);
	expect(line.cameAt).toBe(5_000);
});

test('after a cut it asks for what came since', () => {
	const socket = FakeSocket.last.open();
	socket.tell(welcome());
	socket.tell(updateTo(3, 0));
	const again = cut();
	expect(again.sent).toEqual([{ type: 'hello', wire: 1, table: 'abc', seat: 0, since: 3, said: 0 }]);
	expect(line.status).toBe('closed');
	again.tell(welcome(5));
	again.tell(updateTo(5, 3));
	expect(line.status).toBe('open');
	expect(line.history.map((one) => one.version)).toEqual([1, 2, 3, 4, 5]);
	expect(line.fresh.map((one) => one.version)).toEqual([4, 5]);
});

test('a game that runs already has nothing fresh when it is first seen', () => {
	const socket = FakeSocket.last.open();
	socket.tell(welcome(4));
	socket.tell(updateTo(4, 0));
	expect(line.history).toHaveLength(4);
	expect(line.fresh).toEqual([]);
	socket.tell(updateTo(5, 4));
	expect(line.fresh.map((one) => one.version)).toEqual([5]);
});

test('moves that come twice are known once, and an older update changes nothing', () => {
	const socket = FakeSocket.last.open();
	socket.tell(welcome());
	socket.tell(updateTo(2, 0));
	const first = line.fresh;
	socket.tell({ ...updateTo(2, 0), standing: 9 });
	expect(line.history.map((one) => one.version)).toEqual([1, 2]);
	expect(line.fresh).toBe(first);
	expect(line.update?.standing).toBe(9);
	socket.tell(updateTo(1, 0));
	expect(line.update?.version).toBe(2);
});

test('a move without an answer is sent again with the same id, and not when it is answered', () => {
	const socket = FakeSocket.last.open();
	socket.tell(welcome());
	socket.tell(updateTo(1, 0));
	line.play('draw');
	line.play('draw');
	expect(line.moving).toBe('draw');
	const [, sent] = socket.sent;
	expect(socket.sent).toHaveLength(2);
	expect(sent).toMatchObject({ type: 'move', version: 1, move: 'draw' });
	const again = cut();
	again.tell(welcome(1));
	expect(again.sent[1]).toEqual(sent);
	again.tell({ type: 'accepted', id: sent && 'id' in sent ? sent.id : '', version: 2 });
	expect(line.moving).toBe('');
	const third = cut();
	third.tell(welcome(1));
	expect(third.sent).toHaveLength(1);
});

test('a command given while the line is cut is sent when it is back', () => {
	FakeSocket.last.open().tell(welcome());
	FakeSocket.last.close();
	line.stand(9);
	vi.advanceTimersByTime(20_000);
	const again = FakeSocket.last.open();
	again.tell(welcome());
	expect(again.sent[1]).toMatchObject({ type: 'stand', limit: 9 });
});

test('a refusal is kept until the next command', () => {
	const socket = FakeSocket.last.open();
	socket.tell(welcome());
	line.play('bid 3');
	const sent = socket.sent[1];
	const refusal = { code: 'not-your-turn', parameters: {}, rule: '' };
	socket.tell({ type: 'refused', id: sent && 'id' in sent ? sent.id : '', refusal, version: 0 });
	expect(line.refusal?.code).toBe('not-your-turn');
	expect(line.moving).toBe('');
	line.play('pass');
	expect(line.refusal).toBeNull();
});

test('advice that is refused is no news: the page asks for it by itself', () => {
	const socket = FakeSocket.last.open();
	socket.tell(welcome());
	line.advise(1);
	const sent = socket.sent[1];
	const refusal = { code: 'too-fast', parameters: {}, rule: '' };
	socket.tell({ type: 'refused', id: sent && 'id' in sent ? sent.id : '', refusal, version: 0 });
	expect(line.refusal).toBeNull();
	expect(line.advising).toBe(false);
});

test('what came too fast is sent once more after a breath', () => {
	const socket = FakeSocket.last.open();
	socket.tell(welcome());
	line.play('draw');
	socket.tell({ type: 'refused', id: '', refusal: { code: 'too-fast', parameters: {}, rule: '' }, version: 0 });
	vi.advanceTimersByTime(1_000);
	expect(socket.sent[2]).toEqual(socket.sent[1]);
	expect(line.refusal).toBeNull();
});

test('it promises a word and tells the same one, also after the page was loaded anew', () => {
	const sealing = { table: '', commitment: 'c', starts: 1, deadline: null, commitments: ['', ''], revealing: false };
	const socket = FakeSocket.last.open();
	socket.tell(welcome(0, { ...TABLE, stage: 'sealing', sealing }));
	const commit = socket.sent[1];
	expect(commit).toMatchObject({ type: 'commit', id: 'commit-1' });
	line.close();
	line = new TableLine('abc', 0);
	const seats = [{ ...SEAT, committed: true }, SEAT];
	const again = FakeSocket.last.open();
	again.tell(welcome(0, { ...TABLE, stage: 'sealing', seats, sealing }));
	expect(again.sent).toHaveLength(1);
	again.tell({ type: 'table', table: { ...TABLE, stage: 'sealing', seats, sealing: { ...sealing, revealing: true } } });
	const reveal = again.sent[1];
	expect(reveal?.type === 'reveal' && commit?.type === 'commit' && digest(reveal.word)).toBe(
		commit?.type === 'commit' ? commit.commitment : 'none'
	);
});

test('the words of two seats on one device differ', () => {
	const sealing = { table: '', commitment: 'c', starts: 1, deadline: null, commitments: ['', ''], revealing: false };
	const told = welcome(0, { ...TABLE, stage: 'sealing', sealing });
	const first = FakeSocket.last.open();
	first.tell(told);
	const other = new TableLine('abc', 1);
	const second = FakeSocket.last.open();
	second.tell(told);
	other.close();
	expect(second.sent[1]?.type).toBe('commit');
	expect(second.sent[1]).not.toEqual(first.sent[1]);
});

test('chat that is told again is shown once, and what was said already is not said again', () => {
	const socket = FakeSocket.last.open();
	socket.tell(welcome());
	line.say('hello');
	const again = cut();
	again.tell(welcome());
	const said = { type: 'said', number: 1, seat: 0, name: 'Ana', text: 'hello', at: 0 } as const;
	again.tell(said);
	again.tell(said);
	vi.advanceTimersByTime(2_000);
	expect(line.chat).toHaveLength(1);
	expect(again.sent.filter((one) => one.type === 'say')).toEqual([]);
});

test('after a cut it asks for the lines that were said since', () => {
	const socket = FakeSocket.last.open();
	socket.tell(welcome());
	const said = { type: 'said', seat: 0, name: 'Ana', text: 'hello', at: 0 } as const;
	socket.tell({ ...said, number: 12 });
	socket.tell({ ...said, number: 13 });
	expect(cut().sent[0]).toMatchObject({ type: 'hello', since: 0, said: 13 });
});

test('after a farewell for good nobody calls again, after others somebody does', () => {
	const socket = FakeSocket.last.open();
	socket.tell(welcome());
	socket.tell({ type: 'bye', code: 'stopping', refusal: null });
	const again = cut();
	expect(FakeSocket.every).toHaveLength(2);
	again.tell(welcome());
	again.tell({ type: 'bye', code: 'kicked', refusal: null });
	vi.advanceTimersByTime(60_000);
	expect(line.status).toBe('gone');
	expect(line.bye?.code).toBe('kicked');
	expect(FakeSocket.every).toHaveLength(2);
});

test('a server that says nothing is asked, and called again when it does not answer', () => {
	const socket = FakeSocket.last.open();
	socket.tell(welcome());
	vi.advanceTimersByTime(20_000);
	expect(socket.sent.at(-1)?.type).toBe('ping');
	socket.tell({ type: 'pong', id: 'ping', now: 0 });
	vi.advanceTimersByTime(20_000);
	vi.advanceTimersByTime(6_000);
	expect(FakeSocket.every.length).toBeGreaterThan(1);
});

test('when the page is looked at again it calls at once', () => {
	FakeSocket.last.open().tell(welcome());
	FakeSocket.last.close();
	document.dispatchEvent(new Event('visibilitychange'));
	expect(FakeSocket.every).toHaveLength(2);
});

test('advice is for the position that was asked about', () => {
	const socket = FakeSocket.last.open();
	socket.tell(welcome());
	socket.tell(updateTo(1, 0));
	line.advise(200);
	expect(line.advising).toBe(true);
	const sent = socket.sent[1];
	const advice = { bag: {}, next_ra: 0.5, lot: [], margins: {}, everyone: {}, thoughts: { seat: 0, spending: 'even', simulations: 0, positions: 0, classes: [] } } as const;
	socket.tell({ type: 'advice', id: sent && 'id' in sent ? sent.id : '', version: 1, advice });
	expect(line.advice?.next_ra).toBe(0.5);
	expect(line.advising).toBe(false);
	socket.tell(updateTo(2, 1));
	expect(line.advice).toBeNull();
});
