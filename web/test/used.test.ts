/** Browsers get the messages that the client can say, and no others. */
import { expect, test } from 'vitest';
import { hasWords } from '../src/lib/words.svelte';
import { usedIn } from '../vite/used';

const CATALOGUE = `count-points = { $n ->
    [1] { $n } point
   *[other] { $n } points
}
count-tiles = tiles
    .short = t
move-bid = bids with { -sun }
move-bid-last = bids last
-sun = a sun
-moon = a moon
sheet = { count-tiles.short }
`;

const keys = (text: string) => [...text.matchAll(/^(-?[a-z-]+) =/gm)].map((match) => match[1]);

test('a message stays when its key stands somewhere, whole', () => {
	expect(usedIn(`say('count-points', { n })`)(CATALOGUE)).toBe(CATALOGUE.slice(0, CATALOGUE.indexOf('count-tiles')));
	expect(keys(usedIn(`const key = "count-tiles.short"`)(CATALOGUE))).toEqual(['count-tiles']);
	expect(usedIn(`say('count')`)(CATALOGUE)).toBe('');
});

test('a part of a key may be chosen', () => {
	expect(keys(usedIn('say(`move-${kind}`)')(CATALOGUE))).toEqual(['move-bid', 'move-bid-last', '-sun']);
	expect(keys(usedIn(`say('count-' + what)`)(CATALOGUE))).toEqual(['count-points', 'count-tiles']);
	expect(keys(usedIn("const key = 'move-bid'; say(last ? `${key}-last` : key)")(CATALOGUE))).toContain('move-bid-last');
});

test('what a message refers to stays with it', () => {
	expect(keys(usedIn(`say('sheet')`)(CATALOGUE))).toEqual(['count-tiles', 'sheet']);
	expect(keys(usedIn(`say('move-bid')`)(CATALOGUE))).toEqual(['move-bid', '-sun']);
});

test('no browser hears what only the terminal says', () => {
	for (const key of ['play-pause', 'rules-ra-turn', 'serve-at', 'backup-made', 'think-column-share']) {
		expect(hasWords(key), key).toBe(false);
	}
});
