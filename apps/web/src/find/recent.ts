import { orNull } from '../words/or-null.ts';

/** Pages that this browser opened last; they never leave it. */
export interface RecentPage {
  name: string;
  href: string;
}

const KEY = 'inferbench-recent';
const MOST = 6;

export function recentPages(): RecentPage[] {
  const found = orNull<unknown>(() => JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  return Array.isArray(found) ? found.filter(isPage).slice(0, MOST) : [];
}

function isPage(value: unknown): value is RecentPage {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('href' in value)) return false;
  return typeof value.name === 'string' && typeof value.href === 'string' && /^\/(?!\/)/.test(value.href);
}

/** Remembers the page that is shown, under its heading. */
export function rememberPage(): void {
  const name = document.querySelector('h1')?.textContent.trim().slice(0, 80) ?? '';
  const { pathname } = location;
  if (name === '' || pathname === '/' || pathname === '/search') return;
  const others = recentPages().filter(({ href }) => href !== pathname);
  // A browser that keeps nothing has no recent pages.
  orNull(() =>
    localStorage.setItem(KEY, JSON.stringify([{ name, href: pathname }, ...others].slice(0, MOST))),
  );
}
