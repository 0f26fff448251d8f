/** What was typed before, as arrow keys bring it back. */

const MOST = 50;

export class History {
	#typed: string[] = [];
	#place = 0;
	#draft = '';

	add(text: string): void {
		if (this.#typed.at(-1) !== text) this.#typed.push(text);
		this.#typed = this.#typed.slice(-MOST);
		this.#place = this.#typed.length;
		this.#draft = '';
	}

	/** The one before; what is being typed is kept for the way back. */
	earlier(typing: string): string {
		if (this.#place === this.#typed.length) this.#draft = typing;
		this.#place = Math.max(0, this.#place - 1);
		return this.#typed[this.#place] ?? typing;
	}

	later(): string {
		this.#place = Math.min(this.#typed.length, this.#place + 1);
		return this.#typed[this.#place] ?? this.#draft;
	}
}
