import type { Run } from '@inferbench/domain/runs/run';
import { isPositive } from '@inferbench/units/numeric-guards';
import type { FieldReader } from '../../shared/field-reader.ts';

type Row = Readonly<Record<string, unknown>>;

export interface Gpus {
  all: number;
  /** GPUs whose output the row's figure a GPU is of; null where the row does not say how many decode. */
  decoding: number | null;
}

/** A row of prefill and decode apart that gives one number: its `tp` is then of all GPUs, and of no tensor-parallel group. */
export function isApart(row: Row): boolean {
  const words = [row['framework'], row['serving_config']]
    .filter((word) => typeof word === 'string')
    .join(' ');
  return isYes(row['disagg']) || /dynamo|disagg/i.test(words);
}

/** GPUs = tp × pp × pcp; with prefill and decode apart, the two numbers that the row states. Null where a number lacks. */
export function gpusOf(reader: FieldReader, row: Row): Gpus | null {
  const prefill = reader.whole('num_prefill_gpu', 'system.chips', 'GPUs');
  const decode = reader.whole('num_decode_gpu', 'system.chips', 'GPUs');
  if (isYes(row['disagg']) || isYes(row['is_multinode'])) {
    if (isPositive(prefill) && isPositive(decode)) return { all: prefill + decode, decoding: decode };
    if (!isApart(row) || isYes(row['disagg'])) return null;
  }
  const tp = reader.whole('tp', 'system.tensorParallel', 'GPUs');
  if (!isPositive(tp)) return null;
  if (isApart(row)) return { all: tp, decoding: null };
  const factor = (key: string) => reader.whole(key, 'system.chips', 'GPUs') ?? 1;
  const all = tp * Math.max(1, factor('pp')) * Math.max(1, factor('pcp_size'));
  return { all, decoding: all };
}

/** Attention by `dp_attention` is replicated, so tensor-parallel ranks are not what splits it. */
export function splitOf(reader: FieldReader, row: Row): Partial<Run['system']> {
  if (isApart(row) || isYes(row['is_multinode'])) return {};
  const read = (key: string, path: string) => {
    const value = reader.whole(key, path, 'GPUs');
    return isPositive(value) ? value : null;
  };
  return {
    tensorParallel: isYes(row['dp_attention']) ? null : read('tp', 'system.tensorParallel'),
    pipelineParallel: read('pp', 'system.pipelineParallel'),
    expertParallel: read('ep', 'system.expertParallel'),
  };
}

/** The rows write "true" as text, and newer ones as a word of JSON. */
export function isYes(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.toLowerCase() === 'true');
}
