import { parse } from 'yaml';

const MAX_CHARS = 100_000;

/** Flags by command, as a file holds them; null for a text that is no such file. */
export function configOf(text: string): Readonly<Record<string, unknown>> | null {
  if (text.length > MAX_CHARS) return null;
  try {
    const value: unknown = parse(text, { maxAliasCount: 0 }) ?? {};
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
