import { answerWithStatus } from '../../src/api/answer-status.ts';
import { PageFrame } from '../../src/frame/page-frame.tsx';
import { visitorNames } from '../../src/address/names/visitor-names.ts';
import { nearestPlaces, type Place } from '../../src/address/names/nearest-names.ts';
import { SearchForm } from '../../src/find/search-form.tsx';
import { PlaceList } from '../../src/search/unclear-view.tsx';

export const metadata = { title: 'No such page · InferBench', robots: { index: false } };

/** Every address that no page has: the nearest three, and the search. */
export default async function NoSuchPage({ params }: { params: Promise<{ path: string[] }> }) {
  const path = (await params).path.map(decodeURIComponent);
  await answerWithStatus(404);
  const names = await visitorNames();
  return (
    <PageFrame current={null}>
      <NoSuchView asked={path.at(-1) ?? ''} places={nearestPlaces(names, path)} />
    </PageFrame>
  );
}

const SHOWN = 40;

function NoSuchView({ asked, places }: { asked: string; places: readonly Place[] }) {
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
