import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';

/** Largest page of most lists. */
const MAX_PAGE = 100;
/** The catalogue's chips and models come in one: whoever lists them waits for one answer. */
export const MAX_CATALOGUE_PAGE = 200;

/** Throws BAD_PAGE_SIZE outside 1 to 100, or what a list has instead. */
export function checkPageSize(first: number, most = MAX_PAGE): void {
  if (first >= 1 && first <= most) return;
  throw new InferbenchError('BAD_PAGE_SIZE', `first: expected 1 to ${most}, found ${first}.`, {
    path: 'first',
  });
}
