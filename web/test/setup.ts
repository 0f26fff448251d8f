/** Before each file of tests: English words, so that components can be rendered at once. */
import { setLanguage } from '../src/lib/words.svelte';

await setLanguage('en');
