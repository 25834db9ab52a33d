/** Read by code points, so that only halves of a pair match. */
const HALF_OF_A_PAIR = /\p{Surrogate}/u;

/** False for texts with NUL or half of a surrogate pair: no database and no UTF-8 file can hold them. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && !HALF_OF_A_PAIR.test(text);
}

/** Path to the first text that cannot be stored, or to the object with such a key; null where all can. */
export function unstorablePath(value: unknown): (string | number)[] | null {
  const left: { value: unknown; path: (string | number)[] }[] = [{ value, path: [] }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value: here, path } = next;
    if (typeof here === 'string' && !isStorableText(here)) return path;
    if (typeof here !== 'object' || here === null) continue;
    if (Array.isArray(here)) {
      for (const [i, child] of here.entries()) left.push({ value: child, path: [...path, i] });
    } else {
      for (const [key, child] of Object.entries(here)) {
        if (!isStorableText(key)) return path;
        left.push({ value: child, path: [...path, key] });
      }
    }
  }
  return null;
}
