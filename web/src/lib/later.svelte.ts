/** What is not shown at first: fetched in a quiet moment, so that it is there when it is wanted. */

const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;
/** What a page needs to begin with has the line for itself so long. */
const SOON = 1_500;

/** A module that is loaded apart from its page; one for all who want it. */
export class Later<Loaded extends object> {
	#now = $state.raw<Loaded | null>(null);
	#fetching: Promise<Loaded> | null = null;
	readonly #load: () => Promise<Loaded>;

	constructor(load: () => Promise<Loaded>) {
		this.#load = load;
		everything.add(this);
	}

	/** What was loaded, at once; null while it is on its way, where asking for it sends for it. */
	get now(): Loaded | null {
		if (!this.#now) void this.fetch();
		return this.#now;
	}

	/** Fetch it; a server that is away is asked again until it is back. */
	fetch(): Promise<Loaded> {
		this.#fetching ??= this.#arrive();
		return this.#fetching;
	}

	async #arrive(): Promise<Loaded> {
		for (let pause = FIRST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, 2 * pause)) {
			try {
				const loaded = await this.#load();
				this.#now = loaded;
				return loaded;
			} catch {
				await new Promise((resume) => setTimeout(resume, pause));
			}
		}
	}
}

/** All there is of it, for tests, which wait for nothing. */
export const everything = new Set<Later<object>>();

/** Fetch several when the page has begun and the browser has nothing better to do; returns how to think better of it. */
export function fetchSoon(...wanted: readonly Later<object>[]): () => void {
	const fetch = () => wanted.forEach((one) => void one.fetch());
	let asked = 0;
	const timer = setTimeout(() => {
		// not every browser tells a quiet moment
		if (typeof requestIdleCallback !== 'function') fetch();
		else asked = requestIdleCallback(fetch, { timeout: FIRST_PAUSE });
	}, SOON);
	return () => {
		clearTimeout(timer);
		if (asked) cancelIdleCallback(asked);
	};
}
