/** All words of the page: from the Fluent catalogues that the Python side reads too. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';

export type Language = 'en' | 'pt-BR' | 'de';
/** `xx` is no language: English with 40 % more signs, to see whether pages have room. */
export type Code = Language | 'xx';
export type Part = 'table' | 'rules';
export type Arguments = Record<string, FluentVariable>;
type Pattern = NonNullable<Message['value']>;

export const LANGUAGES: readonly Language[] = ['en', 'pt-BR', 'de'];

/** Every import stands here as it is, so that each becomes a file that is loaded when needed. */
const CATALOGUES: Record<Language, Record<Part, () => Promise<{ default: string }>>> = {
	en: {
		table: () => import('virtual:words/en/table'),
		rules: () => import('virtual:words/en/rules')
	},
	'pt-BR': {
		table: () => import('virtual:words/pt-BR/table'),
		rules: () => import('virtual:words/pt-BR/rules')
	},
	de: {
		table: () => import('virtual:words/de/table'),
		rules: () => import('virtual:words/de/rules')
	}
};

let code = $state<Code>('en');
let bundle = $state.raw(new FluentBundle('en'));
let parts: Part[] = ['table'];

/** The language that the page speaks. */
export const language = {
	get code(): Code {
		return code;
	}
};

/** Speak another language, with all parts that were needed so far. */
export async function setLanguage(wanted: Code): Promise<void> {
	const made = await makeBundle(wanted, parts);
	bundle = made;
	code = wanted;
	document.documentElement.lang = wanted === 'xx' ? 'en' : wanted;
}

/** Load the words of a part, for pages that have long texts of their own. */
export async function needWords(part: Part): Promise<void> {
	if (parts.includes(part)) return;
	parts = [...parts, part];
	await setLanguage(code);
}

/** A sentence, or an attribute of one after a dot, such as `tile-ra.code`. */
export function say(key: string, values?: Arguments): string {
	const pattern = patternOf(key);
	if (!pattern) return missing(key);
	const errors: Error[] = [];
	const text = bundle.formatPattern(pattern, values && ungrouped(values), errors);
	const [error] = errors;
	if (error && import.meta.env.MODE === 'test') {
		throw new Error(`${key}: ${error.message}`, { cause: error });
	}
	return text;
}

/** Whether there are words for a key. */
export function hasWords(key: string): boolean {
	return patternOf(key) !== null;
}

/** The best of our languages for what a browser prefers. */
export function preferred(wanted: readonly string[] = navigator.languages): Language {
	for (const tag of wanted) {
		const found = LANGUAGES.find((one) => one.slice(0, 2) === tag.slice(0, 2).toLowerCase());
		if (found) return found;
	}
	return 'en';
}

/** Longer by two signs in five, and full of accents, but still readable. */
export function stretched(text: string): string {
	const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
	const accented = text.replace(/[aeiou]/g, (sign) => accents[sign] ?? sign);
	// Spaces and signs stay, so words grow by a little more than the whole shall.
	return accented.replace(/\p{L}{2,}/gu, (word) => {
		return word + word.slice(-1).repeat(Math.ceil(word.length * 0.45));
	});
}

async function makeBundle(wanted: Code, needed: readonly Part[]): Promise<FluentBundle> {
	const spoken = wanted === 'xx' ? 'en' : wanted;
	const made = new FluentBundle(spoken, {
		useIsolating: false,
		...(wanted === 'xx' ? { transform: stretched } : {})
	});
	for (const part of needed) {
		const text = (await CATALOGUES[spoken][part]()).default;
		const errors = made.addResource(new FluentResource(text));
		if (errors[0] && import.meta.env.MODE === 'test') throw errors[0];
	}
	return made;
}

/** Numbers without separators, as the Python side writes them. */
function ungrouped(values: Arguments): Arguments {
	const entries = Object.entries(values).map(([name, value]) => {
		return [name, typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value];
	});
	return Object.fromEntries(entries) as Arguments;
}

function patternOf(key: string): Pattern | null {
	const [name = '', attribute] = key.split('.');
	const message = bundle.getMessage(name);
	return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

function missing(key: string): string {
	if (import.meta.env.MODE === 'test') throw new Error(`no words for ${key}`);
	return key;
}
