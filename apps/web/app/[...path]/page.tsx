import { answerWithStatus } from '../../src/api/answer-status.ts';
import { PageFrame } from '../../src/frame/page-frame.tsx';
import { visitorNames } from '../../src/names/visitor-names.ts';
import { nearestPlaces } from '../../src/names/nearest-names.ts';
import { NoSuchView } from '../../src/names/no-such-view.tsx';

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
