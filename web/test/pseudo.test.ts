/** Pages are tried with a language that takes more room than any of ours. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { afterEach, expect, test } from 'vitest';
import { stretched, setLanguage } from '../src/lib/words.svelte';
import { catalogueOfAll } from './catalogues';
import { askedWords, audienceOf, eventParts, type Game } from '../src/words';
import type { DiceUpdate, RaUpdate, TableStruct } from '../src/lib/wire';

type Scene = { game: Game; table: TableStruct; update: RaUpdate | DiceUpdate };

const SCENES = import.meta.glob<Scene>(['./fixtures/ra-*.json', './fixtures/dice-*.json'], {
	import: 'default',
	eager: true
});

afterEach(() => setLanguage('en'));

test('all texts without arguments are 40 % longer, and none is shorter', async () => {
	const bundle = new FluentBundle('en');
	for (const words of await catalogueOfAll('en')) bundle.addResource(new FluentResource(words));
	const texts = [...bundle._messages.values()].flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
	const length = (some: string[]) => some.reduce((sum, text) => sum + text.length, 0);
	expect(texts.length).toBeGreaterThan(300);
	expect(length(texts.map(stretched)) / length(texts)).toBeGreaterThanOrEqual(1.4);
	expect(texts.filter((text) => stretched(text).length < text.length)).toEqual([]);
});

test('every scene can be told in it, and things are still found in sentences', async () => {
	for (const { game, table, update } of Object.values(SCENES)) {
		const audience = audienceOf(table, null);
		const events = update.moves.flatMap((seen) => [...seen.events]);
		await setLanguage('en');
		const plain = [askedWords(game, update.view, audience)];
		const things = events.map((event) => kinds(game, event, audience));
		await setLanguage('xx');
		expect(askedWords(game, update.view, audience).length).toBeGreaterThan(plain.join('').length);
		expect(events.map((event) => kinds(game, event, audience))).toEqual(things);
	}
});

function kinds(...asked: Parameters<typeof eventParts>): string[] {
	return eventParts(...asked).flatMap((piece) => (piece.kind === 'text' ? [] : [piece.kind]));
}
