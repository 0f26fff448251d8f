import { expect, test } from 'vitest';
import scene from '../../test/fixtures/ra-bid.json';
import { say } from '../lib/words.svelte';
import type { SeatStruct, TableStruct } from '../lib/wire';
import { actOf } from './keys';
import { tableName } from './naming';
import { AWAY, longAway, peopleOf } from './people';
import { presenceNews } from './presence';
import { History } from './recall';

const table = scene.table as TableStruct;
const ben: SeatStruct = { ...table.seats[0], kind: 'person', name: 'Ben', bot: '', present: true, away_ms: null } as SeatStruct;

function withSeat(seat: number, changed: Partial<SeatStruct>): TableStruct {
	return { ...table, seats: table.seats.map((one, place) => (place === seat ? { ...ben, ...changed } : one)) };
}

test('everybody has a sigil of their own, and mine is the one I like', () => {
	const people = peopleOf(table, 1, 0, say);

	expect(people[1]?.sigil).toBe(0);
	expect(new Set(people.map((person) => person.sigil)).size).toBe(people.length);
	expect(people.filter((person) => person.you)).toHaveLength(1);
});

test('a sigil that nobody has at this table takes nothing from others', () => {
	const people = peopleOf({ ...table, seats: table.seats.slice(0, 2) }, 0, 4, say);

	expect(people.map((person) => person.sigil)).toEqual([4, 1]);
});

test('only people who are away for two minutes may be replaced, and never from here', () => {
	const away = { present: false, away_ms: AWAY - 5_000 };

	expect(longAway(withSeat(1, away), [0], 0)).toEqual([]);
	expect(longAway(withSeat(1, away), [0], 5_000)).toEqual([1]);
	expect(longAway(withSeat(1, away), [1], 5_000)).toEqual([]);
	expect(longAway(withSeat(1, { ...away, bot: 'merchant' }), [0], 5_000)).toEqual([]);
	expect(longAway({ ...withSeat(1, away), stage: 'gathering' }, [0], 5_000)).toEqual([]);
});

test.each([
	[{ kind: 'open', name: '' } as const, {}, 'Ben sits down.'],
	[{}, { kind: 'open', name: '' } as const, 'Ben leaves the table.'],
	[{}, { present: false }, 'Ben is away.'],
	[{ present: false }, {}, 'Ben is back.'],
	[{}, { bot: 'merchant' }, 'A bot plays for Ben now.'],
	[{ bot: 'merchant' }, {}, 'Ben plays again.']
])('from %o to %o is news', (was, is, said) => {
	expect(presenceNews(withSeat(1, was), withSeat(1, is), [0], say)).toEqual([said]);
	expect(presenceNews(withSeat(1, was), withSeat(1, is), [1], say)).toEqual([]);
});

test('at first sight of a table nothing is news', () => {
	expect(presenceNews(null, table, [], say)).toEqual([]);
});

test('a table has the same name for everybody, in one language', () => {
	expect(tableName('hT4kVb1oWq2s', say)).toBe(tableName('hT4kVb1oWq2s', say));
	expect(say('web-table-names')).toContain(tableName('hT4kVb1oWq2s', say));
	expect(tableName('hT4kVb1oWq2s', say)).not.toBe(tableName('hT4kVb1oWq2t', say));
});

test('arrows bring back what was typed, and what is being typed', () => {
	const history = new History();
	history.add('track');
	history.add('bid 9');

	expect([history.earlier('dr'), history.earlier('x'), history.earlier('x')]).toEqual(['bid 9', 'track', 'track']);
	expect([history.later(), history.later(), history.later()]).toEqual(['bid 9', 'dr', 'dr']);
});

test('signs are keys on the table alone, and never where somebody types', () => {
	document.body.innerHTML = '<div data-table><button></button><input /></div><p tabindex="0"></p>';
	const act = (selector: string, key: string, more: KeyboardEventInit = {}) => {
		let found: string | null = 'not heard';
		const hear = (event: KeyboardEvent) => (found = actOf(event));
		document.addEventListener('keydown', hear);
		document.querySelector(selector)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
		document.removeEventListener('keydown', hear);
		return found;
	};

	expect(act('button', '?')).toBe('help');
	expect(act('button', '/')).toBe('command');
	expect(act('button', '/', { ctrlKey: true })).toBe(null);
	expect(act('input', '?')).toBe(null);
	expect(act('input', 'Escape')).toBe('table');
	expect(act('p', '?')).toBe(null);
});
