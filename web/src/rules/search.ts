/** Searching the rules: capitals and accents make no difference, and hits are found where they stand. */

/** A piece of a text, and whether it is a hit. */
export type Piece = { readonly text: string; readonly hit: boolean };

/** As people type who have other things in mind: without capitals, accents and the ß. */
export function plain(text: string): string {
	return [...text].map(plainSign).join('');
}

function plainSign(sign: string): string {
	return sign.toLowerCase().replace('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

/** The words that somebody looks for. */
export function wordsOf(query: string): readonly string[] {
	return plain(query).split(/\s+/u).filter(Boolean);
}

/** Whether all words stand somewhere in the texts. */
export function matches(texts: readonly string[], words: readonly string[]): boolean {
	const all = plain(texts.join('\n'));
	return words.every((word) => all.includes(word));
}

/** A text in pieces, those that are one of the words marked. */
export function marked(text: string, words: readonly string[]): readonly Piece[] {
	const signs = [...text];
	// One plain sign may be two (ß), so every plain sign remembers where it comes from.
	const found = signs.flatMap((sign, place) => [...plainSign(sign)].map((one) => ({ one, place })));
	const all = found.map(({ one }) => one).join('');
	const hits = new Set<number>();
	for (const word of words) {
		for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + 1)) {
			for (const { place } of found.slice(at, at + word.length)) hits.add(place);
		}
	}
	return joined(signs, hits);
}

function joined(signs: readonly string[], hits: ReadonlySet<number>): readonly Piece[] {
	const pieces: { text: string; hit: boolean }[] = [];
	signs.forEach((sign, place) => {
		const hit = hits.has(place);
		const last = pieces.at(-1);
		if (last?.hit === hit) last.text += sign;
		else pieces.push({ text: sign, hit });
	});
	return pieces;
}
