import type { Distribution } from '@inferbench/domain/terms/distribution';
import type { RequestsPoint } from '@inferbench/domain/runs/point';
import { isPositive } from '@inferbench/units/numeric-guards';
import { noteShortestAnswer } from '../../shared/empty-requests.ts';
import type { FieldReader } from '../../shared/field-reader.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import type { StageRequests } from './requests.ts';
import { readStageLatency, withoutChunkMeans } from './latency.ts';
import { latenciesOf, noteFloatCounts } from '../../shared/request-latencies.ts';
import { wholeTotal } from '../../shared/whole-total.ts';
import { requestsPoint } from '../../shared/requests-point.ts';

/** The shortest answer, under the name of either version. */
const SHORTEST = ['successes.output_tokens.min', 'successes.output_len.min'];

/** Share of the requested rate below which the client fell behind, and waiting is hidden in front of TTFT. */
const SATURATED_SHARE = 0.9;

/** One stage as a point; statistics of ours where the per-request file has this stage. */
export function readStage(
  reader: FieldReader,
  index: number,
  requests: StageRequests[],
): { point: RequestsPoint; detailed: boolean } {
  const at = (name: string) => `points[${index}].${name}`;
  const counts = readCounts(reader, at);
  const reported = readStageLatency(reader, at, counts.completed);
  const found = takeRequests(requests, counts, reported.e2e);
  const details = found === null ? null : latenciesOf(reader, found.requests);
  if (found !== null) noteFloatCounts(reader, found.floatCounts);
  const latency = details?.latency ?? withoutChunkMeans(reader, at, { latency: reported, counts });
  if (details === null)
    for (const key of SHORTEST) noteShortestAnswer(reader, key, { at: at('latency'), latency });
  const { durationSec, toolRates } = readRates(reader, at, counts.completed);
  const load = readLoad(reader, at);
  noteSaturation(reader, at, load.requestRatePerSec);
  noteGoodput(reader);
  reader.understood(reader.unknownKeys().filter((key) => UNDERSTOOD.test(key)));
  return {
    detailed: details !== null,
    point: requestsPoint({
      load,
      counts,
      perRequest: details?.totals ?? null,
      durationSec,
      toolRates,
      latency,
      ...(details?.samples ? { samples: details.samples } : {}),
    }),
  };
}

/** Percentiles that we do not keep, settings of the schedule, and the latency that includes the first token. */
const UNDERSTOOD =
  /^(?:load_summary\..*|successes\.latency\..*|successes\.throughput\..*|successes\.(?:prompt|output)_(?:len|tokens)\..*|failures\..*)$/;

function readCounts(reader: FieldReader, at: (name: string) => string): RequestsPoint['counts'] {
  const completed = reader.neededWhole('successes.count', at('counts.completed'), 'requests');
  const failed = reader.whole('failures.count', at('counts.failed'), 'requests') ?? 0;
  const sent = reader.whole('load_summary.count', at('counts.issued'), 'requests');
  const issued = sent ?? completed + failed;
  if (completed === 0) throw nothingMeasured('successes.count', `None of ${issued} requests completed`);
  const total = (keys: readonly [string, string], name: string) => {
    const path = at(`counts.${name}`);
    const exact = reader.whole(`successes.${keys[0]}.total`, path, 'tokens');
    return exact ?? wholeTotal(reader, { key: `successes.${keys[1]}.mean`, path, count: completed });
  };
  return {
    issued,
    completed,
    failed,
    cancelled: null,
    inputTokens: total(['prompt_tokens', 'prompt_len'], 'inputTokens'),
    outputTokens: total(['output_tokens', 'output_len'], 'outputTokens'),
  };
}

function readRates(reader: FieldReader, at: (name: string) => string, completed: number) {
  const stated = reader.number('benchmark_time_seconds', at('durationSec'), 's');
  const requestsPerSec = reader.needed(
    'successes.throughput.requests_per_sec',
    at('toolRates.requestsPerSec'),
    'requests/s',
  );
  const outputTokensPerSec = reader.number(
    'successes.throughput.output_tokens_per_sec',
    at('toolRates.outputTokensPerSec'),
    'tokens/s',
  );
  if (stated === null)
    reader.note('DURATION_DERIVED', `${completed} requests ÷ ${requestsPerSec} a second.`, at('durationSec'));
  return {
    durationSec: stated ?? completed / requestsPerSec,
    toolRates: { requestsPerSec, outputTokensPerSec },
  };
}

function readLoad(reader: FieldReader, at: (name: string) => string): RequestsPoint['load'] {
  const rate = reader.number('load_summary.requested_rate', at('load.requestRatePerSec'), 'requests/s');
  const limit = reader.whole('load_summary.concurrency', at('load.concurrencyLimit'), 'requests');
  return {
    mode: isPositive(limit) ? 'closed' : isPositive(rate) ? 'open' : null,
    concurrencyLimit: isPositive(limit) ? limit : null,
    requestRatePerSec: isPositive(rate) && !isPositive(limit) ? rate : null,
  };
}

function noteSaturation(reader: FieldReader, at: (name: string) => string, requested: number | null): void {
  const achieved = reader.number('load_summary.achieved_rate', at('load.achievedRatePerSec'), 'requests/s');
  if (requested === null || achieved === null || achieved >= SATURATED_SHARE * requested) return;
  reader.note(
    'SATURATED',
    `${requested} requests/s were asked for and ${achieved.toFixed(3)} sent: requests waited at the client, before TTFT and E2E begin.`,
    at('load.requestRatePerSec'),
  );
}

function noteGoodput(reader: FieldReader): void {
  const goodput = reader.number('successes.goodput_metrics.request_goodput', 'goodput', 'requests/s');
  if (goodput !== null)
    reader.note('SLO_UNKNOWN', 'Goodput is reported without its limits and is not used.', 'goodput');
}

/** Equal number and mean E2E: the requests of this stage, whatever its number. */
function takeRequests(
  requests: StageRequests[],
  { issued }: RequestsPoint['counts'],
  e2e: Distribution | null,
): StageRequests | null {
  const mean = e2e?.meanSec ?? null;
  const index = requests.findIndex(
    (stage) =>
      stage.requests.length === issued && mean !== null && Math.abs(stage.meanE2eSec - mean) <= 1e-6 * mean,
  );
  return index < 0 ? null : (requests.splice(index, 1)[0] ?? null);
}
