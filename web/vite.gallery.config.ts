import { defineConfig, mergeConfig } from 'vite';
import shipped from './vite.config.ts';

// Every scene of the fixtures, for looking at and for pictures; no part of what is shipped.
// `npx vite build --config vite.gallery.config.ts --outDir ../build/gallery`, then serve that folder.
export default mergeConfig(
	shipped,
	defineConfig({
		base: './',
		publicDir: false,
		build: { rolldownOptions: { input: 'gallery.html' }, sourcemap: true }
	})
);
