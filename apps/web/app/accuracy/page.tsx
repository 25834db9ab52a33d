import { AccuracyView } from '../../src/accuracy/accuracy-view.tsx';
import { loadAccuracy } from '../../src/accuracy/load-accuracy.ts';
import { TroubleView } from '../../src/api/trouble-view.tsx';
import { PageFrame } from '../../src/frame/page-frame.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';
import './accuracy.css';

export const metadata = pageMetadata({
  title: 'Accuracy',
  description:
    'How far the simulator’s times, watts and joules are from published measurements: median error by chip, model and phase, predicted without seeing them.',
  canonical: '/accuracy',
});

export default async function AccuracyPage() {
  const answer = await loadAccuracy();
  return (
    <PageFrame current="accuracy">
      {answer.state === 'DATA' ? <AccuracyView data={answer.value} /> : null}
      {answer.state === 'FAILED' ? <TroubleView trouble={answer.trouble} address="/accuracy" /> : null}
    </PageFrame>
  );
}
