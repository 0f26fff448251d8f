/** What the window of a tile can tell of this very table, beside what the rules say. */
import { getContext, setContext } from 'svelte';
import type { Person } from '../lib/board';
import type { CounselStruct, ScoreNowStruct } from '../lib/wire';

export interface Telling {
	seats: readonly Person[];
	/** The seat that is spoken to; null for who watches. */
	seat: number | null;
	/** What it would score if the epoch ended now; null where nobody tells. */
	score: ScoreNowStruct | null;
	/** What one more of each tile is worth to every seat, where the table tells. */
	counsel: CounselStruct | null;
}

const KEY = Symbol('what this table tells of its tiles');

/** Let everything on a table know; what is told is asked for whenever a window opens. */
export function tellTiles(telling: () => Telling): void {
	setContext(KEY, telling);
}

/** What is told here; null where no table stands around, as on the page of the rules. */
export function tilesTold(): (() => Telling) | null {
	return getContext<(() => Telling) | undefined>(KEY) ?? null;
}
