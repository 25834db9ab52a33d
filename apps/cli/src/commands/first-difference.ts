import { canonicalJson } from '@inferbench/domain/names/canonical-json';

export interface Difference {
  path: string;
  found: string;
  wanted: string;
}

const SHOWN_CHARS = 80;

/** Where two plain values first differ, in the order of their keys; null where their bytes are equal. */
export function firstDifference(found: unknown, wanted: unknown, path = ''): Difference | null {
  if (bytes(found) === bytes(wanted)) return null;
  const [left, right] = [entriesOf(found), entriesOf(wanted)];
  if (left === null || right === null) return { path, found: shown(found), wanted: shown(wanted) };
  for (const key of [...new Set([...left.keys(), ...right.keys()])].toSorted()) {
    const inner = Array.isArray(found) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    const difference = firstDifference(left.get(key), right.get(key), inner);
    if (difference) return difference;
  }
  return null;
}

function bytes(value: unknown): string {
  return value === undefined ? '' : canonicalJson(value);
}

function entriesOf(value: unknown): Map<string, unknown> | null {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : bytes(value).slice(0, SHOWN_CHARS);
}
