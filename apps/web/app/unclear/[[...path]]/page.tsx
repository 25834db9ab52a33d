import { destinationOf } from '../../../src/address/names/redirects.ts';
import { answerWithStatus } from '../../../src/api/answer-status.ts';
import { MissingPage } from '../../../src/frame/missing-page.tsx';
import { PageFrame } from '../../../src/frame/page-frame.tsx';
import { visitorNames } from '../../../src/address/names/visitor-names.ts';
import { titleOf, UnclearView, UnlikeView } from '../../../src/search/unclear-view.tsx';
import { searchOf, type SearchParameters } from '../../../src/address/search-parameters.ts';

interface UnclearPageProps {
  /** Left out for the question of the landing page. */
  params: Promise<{ path?: string[] }>;
  searchParams: Promise<SearchParameters>;
}

async function destinationAsked({ params, searchParams }: UnclearPageProps) {
  const [{ path }, parameters, names] = await Promise.all([params, searchParams, visitorNames()]);
  return destinationOf(`/${(path ?? []).join('/')}`, searchOf(parameters), names);
}

export async function generateMetadata(props: UnclearPageProps) {
  const asked = await destinationAsked(props);
  const title = asked.kind === 'UNLIKE' ? asked.title : titleOf(asked.kind === 'UNCLEAR' ? asked.names : []);
  return { title: `${title} · InferBench`, robots: { index: false } };
}

/** A name that fits several things, or nothing; or sides that are no comparison. */
export default async function UnclearPage(props: UnclearPageProps) {
  const asked = await destinationAsked(props);
  if (asked.kind === 'UNLIKE') {
    await answerWithStatus(404);
    return (
      <PageFrame current="compare">
        <UnlikeView title={asked.title} places={asked.places} />
      </PageFrame>
    );
  }
  if (asked.kind !== 'UNCLEAR') return <MissingPage />;
  const { names } = asked;
  await answerWithStatus(names.every(({ fits }) => fits) ? 300 : 404);
  return (
    <PageFrame current={names[0]?.section === 'models' ? 'models' : 'chips'}>
      <UnclearView names={names} />
    </PageFrame>
  );
}
