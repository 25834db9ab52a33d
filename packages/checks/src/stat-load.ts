import { PERCENTILE_KEYS } from '@inferbench/domain/terms/distribution';
import type { MetricValue } from '@inferbench/domain/terms/metric';
import { meanLengths, type Point } from '@inferbench/domain/runs/point';
import { formatNumber } from '@inferbench/units/format';
import { MS_PER_SEC } from '@inferbench/units/si';
import type { CheckSubject, Rule, Violation } from './rule.ts';

const LATENCIES = ['ttft', 'tpot'] as const;

/**
 * Holds loads to a law: more requests at once never shorten a latency: where one falls by more than both intervals,
 * something else changed.
 */
export const statLoad: Rule = {
  id: 'STAT-LOAD',
  title: 'Latency does not fall as load rises',
  severity: 'warn',
  since: '0.6.0',
  explanation:
    'Two points of a run that differ in concurrency alone: the one with more requests in flight has no shorter percentile of TTFT or TPOT, beyond the intervals of both. Usually the smaller load ran first, on caches that were cold.',
  formula:
    'percentile at the higher concurrency + its interval ≥ percentile at the next lower one − its interval',
  checkPoint: (subject) => {
    const load = loadOf(subject.point);
    if (load === null) return [];
    const lower = nextLower(subject, load);
    if (lower.length === 0) return [];
    // A number of requests that nobody stated lets no interval be worked out.
    return LATENCIES.filter((name) => subject.score.latency[name].n !== null).flatMap((name) =>
      PERCENTILE_KEYS.flatMap((key) => fallOf(subject, lower, { name, key, load }) ?? []),
    );
  },
};

/** Requests, or conversations, in flight by the client's limit; null where no limit made the load. */
function loadOf(point: Point): number | null {
  if (point.measurement === 'requests') {
    return point.load.requestRatePerSec === null ? point.load.concurrencyLimit : null;
  }
  return point.phase === 'SERVING' && point.batchBasis === 'DECLARED' ? point.batch : null;
}

/** Points of the run with the next lower load and the same lengths, mode and data. */
function nextLower({ run, point }: CheckSubject, load: number): Point[] {
  const below = run.points.filter(
    (other) => (loadOf(other) ?? load) < load && differInLoadAlone(point, other),
  );
  const next = below.reduce((most, other) => Math.max(most, loadOf(other) ?? 0), 0);
  return below.filter((other) => loadOf(other) === next);
}

/** Lengths that are drawn again for every point differ by less. */
const SAME_LENGTH_SHARE = 0.02;

function differInLoadAlone(point: Point, other: Point): boolean {
  const [ours, theirs] = [meanLengths(point), meanLengths(other)];
  if (ours === null || theirs === null || !isSame(ours.inputTokens, theirs.inputTokens)) return false;
  if (!isSame(ours.outputTokens, theirs.outputTokens)) return false;
  if (point.measurement === 'requests' && other.measurement === 'requests') {
    return point.load.mode === other.load.mode && point.load.multiTurn === other.load.multiTurn;
  }
  return point.measurement === other.measurement;
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= SAME_LENGTH_SHARE * Math.max(a, b);
}

type Judged = { name: (typeof LATENCIES)[number]; key: (typeof PERCENTILE_KEYS)[number]; load: number };

/** Null unless the percentile lies below that of every try of the lower load. */
function fallOf(
  { score, index, latencyOf }: CheckSubject,
  lower: readonly Point[],
  { name, key, load }: Judged,
): Violation | null {
  const valueOf = (latency: CheckSubject['score']['latency']) => latency[name][`${percentile(key)}Ms`];
  const here: MetricValue = valueOf(score.latency);
  if (!here.present) return null;
  let nearest: Extract<MetricValue, { present: true }> | null = null;
  for (const other of lower) {
    // What is not even smaller needs no interval: those of many requests take time to work out.
    const statedSec = other.latency?.[name]?.[key] ?? null;
    if (statedSec === null || statedSec * MS_PER_SEC <= here.value) return null;
    const there = valueOf(latencyOf(other));
    if (!there.present || here.interval.high >= there.interval.low) return null;
    if (nearest === null || there.value < nearest.value) nearest = there;
  }
  if (nearest === null) return null;
  const lowerLoad = lower[0] === undefined ? load : (loadOf(lower[0]) ?? load);
  const text = (of: typeof nearest) =>
    `${formatNumber(of.value)} ms (${formatNumber(of.interval.low)} to ${formatNumber(of.interval.high)})`;
  const [shown, before] = [text(here), text(nearest)];
  return {
    path: `points[${index}].latency.${name}.${key}`,
    message:
      `${name.toUpperCase()} ${percentile(key)} is ${shown} at ${formatNumber(load)} in flight and ${before} at ` +
      `${formatNumber(lowerLoad)}: it falls as the load rises, by more than both intervals.`,
    value: shown,
    expected: `at least ${formatNumber(nearest.interval.low)} ms`,
    fix: 'Warm the system up before the first load (system.warmUp), run each load for as long, and repeat both.',
  };
}

function percentile(key: Judged['key']): 'p50' | 'p90' | 'p95' | 'p99' {
  return PERCENTILE_NAMES[key];
}

const PERCENTILE_NAMES = { p50Sec: 'p50', p90Sec: 'p90', p95Sec: 'p95', p99Sec: 'p99' } as const;
