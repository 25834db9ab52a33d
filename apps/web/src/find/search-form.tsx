import { pageAddress } from '../address/pages.ts';

/** One field over everything that has a name; a plain form, so that it works without JavaScript. */
export function SearchForm({ asked }: { asked: string }) {
  return (
    <form className="search-form" role="search" action={pageAddress('search')} method="get">
      <label htmlFor="search-all">Model, chip, vendor, pair or claim</label>
      <div>
        <input
          id="search-all"
          type="search"
          name="q"
          defaultValue={asked}
          maxLength={120}
          autoComplete="off"
        />
        <button type="submit">Search</button>
      </div>
    </form>
  );
}
