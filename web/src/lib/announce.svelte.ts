/**
 * The one polite live region: what is said together is said as one announcement.
 *
 * `announce` answers somebody, so it is heard at once. `narrate` tells what others do: it waits
 * until nothing more has happened for a while, or until `settle` ends the burst with a decision;
 * while a bot is asked it waits for what the bot does.
 */

const TOGETHER = 60;
/** While a person is asked, a burst is over after so many milliseconds in which nothing happens. */
const QUIET = 1400;
/** Among people a burst may go on for ever, so it is told after so many milliseconds at most. */
const LONGEST = 8000;
/** While bots are asked it goes on until they are done, but nothing waits longer to be told. */
const LONGEST_OF_BOTS = 30_000;

class Announcer {
	/** What the live region says now; `count` tells two announcements of one text apart. */
	current = $state.raw({ text: '', count: 0 });
	#pending: string[] = [];
	#timer: ReturnType<typeof setTimeout> | undefined;
	#since: number | null = null;
	/** Whether an answer or a decision is about to be said: what happens meanwhile keeps nobody waiting. */
	#soon = false;

	/** Say something at once, after what is still waiting to be told. */
	announce(text: string): void {
		this.#addSoon(text);
	}

	/** Tell something that belongs to a burst; `goes` where it goes on by itself, since a bot is asked. */
	narrate(text: string, goes = false): void {
		this.#since ??= Date.now();
		const left = this.#since + (goes ? LONGEST_OF_BOTS : LONGEST) - Date.now();
		this.#add(text, Math.max(0, goes ? left : Math.min(QUIET, left)));
	}

	/** End the burst, with what it leads to. */
	settle(text = ''): void {
		this.#addSoon(text);
	}

	/** Forget what was not said yet: another table is looked at. */
	clear(): void {
		clearTimeout(this.#timer);
		this.#pending = [];
		this.#since = null;
		this.#soon = false;
		this.current = { text: '', count: this.current.count + 1 };
	}

	#addSoon(text: string): void {
		this.#soon = false;
		this.#add(text, TOGETHER);
		this.#soon = true;
	}

	#add(text: string, wait: number): void {
		if (text !== '') this.#pending.push(text);
		if (this.#soon) return;
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.#tell(), wait);
	}

	#tell(): void {
		if (this.#pending.length > 0) {
			this.current = { text: this.#pending.join(' '), count: this.current.count + 1 };
		}
		this.#pending = [];
		this.#since = null;
		this.#soon = false;
	}
}

export const announcer = new Announcer();

/** Say something in the live region at once. */
export function announce(text: string): void {
	announcer.announce(text);
}
