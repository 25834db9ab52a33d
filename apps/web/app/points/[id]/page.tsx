import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TroubleView } from '../../../src/api/trouble-view.tsx';
import { siteOrigin } from '../../../src/frame/origin.ts';
import { PageFrame } from '../../../src/frame/page-frame.tsx';
import { loadStanding } from '../../../src/point/load-standing.ts';
import { loadHistory, loadPoint } from '../../../src/point/load-point.ts';
import { PointView } from '../../../src/point/point-view.tsx';

export const metadata: Metadata = { title: 'Point · InferBench' };

export default async function PointPage({ params }: { params: Promise<{ id: string }> }) {
  const id = decodeURIComponent((await params).id);
  const path = `/points/${encodeURIComponent(id)}`;
  const answer = await loadPoint(id);
  if (answer.state === 'MISSING') notFound();
  if (answer.state === 'FAILED')
    return (
      <PageFrame footer="" current={null}>
        <TroubleView trouble={answer.trouble} address={path} />
      </PageFrame>
    );
  const { engineVersion, policyVersion } = answer.value.scores;
  const [standing, history] = await Promise.all([loadStanding(answer.value), loadHistory(id)]);
  return (
    <PageFrame footer={`engine ${engineVersion} · policy ${policyVersion}`} current={null}>
      <PointView
        point={answer.value}
        standing={standing}
        history={history}
        address={`${await siteOrigin()}${path}`}
      />
    </PageFrame>
  );
}
