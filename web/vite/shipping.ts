/** What is shipped besides scripts and styles: the licences of the fonts, and packed files. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const FONTS = ['@fontsource/marcellus', '@fontsource-variable/atkinson-hyperlegible-next'];
/** Under this licence is @fluent/bundle, which ships no text of it; a neighbour does. */
const APACHE = 'axobject-query/LICENSE';
const PACKED = ['.html', '.js', '.css', '.svg', '.md', '.txt', '.webmanifest'];
const WORTH_PACKING = 1000;

/** The licence of every font, and of what has none in its package, beside those of the scripts. */
export function moreLicences(): Plugin {
	const modules = join(dirname(fileURLToPath(import.meta.url)), '../node_modules');
	return {
		name: 'heliopolis-licences',
		apply: 'build',
		generateBundle() {
			for (const font of FONTS) {
				const source = readFileSync(join(modules, font, 'LICENSE'), 'utf8');
				const name = font.split('/')[1] ?? font;
				this.emitFile({ type: 'asset', fileName: `licences/${name}-OFL.txt`, source });
			}
			const source = readFileSync(join(modules, APACHE), 'utf8');
			this.emitFile({ type: 'asset', fileName: 'licences/Apache-2.0.txt', source });
		}
	};
}

/** Pack once what is sent often; the server sends the packed file to whoever can unpack it. */
export function packed(): Plugin {
	return {
		name: 'heliopolis-packed',
		apply: 'build',
		writeBundle({ dir }) {
			if (!dir) return;
			for (const found of readdirSync(dir, { recursive: true, withFileTypes: true })) {
				if (!found.isFile() || !PACKED.includes(extname(found.name))) continue;
				const path = join(found.parentPath, found.name);
				const plain = readFileSync(path);
				if (plain.length > WORTH_PACKING) writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
			}
		}
	};
}
