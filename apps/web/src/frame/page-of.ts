import type { SearchParameters } from '../address/search-parameters.ts';

/** A page as it is asked for, by parts of its path. */
export interface PageOf<Part extends string> {
  params: Promise<Record<Part, string>>;
  searchParams: Promise<SearchParameters>;
}
