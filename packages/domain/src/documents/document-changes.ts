/** One value that two documents do not share. */
export interface DocumentChange {
  path: string;
  /** Value as it stands in the document; null where it has none there. */
  before: string | null;
  after: string | null;
}

const MOST_CHARACTERS = 120;

/** What differs between two JSON documents, in the order of the second, at most so many; every value by its path. */
export function documentChanges(before: unknown, after: unknown, most: number): DocumentChange[] {
  const changes: DocumentChange[] = [];
  compare({ before, after, path: '' }, changes, most);
  return changes;
}

interface Pair {
  before: unknown;
  after: unknown;
  path: string;
}

function compare({ before, after, path }: Pair, changes: DocumentChange[], most: number): void {
  if (changes.length >= most) return;
  const [old, now] = [partsOf(before), partsOf(after)];
  if (old === null || now === null || Array.isArray(before) !== Array.isArray(after)) {
    const [from, to] = [textOf(before), textOf(after)];
    if (from !== to) changes.push({ path, before: from, after: to });
    return;
  }
  for (const key of new Set([...now.keys(), ...old.keys()]))
    compare(
      {
        before: old.get(key),
        after: now.get(key),
        path: Array.isArray(after) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`,
      },
      changes,
      most,
    );
}

function partsOf(value: unknown): Map<string, unknown> | null {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text;
}
