/** Which sigil the seats of the shown record have, for everything on its page. */

import { getContext, setContext } from 'svelte';

type SigilOf = (seat: number) => number;
const KEY = Symbol('sigils');

/** Give the sigils to what the component that calls this shows. */
export function showSigils(read: () => readonly number[]): void {
	setContext<SigilOf>(KEY, (seat) => read()[seat] ?? seat);
}

/** The sigil of a seat: asked for while a component is made. */
export function sigilOf(): SigilOf {
	return getContext<SigilOf | undefined>(KEY) ?? ((seat) => seat);
}
