/** What opens above the board of the dice game. */
import { Later } from '../lib/later.svelte';

export const scoreSheet = new Later(() => import('./ScoreSheet.svelte'));
