/** What opens above the board of Ra. */
import { Later } from '../lib/later.svelte';

export const scoreSheet = new Later(() => import('./ScoreSheet.svelte'));
