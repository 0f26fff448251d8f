/** The five sigils of seats, each with its colour. */
export const SIGILS = ['lotus', 'scarab', 'feather', 'knot', 'eye'] as const;

export type SigilName = (typeof SIGILS)[number];

/** The sigil of a number; seats beyond the fifth begin anew. */
export function sigilName(number: number): SigilName {
	return SIGILS[number % SIGILS.length] ?? 'lotus';
}

/**
 * The sigils of the seats of a table. Whoever has a seat of their own, `own`, has the sigil that
 * they like there, on every page; whoever would have had it gets the one that is left.
 */
export function sigilsAt(seats: number, own: number | null, liked: number): number[] {
	const sigils = Array.from({ length: seats }, (_, seat) => seat % SIGILS.length);
	if (own === null || sigils[own] === undefined) return sigils;
	const other = sigils.indexOf(liked);
	if (other >= 0) sigils[other] = sigils[own];
	sigils[own] = liked;
	return sigils;
}

/** The one seat that is played here; null where there is none, or where several people share the device. */
export function ownSeat(mine: readonly number[]): number | null {
	return mine.length === 1 ? (mine[0] ?? null) : null;
}
