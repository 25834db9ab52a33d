import type { FieldReader } from './field-reader.ts';

/** A sum that a tool only gives as a mean a request, and whose entries are whole. */
export function wholeTotal(
  reader: FieldReader,
  { key, path, count }: { key: string; path: string; count: number },
): number {
  const total = Math.round(reader.needed(key, path, 'tokens/request') * count);
  reader.note('TOTAL_FROM_MEAN', `${reader.place(key)} × ${count} requests = ${total}.`, path);
  return total;
}
