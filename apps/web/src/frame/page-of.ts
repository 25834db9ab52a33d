import type { SearchParameters } from '../address/search-parameters.ts';

export interface RouteOf<Part extends string> {
  params: Promise<Record<Part, string>>;
}

export interface PageOf<Part extends string> extends RouteOf<Part> {
  searchParams: Promise<SearchParameters>;
}
