// Format: InferenceX rows of an agentic load, a replay of recorded conversations; latencies in seconds under request_metrics.
// https://github.com/SemiAnalysisAI/InferenceX/tree/main/utils (read 2026-11-28)
import type { SummaryPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { isPositive } from '@inferbench/units/numeric-guards';
import { everyObjectHas, isRecord, objectsOf } from '../../shared/content-items.ts';
import type { FieldReader } from '../../shared/field-reader.ts';
import type { JsonObject, ParsedFile } from '../../shared/importer.ts';
import { newRun } from '../../shared/new-run.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import { precisionWord } from '../../shared/precision-word.ts';
import { reportedDistribution } from '../../shared/reported-distribution.ts';
import { summaryPoint } from '../../shared/summary-point.ts';
import { engineOf } from './engine.ts';
import { gpusOf, splitOf } from './system.ts';

const SIGNATURE = ['hw', 'conc', 'request_metrics'] as const;

/** Says nothing of speed, or the same figure in another form. */
const UNDERSTOOD =
  /^(?:infmax_model_prefix|is_multinode|disagg|dp_attention|dcp_size|pcp_size|recipe_fingerprint|scenario_type|kv_cache_pool_tokens|allocated_cpu_dram_gb|num_requests_.*)$/;

const HINTS = [
  ['hw', 'system.chip'],
  ['image', 'system.software'],
  ['spec_decoding', 'techniques.speculative'],
  ['disagg', 'system'],
  ['dp_attention', 'system'],
  ['kv_offloading', 'system'],
] as const;

export function isAgentic({ content }: ParsedFile): boolean {
  return (
    everyObjectHas(content, SIGNATURE) && objectsOf(content).every((row) => isRecord(row['request_metrics']))
  );
}

/** A row is a run of one point. It stands among agentic loads alone: its turns share their beginnings. */
export function readAgentic(reader: FieldReader, row: JsonObject): Run {
  for (const [key, path] of HINTS) reader.hint(key, path);
  const point = readPoint(reader);
  const hitRate = readHitRate(reader);
  noteLoad(reader, hitRate);
  reader.understood(Object.keys(row).filter((key) => UNDERSTOOD.test(key)));
  const framework = reader.text('framework', 'system.framework');
  const chips = reader.whole('num_gpus', 'system.chips', 'GPUs') ?? gpusOf(reader, row)?.all ?? null;
  return newRun(reader, {
    tool: 'inferencex',
    points: [point],
    servedName: reader.text('model', 'model.servedName'),
    system: {
      chips,
      ...splitOf(reader, row),
      framework: framework === null ? null : engineOf(framework),
    },
    precision: { weights: precisionWord(reader, 'precision', 'precision.weights') },
    techniques: { prefixCache: 'on', prefixCacheHitRate: hitRate },
  });
}

/** Means of prompts and answers as they were, latencies as stated, and the rate of answers; none of prompts, of which most were cached. */
function readPoint(reader: FieldReader): SummaryPoint {
  const at = (name: string) => `points[0].${name}`;
  const metrics = reader.inside('request_metrics');
  const tokens = metrics?.inside('tokens');
  const mean = (key: string, path: string) =>
    tokens?.inside(key)?.number('mean', at(path), 'tokens/request') ?? null;
  const latency = latencyOf(metrics?.inside('latency') ?? null, at);
  const output =
    metrics
      ?.inside('throughput')
      ?.inside('output')
      ?.number('tokens_per_second', at('outputTokensPerSec'), 'tokens/s') ?? null;
  if (!isPositive(output) && Object.values(latency).every((one) => one === null))
    throw nothingMeasured(reader.place('request_metrics'), 'The row has neither a rate nor a latency');
  return summaryPoint({
    phase: 'SERVING',
    scenario: 'AGENTIC',
    batch: reader.whole('conc', at('batch'), 'requests'),
    batchBasis: 'DECLARED',
    inputTokens: mean('input', 'inputTokens'),
    outputTokens: mean('output_actual', 'outputTokens'),
    tpotSec: latency.tpot?.meanSec ?? null,
    outputTokensPerSec: isPositive(output) ? output : null,
    latency,
  });
}

function latencyOf(latencies: FieldReader | null, at: (name: string) => string) {
  const read = (name: string, key: string) => {
    const statistics = latencies?.inside(key) ?? null;
    return statistics === null
      ? null
      : reportedDistribution(statistics, {
          path: at(`latency.${name}`),
          unit: 's',
          n: null,
          keys: {
            meanSec: 'mean',
            stdSec: 'std',
            p50Sec: 'p50',
            p90Sec: 'p90',
            p95Sec: 'p95',
            p99Sec: 'p99',
          },
        });
  };
  return {
    ttft: read('ttft', 'ttft'),
    tpot: read('tpot', 'tpot'),
    itl: read('itl', 'itl'),
    e2e: read('e2e', 'e2el'),
  };
}

/** Share of prompt tokens that the server's caches answered; null where its counters are not in the row. */
function readHitRate(reader: FieldReader): number | null {
  const rate =
    reader
      .inside('server_metrics')
      ?.inside('cache')
      ?.number('overall_cache_hit_rate', 'techniques.prefixCacheHitRate', null) ?? null;
  return rate !== null && rate <= 1 ? rate : null;
}

function noteLoad(reader: FieldReader, hitRate: number | null): void {
  const dataset = reader.inside('dataset')?.text('loader', 'points[0].scenario') ?? 'recorded conversations';
  const cached =
    hitRate === null ? 'what a cache answered' : `the ${formatPercent(hitRate)} that a cache answered`;
  reader.note(
    'AGENTIC_LOAD',
    `The row replays ${dataset.slice(0, 80)}: it stands among agentic loads alone. Its prompt tokens a second count ${cached}, so no rate is made of them.`,
    'points[0].scenario',
  );
  const accounting = reader.inside('request_accounting');
  const counted = (key: string) => accounting?.whole(key, 'points[0]', 'requests') ?? null;
  const [total, warmUp, failed] = [
    counted('records_total'),
    counted('records_warmup_dropped'),
    counted('records_error_dropped'),
  ];
  if (total === null || (failed ?? 0) + (warmUp ?? 0) === 0) return;
  reader.note(
    'REQUESTS_LEFT_OUT',
    `Of ${formatNumber(total)} requests ${formatNumber(failed ?? 0)} failed and ${formatNumber(warmUp ?? 0)} were warm-up: they are in no figure.`,
    'points[0]',
  );
}
