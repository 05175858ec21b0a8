import { mount } from 'svelte';
import App from './App.svelte';
import { startTexts } from './i18n/shell';
import './theme/index.css';
import { startTheme } from './theme/theme.svelte';

startTheme();
await startTexts();
const page = document.getElementById('page');
if (!page) throw new Error('the page has no #page element');
mount(App, { target: page });
