import { pageAddress } from '../address/pages.ts';
import { SearchLink } from '../find/search-link.tsx';

/** A link to the search page that looks like its field: without JavaScript it opens the page, with it the dialog. */
export function SearchField() {
  return (
    <SearchLink href={pageAddress('search')}>
      <svg width="15" height="15" viewBox="0 0 15 15" aria-hidden="true">
        <path d="M10.9 6.3a4.6 4.6 0 1 1-9.2 0a4.6 4.6 0 1 1 9.2 0M9.8 9.8 14 14" />
      </svg>
      <b className="hidden-word">Search: </b>
      <span>Model, chip or vendor</span>
      <kbd aria-hidden="true">⌘K</kbd>
    </SearchLink>
  );
}
