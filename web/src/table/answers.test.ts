import { beforeEach, describe, expect, test } from 'vitest';
import { say, setLanguage } from '../lib/words.svelte';
import type { CounselStruct, DiceView, RaMove, RaView, TableStruct } from '../lib/wire';
import dice from '../../test/fixtures/dice-spend.json';
import bidding from '../../test/fixtures/ra-bid.json';
import hidden from '../../test/fixtures/ra-hidden.json';
import { answerTo, questionWords, type Known } from './answers';
import { obey } from './obeying';
import { peopleOf } from './people';
import { audienceOf, Wording } from './wording';

type Scene = { game: string; table: unknown; update: { view: unknown; options: unknown } };

function knownOf(scene: Scene, more: Partial<Known> = {}): Known {
	const view = scene.update.view as RaView | DiceView;
	const people = peopleOf(scene.table as TableStruct, 0, 0, say);
	return {
		view,
		people,
		audience: audienceOf(view, people),
		last: 'Henu bids 9.',
		sentence: 'Your bid.',
		moves: [],
		counsel: null,
		lot: [],
		clocks: [],
		advice: false,
		say,
		...more
	};
}

beforeEach(() => setLanguage('en'));

describe('Ra', () => {
	const known = knownOf(bidding);
	const view = known.view as RaView;

	test('the track is told with the Ra tiles and the centre sun', () => {
		const told = answerTo('track', '', known);

		expect(told).toContain(`${view.ra_tiles} of ${view.ra_spaces} Ra.`);
		expect(told).toContain(`Centre sun ${view.centre_sun}.`);
		for (const tile of view.track) if (tile) expect(told).toContain(say(`tile-${tile}`));
	});

	test('everybody has suns, and mine are yours', () => {
		const told = answerTo('suns', '', known);

		expect(told).toMatch(/^You: /);
		expect(told).toContain(known.people[1]?.name);
	});

	test('clocks are told with whose they are, and that there are none', () => {
		const name = known.people[1]?.name ?? '';
		expect(answerTo('clock', '', { ...known, clocks: [605_000, 9_500, null, null] })).toBe(`Time left: You 10:05 and ${name} 0:09.5.`);
		expect(answerTo('clock', '', known)).toBe('No clocks run at this table.');
	});

	test('a seat is found by number, by name, by what its name begins with, and mine without any', () => {
		const name = known.people[1]?.name ?? '';

		const byNumber = answerTo('seat', '2', known);

		expect(byNumber.startsWith(`${name}: `)).toBe(true);
		expect(answerTo('seat', name.toLowerCase(), known)).toBe(byNumber);
		expect(answerTo('seat', name.toLowerCase().slice(0, 2), known)).toBe(byNumber);
		expect(answerTo('seat', '', known)).toMatch(/^You: /);
		expect(answerTo('seat', '9', known)).toContain('no such seat');
	});

	test('the bag is counted', () => {
		const left = Object.values(view.bag).reduce((sum, count) => sum + count, 0);

		expect(answerTo('bag', '', known)).toContain(`${left} tiles`);
	});

	test('hidden points stay hidden', () => {
		expect(answerTo('score', '', knownOf(hidden))).toContain('hidden');
		expect(answerTo('score', '', known)).not.toContain('hidden');
	});

	test('what the lot is worth comes from the server alone', () => {
		expect(answerTo('worth', '', known)).toBe('This table gives no advice.');
		expect(answerTo('worth', '', { ...known, advice: true })).toBe('Advice comes when it is your decision.');
		const lot = [4.6, 2.1];
		const counsel = { bag: {}, next_ra: 0.2, lot, margins: {}, everyone: {}, thoughts: null as never };

		const told = answerTo('worth', '', { ...known, advice: true, counsel, lot });

		expect(told).toContain('You 5');
		expect(told).toContain('20 %');
	});

	test('what the lot is worth is still known while others bid for it', () => {
		expect(answerTo('worth', '', { ...known, advice: true, lot: [4.6, 2.1] })).toMatch(/^The lot is worth You 5/);
	});

	test('help says what is decided, which moves there are and what can be asked', () => {
		const told = answerTo('help', '', { ...known, moves: ['offer nothing'] });

		expect(told).toContain('Your bid.');
		expect(told).toContain('offer nothing');
		expect(told).toContain(questionWords(say));
	});
});

describe('the dice game', () => {
	const known = knownOf(dice);

	test('the track and the dice are told', () => {
		expect(answerTo('track', '', known)).toMatch(/Sun track: \d+ of \d+ steps\. Dice: /);
		expect(answerTo('bag', '', known)).toBe('There is no bag in this game.');
	});

	test('worth is what one more of each use of dice brings, as far as the table tells', () => {
		expect(answerTo('worth', '', known)).toBe('This table gives no advice.');
		expect(answerTo('worth', '', { ...known, advice: true })).toBe('Advice comes when it is your decision.');
		const counsel = dice.counsel as unknown as CounselStruct;
		const told = answerTo('worth', '', { ...known, advice: true, counsel });
		expect(told).toMatch(/^Worth of one more: Nile step \+1\.0; flood cube \+3\.6; /);
	});

	test('a seat has its five areas', () => {
		expect(answerTo('seat', '1', known)).toMatch(/point.*Pharaoh \d+, Nile \d+/);
	});
});

describe('what is typed', () => {
	const known = knownOf(bidding);
	const wording = new Wording('ra', known.view, known.audience, say);
	const choices = wording.choices(bidding.update.options as RaMove[]);

	function typed(text: string, free = true) {
		const done: string[] = [];
		const outcome = obey(text, {
			game: 'ra',
			known,
			choices,
			play: (move) => free && done.push(`play ${move}`) > 0,
			speak: (words) => done.push(`say ${words}`)
		});
		return { ...outcome, done };
	}

	test('a legal move is played and read back', () => {
		expect(typed('pass')).toMatchObject({ done: ['play pass'], said: 'Played: offer nothing.' });
	});

	test('a move that has to wait for the answer to another is not called played', () => {
		const { done, said } = typed('pass', false);

		expect(done).toEqual([]);
		expect(said).toMatch(/^Not played: /);
	});

	test('a move that is not legal here is not played', () => {
		const { done, said } = typed('draw');

		expect(done).toEqual([]);
		expect(said).toContain('offer nothing');
	});

	test('what is said goes to the table', () => {
		expect(typed('say hello there').done).toEqual(['say hello there']);
	});

	test.each(['en', 'de', 'pt-BR'] as const)('every question has an answer in %s', async (language) => {
		await setLanguage(language);

		for (const word of questionWords(say).split(', ')) {
			const { done, said } = typed(word);
			expect(done).toEqual([]);
			expect(said, word).not.toBe('');
			expect(said, word).not.toContain(word + '“');
			expect(said, word).not.toContain(say('web-command-unknown', { text: word }));
		}
	});
});
