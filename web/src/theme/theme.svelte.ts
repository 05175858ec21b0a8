/** Day or evening, and strong contrast: two settings kept in this browser. */

import { recall, remember } from '../storage';

export type Theme = 'day' | 'evening';

const THEME_KEY = 'theme';
const CONTRAST_KEY = 'contrast';

let chosen = $state<Theme | null>(null);
let fromSystem = $state<Theme>('day');
let strong = $state(false);

export const theme = {
  /** The theme in force: the player's choice, else the system's. */
  get current(): Theme {
    return chosen ?? fromSystem;
  },
  get strongContrast(): boolean {
    return strong;
  },
  choose(next: Theme): void {
    chosen = next;
    remember(THEME_KEY, next);
    show();
  },
  setStrongContrast(on: boolean): void {
    strong = on;
    remember(CONTRAST_KEY, on ? 'strong' : '');
    show();
  },
};

/** Reads the settings and follows the system as long as the player has not chosen. */
export function startTheme(): void {
  const saved = recall(THEME_KEY);
  chosen = saved === 'day' || saved === 'evening' ? saved : null;
  const moreContrast = window.matchMedia('(prefers-contrast: more)').matches;
  strong = (recall(CONTRAST_KEY) ?? (moreContrast ? 'strong' : '')) === 'strong';
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  fromSystem = dark.matches ? 'evening' : 'day';
  dark.addEventListener('change', (event) => {
    fromSystem = event.matches ? 'evening' : 'day';
    show();
  });
  show();
}

function show(): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme.current;
  if (strong) root.dataset['contrast'] = 'strong';
  else delete root.dataset['contrast'];
}
