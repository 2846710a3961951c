/** The beginning: the words of the reader's language, then the page. */
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { remembered } from './state/remembered.svelte.ts';
import { router } from './state/router.svelte.ts';
import { words } from './words/language.svelte.ts';

remembered.applyTheme();
await words.start();
router.start();
const target = document.getElementById('app');
if (target !== null) mount(App, { target });
