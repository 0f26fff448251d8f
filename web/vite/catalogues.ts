/** The Fluent catalogues that the Python side reads too, as modules: one a language and a part. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { usedIn } from './used.ts';

const WEB = join(dirname(fileURLToPath(import.meta.url)), '..');
const TEXTS = join(WEB, '../src/heliopolis/texts');

/** What is loaded together: the words of every page, and those that only some pages need. */
export const PARTS = ['page', 'start', 'table', 'ra', 'dice', 'refusals', 'replay', 'rules'] as const;
export type Part = (typeof PARTS)[number];

const MODULE = new RegExp(`^virtual:words/([A-Za-z-]+)/(${PARTS.join('|')})$`);
/** Whose words no browser hears: they are about files, databases and options of programs. */
const ELSEWHERE = ['terminal.ftl', 'refusals-terminal.ftl', 'refusals-store.ftl', 'refusals-weights.ftl', 'refusals-learn.ftl'];
const GAMES: Record<string, Part> = {
	'ra.ftl': 'ra',
	'web-ra.ftl': 'ra',
	'dice.ftl': 'dice',
	'dice-table.ftl': 'dice',
	'web-dice.ftl': 'dice'
};
const START = ['web-start.ftl'];
const PAGE = /^(web|bots|names|names-ra|names-dice|refusals|refusals-wire|refusals-workers|server|table)\.ftl$/;

/** The part that a file belongs to; null for those of the terminal and the server alone. */
export function partOf(file: string): Part | null {
	if (ELSEWHERE.includes(file)) return null;
	if (/^web-(rules|guide|quick)/.test(file)) return 'rules';
	if (/^(web-replay|proof)\./.test(file)) return 'replay';
	if (PAGE.test(file)) return 'page';
	if (START.includes(file)) return 'start';
	if (file.startsWith('refusals-')) return 'refusals';
	return GAMES[file] ?? 'table';
}

/** The catalogues of a part of a language, one after the other. */
export function catalogue(language: string, part: Part): string {
	const folder = join(TEXTS, language);
	const files = readdirSync(folder).filter((file) => file.endsWith('.ftl'));
	const texts = files.sort().filter((file) => partOf(file) === part);
	return texts.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

/** Every source that may say something, one after the other. */
function sources(): string {
	const folder = join(WEB, 'src');
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
	const saying = files.filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$|^gallery/.test(file));
	return saying.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

/**
 * Serves `virtual:words/LANGUAGE/PART`, with comments left out: nobody reads them in a browser.
 *
 * What is built, and tested, has only the messages that a source of the client can say; while one
 * works on the sources themselves they are all there.
 */
export function catalogues(): Plugin {
	let used: (text: string) => string = (text) => text;
	return {
		name: 'heliopolis-catalogues',
		configResolved({ command, mode }) {
			if (command === 'build' || mode === 'test') used = usedIn(sources());
		},
		resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
		load(id) {
			const found = MODULE.exec(id.replace('\0', ''));
			if (!found?.[1] || !found[2]) return undefined;
			for (const file of readdirSync(join(TEXTS, found[1]))) {
				this.addWatchFile(join(TEXTS, found[1], file));
			}
			const text = catalogue(found[1], found[2] as Part).replace(/^#.*\n/gm, '');
			return `export default ${JSON.stringify(used(text))};`;
		}
	};
}
