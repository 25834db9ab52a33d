import { orNull } from '../words/or-null.ts';

export function partsOfPath(path: string): string[] {
  return path.split(/[.[\]]+/).filter((part) => part !== '');
}

/** The value at a path such as `points[0].latency.ttft.meanSec`; undefined where there is none. */
export function valueAt(document: unknown, path: string): unknown {
  return partsOfPath(path).reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.entries(value).find(([name]) => name === key)?.[1];
  }, document);
}

export function textAt(document: unknown, path: string): string | null {
  const value = valueAt(document, path);
  return typeof value === 'string' ? value : null;
}

export function textsAt(document: unknown, path: string): string[] {
  const value = valueAt(document, path);
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

export function readJson(text: string): unknown {
  return orNull<unknown>(() => JSON.parse(text));
}
