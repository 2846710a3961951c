/** The beginning: the words of the reader's language, then the page. */
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { remembered } from './state/remembered.svelte.ts';
import { router } from './state/router.svelte.ts';
import { gameList } from './state/game-list.svelte.ts';
import { words } from './words/language.svelte.ts';

remembered.applyTheme();
// Without the list of games the pages still say what is wrong.
await Promise.all([words.start(), gameList.fetch().catch(() => undefined)]);
router.start();
const target = document.getElementById('app');
if (target !== null) mount(App, { target });
