/** What a page can say is among the words that are loaded with it. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { PARTS, type Part } from '../src/lib/words.svelte';
import { catalogueOf } from './catalogues';

const SOURCES = import.meta.glob<string>(['../src/**/*.{ts,svelte}', '!../src/**/*.test.ts', '!../src/gallery/*'], {
	query: '?raw',
	import: 'default',
	eager: true
});
const STATIC = /^\s*(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?\s*'(\.[^']+)';/gm;
/** Wherever it stands: what looks like a key is one. */
const WHOLE = /['"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)(?:\.[a-z-]+)?['"`]/g;
const BEGUN = /`([a-z][a-z0-9]*-[a-z0-9-]*)\$\{[^`]*?\}([a-z0-9-]*)(?:\.[a-z-]+)?`/g;
const DYNAMIC = /import\('(\.[^']+)'\)((?:, '[a-z]+')*)/g;

/** They say what is of one game, and only where its board is, which brings these words. */
const OF_ITS_GAME = /^\.\.\/src\/(?:words\/(?:ra|dice)[.-]|table\/(?:wording|keys|answers-)|ra\/(?:modes|names|TellingTile))/;
/** Every failure may be told anywhere; those of records and set-ups come with the pages that meet them. */
const ANYWHERE = /^refus/;

const partsOf = new Map<string, Set<Part>>();
for (const part of PARTS) {
	const bundle = new FluentBundle('en');
	bundle.addResource(new FluentResource(await catalogueOf('en', part)));
	for (const key of bundle._messages.keys()) partsOf.set(key, (partsOf.get(key) ?? new Set()).add(part));
}

/** The module that an import names. */
function resolved(from: string, to: string): string | null {
	const path = new URL(to, `file:///web/test/${from}`).pathname.replace('/web/', '../');
	return [path, `${path}.ts`, `${path}/index.ts`].find((one) => one in SOURCES) ?? null;
}

type Missing = `${string} says ${string}`;

/** Goes through what a module loads, and through what that opens later, with the words it brings. */
function missingFrom(path: string, words: ReadonlySet<Part>, seen: Set<string>, found: Set<Missing>): Set<Missing> {
	const visit = `${path} ${[...words].sort().join(' ')}`;
	if (seen.has(visit)) return found;
	seen.add(visit);
	const source = SOURCES[path] ?? '';
	const heard = OF_ITS_GAME.test(path) ? new Set<Part>([...words, 'ra', 'dice']) : words;
	for (const key of saidIn(source)) {
		if (!ANYWHERE.test(key) && ![...(partsOf.get(key) ?? [])].some((part) => heard.has(part))) found.add(`${path} says ${key}`);
	}
	for (const [, to = ''] of source.matchAll(STATIC)) {
		const next = resolved(path, to);
		if (next) missingFrom(next, words, seen, found);
	}
	// what can be gone to from here is another page
	if (path.endsWith('/lib/pages.ts')) return found;
	for (const [next, brought] of openedIn(path)) missingFrom(next, new Set([...words, ...brought]), seen, found);
	return found;
}

/** Every module that is loaded later, and the words that come with it. */
function openedIn(path: string): [path: string, words: Part[]][] {
	return [...(SOURCES[path] ?? '').matchAll(DYNAMIC)].flatMap(([, to = '', words = '']) => {
		const next = resolved(path, to);
		return next ? [[next, words.match(/[a-z]+/g) as Part[] | null ?? []]] : [];
	});
}

/** Every text that is a key, and all keys that begin, or end, as one of which a part is chosen. */
function saidIn(source: string): Set<string> {
	const whole = [...source.matchAll(WHOLE)].map((match) => match[1] ?? '').filter((key) => partsOf.has(key));
	const begun = [...source.matchAll(BEGUN)].map((match) => [match[1] ?? '', match[2] ?? ''] as const);
	const made = [...partsOf.keys()].filter((key) => begun.some(([start, end]) => key.startsWith(start) && key.endsWith(end)));
	return new Set([...whole, ...made]);
}

const pages = openedIn('../src/lib/pages.ts');

test('every page brings the words that it can say', () => {
	expect(pages.length).toBeGreaterThan(9);
	const found = pages.flatMap(([path, words]) => {
		return [...missingFrom(path, new Set<Part>(['page', ...words]), new Set(), new Set())].map((one) => `${path}: ${one}`);
	});
	expect(found).toEqual([]);
});

test('what stands around every page needs no more than the words of every page', () => {
	expect([...missingFrom('../src/main.ts', new Set<Part>(['page']), new Set(), new Set())]).toEqual([]);
});

test('a page without its words would be noticed', () => {
	const [start] = pages.find(([path]) => path.endsWith('/Start.svelte')) ?? [''];
	expect(missingFrom(start, new Set<Part>(['page']), new Set(), new Set()).size).toBeGreaterThan(30);
	const opened = openedIn('../src/table/boards.ts');
	expect(opened.map(([, words]) => words)).toEqual([['ra'], ['dice']]);
});
