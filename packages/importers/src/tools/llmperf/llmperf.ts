// Format: llmperf, token_benchmark_ray.py, version 2023-08-31.
// https://github.com/ray-project/llmperf/blob/main/token_benchmark_ray.py (read 2026-11-21)
import type { Run } from '@inferbench/domain/runs/run';
import { fieldReader } from '../../shared/field-reader.ts';
import { isRecord } from '../../shared/content-items.ts';
import { fileMissing } from '../../shared/import-refusals.ts';
import type { Importer, ParsedFile } from '../../shared/importer.ts';
import { runOfReaders } from '../../shared/run-of-readers.ts';
import { isLlmperfResponses, type LlmperfResponses, responsesOf } from './responses.ts';
import { groupBy } from '../../shared/group-by.ts';
import { readLlmperfPoint } from './point.ts';

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
    return { reader, ...readLlmperfPoint(reader, index, responses) };
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
