import type { ServedKey, ServedLatency, ServedPhysics } from '@inferbench/checks/physics';
import type { Distribution } from '@inferbench/domain/terms/distribution';
import { meanLengths, type Point } from '@inferbench/domain/runs/point';
import type { ServingBands } from '@inferbench/domain/simulation/serve-result';
import { eventCount } from '@inferbench/serving/event-count';
import type { ServingLoad } from '@inferbench/serving/load';
import { serveLoad } from '@inferbench/serving/serve-load';
import type { SimulatedLatency } from '@inferbench/serving/statistics';
import { isCalibrated } from '@inferbench/simulator/is-calibrated';
import { attentionRanks } from '@inferbench/simulator/attention-ranks';
import { isPositive } from '@inferbench/units/numeric-guards';
import type { ResolvedRun } from '../resolve-run.ts';
import type { SetUp } from '../simulation/set-up.ts';
import { servingTime } from '../simulation/step-times.ts';
import { attainableSystem } from './attainable-system.ts';
import { bandsOf, servingBasis } from './evidence.ts';

/** Requests of a published run for each client, where its own number is not stated. */
const FOR_EACH_CLIENT = 10;
/** A point is simulated once when it is checked, within some milliseconds. */
const MOST_CLIENTS = 1024;
const MOST_REQUESTS = 640;
const MOST_EVENTS = 16_000;

/**
 * The best public stack under the arrivals of a point: all clients start at once, and the whole run counts, as most load generators
 * do it. Null where lengths, the number of clients or techniques are not stated, and for an open loop.
 */
export function servedPhysics(resolved: ResolvedRun, point: Point): ServedPhysics | null {
  const stated = statedLoad(resolved, point);
  if (stated === null) return null;
  const { load, isWhole } = stated;
  const best = attainableSystem(resolved, load);
  if (!best.ok) return null;
  const { setUp, system } = best.value;
  const { chip } = resolved;
  const basis = isCalibrated(chip) ? 'reference' : 'uncalibrated';
  const bands = bandsOf(chip, servingBasis({ basis, rows: 0 }), { open: false });
  if (!mayBeTooFast(point, { setUp, bands, load, clients: stated.clients })) return null;
  if (eventCount(system, load) > MOST_EVENTS) return null;
  const { ttft, tpot, pools } = serveLoad({ ...system, load });
  // Whoever does not say in which words the cache was kept is not told that it was full.
  const hasRoom = resolved.run.precision.kv !== null || pools.prefill.waitedForSec.kv === 0;
  const of = (
    latency: SimulatedLatency,
    band: ServingBands['ttftMs'],
  ): Record<ServedKey, ServedLatency | null> => ({
    p50Sec: beside(latency.p50Sec, band.p50.low),
    // Of a longer run, a smaller share is the wave in which all clients start.
    p95Sec: isWhole ? beside(latency.p95Sec, band.p95.low) : null,
  });
  return {
    clients: stated.clients,
    requests: load.requests,
    ttft: hasRoom ? of(ttft, bands.ttftMs) : { p50Sec: null, p95Sec: null },
    tpot: of(tpot, bands.tpotMs),
  };
}

/**
 * Whether a percentile is so fast that a simulation could tell: its own costs milliseconds, the closed form of a steady state and of
 * all prompts one after another a few microseconds.
 */
function mayBeTooFast(
  { latency }: Point,
  { setUp, bands, load, clients }: { setUp: SetUp; bands: ServingBands; load: ServingLoad; clients: number },
): boolean {
  const { prefill, attainableTpotSec } = servingTime(setUp, { ...load, batch: clients });
  const prompts = Math.ceil(clients / attentionRanks(setUp.placement).count);
  const within = (stated: Distribution | null | undefined, sec: number) =>
    KEYS.some((key) => isPositive(stated?.[key]) && (stated?.[key] ?? 0) < sec);
  return (
    within(latency?.tpot, attainableTpotSec * bands.tpotMs.p50.low) ||
    within(latency?.ttft, (prompts * prefill.attainableSec + attainableTpotSec) * bands.ttftMs.p50.low)
  );
}

const KEYS: readonly ServedKey[] = ['p50Sec', 'p95Sec'];

function beside(seconds: number | null, bandLow: number): ServedLatency | null {
  return seconds === null ? null : { seconds, bandLow };
}

interface StatedLoad {
  load: ServingLoad;
  clients: number;
  /** Whether all requests of the measured run are simulated. */
  isWhole: boolean;
}

function statedLoad({ run }: ResolvedRun, point: Point): StatedLoad | null {
  const [clients, lengths] = [clientsOf(point), lengthsOf(point)];
  if (clients === null || clients > MOST_CLIENTS || lengths === null) return null;
  const measured = point.measurement === 'requests' ? point.counts.completed : FOR_EACH_CLIENT * clients;
  const requests = Math.min(measured, Math.max(MOST_REQUESTS, 2 * clients));
  return {
    load: {
      arrivals: { kind: 'burst', clients },
      ...lengths,
      prefixHit: run.techniques.prefixCacheHitRate ?? 0,
      requests,
      window: 'whole run',
      seed: 1,
    },
    clients,
    isWhole: requests === measured,
  };
}

/** Clients with one request each; a rate, conversations and a mean in flight are no number of clients. */
function clientsOf(point: Point): number | null {
  if (point.measurement === 'requests') {
    const { mode, concurrencyLimit, requestRatePerSec, multiTurn } = point.load;
    return mode === 'open' || requestRatePerSec !== null || multiTurn === true ? null : concurrencyLimit;
  }
  const { phase, batch, batchBasis } = point;
  return phase === 'SERVING' && batchBasis === 'DECLARED' && Number.isInteger(batch) ? batch : null;
}

function lengthsOf(point: Point): Pick<ServingLoad, 'inputTokens' | 'outputTokens' | 'spread'> | null {
  if (point.measurement === 'summary' && point.nominal !== undefined) {
    const { inputTokens, outputTokens, lowShare, highShare } = point.nominal;
    return whole(highShare * inputTokens, highShare * outputTokens, lowShare / highShare);
  }
  const lengths = meanLengths(point);
  return lengths === null ? null : whole(lengths.inputTokens, lengths.outputTokens, 1);
}

/** Null where there is no prompt, or no token after the first. */
function whole(input: number, output: number, spread: number) {
  const [inputTokens, outputTokens] = [Math.round(input), Math.round(output)];
  return inputTokens >= 1 && outputTokens >= 2 && isPositive(spread) && spread <= 1
    ? { inputTokens, outputTokens, spread }
    : null;
}
