import { afterEach, expect, test } from 'vitest';
import { hasWords, language, needWords, preferred, say, setLanguage, stretched } from './words.svelte';

afterEach(() => setLanguage('en'));

test('words come from the catalogues of the Python side', async () => {
	expect(say('tile-nile')).toBe('Nile');
	expect(say('tile-nile.code')).toBe('Ni');
	expect(say('count-points', { n: 1 })).toBe('1 point');
	expect(say('count-points', { n: 1000 })).toBe('1000 points');
	await setLanguage('de');
	expect(say('count-points', { n: 2 })).toBe('2 Punkte');
	expect(document.documentElement.lang).toBe('de');
	expect(language.code).toBe('de');
});

test('a key without words is an error in tests', () => {
	expect(() => say('web-no-such-words')).toThrow('web-no-such-words');
	expect(() => say('tile-nile.no-such')).toThrow('tile-nile.no-such');
	expect(() => say('count-points')).toThrow('count-points');
	expect(hasWords('tile-nile')).toBe(true);
	expect(hasWords('web-no-such-words')).toBe(false);
});

test('the pseudo-locale is at least 40 % longer', async () => {
	const text = 'Rolls for Suns: three for the points, four to send a disaster.';
	expect(stretched(text).length).toBeGreaterThanOrEqual(text.length * 1.3);
	expect(stretched('points').length).toBeGreaterThanOrEqual('points'.length * 1.4);
	const plain = say('bot-ra-dice-stormbringer');
	await setLanguage('xx');
	expect(say('bot-ra-dice-stormbringer').length).toBeGreaterThanOrEqual(plain.length * 1.3);
	expect(document.documentElement.lang).toBe('en');
});

test('the best language for what the browser prefers', () => {
	expect(preferred(['pt-PT', 'en'])).toBe('pt-BR');
	expect(preferred(['fr', 'de-AT'])).toBe('de');
	expect(preferred(['fr'])).toBe('en');
});

test('words that are there already are not waited for', async () => {
	const speaking = setLanguage('pt-BR');
	await needWords('rules');
	expect(language.code).toBe('en');
	await speaking;
	expect(language.code).toBe('pt-BR');
});

test('of two languages the one that was chosen last is spoken', async () => {
	await Promise.all([setLanguage('pt-BR'), setLanguage('de')]);
	expect(language.code).toBe('de');
});
