import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { pages } from './lib/pages';
import { route } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { setLanguage } from './lib/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('no #app');
const words = spoken();
// on its way beside the words; where it fails it is asked for again, and the page says so
pages[route.now.page]().catch(() => undefined);
await words;
mount(App, { target });

/** Without words there is no page: a server that stops just now is asked again. */
async function spoken(): Promise<void> {
	for (;;) {
		try {
			return await setLanguage(settings.language);
		} catch {
			await new Promise((resume) => setTimeout(resume, 2000));
		}
	}
}
