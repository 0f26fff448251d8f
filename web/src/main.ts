import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { setLanguage } from './lib/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('no #app');
await setLanguage(settings.language);
mount(App, { target });
