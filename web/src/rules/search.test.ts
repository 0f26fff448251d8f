import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasWords, LANGUAGES, needWords, setLanguage } from '../lib/words.svelte';
import Rules from '../pages/Rules.svelte';
import { keysOf, RULES, type GameName } from './content';
import { marked, matches, plain, wordsOf } from './search';

const GAMES: readonly GameName[] = ['ra', 'dice'];

beforeAll(() => needWords('rules'));
afterEach(cleanup);

describe('searching the rules', () => {
	it('is about letters, not about capitals and accents', () => {
		expect(plain('Überschwemmung, Leilão, größer')).toBe('uberschwemmung, leilao, grosser');
		expect(wordsOf('  LEILÃO  era ')).toEqual(['leilao', 'era']);
		expect(matches(['Um leilão', 'depois da era'], ['leilao', 'era'])).toBe(true);
		expect(matches(['Um leilão'], ['leilao', 'era'])).toBe(false);
	});

	it('marks hits where they stand, with their accents', () => {
		expect(marked('Der größte Tempel', ['gross'])).toEqual([
			{ text: 'Der ', hit: false },
			{ text: 'größ', hit: true },
			{ text: 'te Tempel', hit: false }
		]);
		expect(marked('aaa', ['aa'])).toEqual([{ text: 'aaa', hit: true }]);
		expect(marked('Leilão', [])).toEqual([{ text: 'Leilão', hit: false }]);
	});

	it('finds words for all that the page shows, in every language', async () => {
		for (const language of LANGUAGES) {
			await setLanguage(language);
			const keys = GAMES.flatMap((game) => RULES[game].flatMap((section) => keysOf(game, section)));
			expect(keys.filter((key) => !hasWords(key))).toEqual([]);
		}
		await setLanguage('en');
	});

	it('shows only the sections with hits, says how many, and marks them', async () => {
		render(Rules, { id: 'ra' });
		const field = await waitFor(() => screen.getByRole('searchbox'));
		expect(document.querySelectorAll('main section')).toHaveLength(RULES.ra.length);

		await fireEvent.input(field, { target: { value: 'FUNERAL' } });

		expect([...document.querySelectorAll('main section')].map((one) => one.id)).toEqual(['disasters']);
		expect(screen.getByRole('status').textContent).toBe('Found in 1 section');
		expect([...document.querySelectorAll('mark')].map((one) => one.textContent)).toContain('funeral');
		await fireEvent.input(field, { target: { value: 'zeppelin' } });
		expect(screen.getByRole('status').textContent).toBe('Nothing found');
	});

	it('has a link to every section of both games', async () => {
		for (const id of ['ra', 'dice'] as const) {
			render(Rules, { id });
			await waitFor(() => screen.getByRole('searchbox'));
			for (const { id: section } of RULES[id]) {
				expect(document.querySelector(`nav a[href="#${section}"]`)).not.toBeNull();
				expect(document.getElementById(section)).not.toBeNull();
			}
			cleanup();
		}
	});
});
