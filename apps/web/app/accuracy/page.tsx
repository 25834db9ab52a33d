import { AccuracyView } from '../../src/about/accuracy/accuracy-view.tsx';
import { loadAccuracy } from '../../src/about/accuracy/load-accuracy.ts';
import { AnswerPage } from '../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';
import './accuracy.css';

export const metadata = pageMetadata({
  title: 'Accuracy',
  description:
    'What the simulator predicted before it had seen a figure, hits and misses, and how far its times, watts and joules are from published measurements.',
  canonical: '/accuracy',
});

export default async function AccuracyPage() {
  return (
    <AnswerPage page="accuracy" answer={await loadAccuracy()}>
      {(data) => <AccuracyView data={data} />}
    </AnswerPage>
  );
}
