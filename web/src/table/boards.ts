/** The boards of both games, each with its words. */
import { Later } from '../lib/later.svelte';
import { withWords } from '../lib/words.svelte';

export const boards = {
	ra: new Later(() => withWords(import('../ra/RaTable.svelte'), 'ra')),
	'ra-dice': new Later(() => withWords(import('../dice/DiceTable.svelte'), 'dice'))
};

/** The board of a game, by the name that the server has for it. */
export function boardOf(game: string): Later<object> {
	return game === 'ra' ? boards.ra : boards['ra-dice'];
}
