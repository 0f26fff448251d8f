/** The words of a part of a language, as a browser gets them. */
import type { Language, Part } from '../src/lib/words.svelte';
import { CATALOGUES, PARTS } from '../src/lib/words.svelte';

export async function catalogueOf(language: Language, part: Part): Promise<string> {
	return (await CATALOGUES[language][part]()).default;
}

/** All of them. */
export function catalogueOfAll(language: Language): Promise<string[]> {
	return Promise.all(PARTS.map((part) => catalogueOf(language, part)));
}
