/** What comes after a table itself: fetched when that is shown, so that it opens at once, and when the server has gone. */
import { Later } from '../lib/later.svelte';
import { pages } from '../lib/pages';
import { withWords } from '../lib/words.svelte';

export const menu = new Later(() => withWords(import('./Menu.svelte'), 'start', 'refusals'));
export const waiting = new Later(() => import('./Waiting.svelte'));
export const inviting = new Later(() => withWords(import('./inviting'), 'start'));
export const keysHelp = new Later(() => import('./KeysHelp.svelte'));
export const endPanel = new Later(() => import('./EndPanel.svelte'));
export const farewell = new Later(() => import('./Farewell.svelte'));
export const moment = new Later(() => import('./Moment.svelte'));
export const since = new Later(() => import('./Since.svelte'));
/** What is typed into the command field, and what it answers. */
export const talk = new Later(() => import('./obeying'));
/** Where one goes from here. */
export const start = new Later(pages.start);
