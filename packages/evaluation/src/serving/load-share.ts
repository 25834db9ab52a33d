import { meanLengths, type Point } from '@inferbench/domain/runs/point';
import { eventCount } from '@inferbench/serving/event-count';
import type { ServingLoad } from '@inferbench/serving/load';
import { serveLoad } from '@inferbench/serving/serve-load';
import type { ServingOutcome } from '@inferbench/serving/outcome';
import { STATE } from '@inferbench/serving/requests';
import type { LoadShare } from '@inferbench/scoring/split';
import { isPositive } from '@inferbench/units/numeric-guards';
import type { ResolvedRun } from '../resolve-run.ts';
import { attainableSystem } from './attainable-system.ts';

/**
 * Requests that show a share: of more at a rate the share is the same; long prompts, which take many steps each, have
 * fewer.
 */
const MOST_REQUESTS = 500;
const MOST_EVENTS = 4000;
/** Requests a second: of fewer, the clock of a simulated run is too coarse for its steps. */
const LEAST_RATE = 1e-6;

/**
 * S_load: share of the window in which the best public stack would have had work under the run's own arrivals
 * (docs/metrics.md#three-way-split). Clients that send a request as soon as one ends always leave it some; of a rate, a simulation
 * tells. Null where the phase has no arrivals.
 */
export function loadShare(resolved: ResolvedRun, point: Point): LoadShare | null {
  if (point.phase !== 'SERVING') return null;
  if (point.measurement === 'summary') {
    return point.offline === true ? ALWAYS : untold('the source does not state how requests arrived');
  }
  const { mode, requestRatePerSec: rate } = point.load;
  if (mode === null) return untold('the file does not state how requests arrived');
  if (mode !== 'open') return ALWAYS;
  if (!isPositive(rate)) return untold('the arrival rate is not stated');
  if (rate < LEAST_RATE) return untold('requests are too far apart to simulate');
  const lengths = meanLengths(point);
  if (lengths === null) return untold('the lengths of prompts and answers are not stated');
  const inputTokens = Math.max(1, Math.round(lengths.inputTokens));
  const outputTokens = Math.max(1, Math.round(lengths.outputTokens));
  const best = attainableSystem(resolved, { inputTokens, outputTokens });
  if (!best.ok) return untold(best.error);
  const { system } = best.value;
  const one: ServingLoad = {
    arrivals: { kind: 'poisson', rate },
    inputTokens,
    outputTokens,
    spread: 1,
    prefixHit: resolved.run.techniques.prefixCacheHitRate ?? 0,
    requests: 1,
    window: 'whole run',
    seed: 1,
  };
  const most = Math.min(MOST_REQUESTS, Math.floor(MOST_EVENTS / eventCount(system, one)));
  const requests = Math.max(1, Math.min(most, point.counts.completed));
  const share = workingShare(serveLoad({ ...system, load: { ...one, requests } }));
  return { share, reason: null };
}

const ALWAYS: LoadShare = { share: 1, reason: null };

function untold(reason: string): LoadShare {
  return { share: null, reason };
}

/** Share of the time from the first arrival to the last token in which a request was there: arrivals come in order. */
function workingShare({ requests, spanSec }: ServingOutcome): number {
  const { count, arrivalSec, endSec, state } = requests;
  let [working, until] = [0, arrivalSec[0] ?? 0];
  for (let i = 0; i < count; i += 1) {
    if (state[i] !== STATE.done) continue;
    const [from, to] = [Math.max(until, arrivalSec[i] ?? 0), endSec[i] ?? 0];
    if (to <= from) continue;
    working += to - from;
    until = to;
  }
  return Math.min(1, working / spanSec);
}
