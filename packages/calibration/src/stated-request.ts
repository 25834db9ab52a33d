import type { ExclusionReason } from '@inferbench/domain/simulation/accuracy';
import {
  isPercentile,
  type MeasurementList,
  type MeasurementRow,
  regimeOf,
  splitWords,
} from '@inferbench/domain/runs/measurement-list';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { imageSetting, kernelOf } from '@inferbench/domain/models/stated-in-note';

type Stated = Record<string, unknown>;

/** The request that a published row states, in the words of `simulate`; what is missing is the reason. */
export function statedRequest(
  row: MeasurementRow,
  source: MeasurementList['source'],
): Result<Stated, ExclusionReason> {
  const outside = outsideOf(row, source);
  if (outside !== null) return fail(outside);
  const software = {
    chip: row.hardware,
    framework: row.framework,
    ...(row.frameworkVersion === undefined ? {} : { frameworkVersion: row.frameworkVersion }),
    weightPrecision: row.weights,
    ...(row.kv === undefined ? {} : { kvPrecision: row.kv }),
  };
  if (row.phase === 'op') {
    const op = kernelOf(row.note ?? '', row.model);
    return op === null ? fail('NO_SHAPE') : ok({ ...software, phase: 'op', op });
  }
  if (row.batch === undefined) return fail('NO_BATCH');
  // The first token of one request, as if nobody waited: a queue is no part of it.
  const batch = row.metric === 'ttft_ms' && isServing(row, source) ? 1 : row.batch;
  const placed = { ...software, model: row.model, batch, chips: row.chips, ...splitOf(row) };
  if (row.phase === 'image') return ok({ ...placed, phase: 'image', ...imageSetting(row.note ?? '') });
  const phase = phaseOf(row, source);
  const lengths = lengthsOf(row, phase);
  return lengths === null ? fail('NO_LENGTHS') : ok({ ...placed, phase, ...lengths });
}

/** Why `simulate` takes no such row; null where it may. */
function outsideOf(row: MeasurementRow, source: MeasurementList['source']): ExclusionReason | null {
  if (row.weights === undefined) return 'NO_PRECISION';
  if (row.drafting !== undefined || row.regime === 'agentic') return 'TECHNIQUE';
  if (!isSimulated(row)) return 'LAYOUT';
  return isOtherFigure(row) || isRateOfAll(row, source) ? 'OTHER_FIGURE' : null;
}

/** Pools of chips and shared images are ways of work that `simulate` does not take. */
function isSimulated({ parallelism = '' }: MeasurementRow): boolean {
  return !/^P\d|\bsp\d/.test(parallelism);
}

const FOLLOWING: ReadonlySet<MeasurementRow['metric']> = new Set([
  'total_tokens_per_s',
  'request_latency_s',
  'samples_per_s',
  'requests_per_s',
  'offered_requests_per_s',
  'prompt_tokens_per_s',
  'peak_power_w',
]);

function isOtherFigure(row: MeasurementRow): boolean {
  return FOLLOWING.has(row.metric) || isPercentile(row);
}

/** A decode rate under load is that of all users while no prompt is computed; the time per token of one stands beside it. */
function isRateOfAll(row: MeasurementRow, source: MeasurementList['source']): boolean {
  return row.metric === 'decode_tokens_per_s' && (row.batch ?? 1) > 1 && isServing(row, source);
}

function isServing(row: MeasurementRow, source: MeasurementList['source']): boolean {
  return regimeOf(source, row).endToEnd?.phase === 'SERVING';
}

type Phase = 'prefill' | 'decode' | 'generate' | 'serving';

/** The gap between tokens of a steady state holds the prompts of the others: such a row is serving, not one decode step. */
function phaseOf(row: MeasurementRow, source: MeasurementList['source']): Phase {
  const { phase } = row;
  const serving = isServing(row, source);
  if (phase === 'prefill') return 'prefill';
  if (phase === 'decode') return serving ? 'serving' : 'decode';
  return serving ? 'serving' : 'generate';
}

function lengthsOf(row: MeasurementRow, phase: Phase): Stated | null {
  const { input, output } = meanLengths(row);
  if (input === undefined) return null;
  if (phase === 'prefill') return { inputTokens: input };
  if (output === undefined) return null;
  // A decode that starts from nothing runs over all contexts up to its answer: its mean is half of it.
  if (phase === 'decode') return { context: Math.max(1, Math.round(input + output / 2)) };
  return { inputTokens: input, outputTokens: output };
}

/** Means of what requests draw. */
function meanLengths({ input, output, spread = [1, 1] }: MeasurementRow) {
  const mean = (spread[0] + spread[1]) / 2;
  const of = (tokens: number | undefined) =>
    tokens === undefined || mean === 1 ? tokens : Math.round(mean * tokens);
  return { input: of(input), output: of(output) };
}

/** "tp4", "pp4", "tp1/ep8", "tp8/ep8/dpa", "dp8". Where nothing is said, all chips are one group. */
function splitOf({ parallelism }: MeasurementRow): Stated {
  const sizes = new Map(splitWords(parallelism ?? '').filter((word) => word !== null));
  const stated: Stated = parallelism?.endsWith('/dpa') ? { attentionParallel: true } : {};
  for (const kind of ['tp', 'pp', 'ep', 'dp']) {
    const size = sizes.get(kind);
    if (size !== undefined && size > 1) stated[kind] = size;
  }
  if (sizes.has('pp') && stated['tp'] === undefined) stated['tp'] = 1;
  if (sizes.has('dp') && stated['tp'] === undefined) stated['tp'] = 1;
  return stated;
}
