import type { ServeRequest } from '@inferbench/domain/simulation/serve-request';
import type { LoadLatency, LoadStatistic, ServedLoad } from '@inferbench/domain/simulation/serving-curve';
import { isOpen, type ServingLoad } from '@inferbench/serving/load';
import type { Estimate, ReplicatedOutcome } from '@inferbench/serving/replications';
import type { ServedLoad as Served } from '@inferbench/serving/serve-curve';
import { MS_PER_SEC } from '@inferbench/units/si';
import { loadFigures } from './load-figures.ts';
import type { ServingWork } from './serving-work.ts';

/** One load of a curve as it is told: latencies over all replications, the rest of the first. */
export function curveLoad(
  request: Pick<ServeRequest, 'slo' | 'costAssumptions'>,
  work: ServingWork,
  { load, served: { arrivals, outcome } }: { load: ServingLoad; served: Served },
): ServedLoad {
  const figures = loadFigures(request, work, { load, outcome: outcome.first });
  const { firstToken, goodput, kvUse, preemptions, power, energy, cost } = figures;
  const { ttft, tpot, itl, e2e } = outcome.latencies;
  const tokensPerSec = outcome.outputTokensPerSec.mean;
  const ttftMs = (outcome.first.ttft.meanSec ?? 0) * MS_PER_SEC;
  return {
    arrivals: arrivals.kind,
    offeredRequestsPerSec: isOpen(arrivals) ? arrivals.rate : null,
    clients: isOpen(arrivals) ? null : arrivals.clients,
    concurrency: outcome.meanInFlight.mean,
    ttft: latencyOf(ttft),
    tpot: latencyOf(tpot),
    itl: latencyOf(itl),
    e2e: latencyOf(e2e),
    requestsPerSec: outcome.requestsPerSec.mean,
    outputTokensPerSec: tokensPerSec,
    outputTokensPerSecPerChip: tokensPerSec / work.chips,
    firstToken,
    waiting: firstToken === null || ttftMs === 0 ? 0 : firstToken.queueMs / ttftMs,
    goodput,
    kvUse: kvUse.mean,
    preemptions,
    watts: power?.acceleratorWatts ?? null,
    joulesPerOutputToken:
      energy?.find(({ boundary }) => boundary === 'device_sensor')?.joulesPerOutputToken ?? null,
    usdPerMillionOutputTokens: cost?.usdPerMillionOutputTokens ?? null,
    converged: outcome.precision === null ? null : outcome.precision === 'NARROW',
    replications: outcome.replications,
    requests: outcome.requests,
  };
}

function latencyOf({ meanSec, p50Sec, p95Sec, p99Sec }: ReplicatedOutcome['latencies']['ttft']): LoadLatency {
  return { mean: inMs(meanSec), p50: inMs(p50Sec), p95: inMs(p95Sec), p99: inMs(p99Sec) };
}

function inMs(estimate: Estimate | null): LoadStatistic | null {
  if (estimate === null) return null;
  const { mean, low, high } = estimate;
  return {
    ms: mean * MS_PER_SEC,
    lowMs: low === null ? null : low * MS_PER_SEC,
    highMs: high === null ? null : high * MS_PER_SEC,
  };
}
