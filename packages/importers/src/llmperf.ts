// Format: llmperf, token_benchmark_ray.py, version 2023-08-31.
// https://github.com/ray-project/llmperf/blob/main/token_benchmark_ray.py (read 2026-11-21)
import type { RequestsPoint } from '@inferbench/domain/point';
import type { Run } from '@inferbench/domain/run';
import { type FieldReader, fieldReader } from './field-reader.ts';
import { isRecord } from './content-items.ts';
import { fileMissing } from './import-refusals.ts';
import { nothingMeasured } from './nothing-measured.ts';
import type { Importer, ParsedFile } from './importer.ts';
import { runOfReaders } from './run-of-readers.ts';
import { isLlmperfResponses, type LlmperfResponses, responsesOf } from './llmperf-responses.ts';
import { groupBy } from './published/group-rows.ts';
import { wholeTotal } from './whole-total.ts';
import { populationStd, reportedDistribution } from './reported-distribution.ts';

type Summary = Readonly<Record<string, unknown>>;

const SIGNATURE = ['num_concurrent_requests', 'results_num_completed_requests'] as const;

function isSummary(value: unknown): value is Summary {
  return isRecord(value) && SIGNATURE.every((key) => Object.hasOwn(value, key));
}

/** One summary, or several under keys of somebody's own (a concurrency each). */
function summariesOf({ content }: ParsedFile): Summary[] {
  if (content.kind === 'list') return content.items.filter(isSummary);
  if (content.kind !== 'object') return [];
  if (isSummary(content.object)) return [content.object];
  const values = Object.values(content.object);
  return values.length > 0 && values.every(isSummary) ? values : [];
}

/** The tool's statistics whose definition is another than ours, settings, and what is worked out here. */
const UNDERSTOOD =
  /^(?:version|name|timestamp|results_error_rate|results_error_code_frequency|additional_sampling_params_.*|(?:mean|stddev)_(?:input|output)_tokens|results_(?:inter_token_latency_s|request_output_throughput_token_per_s|number_(?:in|out)put_tokens)_.*|results_(?:ttft_s|end_to_end_latency_s)_quantiles_p(?:25|75))$/;

export const llmperf: Importer = {
  format: 'LLMPERF',
  recognises: (file) => summariesOf(file).length > 0 || isLlmperfResponses(file),
  read(files) {
    const summaries = files.flatMap(summariesOf);
    const responses = files.filter(isLlmperfResponses).map(responsesOf);
    if (summaries.length === 0) {
      throw fileMissing(
        'Individual responses of llmperf name neither model nor duration.',
        'Give the *_summary.json of the same run beside them.',
      );
    }
    return groupBy(summaries, ({ model }) => model).map((group) => toRun(group, responses));
  },
};

function toRun(summaries: readonly Summary[], responses: LlmperfResponses[]): Run {
  const read = summaries.map((summary, index) => {
    const reader = fieldReader(summary);
    return { reader, ...readPoint(reader, index, responses) };
  });
  const readers = read.map(({ reader }) => reader);
  const names = summaries.map((summary, index) => {
    readers[index]?.understood(Object.keys(summary).filter((key) => UNDERSTOOD.test(key)));
    return readers[index]?.text('model', 'model.servedName') ?? null;
  });
  return runOfReaders(readers, {
    tool: 'llmperf',
    toolVersion: readers[0]?.text('version', 'source.toolVersion') ?? null,
    variant: read.every(({ detailed }) => detailed) ? 'detailed' : 'aggregate',
    points: read.map(({ point }) => point),
    servedName: names[0] ?? null,
  });
}

function readPoint(
  reader: FieldReader,
  index: number,
  responses: LlmperfResponses[],
): { point: RequestsPoint; detailed: boolean } {
  const at = (name: string) => `points[${index}].${name}`;
  const completed = reader.needed('results_num_completed_requests', at('counts.completed'), 'requests');
  const failed = reader.needed('results_number_errors', at('counts.failed'), 'requests');
  const started = reader.number('results_num_requests_started', at('counts.issued'), 'requests');
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
  const limit = reader.needed('num_concurrent_requests', at('load.concurrencyLimit'), 'requests');
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
  noteDefinitions(reader, at, details !== null);
  return {
    detailed: details !== null,
    point: {
      measurement: 'requests',
      phase: 'SERVING',
      load: { mode: 'closed', concurrencyLimit: limit > 0 ? limit : null, requestRatePerSec: null },
      counts: {
        issued,
        completed,
        failed,
        cancelled: Math.max(0, issued - completed - failed),
        inputTokens: total('number_input_tokens', 'inputTokens'),
        outputTokens: total('number_output_tokens', 'outputTokens'),
      },
      perRequest: details?.totals ?? null,
      durationSec,
      toolRates: { requestsPerSec: perMinute / 60, outputTokensPerSec: outputRate },
      latency: details?.latency ?? reported,
      ...(details?.samples ? { samples: details.samples } : {}),
      power: null,
    },
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
