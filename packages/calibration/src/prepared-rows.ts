import { bytesOf } from '@inferbench/evaluation/simulation/part';
import { requestedWork } from '@inferbench/evaluation/simulation/prepare';
import { unitOf } from '@inferbench/evaluation/simulation/work';
import type { Observation } from './observation.ts';
import { type FitRows, fitRows } from './fit-rows.ts';
import { measuredSec } from './predicted.ts';
import { rowFeatures, type RowFeatures } from './row-features.ts';

/** Published times in columns, and published watts and joules beside the times of the same work. */
export interface PreparedRows {
  times: FitRows;
  /** Rows of `times` that may teach. */
  taught: Uint8Array;
  /** Rows of watts and joules, with what their chips do; the time of each is the row of `times` of the same index. */
  power: readonly PowerRow[];
}

export interface PowerRow {
  observation: Observation;
  work: RowWork;
  /** Index among `times`. */
  row: number;
  /** Time of one unit, where the same point publishes a rate or a time; null where none does. */
  measuredSec: number | null;
}

/** Requests in flight up to which a first token hardly waits for others: beyond, its queue is no part of a step. */
export const FEW_IN_FLIGHT = 8;

export function preparedRows(observations: readonly Observation[]): PreparedRows {
  const features: RowFeatures[] = [];
  const power: PowerRow[] = [];
  const published = publishedSeconds(observations);
  for (const observation of observations) {
    const row = rowFeatures(observation);
    if (row === null) continue;
    features.push(row);
    if (observation.quantity === 'latency') continue;
    const sec = published.get(pointOf(row)) ?? null;
    power.push({ observation, work: rowWork(observation), row: features.length - 1, measuredSec: sec });
  }
  const stepped = new Set(features.filter(isStep).map(pointOf));
  const taught = Uint8Array.from(features, (row) => Number(teaches(row, stepped)));
  return { times: fitRows(features, taught), taught, power };
}

function isStep({ observation }: RowFeatures): boolean {
  return observation.metric === 'tpot_ms';
}

function pointOf({ observation }: Pick<RowFeatures, 'observation'>): string {
  const { document, rowId } = observation;
  return `${document} ${rowId.split('.')[0] ?? rowId}`;
}

/** Seconds of a unit by point: of the rate of all users where it is published, since that holds all work, else of a token. */
function publishedSeconds(observations: readonly Observation[]): Map<string, number> {
  const seconds = new Map<string, number>();
  for (const metric of ['tpot_ms', 'output_tokens_per_s'] as const) {
    for (const observation of observations) {
      if (observation.metric !== metric || observation.request.phase !== 'serving') continue;
      seconds.set(pointOf({ observation }), measuredSec(observation));
    }
  }
  return seconds;
}

/** A rate of all users says nothing beside a time per token of the same point; a first token behind a queue nothing of steps. */
function teaches(row: RowFeatures, stepped: ReadonlySet<string>): boolean {
  const { quantity, metric, inFlight } = row.observation;
  if (quantity !== 'latency') return false;
  if (metric === 'ttft_ms') return (inFlight ?? 1) <= FEW_IN_FLIGHT;
  return metric !== 'output_tokens_per_s' || !stepped.has(pointOf(row));
}

/** What one of the chips of a row's unit does: none of it depends on constants. */
interface RowWork {
  chips: number;
  bytes: number;
  linkBytes: number;
}

function rowWork({ request, resolved }: Observation): RowWork {
  const work = requestedWork(request, resolved);
  if (!work.ok) throw new RangeError(`refused: ${work.error.message}`);
  const { parts } = unitOf(request, work.value);
  const { chips } = work.value.placement;
  const { weights, kv, activations, collectives } = bytesOf(parts);
  return {
    chips,
    bytes: (weights + kv + activations) / chips,
    linkBytes: collectives / chips,
  };
}
