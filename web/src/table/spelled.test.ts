import { beforeAll, describe, expect, it } from 'vitest';
import { say, setLanguage } from '../lib/words.svelte';
import { spelled } from './spelled';

describe('a move as it is typed', () => {
	beforeAll(() => setLanguage('en'));

	it('names the dice of a throw', () => {
		expect(spelled('roll red blue', 'ra-dice', say)).toBe('roll red blue');
	});

	it('speaks the language of the page', async () => {
		await setLanguage('de');
		expect(spelled('roll red', 'ra-dice', say)).toContain(say('colour-red'));
		expect(spelled('roll red', 'ra-dice', say)).not.toContain('red');
		await setLanguage('en');
	});

	it('leaves numbers as they are', () => {
		expect(spelled('bid 13', 'ra', say)).toBe('bid 13');
	});
});
