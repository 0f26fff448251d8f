/**
 * Reading what people type in their language: moves as notation, questions by their name.
 *
 * The words are those of the terminal (typed.ftl); notation is understood in every language.
 */

import { COLOURS, DICE_VERBS, DICE_WORDS, RA_VERBS, RA_WORDS, waysOf, type Game, type Say } from './spelled';

type Phrase = string;

const TOKENS = /\p{L}+(?:-\p{L}+)*|[0-9]+|[^\p{L}\p{N}\s,_]+/gu;
const SHORTEST_BEGINNING = 2;
const MOST_DIGITS = 9;

/** A text in small letters without accents. */
export function folded(text: string): string {
	return text
		.toLowerCase()
		.replaceAll('ß', 'ss')
		.normalize('NFKD')
		.replace(/\p{M}/gu, '');
}

/** The words, numbers and signs of a text, folded. */
export function tokensOf(text: string): string[] {
	return folded(text).match(TOKENS) ?? [];
}

/** An alias as it may be typed: with plain vowels, and in German also with an e behind them. */
function phrasesOf(alias: string): Set<Phrase> {
	const spread = alias
		.toLowerCase()
		.normalize('NFC')
		.replaceAll('ä', 'ae')
		.replaceAll('ö', 'oe')
		.replaceAll('ü', 'ue');
	return new Set([alias, spread].map((way) => tokensOf(way).join(' ')));
}

/** Everything that means one of some words; the words themselves always do. */
export function aliasesOf(say: Say, prefix: string, words: readonly string[]): Map<Phrase, string> {
	const meant = new Map<Phrase, string>();
	for (const word of words) {
		for (const way of waysOf(say(prefix + word))) {
			for (const phrase of phrasesOf(way)) meant.set(phrase, word);
		}
	}
	for (const word of words) meant.set(tokensOf(word).join(' '), word);
	return meant;
}

/** The words that may be typed in one language for the moves of one game. */
export class TypedWords {
	readonly #verbs: ReadonlySet<string>;
	readonly #notationOf: ReadonlyMap<Phrase, string>;
	readonly #fillers: ReadonlySet<Phrase>;
	readonly #longest: number;
	readonly #colours: Colours | null;

	constructor(say: Say, game: Game) {
		const rules = game === 'ra' ? 'ra' : 'dice';
		const verbs = aliasesOf(say, `type-${rules}-verb-`, game === 'ra' ? RA_VERBS : DICE_VERBS);
		const words = aliasesOf(say, `type-${rules}-word-`, game === 'ra' ? RA_WORDS : DICE_WORDS);
		this.#verbs = new Set(verbs.values());
		this.#notationOf = new Map([...verbs, ...words]);
		this.#longest = Math.max(...[...this.#notationOf.keys()].map((key) => key.split(' ').length));
		const fillers = waysOf(say(`type-${rules}-fillers`));
		this.#fillers = new Set(fillers.flatMap((filler) => [...phrasesOf(filler)]));
		this.#colours = game === 'ra' ? null : new Colours(say);
	}

	/**
   * A text with all words that are known here put into notation, and the others as they are.
   *
   * Words that say nothing are left out, and a verb at the end comes to the front.
   */
	notation(text: string): string {
		const words = this.#translated(tokensOf(text));
		const [first, last] = [words[0], words.at(-1)];
		if (first !== undefined && last !== undefined && !this.#verbs.has(first)) {
			if (this.#verbs.has(last)) words.unshift(words.pop() ?? '');
		}
		return words.join(' ');
	}

	#translated(tokens: readonly string[]): string[] {
		const words: string[] = [];
		let place = 0;
		while (place < tokens.length) {
			let length = Math.min(this.#longest, tokens.length - place);
			while (length > 0) {
				const known = this.#notationOf.get(tokens.slice(place, place + length).join(' '));
				if (known !== undefined) {
					words.push(known);
					break;
				}
				length -= 1;
			}
			if (length === 0) words.push(...this.#other(tokens[place] ?? ''));
			place += Math.max(length, 1);
		}
		return words;
	}

	/** A token that is no word of its own. */
	#other(token: string): readonly string[] {
		if (/^[0-9]+$/.test(token)) return [String(Number(token.slice(0, MOST_DIGITS)))];
		if (this.#fillers.has(token)) return [];
		const colours = this.#colours?.inToken(token) ?? [];
		return colours.length > 0 ? colours : [token];
	}
}

/** The colours of dice as they may be typed: by name, begun, or as a run of codes. */
class Colours {
	readonly #names: [string, string][] = [];
	readonly #codes = new Map<string, string>();
	readonly #codeLength: number;

	constructor(say: Say) {
		for (const colour of COLOURS) {
			const typed = new Set([colour, ...phrasesOf(say(`colour-${colour}`))]);
			for (const name of typed) this.#names.push([name, colour]);
			this.#codes.set(folded(say(`colour-${colour}.code`)), colour);
		}
		this.#codeLength = [...this.#codes.keys()][0]?.length ?? 1;
	}

	/** The colours that a token names; none when it names something else. */
	inToken(token: string): string[] {
		const codes: (string | undefined)[] = [];
		for (let place = 0; place < token.length; place += this.#codeLength) {
			codes.push(this.#codes.get(token.slice(place, place + this.#codeLength)));
		}
		if (codes.every((colour) => colour !== undefined)) return codes;
		const exact = this.#named((name) => name === token);
		if (exact.length > 0) return exact.length === 1 ? exact : [];
		if (token.length < SHORTEST_BEGINNING) return [];
		const begun = this.#named((name) => name.startsWith(token));
		return begun.length === 1 ? begun : [];
	}

	#named(fits: (name: string) => boolean): string[] {
		return [...new Set(this.#names.filter(([name]) => fits(name)).map(([, colour]) => colour))];
	}
}
