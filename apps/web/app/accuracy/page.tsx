import type { Metadata } from 'next';
import { AccuracyView } from '../../src/accuracy/accuracy-view.tsx';
import { loadAccuracy } from '../../src/accuracy/load-accuracy.ts';
import { TroubleView } from '../../src/api/trouble-view.tsx';
import { PageFrame } from '../../src/frame/page-frame.tsx';
import './accuracy.css';

export const metadata: Metadata = { title: 'Accuracy · InferBench' };

export default async function AccuracyPage() {
  const answer = await loadAccuracy();
  return (
    <PageFrame footer="" current="/accuracy">
      {answer.state === 'DATA' ? <AccuracyView data={answer.value} /> : null}
      {answer.state === 'FAILED' ? <TroubleView trouble={answer.trouble} address="/accuracy" /> : null}
    </PageFrame>
  );
}
