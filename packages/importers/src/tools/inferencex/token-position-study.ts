// Format: InferenceX's token-position study, one file a concurrency; latencies in seconds under keys without a unit.
// https://github.com/SemiAnalysisAI/InferenceX/tree/main/experimental/token_position_decode_slo (read 2026-11-21)
import type { RequestsPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { isPositive } from '@inferbench/units/numeric-guards';
import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import type { ParsedFile } from '../../shared/importer.ts';
import { runOfReaders } from '../../shared/run-of-readers.ts';
import { groupBy } from '../../shared/group-by.ts';
import { reportedDistribution } from '../../shared/reported-distribution.ts';
import { requestsPoint } from '../../shared/requests-point.ts';

const SIGNATURE = ['model_id', 'num_prompts', 'completed', 'duration', 'median_ttft'] as const;

export function isStudy({ content }: ParsedFile): boolean {
  return content.kind === 'object' && SIGNATURE.every((key) => Object.hasOwn(content.object, key));
}

/** Files of one model and one setting are one run; the setting (engine, split) stands in the name alone. */
export function readStudies(files: readonly ParsedFile[]): Run[] {
  const groups = groupBy(files, ({ name, content }) => [
    content.kind === 'object' ? content.object['model_id'] : null,
    (name ?? '').replace(/^.*\//, '').replaceAll(/_(?:isl|osl|conc)\d+/g, ''),
  ]);
  return groups.map(toRun);
}

function toRun(files: readonly ParsedFile[]): Run {
  const read = files.map(({ content }, index) => {
    const reader = fieldReader(content.kind === 'object' ? content.object : {});
    const servedName = reader.text('model_id', 'model.servedName');
    reader.understood(['tokenizer_id', 'burstiness', 'input_throughput', 'date', 'good_completed']);
    if (reader.number('request_goodput', 'goodput', 'requests/s') !== null)
      reader.note('SLO_UNKNOWN', 'Goodput is reported without its limits and is not used.', 'goodput');
    reader.note(
      'LOCAL_TIME',
      'The file gives a local time without zone, so the start time is unknown.',
      'startedAt',
    );
    return { reader, servedName, point: readPoint(reader, index) };
  });
  return runOfReaders(
    read.map(({ reader }) => reader),
    {
      tool: 'inferencex-study',
      points: read.map(({ point }) => point),
      servedName: read[0]?.servedName ?? null,
    },
  );
}

function readPoint(reader: FieldReader, index: number): RequestsPoint {
  const at = (name: string) => `points[${index}].${name}`;
  const issued = reader.needed('num_prompts', at('counts.issued'), 'requests');
  const completed = reader.needed('completed', at('counts.completed'), 'requests');
  if (completed === 0) throw nothingMeasured('completed', `None of ${issued} requests completed`);
  const limit = reader.number('max_concurrency', at('load.concurrencyLimit'), 'requests');
  const unlimited = reader.text('request_rate', at('load.requestRatePerSec'))?.trim().toLowerCase() === 'inf';
  const rate = unlimited ? null : reader.number('request_rate', at('load.requestRatePerSec'), 'requests/s');
  const latencyOf = (name: string, metric: string) =>
    reportedDistribution(reader, {
      path: at(`latency.${name}`),
      unit: 's',
      n: completed,
      keys: { p50Sec: `median_${metric}`, p99Sec: `p99_${metric}` },
    });
  return requestsPoint({
    load: {
      mode: isPositive(rate) ? 'open' : isPositive(limit) ? 'closed' : unlimited ? 'burst' : null,
      concurrencyLimit: isPositive(limit) ? limit : null,
      requestRatePerSec: isPositive(rate) ? rate : null,
    },
    counts: {
      issued,
      completed,
      failed: Math.max(0, issued - completed),
      cancelled: null,
      inputTokens: reader.needed('total_input_tokens', at('counts.inputTokens'), 'tokens'),
      outputTokens: reader.needed('total_output_tokens', at('counts.outputTokens'), 'tokens'),
    },
    durationSec: reader.needed('duration', at('durationSec'), 's'),
    toolRates: {
      requestsPerSec: reader.number('request_throughput', at('toolRates.requestsPerSec'), 'requests/s'),
      outputTokensPerSec: reader.number('output_throughput', at('toolRates.outputTokensPerSec'), 'tokens/s'),
    },
    latency: {
      ttft: latencyOf('ttft', 'ttft'),
      tpot: latencyOf('tpot', 'tpot'),
      itl: null,
      e2e: latencyOf('e2e', 'e2el'),
    },
  });
}
