import { meanLengths, type Point } from '@inferbench/domain/point';
import { decodeLoad, prefillLoad } from '@inferbench/domain/step-load';
import type { Capacity, LimitingResource } from '@inferbench/domain/simulation';
import type { SimulatedWork } from '@inferbench/scoring/score-point';
import { batchOf, contextOf } from '@inferbench/scoring/slice-position';
import type { RequiredFlops } from '@inferbench/scoring/useful-tops';
import type { Work } from '@inferbench/scoring/work';
import { capacityOf, fits } from '@inferbench/simulator/capacity';
import { efficiencyOf } from '@inferbench/simulator/efficiency';
import { formatGigabytes } from '@inferbench/units/format';
import { graphFlops } from '@inferbench/workloads/graph-cost';
import type { SetUp } from './simulation/set-up.ts';
import { generationTime, servingLimit, servingTime, stepTime } from './simulation/step-times.ts';

/** F = F_prefill(input) · requests + F_decode(context) · output tokens (metrics.md 1). */
export function requiredFlops({ prefill, decode }: SetUp, point: Point, work: Work): RequiredFlops {
  const prompt = work.requests > 0 ? work.inputTokens / work.requests : 0;
  return {
    prefill: prompt > 0 ? work.requests * graphFlops(prefill, prefillLoad(1, prompt)) : 0,
    decode: work.outputTokens * graphFlops(decode, decodeLoad(1, contextOf(point) ?? 0)),
  };
}

/** Times in which the point's own work would be done: at the bound, and by the best public stack. */
export function simulatedWork(setUp: SetUp, point: Point, work: Work): SimulatedWork {
  const batch = batchOf(point)?.batch ?? null;
  const context = contextOf(point);
  if (batch === null || context === null) {
    return {
      present: false,
      reason: 'NOT_REPORTED',
      detail: 'the batch or the lengths of the point are unknown',
    };
  }
  if (efficiencyOf(setUp.chip.family) === null) {
    const detail = `this engine has no model of the family ${setUp.chip.family}`;
    return { present: false, reason: 'NOT_COMPUTED', detail };
  }
  const capacity = capacityAt(setUp, point, { batch, context });
  if (!fits(capacity)) {
    const detail = `${formatGigabytes(capacity.bytesNeeded)} needed, ${formatGigabytes(capacity.bytesAvailable)} usable`;
    return { present: false, reason: 'DOES_NOT_FIT', detail };
  }
  return { present: true, ...timesOf(setUp, point, { batch, context, work }) };
}

/** Serving: sequences are at their mean length on average; a static batch must hold its last step. */
function capacityAt(setUp: SetUp, point: Point, at: { batch: number; context: number }): Capacity {
  const { chip, placement, decode: graph } = setUp;
  const lengths = point.phase === 'GENERATE' ? meanLengths(point) : null;
  const context = lengths ? lengths.inputTokens + lengths.outputTokens : at.context;
  return capacityOf({ graph, chip, placement, batch: at.batch, context });
}

interface Times {
  idealSec: number;
  attainableSec: number;
  limitedBy: LimitingResource;
}

function timesOf(
  setUp: SetUp,
  point: Point,
  { batch, context, work }: { batch: number; context: number; work: Work },
): Times {
  if (point.phase === 'PREFILL') return stepTime('prefill', setUp, { batch, context });
  if (point.phase === 'DECODE') return stepTime('decode', setUp, { batch, context });
  const lengths = meanLengths(point) ?? { inputTokens: 0, outputTokens: 1 };
  const load = { batch, ...lengths };
  if (point.phase === 'GENERATE') return generationTime(setUp, load);
  const time = servingTime(setUp, load);
  // While every sequence emits one token, the system emits `batch` of them.
  const tokensPerSequence = work.outputTokens / batch;
  return {
    idealSec: tokensPerSequence * time.idealTpotSec,
    attainableSec: tokensPerSequence * time.attainableTpotSec,
    limitedBy: servingLimit(time, load),
  };
}
