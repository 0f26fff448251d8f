import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default typescript.config(
	{ ignores: ['node_modules/', 'src/lib/wire.ts'] },
	js.configs.recommended,
	typescript.configs.strict,
	svelte.configs.recommended,
	{
		languageOptions: { globals: { ...globals.browser } },
		rules: {
			eqeqeq: 'error',
			'no-console': 'error',
			'@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }]
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: {
			parserOptions: { parser: typescript.parser, extraFileExtensions: ['.svelte'], svelteConfig }
		},
		rules: {
			'no-restricted-syntax': [
				'error',
				{
					// the server's policy allows none in templates; directives set it by script
					selector: "SvelteAttribute[key.name='style']:not(:has(SvelteMustacheTag))",
					message: 'Write style:name="…" or a class instead of a fixed style attribute.'
				}
			],
			'svelte/no-at-html-tags': 'error', // names and chat are other people's text
			'svelte/no-navigation-without-resolve': 'off', // that is SvelteKit's
			'svelte/prefer-svelte-reactivity': 'off' // addresses, dates and maps that nobody watches
		}
	},
	{ files: ['*.ts', '*.js', 'vite/*.ts'], languageOptions: { globals: { ...globals.node } } }
);
