import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { TroubleView } from '../../../src/frame/trouble-view.tsx';
import { MissingPage } from '../../../src/frame/missing-page.tsx';
import { siteOrigin } from '../../../src/frame/origin.ts';
import { PageFrame } from '../../../src/frame/page-frame.tsx';
import { PartNote } from '../../../src/frame/part-note.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { loadInstance } from '../../../src/api/instance/load-instance.ts';
import { ReviewNote } from '../../../src/api/instance/review-note.tsx';
import { loadStanding } from '../../../src/point/load-standing.ts';
import { loadHistory, loadPoint, loadWithdrawnPoint } from '../../../src/point/load-point.ts';
import { PointView } from '../../../src/point/point-view.tsx';
import { pointTitle } from '../../../src/point/point-words.ts';
import {
  exportFiles,
  pointAddress,
  shareImageAddress,
  submissionAddress,
} from '../../../src/address/pages.ts';
import { Dataset } from '../../../src/export/machines/dataset.tsx';
import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { formatValue } from '@inferbench/units/format';
import '../../reply.css';

interface PointPageProps {
  params: Promise<{ id: string }>;
}

/** What all chips do with the same model; none of a single kernel. */
function imageOf({ model }: PointResult): { image?: string } {
  return model === null ? {} : { image: shareImageAddress('tradeoff', { model: model.slug }) };
}

export async function generateMetadata({ params }: PointPageProps): Promise<Metadata> {
  const id = decodeURIComponent((await params).id);
  const answer = await loadPoint(id);
  if (answer.state === 'MISSING') return { title: 'No such page · InferBench' };
  if (answer.state !== 'DATA') return { title: 'Point · InferBench' };
  const title = pointTitle(answer.value);
  const { usefulTops } = answer.value.scores;
  const rate =
    usefulTops === null ? 'what is known of it' : `${formatValue(usefulTops)} useful TOPS per chip`;
  return pageMetadata({
    title,
    description: `${KIND_WORDS[answer.value.kind]}, ${rate}: where the peak goes, what the rules found, latency, source. ${title}.`,
    // Its take-away names it.
    canonical: null,
    ...imageOf(answer.value),
  });
}

export default async function PointPage({ params }: PointPageProps) {
  const id = decodeURIComponent((await params).id);
  const path = pointAddress(id);
  const answer = await loadPoint(id);
  if (answer.state === 'MISSING') {
    const withdrawn = await loadWithdrawnPoint(id);
    if (withdrawn !== null) redirect(submissionAddress(withdrawn));
    return <MissingPage />;
  }
  if (answer.state === 'FAILED')
    return (
      <PageFrame current={null}>
        <TroubleView trouble={answer.trouble} address={path} />
      </PageFrame>
    );
  const { engineVersion, policyVersion } = answer.value.scores;
  const [standing, history] = await Promise.all([loadStanding(answer.value), loadHistory(id)]);
  return (
    <PageFrame
      footer={`engine ${engineVersion} · policy ${policyVersion}`}
      note={<ReviewNote />}
      current={null}
    >
      <PartNote after={loadInstance()} />
      <Dataset
        name={pointTitle(answer.value)}
        description={`${KIND_WORDS[answer.value.kind]}: every metric of the point with its interval or the reason why there is none, the rules that were asked, source and date.`}
        address={path}
        files={exportFiles('point', { point: id })}
        date={null}
      />
      <PointView
        point={answer.value}
        standing={standing}
        history={history}
        address={`${await siteOrigin()}${path}`}
      />
    </PageFrame>
  );
}
