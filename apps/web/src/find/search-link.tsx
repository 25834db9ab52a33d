'use client';

import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { rememberPage } from './recent.ts';

const load = () => import('./search-dialog.ts');
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null;

async function open(): Promise<void> {
  const { openSearch } = await load();
  openSearch();
}

/** A link to the search page that opens the search over this page: by click, ⌘K, Ctrl K or "/". Its code comes on first focus. */
export function SearchLink({ href, children }: { href: string; children: ReactNode }) {
  useEffect(() => {
    rememberPage();
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.key === 'k' && (event.metaKey || event.ctrlKey);
      const isSlash = event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey;
      if (!isShortcut && (!isSlash || isTyping(event.target))) return;
      event.preventDefault();
      void open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const onClick = (event: MouseEvent) => {
    // Another tab is asked for as with any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void open();
  };
  return (
    <a
      className="find"
      href={href}
      aria-keyshortcuts="Meta+K Control+K /"
      onClick={onClick}
      onFocus={() => void load()}
      onPointerEnter={() => void load()}
    >
      {children}
    </a>
  );
}
