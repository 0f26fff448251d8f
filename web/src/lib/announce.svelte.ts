/**
 * The one polite live region: what is said together is said as one announcement.
 *
 * `announce` answers somebody, so it is heard at once. `narrate` tells what others do: it waits
 * until nothing more has happened for a while, or until `settle` ends the burst with a decision.
 */

const TOGETHER = 60;
/** Bots that play calmly wait for a second between moves: their moves are one burst. */
const QUIET = 1400;
/** Among people a burst may go on for ever, so it is told after so many milliseconds at most. */
const LONGEST = 8000;

class Announcer {
	/** What the live region says now; `count` tells two announcements of one text apart. */
	current = $state.raw({ text: '', count: 0 });
	#pending: string[] = [];
	#timer: ReturnType<typeof setTimeout> | undefined;
	#since: number | null = null;

	/** Say something at once, after what is still waiting to be told. */
	announce(text: string): void {
		this.#add(text, TOGETHER);
	}

	/** Tell something that belongs to a burst. */
	narrate(text: string): void {
		this.#since ??= Date.now();
		const left = this.#since + LONGEST - Date.now();
		this.#add(text, Math.max(0, Math.min(QUIET, left)));
	}

	/** End the burst, with what it leads to. */
	settle(text = ''): void {
		this.#add(text, TOGETHER);
	}

	/** Forget what was not said yet: another table is looked at. */
	clear(): void {
		clearTimeout(this.#timer);
		this.#pending = [];
		this.#since = null;
		this.current = { text: '', count: this.current.count + 1 };
	}

	#add(text: string, wait: number): void {
		if (text !== '') this.#pending.push(text);
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.#tell(), wait);
	}

	#tell(): void {
		if (this.#pending.length > 0) {
			this.current = { text: this.#pending.join(' '), count: this.current.count + 1 };
		}
		this.#pending = [];
		this.#since = null;
	}
}

export const announcer = new Announcer();

/** Say something in the live region at once. */
export function announce(text: string): void {
	announcer.announce(text);
}
