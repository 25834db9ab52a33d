import type { Distribution } from '@inferbench/domain/terms/distribution';
import type { SummaryPoint } from '@inferbench/domain/runs/point';
import { isFiniteNumber, isPositive } from '@inferbench/units/numeric-guards';
import type { FieldReader } from '../../shared/field-reader.ts';
import { isRecord } from '../../shared/content-items.ts';
import { runInvalid } from '../../shared/import-refusals.ts';
import type { OptimumSettings } from './config.ts';
import { reportedDistribution } from '../../shared/reported-distribution.ts';
import { distributionOf } from '../../shared/statistics.ts';
import { asImages, summaryPoint } from '../../shared/summary-point.ts';
import { taskOfPipeline } from '../../shared/task-words.ts';

type Report = Readonly<Record<string, unknown>>;

/** Prefill and decode of a language model each as a point of their own; the forward pass of an image model as one. */
export function readOptimumPoints(
  reader: FieldReader,
  report: Report,
  settings: OptimumSettings,
): SummaryPoint[] {
  if (isRecord(report['train']))
    throw runInvalid('The report is of a training run; InferBench compares inference.', 'train');
  noteEnergy(reader, report);
  if (isRecord(report['prefill'])) return generationPoints(reader, settings);
  const phase = isRecord(report['call']) ? 'call' : 'forward';
  const named = taskOfPipeline(settings.task ?? '');
  const task = named ?? (phase === 'call' ? 'images' : null);
  const point = samplesPoint(reader, phase, settings);
  if (task === 'images') return [asImages(point)];
  reader.note(
    'SAMPLES_COUNTED',
    task === null
      ? 'The report counts samples and nothing says of what: give benchmark_config.json, or state the model or the task.'
      : `The report counts samples of the task ${task} ("${settings.task ?? ''}"), which are neither images nor answers.`,
    'points[0].task',
  );
  return [{ ...point, task }];
}

function generationPoints(reader: FieldReader, settings: OptimumSettings): SummaryPoint[] {
  const prefill = timesOf(reader, 'prefill', 'points[0].latency.ttft');
  const decode = timesOf(reader, 'decode', 'points[1].latency.e2e');
  const gaps = timesOf(reader, 'per_token', 'points[1].latency.itl');
  const { batch, inputTokens, outputTokens } = settings;
  const rate = reader.number(
    'decode.throughput.value',
    'points[1].outputTokensPerSec',
    unitOf(reader, 'decode'),
  );
  if (gaps !== null)
    reader.note(
      'FIRST_TOKEN_IN_ITL',
      'Some versions count the first token of each iteration in per_token.',
      'points[1].latency.itl',
    );
  const first = summaryPoint({
    phase: 'PREFILL',
    batch,
    batchBasis: 'STATIC',
    inputTokens,
    iterations: prefill?.n ?? null,
    prefillLatencySec: prefill?.meanSec ?? null,
    derived: meanOf('prefillLatencySec', prefill),
    latency: { ttft: prefill, tpot: null, itl: null, e2e: null },
  });
  if (decode === null) return [first];
  const second = summaryPoint({
    phase: 'DECODE',
    batch,
    batchBasis: 'STATIC',
    inputTokens,
    outputTokens,
    iterations: decode.n,
    // Every sequence of the batch gains a token a step.
    tpotSec: isPositive(rate) && isPositive(batch) ? batch / rate : null,
    outputTokensPerSec: isPositive(rate) ? rate : null,
    latency: { ttft: null, tpot: null, itl: gaps, e2e: null },
    derived: isPositive(batch) ? [{ key: 'tpotSec', formula: 'batch ÷ decode tokens/s' }] : [],
  });
  return [first, second];
}

function samplesPoint(
  reader: FieldReader,
  phase: 'forward' | 'call',
  { batch }: OptimumSettings,
): SummaryPoint {
  const times = timesOf(reader, phase, 'points[0].latency.e2e');
  const rate = reader.number(`${phase}.throughput.value`, 'points[0].samplesPerSec', unitOf(reader, phase));
  const mean = times?.meanSec ?? null;
  return summaryPoint({
    phase: 'SAMPLES',
    batch,
    batchBasis: 'STATIC',
    iterations: times?.n ?? null,
    e2eLatencySec: mean,
    ...(isPositive(rate) ? { samplesPerSec: rate } : {}),
    latency: { ttft: null, tpot: null, itl: null, e2e: times },
    derived: meanOf('e2eLatencySec', times),
  });
}

/** Says where a figure is the mean of the single values and not the tool's own. */
function meanOf(key: string, times: Distribution | null): SummaryPoint['derived'] {
  return times?.origin === 'recomputed' ? [{ key, formula: 'mean of latency.values' }] : [];
}

function unitOf(reader: FieldReader, phase: string): string | null {
  return reader.text(`${phase}.throughput.unit`, 'source')?.slice(0, 20) ?? null;
}

/** Times from the single values where the file has all it counts; else what the tool worked out of them. */
function timesOf(reader: FieldReader, phase: string, path: string): Distribution | null {
  const at = (key: string) => `${phase}.latency.${key}`;
  const unit = reader.text(at('unit'), path);
  if (unit === null) return null;
  if (unit !== 's') throw reader.refused(at('unit'), unit, 'seconds ("s")');
  const count = reader.number(at('count'), path, 'values');
  const values = (reader.list(at('values')) ?? []).filter(isFiniteNumber);
  const keys = {
    meanSec: at('mean'),
    stdSec: at('stdev'),
    p50Sec: at('p50'),
    p90Sec: at('p90'),
    p95Sec: at('p95'),
    p99Sec: at('p99'),
  };
  const reported = reportedDistribution(reader, { path, unit, n: count, keys });
  if (values.length === count) return distributionOf(values);
  reader.note(
    'COUNT_MISMATCH',
    `${at('values')} has ${values.length} of ${count ?? 'an unknown number of'} values; the statistics stay the tool's.`,
    path,
  );
  return reported;
}

/** CodeCarbon's estimate of CPU, RAM and GPU is no meter, and of which iterations it is differs by version. */
function noteEnergy(reader: FieldReader, report: Report): void {
  const measured = Object.entries(report).filter(([, part]) => isRecord(part) && isRecord(part['energy']));
  if (measured.length === 0) return;
  for (const [phase] of measured) reader.number(`${phase}.energy.gpu`, `energy.${phase}`.slice(0, 60), 'kWh');
  reader.note(
    'ENERGY_ESTIMATED',
    'Energy is an estimate of a software (CodeCarbon), no reading of a meter; it is not used.',
    'points[0].energy',
  );
}
