import type { RequestsPoint, SummaryPoint } from '@inferbench/domain/runs/point';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { likelyCause } from './acc-window.ts';
import { leastInFlight, meanRequestTime, type RequestTime } from './in-flight.ts';
import type { Rule, Violation } from './rule.ts';

const TOLERANCE = 0.15;

/** Start and end of the clock differ between tools by less. */
const CLOCK_TOLERANCE = 0.02;

/** Rounds from which on start and end of a closed loop weigh little; and requests from which on a mean of fewer rounds says something. */
const MANY_ROUNDS = 10;
const FEW_REQUESTS = 20;

/** Share of a wave that its client may spend on counting tokens and starting the next. */
const WAVE_TOLERANCE = 0.5;

/** Slowest request over the mean one, where the file does not say. */
const ASSUMED_TAIL = 4;

/** Share that a sum of mean latencies may be off, since no mean over requests is weighted by tokens. */
const ADDED_UP_TOLERANCE = 0.6;

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
    'The number in flight follows from the law of Little. In a closed loop it is the declared concurrency: within 15 % from ten requests a slot on, with fewer as far as the slowest request leaves slots empty at the end. A tool that sends in waves waits for the slowest of each. Above a declared limit it cannot be at all, unless conversations of several turns are what is limited, and is refused; what requests over the edges of a window cut out of a longer run explain, one a slot, is accepted where the file has such a window, and flagged where it has none. Published figures, which may be medians, say at most 1.5 times what their load lets in; those of a file also not far less.',
  formula:
    'completed × mean E2E ÷ duration = declared concurrency within 15 %, and at most it within 2 %; cut window: completed × mean E2E ≤ limit × (duration + mean E2E); waves: at least half of limit × mean ÷ greatest E2E; few rounds: duration ≤ completed × mean E2E ÷ limit + greatest E2E; published: rate × latency, or tokens/s × TPOT, at most 1.5 times it, in a file at least a half (without TTFT a third)',
  checkFigures: ({ point, index }) =>
    point.measurement === 'requests' ? ofRequests(point, index) : ofSummary(point, index),
};

function ofRequests(point: RequestsPoint, index: number): Violation[] {
  const { concurrencyLimit: limit } = point.load;
  const time = meanRequestTime(point);
  if (limit === null || time === null) return [];
  const loop = {
    point,
    index,
    limit,
    time,
    inFlight: (point.counts.completed * time.seconds) / point.durationSec,
  };
  return loop.inFlight > limit ? tooMany(loop) : tooFew(loop);
}

interface Loop {
  point: RequestsPoint;
  index: number;
  limit: number;
  time: RequestTime;
  inFlight: number;
}

function tooMany(loop: Loop): Violation[] {
  const { point, limit, time, inFlight } = loop;
  const tolerance = time.addedUp ? ADDED_UP_TOLERANCE : CLOCK_TOLERANCE;
  if (point.load.multiTurn === true || inFlight <= limit * (1 + tolerance)) return [];
  const withEdges = limit * (1 + time.seconds / point.durationSec);
  const isOfEdges = inFlight <= withEdges * (1 + tolerance);
  if (isOfEdges && point.cutWindow === true) return [];
  const expected =
    point.cutWindow === true
      ? `at most ${formatNumber(withEdges)}, one request a slot over the edges of its window`
      : `at most ${limit}`;
  if (isOfEdges)
    return [
      violation(loop, {
        expected,
        cause:
          'As if requests over the edges of a window that was cut out of a longer run were counted whole, at most one a slot.',
        fix: 'Give a window that begins with the first request and ends with the last, or count only the tokens inside it.',
      }),
    ];
  const refused = time.addedUp ? {} : { severity: 'reject' as const };
  return [{ ...violation(loop, { expected, cause: likelyCause(inFlight / limit), fix: FIX }), ...refused }];
}

function tooFew(loop: Loop): Violation[] {
  const { point, limit, time, inFlight } = loop;
  if (point.load.mode !== 'closed') return [];
  const least = leastOf(loop);
  const stated = point.load.inWaves === true ? WAVE_TOLERANCE : TOLERANCE;
  const tolerance = time.addedUp ? ADDED_UP_TOLERANCE : stated;
  if (least === null || inFlight - least >= -tolerance * least) return [];
  const expected = least === limit ? `${limit} within 15 %` : `at least ${formatNumber(least)}`;
  return [violation(loop, { expected, cause: '', fix: FIX })];
}

/** Fewest in flight that a closed loop of this sending has; null where nothing can be said. */
function leastOf({ point, limit, time }: Loop): number | null {
  const { counts, latency, load } = point;
  const { completed } = counts;
  const slowestSec = latency.e2e?.maxSec ?? null;
  // A wave lasts as long as its slowest request.
  if (load.inWaves === true) return slowestSec === null ? null : (limit * time.seconds) / slowestSec;
  if (completed >= MANY_ROUNDS * limit) return limit;
  if (completed < FEW_REQUESTS || (counts.failed ?? 0) + (counts.cancelled ?? 0) > 0) return null;
  // No slot is empty while requests wait, so all but the slowest request is over when the work ÷ slots is.
  const work = completed * time.seconds;
  const longestSec = work / Math.min(limit, completed) + (slowestSec ?? ASSUMED_TAIL * time.seconds);
  return work / longestSec;
}

const FIX = 'Check the declared concurrency, and that duration covers exactly the measured requests.';

function violation(
  { point, index, limit, time, inFlight }: Loop,
  { expected, cause, fix }: { expected: string; cause: string; fix: string },
): Violation {
  const off = inFlight / limit - 1;
  const sum =
    `${formatNumber(point.counts.completed)} requests × ${formatNumber(time.seconds)} s ÷ ${formatNumber(point.durationSec)} s = ` +
    `${formatNumber(inFlight)} in flight, declared ${limit}: ${formatPercent(Math.abs(off))} ${off > 0 ? 'above' : 'below'}.`;
  return {
    path: `points[${index}].load.concurrencyLimit`,
    message: cause === '' ? sum : `${sum} ${cause}`,
    value: formatNumber(inFlight),
    expected,
    fix,
  };
}

/** Factor by which a stated rate may exceed what its load lets in: medians, ramps and tails weigh less. */
const PUBLISHED_FACTOR = 1.5;

/** Shares of a stated load that a file's rate and latency have to show, with and without the time to first token. */
const LEAST_SHARE = 1 / 2;
const LEAST_ANSWERED_SHARE = 1 / 3;

/**
 * Checks what is stated of a fixed number in flight against rate and latency. Users of an agentic replay wait for tools between
 * turns, so their number is none of requests; and what was published may count users who wait elsewhere.
 */
function ofSummary(point: SummaryPoint, index: number): Violation[] {
  const { batch, batchBasis, phase, scenario, offline, reported } = point;
  if (phase !== 'SERVING' || batchBasis !== 'DECLARED' || offline === true) return [];
  if (batch === null || scenario !== undefined) return [];
  const found = leastInFlight(point);
  if (found === null) return [];
  const { count, words, whole } = found;
  const path = `points[${index}].batch`;
  const sum = `${words} = ${formatNumber(count)} in flight, stated ${formatNumber(batch)}`;
  if (count > PUBLISHED_FACTOR * batch)
    return [
      {
        path,
        message: `${sum}: ${formatNumber(count / batch)} times as many.`,
        value: formatNumber(count),
        expected: `at most ${PUBLISHED_FACTOR} times ${formatNumber(batch)}`,
        fix: 'Check that rate, latency and load are of one run, and that one server answered.',
      },
    ];
  const least = batch * (whole ? LEAST_SHARE : LEAST_ANSWERED_SHARE);
  if (reported !== null || count >= least) return [];
  return [
    {
      path,
      message: `${sum}: ${formatPercent(1 - count / batch)} below. The load did not reach the server, or is not the one that was run.`,
      value: formatNumber(count),
      expected: `at least ${formatNumber(least)}`,
      fix: 'Check that the load generator kept so many requests open, and that rate and latency are of all of them.',
    },
  ];
}
