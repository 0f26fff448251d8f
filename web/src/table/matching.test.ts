import { afterAll, describe, expect, test } from 'vitest';
import { say, setLanguage, type Language } from '../lib/words.svelte';
import { meaningOf, type Choice } from './matching';
import { folded, TypedWords } from './typed';

const AUCTION: Choice[] = [
	{ text: 'bid 12', words: 'offer sun 12 for the 6 tiles' },
	{ text: 'bid 13', words: 'offer sun 13 for the 6 tiles' },
	{ text: 'pass', words: 'offer nothing' }
];
const TURN: Choice[] = [
	{ text: 'draw', words: 'draw a tile from the bag' },
	{ text: 'ra', words: 'invoke Ra' },
	{ text: 'god pyramid', words: 'give up a god and take a pyramid' },
	{ text: 'god step-pyramid', words: 'give up a god and take a step pyramid' }
];
const REROLL: Choice[] = [
	{ text: 'roll red', words: 'roll red again' },
	{ text: 'roll red blue', words: 'roll red and blue again' },
	{ text: 'roll red blue yellow', words: 'roll all three again' },
	{ text: 'keep', words: 'roll no more' }
];

afterAll(() => setLanguage('en'));

async function meant(language: Language, text: string, choices: readonly Choice[], game: 'ra' | 'ra-dice' = 'ra') {
	await setLanguage(language);
	return meaningOf(text, game, choices, say);
}

describe('moves', () => {
	test.each([
		['en', 'bid 12'],
		['en', 'BID   12'],
		['en', 'offer the sun 12'],
		['en', '12'],
		['en', 'offer sun 12 for'],
		['de', 'biete 12'],
		['de', '12 bieten'],
		['pt-BR', 'lance 12']
	] as const)('in %s, "%s" bids 12', async (language, text) => {
		expect(await meant(language, text, AUCTION)).toEqual({ kind: 'move', move: 'bid 12' });
	});

	test('what is begun is enough where it is the only one', async () => {
		expect(await meant('en', 'dr', TURN)).toEqual({ kind: 'move', move: 'draw' });
	});

	test('a whole name is not taken for the beginning of another', async () => {
		expect(await meant('en', 'god pyramid', TURN)).toEqual({ kind: 'move', move: 'god pyramid' });
		expect(await meant('en', 'step pyramid', TURN)).toEqual({ kind: 'move', move: 'god step-pyramid' });
	});

	test('where several fit, all of them are shown and none is played', async () => {
		const several = await meant('en', 'bid', AUCTION);

		expect(several).toEqual({ kind: 'several', moves: AUCTION.slice(0, 2) });
	});

	test('accents and capitals do not matter', async () => {
		expect(folded('PIRÂMIDE Größe')).toBe('piramide grosse');
		expect(await meant('pt-BR', 'deus piramide', TURN)).toEqual({ kind: 'move', move: 'god pyramid' });
		expect(await meant('pt-BR', 'Deus Pirâmide', TURN)).toEqual({ kind: 'move', move: 'god pyramid' });
	});

	test.each([
		['en', 'roll blue red', 'roll red blue'],
		['en', 'roll rb', 'roll red blue'],
		['en', 'roll all', 'roll red blue yellow'],
		['en', 'roll ye bl red', 'roll red blue yellow'],
		['en', 'k', 'keep'],
		['de', 'rot blau neu würfeln', 'roll red blue'],
		['de', 'blau und rot wuerfeln', 'roll red blue'],
		['pt-BR', 'rolar vermelho', 'roll red']
	] as const)('in %s, "%s" names dice in any order', async (language, text, move) => {
		expect(await meant(language, text, REROLL, 'ra-dice')).toEqual({ kind: 'move', move });
	});

	test('what fits nothing is unknown', async () => {
		expect(await meant('en', 'castle queenside', TURN)).toEqual({ kind: 'unknown' });
		expect(await meant('en', '', TURN)).toEqual({ kind: 'unknown' });
	});
});

describe('questions', () => {
	test.each([
		['en', 'track', 'track', ''],
		['en', 'suns', 'suns', ''],
		['en', 'seat 3', 'seat', '3'],
		['en', 'Seat Henu', 'seat', 'henu'],
		['en', 'bag', 'bag', ''],
		['en', 'last', 'last', ''],
		['en', 'score', 'score', ''],
		['en', 'sheet', 'score', ''],
		['en', 'worth', 'worth', ''],
		['en', 'clock', 'clock', ''],
		['de', 'Uhr', 'clock', ''],
		['pt-BR', 'relogio', 'clock', ''],
		['en', '?', 'help', ''],
		['de', 'Beutel', 'bag', ''],
		['de', 'platz 2', 'seat', '2'],
		['de', 'track', 'track', ''],
		['pt-BR', 'sois', 'suns', ''],
		['pt-BR', 'Sóis', 'suns', ''],
		['pt-BR', 'ajuda', 'help', '']
	] as const)('in %s, "%s" asks for the %s', async (language, text, question, about) => {
		expect(await meant(language, text, TURN)).toEqual({ kind: 'question', question, about });
	});

	test('a question is never taken for a move that begins like it', async () => {
		const choices = [{ text: 'lose track-keeper', words: 'track' }];

		expect((await meant('en', 'track', choices)).kind).toBe('question');
	});
});

test.each([
	['en', 'limit 9', 'limit', '9'],
	['en', 'limit', 'limit', ''],
	['de', 'Grenze 12', 'limit', '12'],
	['pt-BR', 'ate 9', 'limit', '9'],
	['en', 'back', 'back', ''],
	['de', 'zurück', 'back', ''],
	['pt-BR', 'voltar', 'back', '']
] as const)('in %s, "%s" is done besides moves, in the words of the terminal', async (language, text, order, about) => {
	expect(await meant(language, text, AUCTION)).toEqual({ kind: 'order', order, about });
});

test('what follows the word for saying is said as it was typed', async () => {
	expect(await meant('en', 'say Bid 12, you won’t!', AUCTION)).toEqual({
		kind: 'say',
		text: 'Bid 12, you won’t!'
	});
	expect(await meant('de', 'sage Hallo', AUCTION)).toEqual({ kind: 'say', text: 'Hallo' });
});

test('words that are no move stay as they are', async () => {
	await setLanguage('en');

	expect(new TypedWords(say, 'ra').notation('take the Nile slowly')).toBe('nile slowly');
});
