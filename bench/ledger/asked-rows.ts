import type { ExclusionReason } from '@inferbench/domain/simulation/accuracy';
import { ServeRequest } from '@inferbench/domain/simulation/serve-request';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';

/** Row of a table of published measurements, by the heads of its columns. */
export type TableRow = Readonly<Record<string, string>>;

/** Reason for which a row is not asked, in the codes of calibration; `INPUT` is a figure that was set and not measured. */
export type Reason = ExclusionReason | 'INPUT';

export type Asked = { door: 'serve'; request: ServeRequest } | { door: 'simulate'; request: SimulateRequest };

/** Writes down what a row asks of `serve` or `simulate`, with nothing added to what its source states; a string says why not. */
export function askedOf(row: TableRow): Asked | Reason {
  const outside = outsideOf(row);
  if (outside !== null) return outside;
  const lengths = { input: Number(row['input_len']), output: Number(row['output_len']) };
  const system = systemOf(row);
  const alone = soloOf(row, lengths);
  if (alone !== null) {
    const parsed = SimulateRequest.safeParse({ ...system, batch: 1, ...alone });
    return parsed.success ? { door: 'simulate', request: parsed.data } : 'REFUSED';
  }
  const parsed = ServeRequest.safeParse({ ...system, ...loadOf(row, lengths) });
  return parsed.success ? { door: 'serve', request: parsed.data } : 'REFUSED';
}

function outsideOf(row: TableRow): Reason | null {
  if (row['metric'] === 'offered_requests_per_s') return 'INPUT';
  if (isEmpty(row['weight_precision'])) return 'NO_PRECISION';
  if (row['spec_decoding'] !== 'none' || (row['serving_mode'] ?? '').includes('agentic')) return 'TECHNIQUE';
  return isEmpty(row['input_len']) || isEmpty(row['output_len']) ? 'NO_LENGTHS' : null;
}

const isEmpty = (text: string | undefined): boolean => text === undefined || text === '';

function systemOf(row: TableRow): object {
  return {
    chip: row['hardware'],
    model: row['model'],
    chips: Number(row['n_chips']),
    weightPrecision: row['weight_precision'],
    ...(isEmpty(row['kv_precision']) ? {} : { kvPrecision: row['kv_precision'] }),
    framework: row['framework'],
    ...(isEmpty(row['framework_version']) ? {} : { frameworkVersion: row['framework_version'] }),
  };
}

/** Load of a row: an open loop is asked as so many clients as were in flight on average, since its rate is a row of its own. */
function loadOf(row: TableRow, { input, output }: { input: number; output: number }): object {
  const clients = [row['batch_or_concurrency'], row['in_flight']].find((text) => !isEmpty(text));
  return {
    batch: Math.max(1, Math.round(Number(clients ?? 1))),
    inputTokens: Math.round(input),
    outputTokens: Math.round(output),
    ...(row['notes']?.includes('len 0.8-1x random') === true ? { lengthSpread: 0.8 } : {}),
    ...(isEmpty(row['parallelism']) ? {} : { layout: row['parallelism'] }),
  };
}

/** Request of a step that is timed alone: a prompt without an answer, or answers after a context. */
function soloOf({ metric }: TableRow, { input, output }: { input: number; output: number }): object | null {
  if (metric === 'prefill_latency_ms' || metric === 'prompt_tokens_per_s')
    return { phase: 'prefill', inputTokens: input };
  if (metric === 'decode_tokens_per_s') {
    return { phase: 'decode', context: Math.max(1, Math.round(input + output / 2)) };
  }
  return null;
}
