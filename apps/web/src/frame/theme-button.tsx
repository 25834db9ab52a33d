'use client';

import { useSyncExternalStore } from 'react';
import { orNull } from '../words/or-null.ts';
import { type Theme, THEME_KEY, THEMES } from './theme.ts';

const CHANGED = 'inferbench:theme';

function chosenTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return THEMES.find((theme) => theme === chosen) ?? 'system';
}

function whenChosen(changed: () => void): () => void {
  document.addEventListener(CHANGED, changed);
  return () => document.removeEventListener(CHANGED, changed);
}

function choose(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  // A browser that stores nothing still shows the theme on this page.
  orNull(() => localStorage.setItem(THEME_KEY, theme));
  document.dispatchEvent(new Event(CHANGED));
}

export function ThemeButton() {
  const theme = useSyncExternalStore(whenChosen, chosenTheme, (): Theme => 'system');
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return (
    <button type="button" className="quiet needs-js theme" onClick={() => choose(next)}>
      Theme: {theme}
    </button>
  );
}
