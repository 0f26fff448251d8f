/** All words of the page: from the Fluent catalogues that the Python side reads too. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';

export type Language = 'en' | 'pt-BR' | 'de';
/** `xx` is no language: English with 40 % more signs, to see whether pages have room. */
export type Code = Language | 'xx';
/** Words that are loaded together, as vite/catalogues.ts parts them: `page` is said on every page. */
export type Part = 'page' | 'start' | 'table' | 'ra' | 'dice' | 'refusals' | 'replay' | 'rules';
export type Arguments = Record<string, FluentVariable>;
type Pattern = NonNullable<Message['value']>;

export const LANGUAGES: readonly Language[] = ['en', 'pt-BR', 'de'];

/** Every import stands here as it is, so that each becomes a file that is loaded when needed. */
export const CATALOGUES: Record<Language, Record<Part, () => Promise<{ default: string }>>> = {
	en: {
		page: () => import('virtual:words/en/page'),
		start: () => import('virtual:words/en/start'),
		table: () => import('virtual:words/en/table'),
		ra: () => import('virtual:words/en/ra'),
		dice: () => import('virtual:words/en/dice'),
		refusals: () => import('virtual:words/en/refusals'),
		replay: () => import('virtual:words/en/replay'),
		rules: () => import('virtual:words/en/rules')
	},
	'pt-BR': {
		page: () => import('virtual:words/pt-BR/page'),
		start: () => import('virtual:words/pt-BR/start'),
		table: () => import('virtual:words/pt-BR/table'),
		ra: () => import('virtual:words/pt-BR/ra'),
		dice: () => import('virtual:words/pt-BR/dice'),
		refusals: () => import('virtual:words/pt-BR/refusals'),
		replay: () => import('virtual:words/pt-BR/replay'),
		rules: () => import('virtual:words/pt-BR/rules')
	},
	de: {
		page: () => import('virtual:words/de/page'),
		start: () => import('virtual:words/de/start'),
		table: () => import('virtual:words/de/table'),
		ra: () => import('virtual:words/de/ra'),
		dice: () => import('virtual:words/de/dice'),
		refusals: () => import('virtual:words/de/refusals'),
		replay: () => import('virtual:words/de/replay'),
		rules: () => import('virtual:words/de/rules')
	}
};
export const PARTS = Object.keys(CATALOGUES.en) as readonly Part[];

let code = $state<Code>('en');
let bundle = $state.raw(new FluentBundle('en'));
/** What was asked for last, which is still on its way while it is not `code`. */
let wanted: Code = 'en';
/** The parts that are there in every language that is spoken, and those on their way. */
const needed = new Set<Part>(['page']);
/** The parts of `bundle`. */
let there: ReadonlySet<Part> = new Set();
const read = new Map<string, FluentResource>();

/** The language that the page speaks. */
export const language = {
	get code(): Code {
		return code;
	}
};

/** Speak another language, with all parts that were needed so far. */
export async function setLanguage(next: Code): Promise<void> {
	wanted = next;
	const parts = new Set<Part>();
	// what is needed meanwhile belongs to it
	for (let more = missing(parts); more.length > 0; more = missing(parts)) {
		await Promise.all(more.map((part) => load(next, part)));
		for (const part of more) parts.add(part);
	}
	if (next !== wanted) return; // somebody has chosen again
	bundle = bundleOf(next, parts);
	there = parts;
	code = next;
	document.documentElement.lang = next === 'xx' ? 'en' : next;
}

/** Load the words of some parts, for what not every page says. */
export async function needWords(...parts: Part[]): Promise<void> {
	const before = new Set(needed);
	for (const part of parts) needed.add(part);
	try {
		while (!parts.every((part) => there.has(part))) await setLanguage(wanted);
	} catch (failure) {
		// another language does not wait for what could not be had
		for (const part of parts) if (!before.has(part)) needed.delete(part);
		throw failure;
	}
}

/** A module with the words that it says, at once and not one after the other. */
export async function withWords<Module>(module: Promise<Module>, ...parts: Part[]): Promise<Module> {
	const [loaded] = await Promise.all([module, needWords(...parts)]);
	return loaded;
}

/** A sentence, or an attribute of one after a dot, such as `tile-ra.code`. */
export function say(key: string, values?: Arguments): string {
	const pattern = patternOf(key);
	if (!pattern) return unsaid(key);
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

function missing(parts: ReadonlySet<Part>): Part[] {
	return [...needed].filter((part) => !parts.has(part));
}

const spokenFor = (next: Code): Language => (next === 'xx' ? 'en' : next);

/** Read a part of a language, once. */
async function load(next: Code, part: Part): Promise<void> {
	const spoken = spokenFor(next);
	const name = `${spoken}/${part}`;
	if (!read.has(name)) read.set(name, new FluentResource((await CATALOGUES[spoken][part]()).default));
}

function bundleOf(next: Code, parts: ReadonlySet<Part>): FluentBundle {
	const spoken = spokenFor(next);
	const made = new FluentBundle(spoken, {
		useIsolating: false,
		...(next === 'xx' ? { transform: stretched } : {})
	});
	for (const part of parts) {
		const resource = read.get(`${spoken}/${part}`);
		const errors = resource ? made.addResource(resource) : [];
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

function unsaid(key: string): string {
	if (import.meta.env.MODE === 'test') throw new Error(`no words for ${key}`);
	return key;
}
