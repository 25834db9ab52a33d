import type { SearchParameters } from '../address/search-parameters.ts';

export interface PageOf<Part extends string> {
  params: Promise<Record<Part, string>>;
  searchParams: Promise<SearchParameters>;
}
