/** Before each file of tests: all English words and all parts of pages, so that components can be rendered at once. */
import { beforeAll } from 'vitest';
import { everything } from '../src/lib/later.svelte';
import { needWords, PARTS } from '../src/lib/words.svelte';

await needWords(...PARTS);
beforeAll(async () => {
	await Promise.all([...everything].map((one) => one.fetch()));
});
