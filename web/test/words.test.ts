/** Every word that people read or hear comes from a catalogue, and is in all of them. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/lib/words.svelte';
import { catalogueOfAll } from './catalogues';
import { MADE, NAMED, SAID } from './keys';
import { sentencesIn, textsIn } from './written';

const COMPONENTS = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true });
const MODULES = import.meta.glob<string>(['../src/**/*.ts', '!../src/**/*.test.ts', '!../src/lib/wire.ts'], {
	query: '?raw',
	import: 'default',
	eager: true
});

describe('texts in components', () => {
	test.each(Object.entries(COMPONENTS))('%s has none of its own', (_, source) => {
		expect(textsIn(source)).toEqual([]);
	});

	test('a text is found wherever people would read or hear it', () => {
		expect(textsIn('<p>Draw</p>')).toEqual(['Draw']);
		expect(textsIn('{#if a}<b title="Bid {n}">×</b>{:else}passes{/if}')).toEqual(['Bid', 'passes']);
		expect(textsIn(`{a ? 'yes' : b}{a + 'no'}{\`so \${b}\`}`)).toEqual(['yes', 'no', 'so']);
		expect(textsIn('{#each a as b}<c aria-label="seat" />{/each}')).toEqual(['seat']);
		expect(textsIn(`<A text="one" hint={b ? 'two' : ''} line={\`three\`} name="four" />`)).toEqual(['one', 'two', 'three']);
		expect(textsIn('<A>{#snippet b()}here{/snippet}</A>')).toEqual(['here']);
		expect(textsIn(`<p class="x" lang="en">{say('key')} – 3 {a === 'b' ? 1 : 2}</p>`)).toEqual([]);
	});
});

describe('sentences in scripts', () => {
	test.each(Object.entries({ ...COMPONENTS, ...MODULES }))('%s has none of its own', (_, source) => {
		expect(sentencesIn(source)).toEqual([]);
	});

	test('a sentence is found wherever a script has it', () => {
		expect(sentencesIn("const a = 'Draw a tile'; // 'Not this one'")).toEqual(['Draw a tile']);
		expect(sentencesIn('<script>say(`Bid ${n}`)</script><p>Not here</p>')).toEqual(['Bid ${n}']);
		expect(sentencesIn(`/* 'Nor here' */ throw new Error('no such die'); key === 'Shift+A'`)).toEqual([]);
	});
});

describe.each(LANGUAGES)('keys in %s', (language) => {
	const bundle = new FluentBundle(language);
	let keys: string[] = [];

	beforeAll(async () => {
		for (const text of await catalogueOfAll(language)) bundle.addResource(new FluentResource(text));
		keys = [...bundle._messages.values()].flatMap(({ id, attributes }) => {
			return [id, ...Object.keys(attributes).map((attribute) => `${id}.${attribute}`)];
		});
	});

	test('every key that is said has words', () => {
		expect(keys.length).toBeGreaterThan(500);
		const missing = found(SAID).concat(found(NAMED)).filter(([, key]) => !keys.includes(key));
		// The beginning of a key, to which something is added elsewhere.
		expect(missing.filter(([, key]) => !key.endsWith('-') || !begun(key))).toEqual([]);
	});

	test('every key of which a part is chosen may have words', () => {
		const made = found(MADE);
		expect(made.length).toBeGreaterThan(10);
		expect(made.filter(([, start, end]) => !begun(start, end))).toEqual([]);
	});

	test('each way into a game on the start page has a name of its own', () => {
		const ways = ['start', 'set-up', 'make-link', 'begin'].map((way) => bundle.getMessage(`web-start-${way}`)?.value);
		expect(ways).toHaveLength(new Set(ways).size);
	});

	function begun(start: string, end = ''): boolean {
		return keys.some((key) => key.startsWith(start) && key.endsWith(end) && key.length > start.length + end.length);
	}
});

/** Where a kind of key stands, and its parts. */
function found(kind: RegExp): [path: string, start: string, end: string][] {
	return Object.entries({ ...COMPONENTS, ...MODULES }).flatMap(([path, source]) => {
		return [...source.matchAll(kind)].map((match): [string, string, string] => [path, match[1] ?? '', match[2] ?? '']);
	});
}
