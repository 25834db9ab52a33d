import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { ServeRequest } from '@inferbench/domain/simulation/serve-request';
import type { ServeResult } from '@inferbench/domain/simulation/serve-result';
import { isOpen, type ServingLoad } from '@inferbench/serving/load';
import type { ServingOutcome } from '@inferbench/serving/outcome';
import { hasTrend } from '@inferbench/serving/queue-growth';
import { MOST_OFFERED } from '@inferbench/serving/saturation';
import { serveLoad } from '@inferbench/serving/serve-load';
import { ENGINE_VERSION } from './engine-version.ts';
import { bandsOf, servingBasis } from './serving/evidence.ts';
import { loadFigures } from './serving/load-figures.ts';
import { missingStatistics, servedLatency } from './serving/served-latency.ts';
import { capacityOfWork, offeredTooMuch, servingCapacity } from './serving/serving-capacity.ts';
import { servingLoad, tooLong } from './serving/serving-load.ts';
import { simulatedPrecision } from './simulation/simulated-precision.ts';
import { type ServingWork, servingWork } from './serving/serving-work.ts';

export interface ServeOptions {
  /** Off for many closed loads at once, of which only the latencies are asked: it takes as long as the load itself. */
  withCapacity?: boolean;
}

/**
 * Simulates a load on a system request by request (docs/serving.md). Errors: NOT_FOUND (chip, model), NOT_SIMULATED,
 * INCOMPLETE_SPEC, UNSUPPORTED_PRECISION, DOES_NOT_FIT, SATURATED (a rate above the capacity), TOO_LONG, INVALID (placement, layout,
 * context).
 */
export function serve(
  request: ServeRequest,
  catalogue: CatalogueView,
  { withCapacity = true }: ServeOptions = {},
): Result<ServeResult, InferbenchError> {
  const made = servingWork(request, catalogue);
  if (!made.ok) return made;
  const work = made.value;
  const load = servingLoad(request);
  const refused = tooLong(work.system, [load]);
  if (refused !== null) return fail(refused);
  const { arrivals } = load;
  const capacity = withCapacity || isOpen(arrivals) ? capacityOfWork(work, load) : null;
  const offered = isOpen(arrivals) && capacity !== null ? { rate: arrivals.rate, capacity } : null;
  if (offered !== null && offered.rate > MOST_OFFERED * offered.capacity.requestsPerSec) {
    return fail(offeredTooMuch(offered.rate, offered.capacity));
  }
  const outcome = serveLoad({ ...work.system, load });
  if (offered !== null && hasTrend(outcome.queue, outcome.requests.count)) {
    return fail(offeredTooMuch(offered.rate, offered.capacity));
  }
  return ok(answer(request, work, { load, capacity: servingCapacity(capacity), outcome }));
}

interface Served {
  load: ServingLoad;
  capacity: ServeResult['capacity'];
  outcome: ServingOutcome;
}

function answer(request: ServeRequest, work: ServingWork, { load, capacity, outcome }: Served): ServeResult {
  const { chip } = work.resolved;
  const { window, requests } = outcome;
  const figures = loadFigures(request, work, { load, outcome });
  const latencies = {
    ttftMs: servedLatency(outcome.ttft),
    tpotMs: servedLatency(outcome.tpot),
    itlMs: servedLatency(outcome.itl),
    e2eMs: servedLatency(outcome.e2e),
  };
  const basis = servingBasis(work.evidence);
  return {
    kind: 'SIMULATED',
    ...latencies,
    outputTokensPerSec: outcome.outputTokensPerSec,
    totalTokensPerSec: outcome.totalTokensPerSec,
    requestsPerSec: outcome.requestsPerSec,
    meanInFlight: outcome.meanInFlight,
    capacity,
    ...figures,
    requests: { sent: requests.count, counted: window.to - window.from, dropped: outcome.dropped },
    window: load.window,
    basis,
    band: bandsOf(chip, basis, { open: isOpen(load.arrivals) }),
    missing: {
      ...missingStatistics('ttftMs', latencies.ttftMs, outcome.ttft),
      ...missingStatistics('tpotMs', latencies.tpotMs, outcome.tpot),
      ...missingStatistics('itlMs', latencies.itlMs, outcome.itl),
      ...missingStatistics('e2eMs', latencies.e2eMs, outcome.e2e),
      ...(figures.power === null ? { power: 'NO_POWER_MODEL', energy: 'NO_POWER_MODEL' } : {}),
      ...(figures.cost === null ? { cost: 'NO_PRICE' } : {}),
    },
    precision: simulatedPrecision(work.resolved),
    chips: work.chips,
    placement: work.decode.placement,
    prefillPlacement: work.prefill?.placement ?? null,
    scheduler: work.scheduler,
    seed: load.seed,
    engineVersion: ENGINE_VERSION,
  };
}
