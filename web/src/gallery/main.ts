/** The gallery, for those who build the client: every scene, by name. */
import { mount } from 'svelte';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { settings } from '../lib/settings.svelte';
import { needWords, setLanguage } from '../lib/words.svelte';
import Gallery from './Gallery.svelte';
import { askedBy, sceneNamed } from './scenes';

const target = document.getElementById('app');
if (!target) throw new Error('no #app');
const { name, theme, language, speed, codes } = askedBy(new URL(location.href));
Object.assign(settings, { theme, language, speed, codes });
await Promise.all([setLanguage(language), needWords('start', 'table', 'ra', 'dice')]);
mount(Gallery, { target, props: { scene: await sceneNamed(name) } });
addEventListener('hashchange', () => location.reload());
