/** The page comes to Python's verdicts on every golden game, whole and damaged. */

import { describe, expect, it } from 'vitest';
import proofs from '../../test/fixtures/proofs.json';
import { readRecord } from './record';
import { SealedDealer, commitmentTo } from './sealed';
import { verify } from './verify';
import type { Verdict } from './verify';

const FILES = import.meta.glob<string>(['../../../tests/golden/**/*.ra', '../../../examples/*.ra'], {
	query: '?raw',
	import: 'default',
	eager: true
});
const read = (path: string) => FILES[`../../../${path}`] as string;

type Case = {
	file: string;
	damage: string;
	verdict: Record<string, unknown>;
	edits?: [number, number, string[]][];
};
const CASES = proofs as unknown as Case[];

/** The text of a case: a golden game with some lines replaced, the last ones first. */
function textOf({ file, edits = [] }: Case): string {
	const lines = read(`tests/golden/${file}`).split('\n');
	for (const [start, end, instead] of edits) lines.splice(start, end - start, ...instead);
	return lines.join('\n');
}

/** A verdict as the fixture writes it. */
function told(verdict: Verdict): Record<string, unknown> {
	if (verdict.verdict === 'refused') {
		return { verdict: 'refused', code: verdict.refusal.code, line: verdict.line };
	}
	const promises = verdict.promises.map((promise) => [
		promise.first,
		promise.commitment,
		promise.deals,
		promise.words.some(Boolean),
		Boolean(promise.secret)
	]);
	if (verdict.verdict === 'contradicted') {
		const { move, turn, sealed, recorded, opening } = verdict;
		return { verdict: 'contradicted', move, turn, sealed, recorded, opening, promises };
	}
	const facts = { deals: verdict.deals, practice: verdict.practice, promises };
	if (verdict.verdict === 'proved') return { verdict: 'proved', ...facts };
	const gaps = verdict.gaps.map((gap) => [gap.first, gap.last, gap.why, gap.opening]);
	return { verdict: 'not-provable', gaps, ...facts };
}

describe('the verdict of the page', () => {
	it.each(CASES)('is that of Python on $file, $damage', (one) => {
		// Who leaves out the numbers of turns is not told one: it would need the rules to count them.
		const expected = one.damage === 'patient' ? { ...one.verdict, turn: null } : one.verdict;

		expect(told(verify(textOf(one)))).toEqual(expected);
	});

	it('was compared on games and damages of every kind', () => {
		expect(CASES.filter(({ damage }) => damage === 'whole')).toHaveLength(38);
		expect(new Set(CASES.map(({ verdict }) => verdict.verdict))).toEqual(
			new Set(['proved', 'not-provable', 'contradicted', 'refused'])
		);
		expect(new Set(CASES.map(({ damage }) => damage)).size).toBe(13);
	});

	it('is proved for the game of two people in examples/', () => {
		expect(verify(read('examples/sealed.ra'))).toMatchObject({ verdict: 'proved', deals: 4 });
	});

	it.each(CASES.filter(({ verdict }) => verdict.verdict === 'proved'))(
		'is never proved where any single outcome of $file is another one',
		(one) => {
			const text = textOf(one);
			const places = [...text.matchAll(/\+(nile|pharaoh|ra|god|\w+:sun)\b/g)].slice(0, 8);

			expect(places.length).toBeGreaterThan(3);
			for (const { index, 0: outcome } of places) {
				const other = outcome.includes(':') ? outcome.replace('sun', 'ankh') : '+gold';
				const changed = text.slice(0, index) + other + text.slice(index + outcome.length);

				expect(verify(changed).verdict).not.toBe('proved');
			}
		}
	);
});

describe('a file that is none', () => {
	const HEAD = 'game: ra\nnotation: 1\nedition: rio-grande\nseats: Ana, Ben\n';
	const DIGITS = '0123456789abcdef'.repeat(4);
	const WHOLE = `${HEAD}suns: 9-6-5-2 8-7-4-3\n`;

	it.each([
		['', 'empty-file', 1],
		['# nothing\n', 'empty-file', 1],
		['game: ra\0', 'zero-byte', 1],
		['game: chess\n', 'no-such-game', 1],
		['game: ra\nnotation: 2\n', 'other-notation', 2],
		[HEAD, 'missing-header', 4],
		['game: ra\ngame: ra\n', 'second-header', 2],
		['game:\n', 'empty-header', 1],
		['Game: ra\n', 'no-such-header', 1],
		[`${WHOLE}override: suns\n`, 'not-an-override', 6],
		[`${WHOLE}practice: many\n`, 'not-a-count', 6],
		[`${WHOLE}practice: 3\n`, 'practice-after-end', 6],
		[`${WHOLE}secret: ${DIGITS}\n`, 'seal-without-commitment', 6],
		[`${WHOLE}commitment: beef\n`, 'not-64-digits', 6],
		[`${WHOLE}commitment 9: ${DIGITS}\n`, 'seal-after-end', 6],
		[`${WHOLE}game 2: ra\n`, 'header-without-number', 6],
		[`${WHOLE}1. Ana: draw +crocodile\n`, 'not-a-move', 6],
		[`${WHOLE}1. Ana: draw,, +nile\n`, 'missing-move', 6],
		[`${WHOLE}1. Ana: ${'draw +funeral, '.repeat(3)}\n`, 'illegal-move', 6]
	])('is refused by a code: %j', (text, code, line) => {
		expect(verify(text)).toMatchObject({ verdict: 'refused', refusal: { code }, line });
	});
});

describe('sealed chance', () => {
	const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

	it('deals the test vector of the notation', () => {
		const table = 'game: ra\nedition: rio-grande\nseats: Ana, Ben, Cleo, Dua\n';
		const dealer = new SealedDealer(SECRET, table, ['lotus', '', 'papyrus', '']);
		const outcome = dealer.at(0);

		expect(commitmentTo(SECRET)).toBe(
			'630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
		);
		expect([4, 3, 2, 1].map((limit) => outcome.below(limit))).toEqual([1, 1, 0, 0]);
	});

	it('covers the table as the file means it, not as it is typed', () => {
		const record = readRecord(
			[
				'scores:   open',
				'seats: Ana ,Ben,  Cleo',
				'game: ra-dice',
				'edition: rio-grande',
				'notation: 1',
				'starter: 02'
			].join('\n')
		);

		expect(record.table).toBe(
			'game: ra-dice\nedition: rio-grande\noverride: sun_track = 12\nseats: Ana, Ben, Cleo\n'
		);
		expect(record.opening).toBe('2');
	});
});
