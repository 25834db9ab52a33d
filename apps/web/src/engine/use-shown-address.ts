'use client';

import { useEffect } from 'react';

/** Browsers limit how often an address may change; a moving slider changes it many times a second. */
const SETTLE_MS = 300;

/** Keeps the address that of what is shown, so that a reload or a copied link shows the same. */
export function useShownAddress(path: string, query: string | null, first: string | null): void {
  useEffect(() => {
    // What was opened stays as it was written until something else is shown.
    if (query === null || (query === first && window.location.search === '')) return;
    const timer = setTimeout(() => {
      if (window.location.search !== `?${query}`)
        window.history.replaceState(window.history.state, '', `${path}?${query}`);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [path, query, first]);
}
