import { boardQuery, type SliceAddress } from '../board/board-request.ts';

/** Address of two systems of a slice side by side. */
export function compareAddress({ a, b, slice }: { a: string; b: string; slice: SliceAddress }): string {
  const query = new URLSearchParams({ a, b });
  for (const [key, value] of new URLSearchParams(boardQuery({ slice, metric: 'USEFUL_TOPS' })))
    if (key !== 'metric') query.set(key, value);
  return `/compare?${query.toString()}`;
}
