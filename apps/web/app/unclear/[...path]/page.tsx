import type { Metadata } from 'next';
import { destinationOf } from '../../../src/address/names/redirects.ts';
import { answerWithStatus } from '../../../src/api/answer-status.ts';
import { MissingPage } from '../../../src/frame/missing-page.tsx';
import { PageFrame } from '../../../src/frame/page-frame.tsx';
import { visitorNames } from '../../../src/address/names/visitor-names.ts';
import { titleOf, UnclearView } from '../../../src/find/unclear-view.tsx';
import { searchOf, type SearchParameters } from '../../../src/address/search-parameters.ts';

interface UnclearPageProps {
  params: Promise<{ path: string[] }>;
  searchParams: Promise<SearchParameters>;
}

async function unclearNames({ params, searchParams }: UnclearPageProps) {
  const [{ path }, parameters, names] = await Promise.all([params, searchParams, visitorNames()]);
  const destination = destinationOf(`/${path.join('/')}`, searchOf(parameters), names);
  return destination.kind === 'UNCLEAR' ? destination.names : null;
}

export async function generateMetadata(props: UnclearPageProps): Promise<Metadata> {
  return { title: `${titleOf((await unclearNames(props)) ?? [])} · InferBench`, robots: { index: false } };
}

/** A name that fits several things, or nothing. */
export default async function UnclearPage(props: UnclearPageProps) {
  const names = await unclearNames(props);
  if (names === null) return <MissingPage />;
  await answerWithStatus(names.every(({ fits }) => fits) ? 300 : 404);
  return (
    <PageFrame current={names[0]?.section === 'models' ? 'models' : 'chips'}>
      <UnclearView names={names} />
    </PageFrame>
  );
}
