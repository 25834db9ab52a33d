import { redirect } from 'next/navigation';
import { AnswerPage } from '../../../src/frame/answer-page.tsx';
import { MissingPage } from '../../../src/frame/missing-page.tsx';
import { siteOrigin } from '../../../src/frame/origin.ts';
import type { PageOf } from '../../../src/frame/page-of.ts';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
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
import { formatValue } from '@inferbench/units/format';
import '../../reply.css';

export async function generateMetadata({ params }: PageOf<'id'>) {
  const id = decodeURIComponent((await params).id);
  const answer = await loadPoint(id);
  if (answer.state === 'MISSING') return { title: 'No such page · InferBench' };
  if (answer.state !== 'DATA') return { title: 'Point · InferBench' };
  const title = pointTitle(answer.value);
  const { model, scores } = answer.value;
  const { usefulTops } = scores;
  const rate =
    usefulTops === null ? 'what is known of it' : `${formatValue(usefulTops)} useful TOPS per chip`;
  return pageMetadata({
    title,
    description: `${KIND_WORDS[answer.value.kind]}, ${rate}: where the peak goes, what the rules found, latency, source. ${title}.`,
    // Its take-away names it.
    canonical: null,
    // All chips with the same model; none of a single kernel.
    image: model === null ? undefined : shareImageAddress('tradeoff', { model: model.slug }),
  });
}

export default async function PointPage({ params }: PageOf<'id'>) {
  const id = decodeURIComponent((await params).id);
  const path = pointAddress(id);
  const answer = await loadPoint(id);
  if (answer.state === 'MISSING') {
    const withdrawn = await loadWithdrawnPoint(id);
    if (withdrawn !== null) redirect(submissionAddress(withdrawn));
    return <MissingPage what="result" />;
  }
  const point = answer.state === 'DATA' ? answer.value : null;
  const [standing, history, origin] = await Promise.all([
    point && loadStanding(point),
    point && loadHistory(id),
    siteOrigin(),
  ]);
  return (
    <AnswerPage
      page={null}
      answer={answer}
      footer={
        point === null ? '' : `engine ${point.scores.engineVersion} · policy ${point.scores.policyVersion}`
      }
    >
      {(shown) => (
        <>
          <Dataset
            name={pointTitle(shown)}
            description={`${KIND_WORDS[shown.kind]}: every metric of the result with its interval or the reason why there is none, the rules that were asked, source and date.`}
            address={path}
            files={exportFiles('point', { point: id })}
            date={null}
          />
          <PointView point={shown} standing={standing} history={history} address={`${origin}${path}`} />
        </>
      )}
    </AnswerPage>
  );
}
