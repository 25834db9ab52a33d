import { meanInterval, type MeanInterval } from '@inferbench/units/student-t';
import { replicationSeed } from './counter-random.ts';
import type { ServingOutcome } from './outcome.ts';
import { serveLoad } from './serve-load.ts';
import type { ServeInput } from './system.ts';

/** How often a load is simulated: `least` times, then doubled until intervals are narrow, at most `most` times. */
export interface Precision {
  least: number;
  most: number;
  /** Half-width of the 95 % intervals of p95 TTFT and p95 TPOT that is narrow enough, as a share of the mean. */
  share: number;
}

export const PRECISE: Precision = { least: 8, most: 64, share: 0.05 };
/** Precision while somebody moves a slider: what stays wide is made precise afterwards. */
export const LIVE: Precision = { least: 8, most: 8, share: 0.05 };
/** A first look. */
export const COARSE: Precision = { least: 1, most: 1, share: 0.05 };

/** A statistic over replications; `low` and `high` are null for a single one. */
export interface Estimate {
  mean: number;
  low: number | null;
  high: number | null;
}

const LATENCIES = ['ttft', 'tpot', 'itl', 'e2e'] as const;
type Latency = (typeof LATENCIES)[number];
const STATISTICS = ['meanSec', 'p50Sec', 'p95Sec', 'p99Sec'] as const;
type Statistic = (typeof STATISTICS)[number];

export interface ReplicatedOutcome {
  replications: number;
  /** `WIDE`: the most replications did not make the intervals narrow. Null where one replication has no interval. */
  precision: 'NARROW' | 'WIDE' | null;
  /** Requests that count in one replication, on average. */
  requests: number;
  latencies: Readonly<Record<Latency, Readonly<Record<Statistic, Estimate | null>>>>;
  requestsPerSec: Estimate;
  outputTokensPerSec: Estimate;
  totalTokensPerSec: Estimate;
  meanInFlight: Estimate;
  /** The replication with the load's own seed. */
  first: ServingOutcome;
}

/**
 * Independent runs of one load that differ in their seeds alone; `seen` is shown each of them. The first may have been made before.
 */
export function serveReplicated(
  input: ServeInput,
  precision: Precision = PRECISE,
  seen?: (outcome: ServingOutcome) => void,
  first: ServingOutcome = serveLoad(input),
): ReplicatedOutcome {
  seen?.(first);
  const rows = [rowOf(first)];
  for (let wanted = precision.least; ; wanted = Math.min(precision.most, 2 * wanted)) {
    while (rows.length < wanted) {
      const seed = replicationSeed(input.load.seed, rows.length);
      const outcome = serveLoad({ ...input, load: { ...input.load, seed } });
      seen?.(outcome);
      rows.push(rowOf(outcome));
    }
    const isNarrow = (['ttft', 'tpot'] as const).every((latency) =>
      isWithin(estimateOf(rows.map((row) => row.latencies[latency].p95Sec)), precision.share),
    );
    if (isNarrow || wanted >= precision.most) return summaryOf(rows, first, isNarrow);
  }
}

/** What of a run is averaged: its requests need not be kept. */
function rowOf(outcome: ServingOutcome) {
  const { ttft, tpot, itl, e2e, requestsPerSec, outputTokensPerSec, totalTokensPerSec, meanInFlight } =
    outcome;
  return {
    requests: e2e.n,
    latencies: { ttft, tpot, itl, e2e },
    rates: { requestsPerSec, outputTokensPerSec, totalTokensPerSec, meanInFlight },
  };
}
type Row = ReturnType<typeof rowOf>;

function summaryOf(rows: readonly Row[], first: ServingOutcome, isNarrow: boolean): ReplicatedOutcome {
  const latency = (name: Latency) => {
    const of = (statistic: Statistic) => estimateOf(rows.map((row) => row.latencies[name][statistic]));
    return { meanSec: of('meanSec'), p50Sec: of('p50Sec'), p95Sec: of('p95Sec'), p99Sec: of('p99Sec') };
  };
  const rate = (name: keyof Row['rates']): Estimate =>
    estimateOf(rows.map((row) => row.rates[name])) ?? { mean: 0, low: null, high: null };
  return {
    replications: rows.length,
    precision: rows.length < 2 ? null : isNarrow ? 'NARROW' : 'WIDE',
    requests: rows.reduce((sum, row) => sum + row.requests, 0) / rows.length,
    latencies: { ttft: latency('ttft'), tpot: latency('tpot'), itl: latency('itl'), e2e: latency('e2e') },
    requestsPerSec: rate('requestsPerSec'),
    outputTokensPerSec: rate('outputTokensPerSec'),
    totalTokensPerSec: rate('totalTokensPerSec'),
    meanInFlight: rate('meanInFlight'),
    first,
  };
}

/** Null if any replication is without a value: fewer runs than were made would be another population. */
function estimateOf(values: readonly (number | null)[]): Estimate | null {
  const known = values.filter((value) => value !== null);
  const [only] = known;
  if (only === undefined || known.length < values.length) return null;
  const interval: MeanInterval | null = meanInterval(known);
  return interval ?? { mean: only, low: null, high: null };
}

/** Whether an estimate is narrow enough: without a value there is nothing to narrow. */
function isWithin(estimate: Estimate | null, share: number): boolean {
  if (estimate === null) return true;
  return estimate.high !== null && estimate.high - estimate.mean <= share * estimate.mean;
}
