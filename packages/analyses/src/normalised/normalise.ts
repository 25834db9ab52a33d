import { keyedPart } from '@inferbench/domain/scores/comparability';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Metric } from '@inferbench/domain/terms/metric';
import {
  type Normalised,
  NORMALISING_CHIP,
  type NormalisingReference,
} from '@inferbench/domain/scores/normalised';
import type { Result } from '@inferbench/domain/errors/result';
import type { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { MS_PER_SEC, SECONDS_PER_HOUR } from '@inferbench/units/si';
import { isSimulated, type SimulatedMetric } from '../simulated-metric.ts';

interface Board {
  metric: Metric;
  comparabilityKey: string;
}

/** The reference of one board of a slice, or why it has none. */
export type BoardReference =
  { present: true; reference: NormalisingReference } | { present: false; reason: string; detail: string };

/**
 * What values of a board are divided by: the attainable value of the reference chip, simulated in the very slice
 * (docs/metrics.md#normalised-values).
 */
export function normalisingReference(
  simulated: Result<SimulateResult, InferbenchError>,
  { metric, comparabilityKey }: Board,
): BoardReference {
  if (!isSimulated(metric)) return NOT_SIMULATED;
  if (!simulated.ok) return { present: false, reason: simulated.error.code, detail: simulated.error.message };
  const result = simulated.value;
  const value = valueOf(metric, keyedPart(comparabilityKey), result);
  if (typeof value !== 'number') return { present: false, ...value };
  const { chips, precision } = result;
  return {
    present: true,
    reference: {
      chip: NORMALISING_CHIP,
      chips,
      precision: precision.weights,
      computed: precision.computed,
      value,
    },
  };
}

const NOT_SIMULATED: BoardReference = {
  present: false,
  reason: 'NOT_COMPUTED',
  detail: 'the simulation has no value of this metric: tails need a queue, flexibility is of no one slice',
};

/** A value of the board over its reference. */
export function normalised(value: number, found: BoardReference): Normalised {
  const { reason, detail } = found.present ? { reason: null, detail: null } : found;
  const reference = found.present ? found.reference : null;
  return {
    value: reference === null ? null : value / reference.value,
    reference,
    engineVersion: ENGINE_VERSION,
    reason,
    detail,
  };
}

type Missing = Pick<BoardReference & { present: false }, 'reason' | 'detail'>;

const NO_ANSWER: Missing = { reason: 'NOT_APPLICABLE', detail: 'this phase produces no answer tokens' };

function valueOf(
  metric: SimulatedMetric,
  keyed: string | null,
  { chips, usefulTops, attainable, costs, power }: SimulateResult,
): number | Missing {
  const { outputTokensPerSec, tpotMs } = attainable;
  const cost = costs.find(({ basis }) => basis === keyed);
  const noPrice: Missing = { reason: 'NO_PRICE', detail: `the reference has no price on the basis ${keyed}` };
  switch (metric) {
    case 'TOKENS_PER_S_PER_CHIP':
      return outputTokensPerSec === undefined ? NO_ANSWER : outputTokensPerSec / chips;
    case 'TOKENS_PER_S_PER_USER':
      return tpotMs === undefined ? NO_ANSWER : MS_PER_SEC / tpotMs;
    case 'COST_EFFICIENCY':
      return cost === undefined ? noPrice : (usefulTops * chips) / cost.usdPerHour;
    case 'USD_PER_MTOK':
      if (cost === undefined) return noPrice;
      return outputTokensPerSec === undefined
        ? NO_ANSWER
        : (cost.usdPerHour * 1e6) / (outputTokensPerSec * SECONDS_PER_HOUR);
    case 'ENERGY_EFFICIENCY': {
      const watts = wattsAt(keyed, power);
      return watts === null
        ? { reason: 'NO_POWER', detail: `the simulation has no power at the boundary ${keyed}` }
        : (usefulTops * chips) / watts;
    }
    case 'USEFUL_TOPS':
      return usefulTops;
  }
}

/** Simulated watts of all chips at a boundary: the chips' own, or at the wall; elsewhere there are none. */
function wattsAt(boundary: string | null, power: SimulateResult['power']): number | null {
  if (power === null) return null;
  if (boundary === 'device_sensor' || boundary === 'simulated') return power.acceleratorWatts;
  return boundary === 'wall' || boundary === 'node_sensor' ? power.wallWatts : null;
}
