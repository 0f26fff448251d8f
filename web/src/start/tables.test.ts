import { expect, test } from 'vitest';
import type { BotStruct, GameStruct, MyTable, TableStruct } from '../lib/wire';
import { isLocal, reachable, stillGood } from './links';
import { againstComputer, botName, firstBots, newTable, onThisDevice, opponents, standing, toggled, unfinished, USUAL } from './tables';
import { readWishes } from './wishes.svelte';

const RA: GameStruct = {
	game: 'ra',
	fewest: 2,
	most: 5,
	editions: ['rio-grande'],
	overrides: {},
	scores: ['open', 'hidden'],
	standing_bids: true
};

const bot = (name: string, more: Partial<BotStruct> = {}): BotStruct => ({
	bot: name,
	name,
	simulations: null,
	file: false,
	description: '',
	...more
});

const OFFERED = [
	...['uniform', 'novice', 'courtier', 'charioteer', 'builder', 'hoarder', 'merchant'].map((name) => bot(name)),
	bot('search:sims=100', { name: 'search', simulations: 100 }),
	bot('search:sims=300', { name: 'search', simulations: 300 }),
	bot('mine.py:Mine', { name: 'Mine', file: true, description: 'Of my own.' })
];

function table(stage: TableStruct['stage'], kinds: readonly ('person' | 'bot' | 'open')[] = []): TableStruct {
	const seats = kinds.map((kind) => ({ kind, name: kind, present: false }));
	return { id: 'abc', stage, seats } as unknown as TableStruct;
}

const mine = (stage: TableStruct['stage'], your_turn: boolean, touched: number): MyTable => ({
	table: table(stage),
	seats: [0],
	owner: true,
	your_turn,
	touched,
	asked: null
});

test('one click asks for oneself and the chosen bots, each under a name of its own', () => {
	const body = againstComputer('ra', 'Ana', ['novice', 'search:sims=300', 'search:sims=100'], {
		...USUAL,
		edition: 'windrider',
		clock: 'move 60',
		public: true
	});

	expect(body.seats).toEqual([
		{ kind: 'me', name: 'Ana' },
		{ kind: 'bot', name: 'Novice', bot: 'novice' },
		{ kind: 'bot', name: 'Search', bot: 'search:sims=300' },
		{ kind: 'bot', name: 'Search 2', bot: 'search:sims=100' }
	]);
	expect(body).toMatchObject({ game: 'ra', edition: 'windrider', clock: '', public: false, advice: true });
	expect(body).not.toHaveProperty('adviceAlone');
});

test('whoever plays alone can do without advice, whatever tables with friends have', () => {
	const alone = { ...USUAL, advice: true, adviceAlone: false };
	expect(againstComputer('ra', 'Ana', ['novice'], alone).advice).toBe(false);
	expect(newTable('ra', [{ kind: 'me', name: 'Ana' }], alone).advice).toBe(true);
});

test('a bot gives way to a person of the same name', () => {
	const body = newTable('ra', [{ kind: 'me', name: ' Merchant ' }, { kind: 'bot', bot: 'merchant' }], USUAL);

	expect(body.seats.map((seat) => seat.name)).toEqual(['Merchant', 'Merchant 2']);
});

test('on one device all people are of this browser, and the table is not public', () => {
	const people = ['Ana', 'Ben'].map((name) => ({ kind: 'me', name }) as const);

	const body = onThisDevice('ra', [...people, { kind: 'bot', bot: 'novice' }], { ...USUAL, public: true, scores: 'hidden' });

	expect(body.seats.map((seat) => seat.kind)).toEqual(['me', 'me', 'bot']);
	expect(body).toMatchObject({ public: false, scores: 'hidden' });
});

test('a bot from a file is called by its class', () => {
	expect(botName('bots/mine.py:Mine')).toBe('Mine');
	expect(botName('search:sims=300')).toBe('Search');
});

test('a newcomer meets the gentlest bot first, and nobody who plays at random', () => {
	expect(firstBots(OFFERED).map((one) => one.bot)).toEqual(['novice', 'builder', 'hoarder', 'merchant', 'search:sims=300']);
	expect(opponents(undefined, OFFERED, 5)).toEqual(['novice', 'builder', 'hoarder']);
	expect(opponents(undefined, OFFERED, 2)).toEqual(['novice']);
});

test('the opponents of the last time come again, as far as they are still there', () => {
	expect(opponents(['merchant', 'gone'], OFFERED, 5)).toEqual(['merchant']);
	expect(opponents(['gone'], OFFERED, 5)).toHaveLength(3);
});

test('a table keeps within the sizes of its game', () => {
	expect(toggled(['novice'], 'novice', RA)).toEqual(['novice']);
	expect(toggled(['novice', 'builder'], 'novice', RA)).toEqual(['builder']);
	expect(toggled(['a', 'b', 'c', 'd'], 'e', RA)).toEqual(['b', 'c', 'd', 'e']);
});

test('the table that waits for me comes first, and those that are over do not come', () => {
	const tables = [mine('gathering', false, 9), mine('playing', false, 8), mine('playing', true, 1), mine('over', false, 10)];

	expect(unfinished(tables).map(standing)).toEqual(['turn', 'waiting', 'gathering']);
});

test('links of this machine become links that others in the same network can open', () => {
	const link = 'http://127.0.0.1:8000/#join/abc/xyz';

	expect(reachable(link, 'http://192.168.1.5:8000')).toBe('http://192.168.1.5:8000/#join/abc/xyz');
	expect(reachable(link, '')).toBe(link);
	expect(reachable('https://ra.example/#join/abc/xyz', 'http://192.168.1.5:8000')).toBe('https://ra.example/#join/abc/xyz');
	expect([isLocal(link), isLocal('http://localhost:1/'), isLocal('https://ra.example/')]).toEqual([true, true, false]);
});

test('the link of a seat that somebody has taken is forgotten', () => {
	const links = { link: 'all', invites: { 1: 'one', 2: 'two' } };

	expect(stillGood(links, table('gathering', ['person', 'person', 'open']), []).invites).toEqual({ 2: 'two' });
	expect(stillGood(links, table('gathering', ['person', 'person', 'open']), [1])).toBe(links);
});

test('wishes of another page are read as far as they can be', () => {
	const kept = { game: 'ra-dice', bots: { ra: ['novice'], x: 3 }, manners: { ra: { clock: 'days 1', scores: 7, overrides: { suns: 'windrider', n: 1 } } } };

	const wishes = readWishes(JSON.stringify(kept));

	expect(wishes.game).toBe('ra-dice');
	expect(wishes.bots).toEqual({ ra: ['novice'] });
	expect(wishes.manners.ra).toEqual({ ...USUAL, clock: 'days 1', overrides: { suns: 'windrider' } });
	expect(readWishes('no json').game).toBe('ra');
	expect(readWishes('null').people).toEqual([]);
});

