/** What is the matter with a table, and what can be done: the slips under the header. */

import { announce } from '../lib/announce.svelte';
import type { Person } from '../lib/board';
import { isHere, startWords } from '../lib/starting';
import { say } from '../lib/words.svelte';
import type { RefusalStruct, TableStruct } from '../lib/wire';
import { clockText } from './clocks';
import { longAway } from './people';
import type { TableSession } from './session.svelte';
import type { Slip } from './Slips.svelte';

/** A line that is cut for less than this is nobody's concern. */
const UNNOTICED = 1_200;
/** After so many milliseconds the server has probably stopped. */
const STOPPED = 8_000;
const REFUSAL_SHOWN = 9_000;
/** Who plays on for somebody who is away: the usual bot of every game. */
const STAND_IN = 'merchant';

export type Told = { people: readonly Person[]; refusalWords: (refusal: RefusalStruct) => string };

/** Made while a page is made: it watches the line of the session as long as the page is there. */
export class Troubles {
	#now = $state(Date.now());
	#cutAt = $state<number | null>(null);
	#tableAt = $state(Date.now());
	#refusal = $state.raw<{ text: string; at: number } | null>(null);
	readonly #session: TableSession;
	readonly #told: () => Told;

	constructor(session: TableSession, told: () => Told) {
		this.#session = session;
		this.#told = told;
		$effect(() => {
			const timer = setInterval(() => (this.#now = Date.now()), 1000);
			return () => clearInterval(timer);
		});
		$effect(() => {
			const cut = session.unanswered || session.line?.status === 'closed';
			this.#cutAt = cut ? Date.now() : null;
			this.#now = Date.now();
			if (!cut) return;
			const timer = setTimeout(() => announce(say('web-table-line-lost')), UNNOTICED);
			return () => {
				clearTimeout(timer);
				if (Date.now() - (this.#cutAt ?? Date.now()) > UNNOTICED) announce(say('join-line-back'));
			};
		});
		$effect(() => {
			void session.line?.table;
			this.#tableAt = Date.now();
		});
	}

	/** Say why something was not done; a game that has moved on is the usual reason. */
	refuse(refusal: RefusalStruct): void {
		const text =
			refusal.code === 'old-version' ? say('web-table-stale') : this.#told().refusalWords(refusal);
		this.#refusal = { text, at: Date.now() };
		this.#now = Date.now();
		announce(text);
	}

	/** Why the last thing was not done, in words, for a while. */
	get refused(): string {
		const refusal = this.#refusal;
		return refusal && this.#now - refusal.at < REFUSAL_SHOWN ? refusal.text : '';
	}

	/** Whoever has read it wants it away. */
	forget(): void {
		this.#refusal = null;
	}

	/** Everything that is the matter now. */
	get slips(): Slip[] {
		const table = this.#session.line?.table ?? null;
		return [...this.#connection(), ...(table ? this.#seats(table) : [])];
	}

	#connection(): Slip[] {
		const since = this.#cutAt === null ? 0 : this.#now - this.#cutAt;
		if (since < UNNOTICED) return [];
		const stopped = since > STOPPED;
		const why = say(isHere() ? 'web-table-gone' : 'web-server-away');
		const retry = () => window.dispatchEvent(new Event('online'));
		return [
			{
				key: 'line',
				tone: 'bad',
				text: stopped ? `${why} ${startWords()}` : say('web-table-line-lost'),
				actions: [{ words: say('web-table-line-retry'), act: retry }]
			}
		];
	}

	#seats(table: TableStruct): Slip[] {
		if (table.stage !== 'playing') return [];
		const { mine, lines } = this.#session;
		const own = lines.filter((line) => line.seat !== null && table.seats[line.seat]?.bot);
		const back = own.map((line): Slip => {
			const act = () => line.takeSeatBack();
			const key = `bot-${line.seat}`;
			return { key, text: say('web-table-yours-bot'), actions: [{ words: say('web-table-seat-back'), act }] };
		});
		if (mine.length === 0) return back;
		const others = table.agreed.filter((seat) => !mine.includes(seat));
		const ending = others.map((seat): Slip => {
			const name = this.#told().people[seat]?.name ?? '';
			const agree = { words: say('web-table-agree-end'), act: () => lines.forEach((line) => line.agreeEnd()) };
			const mineToo = mine.every((own) => table.agreed.includes(own));
			return { key: `end-${seat}`, text: say('web-table-would-end', { name }), actions: mineToo ? [] : [agree] };
		});
		const since = this.#now - this.#tableAt;
		const away = longAway(table, mine, since).map((seat): Slip => {
			const name = this.#told().people[seat]?.name ?? '';
			const time = clockText((table.seats[seat]?.away_ms ?? 0) + since);
			const act = () => this.#session.line?.handOver(seat, STAND_IN);
			return {
				key: `away-${seat}`,
				text: say('web-table-away-since', { name, time }),
				actions: [{ words: say('web-table-away-bot'), act }]
			};
		});
		return [...back, ...ending, ...away];
	}
}
