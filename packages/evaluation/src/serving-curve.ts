import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { ServeRequest } from '@inferbench/domain/simulation/serve-request';
import type {
  CurveEffort,
  ServedLoad,
  ServingCurve,
  ServingCurveRequest,
} from '@inferbench/domain/simulation/serving-curve';
import type { Capacity } from '@inferbench/serving/capacity';
import type { Arrivals, ServingLoad } from '@inferbench/serving/load';
import { COARSE, LIVE, PRECISE, type Precision } from '@inferbench/serving/replications';
import { serveCurve } from '@inferbench/serving/serve-curve';
import { ENGINE_VERSION } from './engine-version.ts';
import { loadKnee } from './load-knee.ts';
import { curveLoad } from './serving/curve-load.ts';
import { bandsOf, servingBasis } from './serving/evidence.ts';
import { capacityOfWork, offeredTooMuch, servingCapacity } from './serving/serving-capacity.ts';
import { servingLoad, tooLong } from './serving/serving-load.ts';
import { simulatedPrecision } from './simulation/simulated-precision.ts';
import { servingWork } from './serving/serving-work.ts';

/** Requests of a run at least, and for each client: as many rounds as the start and the end of a run leave out, and more. */
const REQUESTS = 1000;
const FOR_EACH_CLIENT = 8;

const EFFORT: Readonly<Record<CurveEffort, Precision>> = { COARSE, LIVE, PRECISE };

/** Shares of the capacity that a curve without loads of its own is drawn at. */
const SWEEP = [0.05, 0.2, 0.4, 0.6, 0.7, 0.8, 0.9, 0.95] as const;

/**
 * One system under growing load (docs/serving.md): every load sees the same requests. Errors: those of `serve`; a rate that cannot be
 * served ends the curve, and is SATURATED only where it is the first.
 */
export function servingCurve(
  request: ServingCurveRequest,
  catalogue: CatalogueView,
): Result<ServingCurve, InferbenchError> {
  const { rates: _rates, clients: _clients, effort, ...system } = request;
  const asked: ServeRequest = { ...system, ...widest(request) };
  const made = servingWork(asked, catalogue);
  if (!made.ok) return made;
  const work = made.value;
  const least = request.requests ?? REQUESTS;
  const load: ServingLoad = { ...servingLoad(asked), requests: least, window: 'steady' };
  const precision = EFFORT[effort];
  const runs = requestsOfLoads(request, least).map((requests) => ({
    ...load,
    requests: precision.least * requests,
  }));
  const refused = tooLong(work.system, runs);
  if (refused !== null) return fail(refused);
  const capacity = capacityOfWork(work, load);
  const arrivals = arrivalsOf(request, capacity);
  const curve = serveCurve({ system: work.system, load, arrivals, precision, capacity });
  const served = curve.loads.flatMap((one): ServedLoad[] =>
    one.kind === 'SERVED' ? [curveLoad(asked, work, { load, served: one })] : [],
  );
  const saturated = curve.loads.find((one) => one.kind === 'SATURATED');
  if (served.length === 0 && saturated) {
    return fail(offeredTooMuch(saturated.offeredRequestsPerSec, saturated.capacity));
  }
  const basis = servingBasis(work.evidence);
  const { chip } = work.resolved;
  return ok({
    kind: 'SIMULATED',
    loads: served,
    saturatedAt: saturated?.offeredRequestsPerSec ?? null,
    capacity: servingCapacity(capacity),
    knees: kneesOf(served),
    stackBasis: basis,
    band: bandsOf(chip, basis, { open: request.clients === undefined }),
    precision: simulatedPrecision(work.resolved),
    chips: work.chips,
    placement: work.decode.placement,
    prefillPlacement: work.prefill?.placement ?? null,
    scheduler: work.scheduler,
    seed: load.seed,
    engineVersion: ENGINE_VERSION,
  });
}

function arrivalsOf({ rates, clients }: ServingCurveRequest, capacity: Capacity | null): Arrivals[] {
  const ascending = (values: readonly number[]) => [...new Set(values)].toSorted((a, b) => a - b);
  if (clients !== undefined) return ascending(clients).map((count) => ({ kind: 'closed', clients: count }));
  const swept = capacity === null ? [] : SWEEP.map((share) => share * capacity.requestsPerSec);
  return ascending(rates ?? swept).map((rate) => ({ kind: 'poisson', rate }));
}

/** Requests of each load, before its rate is known: a closed load has so many for each client. */
function requestsOfLoads({ rates, clients }: ServingCurveRequest, least: number): number[] {
  if (clients === undefined) return (rates ?? SWEEP).map(() => least);
  return clients.map((count) => Math.max(least, FOR_EACH_CLIENT * count));
}

function kneesOf(loads: readonly ServedLoad[]): ServingCurve['knees'] {
  const over = (latency: 'TTFT' | 'TPOT' | 'E2E', of: (load: ServedLoad) => ServedLoad['ttft']) =>
    loadKnee(
      latency,
      loads.map((load) => ({ concurrency: load.concurrency, p95Ms: of(load).p95?.ms ?? null })),
    );
  return [over('TTFT', ({ ttft }) => ttft), over('TPOT', ({ tpot }) => tpot), over('E2E', ({ e2e }) => e2e)];
}

/** The load that chips are divided for. */
function widest({ clients }: ServingCurveRequest): Pick<ServeRequest, 'arrivals' | 'batch'> {
  return clients === undefined
    ? { arrivals: 'poisson', batch: 1 }
    : { arrivals: 'closed', batch: Math.max(...clients) };
}
