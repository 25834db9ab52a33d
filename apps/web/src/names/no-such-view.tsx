import { SearchForm } from '../find/search-form.tsx';
import type { Place } from './nearest-names.ts';
import { PlaceList } from './unclear-view.tsx';

const SHOWN = 40;

/** An address that no page has. */
export function NoSuchView({ asked, places }: { asked: string; places: readonly Place[] }) {
  const text = asked.slice(0, SHOWN);
  return (
    <>
      <div className="head">
        <h1>No model, chip or page is called “{text}”</h1>
        {places.length === 0 ? null : <p className="lede">Nearest:</p>}
      </div>
      <PlaceList places={places} />
      <SearchForm asked={text} />
    </>
  );
}
