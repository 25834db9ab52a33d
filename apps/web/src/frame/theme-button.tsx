'use client';

import { useEffect, useState } from 'react';
import { type Theme, THEME_KEY, THEMES } from './theme.ts';

function chosenTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return THEMES.find((theme) => theme === chosen) ?? 'system';
}

function choose(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // A browser that stores nothing still shows the theme on this page.
  }
}

/** Goes on to the next theme, and says which holds. */
export function ThemeButton() {
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => setTheme(chosenTheme()), []);
  const change = () => {
    const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
    choose(next);
    setTheme(next);
  };
  return (
    <button type="button" className="quiet needs-js theme" onClick={change}>
      Theme: {theme}
    </button>
  );
}
