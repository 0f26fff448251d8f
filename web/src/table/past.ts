/** What has happened, as one reads it in a list and sees it again. */

import type { Colour, Face, Tile } from '../lib/wire';

export interface Past<Thing> {
	/** Whose doing it was; null for nobody's. */
	readonly seat: number | null;
	readonly words: string;
	readonly tiles: readonly Tile[];
	readonly dice: readonly (readonly [Colour, Face])[];
	/** What a board shows of it for a moment; nothing where it is not worth one. */
	readonly shown: readonly Thing[];
}
