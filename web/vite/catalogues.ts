/** The Fluent catalogues that the Python side reads too, as modules: one a language and a part. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const TEXTS = join(dirname(fileURLToPath(import.meta.url)), '../../src/heliopolis/texts');
const MODULE = /^virtual:words\/([A-Za-z-]+)\/(table|rules)$/;

/** Only the rules page needs its long texts, and only the terminal needs the terminal's. */
export function partOf(file: string): 'table' | 'rules' | null {
	if (/^web-(rules|guide|quick)/.test(file)) return 'rules';
	const terminal = ['terminal.ftl', 'refusals-terminal.ftl', 'help.ftl'];
	return terminal.includes(file) ? null : 'table';
}

/** The catalogues of a part of a language, one after the other. */
export function catalogue(language: string, part: string): string {
	const folder = join(TEXTS, language);
	const files = readdirSync(folder).filter((file) => file.endsWith('.ftl'));
	const texts = files.sort().filter((file) => partOf(file) === part);
	return texts.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

/** Serves `virtual:words/LANGUAGE/PART`, with comments left out: nobody reads them in a browser. */
export function catalogues(): Plugin {
	return {
		name: 'heliopolis-catalogues',
		resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
		load(id) {
			const found = MODULE.exec(id.replace('\0', ''));
			if (!found?.[1] || !found[2]) return undefined;
			for (const file of readdirSync(join(TEXTS, found[1]))) {
				this.addWatchFile(join(TEXTS, found[1], file));
			}
			const text = catalogue(found[1], found[2]).replace(/^#.*\n/gm, '');
			return `export default ${JSON.stringify(text)};`;
		}
	};
}
