import {
  boardQuery,
  type BoardRequest,
  readBoardRequest,
  type SearchParameters,
  type SliceAddress,
} from '../board/board-request.ts';

/** Two systems and the slice in which they are compared; null is the page's own choice. */
export interface CompareRequest {
  a: string | null;
  b: string | null;
  slice: BoardRequest['slice'];
  /** What in the address was not understood, in words. */
  problems: string[];
}

const LONGEST = 160;

export function readCompareRequest(parameters: SearchParameters): CompareRequest {
  const { slice, problems } = readBoardRequest(parameters);
  const one = (found: string | string[] | undefined) => {
    const text = (Array.isArray(found) ? found[0] : found)?.trim().slice(0, LONGEST) ?? '';
    return text === '' ? null : text;
  };
  return { a: one(parameters['a']), b: one(parameters['b']), slice, problems };
}

interface Pair {
  a: string | null;
  b: string | null;
  slice: SliceAddress | null;
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
  return `/compare?${compareQuery(pair)}`;
}
