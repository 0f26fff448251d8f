/** Every page with its words, loaded when it is needed: all at once, not one after the other. */
import { withWords } from './words.svelte';

/** By the names that the router gives them. */
export const pages = {
	start: () => withWords(import('../pages/Start.svelte'), 'start'),
	new: () => withWords(import('../pages/NewTable.svelte'), 'start', 'refusals'),
	table: () => withWords(import('../pages/Table.svelte'), 'table'),
	join: () => withWords(import('../pages/Join.svelte'), 'start'),
	host: () => withWords(import('../pages/Host.svelte'), 'start'),
	replay: () => withWords(import('../pages/Replay.svelte'), 'start', 'table', 'ra', 'dice', 'replay', 'refusals'),
	rules: () => withWords(import('../pages/Rules.svelte'), 'start', 'table', 'ra', 'rules'),
	quick: () => withWords(import('../pages/Quick.svelte'), 'start', 'table', 'ra', 'rules'),
	guide: () => withWords(import('../pages/Guide.svelte'), 'start', 'rules'),
	unknown: () => withWords(import('../pages/Nothing.svelte'), 'start', 'table')
};
