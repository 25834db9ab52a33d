import { useSyncExternalStore } from 'react';

const NUMBERS: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]']);
const NEVER = () => () => undefined;

/** On one's own machine opened by its number: the same page by its name, which passkeys need; null elsewhere. */
export function useNamedAddress(): string | null {
  return useSyncExternalStore(NEVER, read, () => null);
}

function read(): string | null {
  const { hostname, port, pathname, search, hash } = location;
  if (!NUMBERS.has(hostname)) return null;
  return `http://localhost${port === '' ? '' : `:${port}`}${pathname}${search}${hash}`;
}
