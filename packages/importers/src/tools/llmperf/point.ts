import type { RequestsPoint } from '@inferbench/domain/runs/point';
import { loadOf } from '../../shared/client-load.ts';
import { noteShortestAnswer } from '../../shared/empty-requests.ts';
import type { FieldReader } from '../../shared/field-reader.ts';
import type { LlmperfResponses } from './responses.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import { populationStd, reportedDistribution } from '../../shared/reported-distribution.ts';
import { wholeTotal } from '../../shared/whole-total.ts';
import { requestsPoint } from '../../shared/requests-point.ts';

/** One summary as a point; statistics of ours where its individual responses came along. */
export function readLlmperfPoint(
  reader: FieldReader,
  index: number,
  responses: LlmperfResponses[],
): { point: RequestsPoint; detailed: boolean } {
  const at = (name: string) => `points[${index}].${name}`;
  const completed = reader.neededWhole('results_num_completed_requests', at('counts.completed'), 'requests');
  const failed = reader.neededWhole('results_number_errors', at('counts.failed'), 'requests');
  const started = reader.whole('results_num_requests_started', at('counts.issued'), 'requests');
  const issued = started ?? completed + failed;
  if (completed === 0)
    throw nothingMeasured('results_num_completed_requests', `None of ${issued} requests completed`);
  const perMinute = reader.needed(
    'results_num_completed_requests_per_min',
    at('durationSec'),
    'requests/min',
  );
  const total = (key: string, name: string) =>
    wholeTotal(reader, { key: `results_${key}_mean`, path: at(`counts.${name}`), count: completed });
  const limit = reader.neededWhole('num_concurrent_requests', at('load.concurrencyLimit'), 'requests');
  const outputRate = reader.number(
    'results_mean_output_throughput_token_per_s',
    at('toolRates.outputTokensPerSec'),
    'tokens/s',
  );
  const latencyOf = (key: string, name: string) =>
    populationStd(
      reportedDistribution(reader, {
        path: at(`latency.${name}`),
        unit: 's',
        n: completed,
        keys: keysOf(key),
      }),
    );
  const reported = {
    ttft: latencyOf('ttft_s', 'ttft'),
    tpot: null,
    itl: null,
    e2e: latencyOf('end_to_end_latency_s', 'e2e'),
  };
  const details = takeResponses(reader, responses, completed, reported.e2e?.meanSec ?? null);
  const durationSec = (60 * completed) / perMinute;
  reader.note('DURATION_DERIVED', `60 s × ${completed} requests ÷ ${perMinute} a minute.`, at('durationSec'));
  if (details === null)
    noteShortestAnswer(reader, 'results_number_output_tokens_min', { at: at('latency'), latency: reported });
  noteDefinitions(reader, at, details !== null);
  return {
    detailed: details !== null,
    point: requestsPoint({
      // Its launcher sends as many as are allowed and waits for all of them before it sends again.
      load: { ...loadOf(null, limit), inWaves: true },
      counts: {
        issued,
        completed,
        failed,
        cancelled: null,
        inputTokens: total('number_input_tokens', 'inputTokens'),
        outputTokens: total('number_output_tokens', 'outputTokens'),
      },
      perRequest: details?.totals ?? null,
      durationSec,
      toolRates: { requestsPerSec: perMinute / 60, outputTokensPerSec: outputRate },
      latency: details?.latency ?? reported,
      ...(details?.samples ? { samples: details.samples } : {}),
    }),
  };
}

function keysOf(metric: string) {
  const key = (name: string) => `results_${metric}_${name}`;
  return {
    meanSec: key('mean'),
    stdSec: key('stddev'),
    minSec: key('min'),
    p50Sec: key('quantiles_p50'),
    p90Sec: key('quantiles_p90'),
    p95Sec: key('quantiles_p95'),
    p99Sec: key('quantiles_p99'),
    maxSec: key('max'),
  };
}

/** Equal number and mean E2E: the records of this very run, whatever the files are called. */
function takeResponses(
  reader: FieldReader,
  responses: LlmperfResponses[],
  completed: number,
  meanE2eSec: number | null,
) {
  const index = responses.findIndex(
    (candidate) =>
      candidate.completed === completed &&
      meanE2eSec !== null &&
      Math.abs(candidate.meanE2eSec - meanE2eSec) <= 1e-6 * meanE2eSec,
  );
  const [found] = index < 0 ? [] : responses.splice(index, 1);
  return found === undefined ? null : found.recompute(reader);
}

function noteDefinitions(reader: FieldReader, at: (name: string) => string, detailed: boolean): void {
  reader.note(
    'CLIENT_TOKENS',
    'Tokens were counted by the client with a tokenizer of its own, older versions with that of Llama for every model.',
  );
  reader.note(
    'END_TIME',
    'The file gives when it was written, not when the run began, so the start time is unknown.',
    'startedAt',
  );
  if (detailed) return;
  reader.note(
    'NTPOT_NOT_MAPPED',
    'inter_token_latency_s is E2E ÷ output tokens, the first token included; TPOT leaves it out, so none is known.',
    at('latency.tpot'),
  );
  for (const metric of ['ttft', 'e2e']) {
    const message = 'The deviation over n − 1 is shown over n, as all of ours.';
    reader.note('STD_CONVERTED', message, at(`latency.${metric}.stdSec`));
  }
}
