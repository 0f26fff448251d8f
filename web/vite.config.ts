import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogues } from './vite/catalogues.ts';
import { moreLicences, packed } from './vite/shipping.ts';
import { together } from './vite/together.ts';

// Paths begin at the root: the page of /table/ID asks for the same files as that of /.
export default defineConfig({
	plugins: [catalogues(), svelte(), moreLicences(), packed()],
	base: '/',
	build: {
		outDir: '../src/heliopolis/server/static',
		emptyOutDir: true,
		assetsInlineLimit: 0, // the server's policy allows no data: addresses
		license: { fileName: 'licences.md' },
		rolldownOptions: { output: { codeSplitting: { groups: together } } }
	},
	server: {
		proxy: {
			'/ws': { target: 'ws://127.0.0.1:8000', ws: true },
			'/api': 'http://127.0.0.1:8000'
		}
	}
});
