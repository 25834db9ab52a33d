import { PERCENTILE_KEYS, PERCENTILES } from '@inferbench/domain/terms/distribution';
import { meanLengths } from '@inferbench/domain/runs/point';
import { formatMs, formatNumber } from '@inferbench/units/format';
import { isPositive } from '@inferbench/units/numeric-guards';
import { ROUNDING, SERVING_CAUSES, shareOfBound } from './bound-words.ts';
import type { CheckSubject, Rule, Violation } from './rule.ts';
import {
  inFlightOf,
  leastFirstTokenSec,
  leastLengths,
  leastRequestSec,
  type Lengths,
} from './served-alone.ts';

/** Bounds of single requests, whatever scheduler served them: nobody is served faster than alone. */
export const physServing: Rule = {
  id: 'PHYS-SERVING',
  title: 'No request is faster than alone',
  severity: 'flag',
  since: '0.6.0',
  explanation:
    'A request that has all chips to itself takes its prompt at peak and one pass over the chosen weights and its own cache for each further token. Under load none is faster, and so many at a time take at least as many rounds of that. Percentiles are judged where lengths and their spread are stated, with the smallest of them.',
  formula:
    'p50 TTFT ≥ ideal prefill; E2E ≥ ideal prefill + (tokens − 1) × ideal step at batch 1 ÷ accepted tokens; completed × that ≤ duration × in flight',
  checkPoint: (subject) =>
    subject.point.phase === 'SERVING' && subject.physics?.tokens
      ? [ofFirstToken(subject), ofRequests(subject), ofRun(subject)].flatMap((violation) => violation ?? [])
      : [],
};

function ofFirstToken(subject: CheckSubject): Violation | null {
  const lengths = leastLengths(subject.point);
  const seconds = latencyOf(subject, 'ttft')?.p50Sec ?? null;
  if (lengths === null || !isPositive(seconds)) return null;
  const least = leastFirstTokenSec(subject, lengths.inputTokens, PERCENTILES.p50Sec);
  if (least === null || least <= seconds * ROUNDING) return null;
  return {
    path: `points[${subject.index}].latency.ttft.p50Sec`,
    message:
      `A prompt of ${formatNumber(lengths.inputTokens)} tokens, the shortest of the load, has its first token after ` +
      `${formatMs(least)} at least with all chips of a replica to itself, reported ${formatMs(seconds)} for half of the requests: ` +
      `${shareOfBound(least / seconds)}.`,
    value: formatMs(seconds),
    expected: `at least ${formatMs(least)}`,
    fix: SERVING_CAUSES,
  };
}

/** The statistic of E2E that is furthest beyond its bound. */
function ofRequests(subject: CheckSubject): Violation | null {
  let [worst, beyond]: [Violation | null, number] = [null, ROUNDING];
  for (const { key, lengths, share, context } of statistics(subject)) {
    const seconds = latencyOf(subject, 'e2e')?.[key] ?? null;
    const least = leastRequestSec(subject, lengths, { share, context });
    if (!isPositive(seconds) || least === null || least / seconds <= beyond) continue;
    beyond = least / seconds;
    worst = {
      path: `points[${subject.index}].latency.e2e.${key}`,
      message:
        `A request of ${formatNumber(lengths.inputTokens)} prompt and ${formatNumber(lengths.outputTokens)} answer tokens takes ` +
        `${formatMs(least)} at least with all chips of a replica to itself, reported ${key.replace('Sec', '')} ` +
        `${formatMs(seconds)}: ${shareOfBound(beyond)}.`,
      value: formatMs(seconds),
      expected: `at least ${formatMs(least)}`,
      fix: SERVING_CAUSES,
    };
  }
  return worst;
}

interface JudgedStatistic {
  key: 'meanSec' | keyof typeof PERCENTILES;
  lengths: Lengths;
  share: number;
  context: number;
}

/** A mean is judged with mean lengths, and with weights alone: who had the longest answers, nobody says. */
function statistics({ point }: CheckSubject): JudgedStatistic[] {
  const [mean, least] = [meanLengths(point), leastLengths(point)];
  const ofMean: JudgedStatistic[] =
    mean === null ? [] : [{ key: 'meanSec', lengths: mean, share: 1, context: 1 }];
  if (least === null) return ofMean;
  const context = least.inputTokens + least.outputTokens / 2;
  return [
    ...ofMean,
    ...PERCENTILE_KEYS.map((key) => ({ key, lengths: least, share: PERCENTILES[key], context })),
  ];
}

/** All completed requests, so many at a time, one after another. */
function ofRun(subject: CheckSubject): Violation | null {
  const { point, work, index } = subject;
  const [inFlight, lengths] = [inFlightOf(point), meanLengths(point)];
  if (!isPositive(inFlight) || lengths === null || !work.ok) return null;
  const { requests, durationSec } = work.value;
  const each = leastRequestSec(subject, lengths, { share: 1, context: 1 });
  if (!isPositive(requests) || each === null) return null;
  const least = (requests * each) / inFlight;
  if (least <= durationSec * ROUNDING) return null;
  return {
    path: `points[${index}]`,
    message:
      `${formatNumber(requests)} requests of ${formatMs(each)} at least, ${formatNumber(inFlight)} at a time, take ` +
      `${formatMs(least)}, reported ${formatMs(durationSec)}: ${shareOfBound(least / durationSec)}.`,
    value: formatMs(durationSec),
    expected: `at least ${formatMs(least)}`,
    fix: SERVING_CAUSES,
  };
}

function latencyOf({ point }: CheckSubject, name: 'ttft' | 'e2e') {
  return point.latency?.[name] ?? null;
}
