import { formatNumber, formatPercent } from '@inferbench/units/format';
import { isPositive } from '@inferbench/units/numeric-guards';
import { likelyCause } from './acc-window.ts';
import type { SummaryPoint } from '@inferbench/domain/runs/point';
import type { Distribution } from '@inferbench/domain/terms/distribution';
import type { Rule, Violation } from './rule.ts';

const TOLERANCE = 0.15;

/** Start and end of the clock differ between tools by less. */
const CLOCK_TOLERANCE = 0.02;

/**
 * Little's law: requests in flight = completion rate × mean E2E. In a closed loop that is the declared concurrency within
 * 15 %; above a declared limit it cannot be in any loop.
 */
export const accLittle: Rule = {
  id: 'ACC-LITTLE',
  title: 'Concurrency is rate times latency',
  severity: 'flag',
  since: '0.2.0',
  explanation:
    'The number in flight follows from the law of Little. In a closed loop it is the declared concurrency, judged from ten requests a slot on; above a declared limit it cannot be at all, unless conversations of several turns are what is limited, and is refused. Published figures, which may be medians, say at most 1.5 times what their load lets in.',
  formula:
    'completed × mean E2E ÷ duration = declared concurrency within 15 %, and at most it within 2 %; published: rate × latency, or tokens/s × TPOT, at most 1.5 times it',
  checkFigures: ({ point, index }) => {
    if (point.measurement !== 'requests') return ofPublication(point, index);
    const limit = point.load.concurrencyLimit;
    const meanE2eSec = point.latency.e2e?.meanSec ?? null;
    const { completed } = point.counts;
    if (limit === null || !isPositive(meanE2eSec)) return [];
    const inFlight = (completed * meanE2eSec) / point.durationSec;
    const off = (inFlight - limit) / limit;
    const above = off > CLOCK_TOLERANCE && point.load.multiTurn !== true;
    // With fewer requests than slots the loop never fills, and with few rounds its start and end weigh too much.
    const judgedBelow = point.load.mode === 'closed' && completed >= 10 * limit;
    if (!above && !(judgedBelow && off < -TOLERANCE)) return [];
    return [
      {
        ...(above ? { severity: 'reject' } : {}),
        path: `points[${index}].load.concurrencyLimit`,
        message:
          `${formatNumber(completed)} requests × ${formatNumber(meanE2eSec)} s ÷ ${formatNumber(point.durationSec)} s = ` +
          `${formatNumber(inFlight)} in flight, declared ${limit}: ${formatPercent(Math.abs(off))} ${above ? 'above' : 'below'}.` +
          (above ? ` ${likelyCause(inFlight / limit)}` : ''),
        value: formatNumber(inFlight),
        expected: above ? `at most ${limit}` : `${limit} within 15 %`,
        fix: 'Check the declared concurrency, and that duration covers exactly the measured requests.',
      },
    ];
  },
};

/** Factor by which a published rate may exceed what its load lets in: medians, ramps and tails weigh less. */
const PUBLISHED_FACTOR = 1.5;

/**
 * Checks what a publication states of a fixed number in flight: fewer may be, never so many more. Users of an agentic replay wait for
 * tools between turns, so their number is none of requests.
 */
function ofPublication(point: SummaryPoint, index: number): Violation[] {
  const { batch, batchBasis, phase, scenario, reported } = point;
  if (reported === null || phase !== 'SERVING' || batchBasis !== 'DECLARED') return [];
  if (batch === null || scenario !== undefined) return [];
  const found = leastInFlight(point);
  if (found === null || found.inFlight <= PUBLISHED_FACTOR * batch) return [];
  const { inFlight, words } = found;
  return [
    {
      path: `points[${index}].batch`,
      message: `${words} = ${formatNumber(inFlight)} in flight, stated ${formatNumber(batch)}: ${formatNumber(inFlight / batch)} times as many.`,
      value: formatNumber(inFlight),
      expected: `at most ${PUBLISHED_FACTOR} times ${formatNumber(batch)}`,
      fix: 'Check that rate, latency and load are of one run, and that one server answered.',
    },
  ];
}

/** Rate × latency of a request, else tokens a second × time per token: those that were being answered. */
function leastInFlight(point: SummaryPoint): { inFlight: number; words: string } | null {
  const { load, latency, tpotSec, outputTokens, outputTokensPerSec } = point;
  if (outputTokens === null || outputTokensPerSec === null) return null;
  const perSec = load?.completedRequestsPerSec ?? outputTokensPerSec / outputTokens;
  const ttftSec = typicalSec(latency?.ttft);
  const stepSec = tpotSec ?? typicalSec(latency?.tpot);
  const steps = ttftSec === null || stepSec === null ? null : ttftSec + stepSec * (outputTokens - 1);
  const requestSec = typicalSec(latency?.e2e) ?? steps;
  if (isPositive(requestSec))
    return {
      inFlight: perSec * requestSec,
      words: `${formatNumber(perSec)} requests/s × ${formatNumber(requestSec)} s`,
    };
  if (!isPositive(stepSec)) return null;
  return {
    inFlight: outputTokensPerSec * stepSec,
    words: `${formatNumber(outputTokensPerSec)} tokens/s × ${formatNumber(stepSec)} s`,
  };
}

function typicalSec(distribution: Distribution | null | undefined): number | null {
  return distribution?.meanSec ?? distribution?.p50Sec ?? null;
}
