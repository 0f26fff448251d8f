/** The five sigils of seats, each with its colour. */
export const SIGILS = ['lotus', 'scarab', 'feather', 'knot', 'eye'] as const;

export type SigilName = (typeof SIGILS)[number];

/** The sigil of a number; seats beyond the fifth begin anew. */
export function sigilName(number: number): SigilName {
	return SIGILS[number % SIGILS.length] ?? 'lotus';
}
