/** Things that are shown one after the other, each for a while; a press ends them. */
import { untrack } from 'svelte';
import { motion } from './motion';

const BETWEEN = 250;

export type Shown = {
	/** How long, at speed 1. */
	readonly ms: number;
	/** How long without motion, so that words can be read; 700 if left out. */
	readonly still?: number;
	/** Called once when it is not seen any more, or will not be. */
	readonly gone?: () => void;
};

/** What is shown now, and what comes after it. */
export class Showing<Thing extends Shown> {
	#queue = $state.raw<readonly Thing[]>([]);
	/** A new one for everything that is shown, so that two alike are seen apart. */
	number = $state(0);
	/** Whether what is shown is long past. */
	#past = $state(false);
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** What is seen now; null for nothing. */
	get now(): Thing | null {
		return this.#queue[0] ?? null;
	}

	/** Whether something is shown again that is long past. */
	get replaying(): boolean {
		return this.#past && this.#queue.length > 0;
	}

	/** Show things now, in place of what is shown. */
	show(things: readonly Thing[]): void {
		this.end();
		this.#queue = things;
		this.#next();
	}

	/** Show what is past. */
	replay(things: readonly Thing[]): void {
		this.show(things);
		this.#past = true;
	}

	/** Show more, after what is shown. */
	add(things: readonly Thing[]): void {
		this.#queue = [...this.#queue, ...things];
	}

	/** Show things after what is seen now, in place of what was to come. */
	follow(things: readonly Thing[]): void {
		const dropped = this.#queue.slice(1);
		this.#queue = [...this.#queue.slice(0, 1), ...things];
		leave(dropped);
	}

	/** End it: a press never waits. */
	end(): void {
		clearTimeout(this.#timer);
		// whoever ends it in an effect does not watch it
		const dropped = untrack(() => this.#queue);
		if (dropped.length > 0) this.#queue = [];
		this.#past = false;
		leave(dropped);
	}

	/** End what is past: something is asked now. */
	endReplay(): void {
		if (this.replaying) this.end();
	}

	#next(): void {
		const [first] = this.#queue;
		if (!first) return;
		this.number += 1;
		// without motion the words stay long enough to be read, and nothing moves
		const stay = motion(first.ms) || (first.still ?? 700);
		this.#timer = setTimeout(() => {
			this.#queue = this.#queue.slice(1);
			this.#next();
			leave([first]);
		}, stay + BETWEEN);
	}
}

function leave(things: readonly Shown[]): void {
	for (const thing of things) thing.gone?.();
}
