'use client';

import { THEME_KEY } from './theme.ts';

function toggle(): void {
  const root = document.documentElement;
  const systemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const current = root.dataset['theme'] ?? (systemDark ? 'dark' : 'light');
  const next = current === 'dark' ? 'light' : 'dark';
  root.dataset['theme'] = next;
  try {
    localStorage.setItem(THEME_KEY, next);
  } catch {
    // A browser that stores nothing still shows the theme on this page.
  }
}

export function ThemeButton() {
  return (
    <button type="button" className="quiet needs-js" onClick={toggle}>
      Light / dark
    </button>
  );
}
