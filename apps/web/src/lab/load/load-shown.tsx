import { useMemo } from 'react';
import { ChartFrame } from '../../chart/chart-frame.tsx';
import type { LoadAnswer } from './load-answer.ts';
import { LoadAnswers } from './load-answers.tsx';
import { framedLoad } from './load-framed.ts';
import { loadFinding, waitSentence } from './load-sentence.ts';
import type { PublishedLoad } from './published-load.ts';

interface LoadChartProps {
  answer: LoadAnswer;
  published: readonly PublishedLoad[];
  busy: boolean;
}

/** First line of the page and a number a system; made on the server first, then where the engine answers. */
export function LoadHead({ answer }: { answer: LoadAnswer }) {
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
    </>
  );
}

/** Waits, output and goodput over load; nothing where no load is stated. */
export function LoadChart({ answer, published, busy }: LoadChartProps) {
  const framed = useMemo(() => framedLoad(answer, published), [answer, published]);
  if (answer.systems.length === 0) return null;
  return (
    <section aria-busy={busy} aria-labelledby="load-title">
      <ChartFrame chart={framed} id="load" />
    </section>
  );
}
