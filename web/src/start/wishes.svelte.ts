/** How somebody likes to play, kept by the browser from one table to the next. */
import type { GameStruct } from '../lib/wire';
import { USUAL, type Manner } from './tables';

export type Wishes = {
	game: string;
	/** By game: who plays against the computer. */
	bots: Record<string, string[]>;
	/** By game: how it is played. */
	manners: Record<string, Manner>;
	/** The people who share this device. */
	people: string[];
};

const KEY = 'heliopolis-wishes';

/** What was kept, as far as it is of the right kind: an older page may have kept other things. */
export function readWishes(text: string | null): Wishes {
	const wishes: Wishes = { game: 'ra', bots: {}, manners: {}, people: [] };
	let found: unknown;
	try {
		found = JSON.parse(text ?? '{}');
	} catch {
		return wishes;
	}
	if (typeof found !== 'object' || found === null) return wishes;
	const kept = found as Record<string, unknown>;
	if (typeof kept.game === 'string') wishes.game = kept.game;
	if (isTexts(kept.people)) wishes.people = kept.people;
	for (const [game, bots] of entries(kept.bots)) if (isTexts(bots)) wishes.bots[game] = bots;
	for (const [game, manner] of entries(kept.manners)) wishes.manners[game] = readManner(manner);
	return wishes;
}

function readManner(found: unknown): Manner {
	const manner = { ...USUAL, overrides: {} } as Record<string, unknown>;
	for (const [name, one] of entries(found)) {
		if (name === 'overrides') {
			const texts = entries(one).filter(([, choice]) => typeof choice === 'string');
			manner.overrides = Object.fromEntries(texts);
		} else if (name === 'advice' ? typeof one === 'boolean' : typeof one === typeof manner[name]) {
			manner[name] = one;
		}
	}
	return manner as Manner;
}

function entries(found: unknown): [string, unknown][] {
	return typeof found === 'object' && found !== null ? Object.entries(found) : [];
}

function isTexts(found: unknown): found is string[] {
	return Array.isArray(found) && found.every((one) => typeof one === 'string');
}

export const wishes: Wishes = $state(readWishes(read()));

/** Have wishes for all games that a server offers. */
export function wishFor(games: readonly GameStruct[]): void {
	for (const { game } of games) wishes.manners[game] ??= { ...USUAL, overrides: {} };
}

/** Keep the wishes for the next time. */
export function keepWishes(): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(wishes));
	} catch {
		// a private window may keep nothing: then they hold as long as the page
	}
}

function read(): string | null {
	try {
		return localStorage.getItem(KEY);
	} catch {
		return null;
	}
}
