/** The key of a house that lets only those make tables who know it; forgotten with the window. */

const KEPT = 'heliopolis-house-key';

class HouseKey {
	/** Whether somebody is being asked for the key. */
	asking = $state(false);
	/** Whether the key that was given last opens nothing. */
	wrong = $state(false);
	#answer: (given: boolean) => void = () => undefined;
	#key = '';

	/** What goes with a request that makes a table. */
	get headers(): Record<string, string> {
		this.#key ||= read();
		if (!this.#key) return {};
		// headers carry bytes: other letters would not be sent at all
		return { 'x-house-key': String.fromCharCode(...new TextEncoder().encode(this.#key)) };
	}

	/** Ask for the key after a refusal; whether one was given. */
	ask(): Promise<boolean> {
		this.#answer(false);
		this.wrong = this.#key !== '';
		this.asking = true;
		return new Promise((answer) => (this.#answer = answer));
	}

	give(key: string): void {
		this.#key = key;
		try {
			sessionStorage.setItem(KEPT, key);
		} catch {
			// then it holds as long as the page
		}
		this.#end(true);
	}

	giveUp(): void {
		this.#end(false);
	}

	#end(given: boolean): void {
		this.asking = false;
		this.#answer(given);
	}
}

function read(): string {
	try {
		return sessionStorage.getItem(KEPT) ?? '';
	} catch {
		return '';
	}
}

export const houseKey = new HouseKey();
