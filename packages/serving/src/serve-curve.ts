import { type Capacity, capacityOf } from './capacity.ts';
import { type Arrivals, isOpen, type ServingLoad } from './load.ts';
import type { ServingOutcome } from './outcome.ts';
import { hasTrend } from './queue-growth.ts';
import { PRECISE, type Precision, type ReplicatedOutcome, serveReplicated } from './replications.ts';
import { MOST_OFFERED, type Saturated } from './saturation.ts';
import { serveLoad } from './serve-load.ts';
import type { ServeInput, ServingSystem } from './system.ts';

/** A run is at least so many times as long as a request, in requests; at most as long as this. */
const RUNS_IN_FLIGHT = 8;
const MOST_REQUESTS = 20_000;

/** A load that was served. */
export interface ServedLoad {
  kind: 'SERVED';
  arrivals: Arrivals;
  outcome: ReplicatedOutcome;
  /** Whether more than half of the time to first token is waiting, as closed loads may: they never refuse. */
  mostlyWaits: boolean;
}

export interface ServingCurve {
  /** Null where no request fits. */
  capacity: Capacity | null;
  /** Loads in the order asked for; the first load above the capacity is `SATURATED` and ends the curve of rates. */
  loads: readonly (ServedLoad | Saturated)[];
}

interface CurveInput {
  system: ServingSystem;
  /** What all loads share; its arrivals are replaced. */
  load: ServingLoad;
  /** Arrivals from the lowest load to the highest. */
  arrivals: readonly Arrivals[];
  precision?: Precision;
  /** Known from an earlier call of the same system and shape. */
  capacity?: Capacity | null;
  seen?: (arrivals: Arrivals, outcome: ServingOutcome) => void;
}

/** One system under growing load. All loads see the same requests, so that neighbours differ in the load alone. */
export function serveCurve(input: CurveInput): ServingCurve {
  const { system, load, precision = PRECISE, seen } = input;
  const capacity = input.capacity === undefined ? capacityOf(system, load) : input.capacity;
  const loads: (ServedLoad | Saturated)[] = [];
  for (const arrivals of input.arrivals) {
    const refused = isOpen(arrivals) && capacity !== null ? refusalOf(arrivals.rate, capacity) : null;
    if (refused !== null) {
      loads.push(refused);
      break;
    }
    const { input: sized, first } = longEnough({ ...system, load: { ...load, arrivals } });
    const outcome = serveReplicated(sized, precision, (one) => seen?.(arrivals, one), first);
    if (isOpen(arrivals) && capacity !== null && hasTrend(first.queue, first.requests.count)) {
      loads.push(saturated(arrivals.rate, capacity));
      break;
    }
    loads.push({ kind: 'SERVED', arrivals, outcome, mostlyWaits: mostlyWaits(first) });
  }
  return { capacity, loads };
}

/** A load with as many requests as asked for, or so many that those in flight are a small part of them; and its first run. */
function longEnough(input: ServeInput): { input: ServeInput; first: ServingOutcome } {
  const first = serveLoad(input);
  const wanted = Math.min(MOST_REQUESTS, Math.ceil(RUNS_IN_FLIGHT * first.meanInFlight));
  if (wanted <= input.load.requests) return { input, first };
  const longer = { ...input, load: { ...input.load, requests: wanted } };
  return { input: longer, first: serveLoad(longer) };
}

function refusalOf(rate: number, capacity: Capacity): Saturated | null {
  return rate > MOST_OFFERED * capacity.requestsPerSec ? saturated(rate, capacity) : null;
}

function saturated(offeredRequestsPerSec: number, capacity: Capacity): Saturated {
  return { kind: 'SATURATED', offeredRequestsPerSec, capacity };
}

function mostlyWaits({ firstToken, ttft }: ServingOutcome): boolean {
  return firstToken !== null && ttft.meanSec !== null && firstToken.queueSec > ttft.meanSec / 2;
}
