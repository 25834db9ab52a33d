import { useMemo } from 'react';
import { ChartFrame } from '../../chart/chart-frame.tsx';
import type { LoadAnswer } from './load-answer.ts';
import { LoadAnswers } from './load-answers.tsx';
import { framedLoad } from './load-framed.ts';
import { loadFinding, waitSentence } from './load-sentence.ts';
import type { PublishedLoad } from './published-load.ts';

interface LoadShownProps {
  answer: LoadAnswer;
  published: readonly PublishedLoad[];
  busy: boolean;
}

/** Answer of the load on the page: the first line, a number a system, the chart; made on the server first, then where the engine answers. */
export function LoadShown({ answer, published, busy }: LoadShownProps) {
  const framed = useMemo(() => framedLoad(answer, published), [answer, published]);
  if (answer.systems.length === 0)
    return (
      <p className="lede" role="status">
        Not simulated: the form does not state a load yet. What is missing is said at its field.
      </p>
    );
  return (
    <>
      <p className="lede" role="status">
        {waitSentence(answer) ?? `${loadFinding(answer)}.`}
      </p>
      <LoadAnswers answer={answer} />
      <section aria-busy={busy} aria-labelledby="load-title">
        <ChartFrame chart={framed} id="load" />
      </section>
    </>
  );
}
