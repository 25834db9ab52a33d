import type { Slice } from '@inferbench/domain/slice';
import { pageAddress } from './pages.ts';
import { boardQuery, readBoardRequest } from './board-request.ts';
import { firstText, type SearchParameters } from './search-parameters.ts';

/** Two systems and the slice in which they are compared; null is the page's own choice. */
export interface CompareRequest {
  a: string | null;
  b: string | null;
  slice: Slice | null;
  /** What in the address was not understood, in words. */
  problems: string[];
}

const LONGEST = 160;

export function readCompareRequest(parameters: SearchParameters): CompareRequest {
  const { slice, problems } = readBoardRequest(parameters);
  const one = (name: 'a' | 'b') => {
    const text = firstText(parameters, name)?.slice(0, LONGEST) ?? '';
    return text === '' ? null : text;
  };
  return { a: one('a'), b: one('b'), slice, problems };
}

interface Pair {
  a: string | null;
  b: string | null;
  slice: Slice | null;
}

/** The pair and the slice by the same keys as the board's. */
export function compareQuery({ a, b, slice }: Pair): string {
  const query = new URLSearchParams();
  if (a !== null) query.set('a', a);
  if (b !== null) query.set('b', b);
  const board = new URLSearchParams(boardQuery({ slice, metric: 'USEFUL_TOPS' }));
  // Every metric is compared; none is chosen.
  board.delete('metric');
  for (const [key, value] of board) query.set(key, value);
  return query.toString();
}

export function compareAddress(pair: Pair): string {
  return pageAddress('compare', { query: compareQuery(pair) });
}
