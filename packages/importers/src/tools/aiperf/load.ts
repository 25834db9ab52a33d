import type { RequestsPoint } from '@inferbench/domain/runs/point';
import { isPositive } from '@inferbench/units/numeric-guards';
import { isRecord } from '../../shared/content-items.ts';
import { loadOf } from '../../shared/client-load.ts';
import type { FieldReader } from '../../shared/field-reader.ts';

const at = (name: string) => `points[0].${name}`;

/** The part of the configuration that says how requests arrived: phases of 2026, `loadgen` of 2025, flat arguments. */
function sourceOf(reader: FieldReader): FieldReader | null {
  const config = reader.inside('input_config');
  const phases = config?.elements('phases', { listed: true }) ?? [];
  const measured = phases.find((phase) => phase.raw('exclude_from_results') !== true);
  return measured ?? config?.inside('loadgen') ?? config ?? null;
}

export function readAiperfLoad(reader: FieldReader): RequestsPoint['load'] {
  const source = sourceOf(reader);
  const path = at('load.requestRatePerSec');
  const rate =
    source?.number('request_rate', path, 'requests/s') ?? source?.number('rate', path, 'requests/s');
  const limit = source?.whole('concurrency', at('load.concurrencyLimit'), 'requests') ?? null;
  if (!isPositive(rate) && !isPositive(limit))
    reader.note('LOAD_UNKNOWN', 'The file does not say how requests arrived.', at('load'));
  return loadOf(isPositive(rate) ? rate : null, limit);
}

/** Start and end of the clock differ by less. */
const CLOCK_TOLERANCE = 0.02;

/**
 * A limit on conversations is none on requests: a conversation may have several open at once. Where more were in flight
 * than the limit allows and the load has turns, the limit is left out and said.
 */
export function withConversations(
  reader: FieldReader,
  point: RequestsPoint,
  { hasTurns }: { hasTurns: boolean },
): RequestsPoint {
  const limit = point.load.concurrencyLimit;
  const meanE2eSec = point.latency.e2e?.meanSec ?? null;
  if (limit === null || !isPositive(meanE2eSec) || !(hasTurns || isMultiTurn(reader))) return point;
  const inFlight = (point.counts.completed * meanE2eSec) / point.durationSec;
  if (inFlight <= limit * (1 + CLOCK_TOLERANCE)) return point;
  reader.note(
    'CONVERSATIONS',
    `${inFlight.toFixed(2)} requests were in flight on average and the limit is ${limit}: it is one of conversations, which may have several requests open, and not of requests.`,
    at('load.concurrencyLimit'),
  );
  return { ...point, load: { ...point.load, concurrencyLimit: null } };
}

function isMultiTurn(reader: FieldReader): boolean {
  const config = reader.inside('input_config');
  const datasets = config?.list('datasets') ?? [];
  return (
    isRecord(reader.raw('branch_stats')) ||
    isRecord(config?.inside('input')?.raw('conversation')) ||
    datasets.some((dataset) => isRecord(dataset) && /multi_turn|trace/.test(String(dataset['format'])))
  );
}

/** Whether answers were streamed, by the configuration; null where it does not say. */
export function isStreaming(reader: FieldReader): boolean | null {
  const config = reader.inside('input_config');
  const said = config?.raw('streaming') ?? config?.inside('endpoint')?.raw('streaming');
  return typeof said === 'boolean' ? said : null;
}

/** Share beyond which answers are not as long as they were asked for. */
const LENGTH_TOLERANCE = 0.2;

/** Says where answers were much longer or shorter than the tool was told to ask for. */
export function noteLength(reader: FieldReader, mean: number): void {
  const config = reader.inside('input_config');
  const path = at('requestedOutputTokens');
  const asked =
    config?.number('output_tokens_mean', path, 'tokens') ??
    config?.inside('input')?.inside('prompt')?.inside('output_tokens')?.number('mean', path, 'tokens');
  if (!isPositive(asked) || Math.abs(mean - asked) <= LENGTH_TOLERANCE * asked) return;
  reader.note(
    'LENGTH_DIFFERS',
    `Answers have ${mean} tokens on average and ${asked} were asked for, ${(mean / asked).toFixed(2)} times as many: the server did not keep the length, or the tool counts otherwise.`,
    at('counts.outputTokens'),
  );
}
