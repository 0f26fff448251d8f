/** A table as this browser sees it: a line for every seat that is played here, or one to watch. */

import * as api from '../lib/api';
import { ApiFailure } from '../lib/api';
import { TableLine } from '../lib/line.svelte';
import { turnOf } from './turns';

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 5_000;

export class TableSession {
	readonly id: string;
	/** The seats that are played here. */
	mine = $state.raw<readonly number[]>([]);
	/** Whether the table was made here. */
	owner = $state(false);
	/** Every line, in the order of `mine`; one that watches where nothing is played here. */
	lines = $state.raw<readonly TableLine[]>([]);
	/** Whether no server has answered for a while. */
	unanswered = $state(false);
	/** Whose eyes were looked through last; null before the first time. */
	looking = $state<number | null>(null);

	readonly #watch: boolean;
	#closed = false;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** The seat that is asked, as far as one of the lines has heard of it. */
	readonly #asked = $derived.by(() => {
		const own = this.lines.find((line) => line.seat !== null && line.update?.asked === line.seat);
		return own?.seat ?? this.lines[0]?.update?.asked ?? null;
	});
	readonly #hidden = $derived(this.lines[0]?.table?.scores === 'hidden');
	readonly #turn = $derived(
		turnOf({ mine: this.mine, asked: this.#asked, current: this.looking, hidden: this.#hidden })
	);

	/** The seat whose eyes the page shows. */
	readonly seat = $derived(this.#turn.seat);
	/** The seat that the device is passed to; null where nobody has to look away. */
	readonly curtain = $derived(this.#turn.curtain);
	/** The line of that seat. */
	readonly line = $derived(this.lines.find((line) => line.seat === this.seat) ?? this.lines[0] ?? null);
	/** Whether several people play here. */
	readonly shared = $derived(this.mine.length > 1);

	constructor(id: string, watch: boolean) {
		this.id = id;
		this.#watch = watch;
		void this.#ask(0);
	}

	/** Show the table to who is asked: the device was passed on, or nothing is hidden. */
	look(seat: number | null): void {
		this.looking = seat;
	}

	/** Ask again which seats are played here, and call anew: after a farewell, or when one sits down. */
	again(): void {
		for (const line of this.lines) line.close();
		this.lines = [];
		void this.#ask(0);
	}

	close(): void {
		this.#closed = true;
		clearTimeout(this.#timer);
		for (const line of this.lines) line.close();
	}

	async #ask(tries: number): Promise<void> {
		try {
			const { tables } = await api.mine();
			if (this.#closed) return;
			const found = tables.find((one) => one.table.id === this.id);
			this.owner = found?.owner ?? false;
			this.mine = this.#watch ? [] : (found?.seats ?? []);
			const seats = this.mine.length > 0 ? this.mine : [null];
			this.lines = seats.map((seat) => new TableLine(this.id, seat));
			this.unanswered = false;
		} catch (failure) {
			if (!(failure instanceof ApiFailure)) throw failure;
			if (this.#closed) return;
			this.unanswered = true;
			const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries);
			this.#timer = setTimeout(() => void this.#ask(tries + 1), pause);
		}
	}
}
