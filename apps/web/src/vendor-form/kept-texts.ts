import { useEffect, useState } from 'react';
import { z } from 'zod';

const Kept = z.record(z.string(), z.string());

/**
 * What is typed outlives a reload and signing in, in this tab alone and until it is closed: it may be what nobody shall read yet. What is
 * kept wins over what the page begins with.
 */
export function useKeptTexts(
  name: string,
  start: Readonly<Record<string, string>>,
): [Readonly<Record<string, string>>, (texts: Readonly<Record<string, string>>) => void, () => void] {
  const [texts, setTexts] = useState(start);
  useEffect(() => {
    const kept = read(name);
    // The server does not know it, so that the page begins without.
    if (kept !== null) setTexts(kept);
  }, [name]);
  const keep = (next: Readonly<Record<string, string>>) => {
    setTexts(next);
    try {
      sessionStorage.setItem(name, JSON.stringify(next));
    } catch {
      // A full or forbidden store keeps nothing; the page works on.
    }
  };
  return [texts, keep, () => forget(name)];
}

function read(name: string): Record<string, string> | null {
  try {
    return Kept.safeParse(JSON.parse(sessionStorage.getItem(name) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

function forget(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // There is nothing to forget.
  }
}
