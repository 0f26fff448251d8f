import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import shipped from './vite.config.ts';

// Apart from vite.config.ts, because those who only build have no Vitest.
export default mergeConfig(
	shipped,
	defineConfig({
		plugins: [svelteTesting()],
		server: { fs: { allow: ['..'] } }, // the golden games lie beside this folder
		test: {
			environment: 'happy-dom',
			include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
			setupFiles: ['test/setup.ts'],
			restoreMocks: true
		}
	})
);
