import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { InferbenchError } from '@inferbench/domain/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/result';
import type { ServeRequest } from '@inferbench/domain/serve-request';
import type { ServeResult } from '@inferbench/domain/serve-result';
import { costsOf } from '@inferbench/scoring/cost';
import { modelledPower, pricesOf } from '@inferbench/scoring/cost-inputs';
import { ownershipUnder } from '@inferbench/scoring/policy';
import { isOpen, type ServingLoad } from '@inferbench/serving/load';
import type { ServingOutcome } from '@inferbench/serving/outcome';
import { MOST_OFFERED } from '@inferbench/serving/saturation';
import { serveLoad } from '@inferbench/serving/serve-load';
import { MS_PER_SEC } from '@inferbench/units/si';
import { ENGINE_VERSION } from './engine-version.ts';
import { bandsOf, evidenceOf } from './serving/evidence.ts';
import { keptLimits } from './serving/kept-limits.ts';
import { powerUnderLoad, type UsedPool, wattsUnderLoad } from './serving/load-power.ts';
import { missingStatistics, servedLatency } from './serving/served-latency.ts';
import { capacityOfWork, offeredTooMuch } from './serving/serving-capacity.ts';
import { servingLoad, tooLong } from './serving/serving-load.ts';
import { type ServingWork, servingWork } from './serving/serving-work.ts';

/**
 * Simulates a load on a system request by request (docs/serving.md). Errors: NOT_FOUND (chip, model), NOT_SIMULATED,
 * INCOMPLETE_SPEC, UNSUPPORTED_PRECISION, DOES_NOT_FIT, SATURATED (a rate above the capacity), TOO_LONG, INVALID (placement, layout,
 * context).
 */
export function serve(request: ServeRequest, catalogue: CatalogueView): Result<ServeResult, InferbenchError> {
  const work = servingWork(request, catalogue);
  if (!work.ok) return work;
  const load = servingLoad(request);
  const refused = tooLong(load, work.value.scheduler);
  if (refused !== null) return fail(refused);
  const capacity = capacityOfWork(work.value, load);
  if (
    isOpen(load.arrivals) &&
    capacity !== null &&
    load.arrivals.rate > MOST_OFFERED * capacity.requestsPerSec
  ) {
    return fail(offeredTooMuch(load.arrivals.rate, capacity));
  }
  const outcome = serveLoad({ ...work.value.system, load });
  return ok(answer(request, { work: work.value, load, capacity, outcome }));
}

interface Served {
  work: ServingWork;
  load: ServingLoad;
  capacity: ServeResult['capacity'];
  outcome: ServingOutcome;
}

function answer(request: ServeRequest, { work, load, capacity, outcome }: Served): ServeResult {
  const { chips, resolved, decode, prefill, stack } = work;
  const { chip, precision, peak } = resolved;
  const { firstToken, pools, window, requests } = outcome;
  const ownership = ownershipUnder(request.costAssumptions ?? {});
  const watts = wattsUnderLoad(usedPools(work, outcome), stack, load);
  const { power, energy } = powerUnderLoad(watts, outcome, {
    chips,
    hostWattsPerChip: ownership.hostWattsPerChip,
  });
  const simulatedWatts = watts?.acceleratorWatts ?? null;
  const costs = costsOf(
    { ...pricesOf(chip), power: modelledPower({ chip, chips, simulatedWatts }) },
    { chips, work: { durationSec: 1, inputTokens: 0, outputTokens: outcome.outputTokensPerSec }, ownership },
  );
  const cost = costs.find(({ basis }) => basis === 'OWNED') ?? costs[0] ?? null;
  const latencies = {
    ttftMs: servedLatency(outcome.ttft),
    tpotMs: servedLatency(outcome.tpot),
    itlMs: servedLatency(outcome.itl),
    e2eMs: servedLatency(outcome.e2e),
  };
  const basis = evidenceOf(work.basis);
  return {
    kind: 'SIMULATED',
    ...latencies,
    outputTokensPerSec: outcome.outputTokensPerSec,
    totalTokensPerSec: outcome.totalTokensPerSec,
    requestsPerSec: outcome.requestsPerSec,
    meanInFlight: outcome.meanInFlight,
    capacity,
    firstToken: firstToken && {
      ingestMs: firstToken.ingestSec * MS_PER_SEC,
      queueMs: firstToken.queueSec * MS_PER_SEC,
      prefillMs: firstToken.prefillSec * MS_PER_SEC,
      // Never less than nothing, but for what rounding leaves.
      interferenceMs: Math.max(0, firstToken.interferenceSec) * MS_PER_SEC,
    },
    mostlyWaits: mostlyWaits(outcome),
    goodput: request.slo === undefined ? null : keptLimits(outcome, request.slo),
    kvUse: (pools.decode ?? pools.prefill).kvUse,
    preemptions: outcome.preemptions,
    requests: { sent: requests.count, counted: window.to - window.from, dropped: outcome.dropped },
    window: load.window,
    basis,
    band: bandsOf(chip, basis),
    power,
    energy,
    cost,
    costs,
    missing: {
      ...missingStatistics('ttftMs', latencies.ttftMs, outcome.ttft),
      ...missingStatistics('tpotMs', latencies.tpotMs, outcome.tpot),
      ...missingStatistics('itlMs', latencies.itlMs, outcome.itl),
      ...missingStatistics('e2eMs', latencies.e2eMs, outcome.e2e),
      ...(power === null ? { power: 'NO_POWER_MODEL', energy: 'NO_POWER_MODEL' } : {}),
      ...(cost === null ? { cost: 'NO_PRICE' } : {}),
    },
    precision: { ...precision, computed: peak.precision },
    chips,
    placement: decode.placement,
    prefillPlacement: prefill?.placement ?? null,
    scheduler: work.scheduler,
    seed: load.seed,
    engineVersion: ENGINE_VERSION,
  };
}

function usedPools({ decode, prefill }: ServingWork, { pools }: ServingOutcome): UsedPool[] {
  if (prefill === null || pools.decode === null) return [{ setUp: decode, use: pools.prefill }];
  return [
    { setUp: prefill, use: pools.prefill },
    { setUp: decode, use: pools.decode },
  ];
}

function mostlyWaits({ firstToken, ttft }: ServingOutcome): boolean {
  return firstToken !== null && ttft.meanSec !== null && firstToken.queueSec > ttft.meanSec / 2;
}
