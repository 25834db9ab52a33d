import type { AccuracyRow } from '@inferbench/domain/simulation/accuracy';
import type { Observation } from './observation.ts';
import { FEW_IN_FLIGHT } from './prepared-rows.ts';

/** A held-out row with the regime that it belongs to. */
export interface RegimeRow {
  row: AccuracyRow;
  regime: string;
  population: string;
  /** The observation behind it: what ran, on what. */
  observation: Observation;
}

export const OTHER_FAMILIES = 'other families';

/** Lists of controlled runs, and tables of points; chips whose families have no constants of their own stand apart. */
function populationOf({ rowId, resolved }: Observation): string {
  if (resolved.chip.family !== 'simt') return OTHER_FAMILIES;
  return rowId.startsWith('m') ? 'lists' : 'tables';
}

export function regimeRow(row: AccuracyRow, observation: Observation): RegimeRow {
  return { row, regime: regimeName(observation), population: populationOf(observation), observation };
}

/** First tokens of many requests at once hold a queue, which a step has none of: `serve` simulates it. */
function regimeName({ metric, request, inFlight }: Observation): string {
  if (metric !== 'ttft_ms') return `${request.phase}, ${metric}`;
  return (inFlight ?? 1) <= FEW_IN_FLIGHT
    ? `first token, at most ${FEW_IN_FLIGHT} in flight`
    : `first token, more than ${FEW_IN_FLIGHT} in flight`;
}
