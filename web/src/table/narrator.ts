/** Tells in the live region what happened since it was told last: one announcement a burst. */

import { announcer } from '../lib/announce.svelte';
import type { Seen } from '../lib/line.svelte';

export type Heard = {
	/** All moves so far. */
	history: readonly Seen[];
	version: number;
	/** Whether a decision is waited for here, or the game is over: then the burst is. */
	settled: boolean;
	/** Whether a bot is asked, so that more happens by itself before one decides again. */
	goes: boolean;
	/** What is being decided, in words. */
	sentence: string;
	/** What happened, in words. */
	words: (seen: readonly Seen[]) => string[];
};

/** Remembers up to which move everything was told, at one table and for all seats played here. */
export class Narrator {
	#told: number | null = null;
	#settled = '';

	/** Tell what is new; of a game that was found running only what is being decided. */
	hear({ history, version, settled, goes, sentence, words }: Heard): void {
		const first = this.#told === null;
		const fresh = first ? [] : history.filter((seen) => seen.version > (this.#told ?? 0));
		this.#told = Math.max(this.#told ?? 0, version);
		// also where there are no words: who is asked now says how long the others wait
		if (fresh.length > 0) announcer.narrate(words(fresh).join(' '), goes);
		const decision = settled ? `${version} ${sentence}` : '';
		if (settled && decision !== this.#settled) announcer.settle(sentence);
		else if (first && !settled) announcer.narrate(sentence);
		this.#settled = decision;
	}
}
