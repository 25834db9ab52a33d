import { useMemo } from 'react';
import { ChartFrame } from '../../chart/chart-frame.tsx';
import type { LoadAnswer, LoadedSystem, PublishedLoad } from './load-answer.ts';
import { framedLoad } from './load-framed.ts';
import { loadFinding, waitSentence, mostServed } from './load-sentence.ts';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { KindMark } from '../../chart/kind-mark.tsx';
import { formatDuration } from '../../words/numbers.ts';
import { curvesOf, loadClass } from './load-drawing.ts';

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

/** Waits, output and goodput over load; nothing where nothing was simulated and nothing is published. */
export function LoadChart({ answer, published, busy }: LoadChartProps) {
  const framed = useMemo(() => framedLoad(answer, published), [answer, published]);
  if (curvesOf(answer.systems).length === 0 && published.length === 0) return null;
  return (
    <section aria-busy={busy} aria-labelledby="load-title">
      <ChartFrame chart={framed} id="load" />
    </section>
  );
}

/** One number a system: the most requests that it serves in a simulated load, what limits it, and the wait of one who comes alone. */
function LoadAnswers({ answer: { systems } }: { answer: LoadAnswer }) {
  return (
    <div className="answers">
      {systems.map((system) => (
        <div key={system.chip}>
          <h2>
            <span className={`swatch ${loadClass(systems, system)}`} />
            {system.label}
          </h2>
          <Answer system={system} />
        </div>
      ))}
    </div>
  );
}

const LIMIT_WORDS = {
  kv: 'memory for conversations is full',
  sequences: 'its software takes no more requests',
  budget: 'a step is full',
  prompts: 'the chips for prompts are busy',
} as const;

function Answer({ system: { outcome } }: { system: LoadedSystem }) {
  if (!outcome.ok) return <p className="interval">{outcome.refused.message}</p>;
  const { capacity, loads } = outcome.value;
  const ttft = loads[0]?.ttft.p50?.ms;
  const most = mostServed(outcome.value);
  if (capacity === null || most === null)
    return <p className="interval">No request of these lengths fits.</p>;
  return (
    <>
      <p className="answer-number">
        {formatValue(most.requestsPerSec)}
        <small>requests/s in a simulated load</small>
      </p>
      <p className="interval">
        <KindMark kind="SIMULATED" /> simulated, the most of its loads, with{' '}
        {formatNumber(Math.round(most.concurrency))} requests in flight; what limits it:{' '}
        {LIMIT_WORDS[capacity.limitedBy]}.
        {ttft === undefined ? '' : ` With little load the first token takes ${formatDuration(ttft / 1000)}.`}
      </p>
    </>
  );
}
