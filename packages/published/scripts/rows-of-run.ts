// Result files as rows of a table: what an importer read, with the names that its file does not hold stated beside it.
import { createHash } from 'node:crypto';
import { canonicalJson } from '@inferbench/domain/names/canonical-json';
import type { Distribution } from '@inferbench/domain/terms/distribution';
import { layoutLabel } from '@inferbench/domain/terms/layout';
import type { MeasurementRow } from '@inferbench/domain/runs/measurement-list';
import type { Point, SummaryPoint } from '@inferbench/domain/runs/point';
import type { PointMode } from '@inferbench/domain/runs/point-mode';
import type { Run } from '@inferbench/domain/runs/run';
import { MS_PER_SEC } from '@inferbench/units/si';
import { known } from '../src/known.ts';

export interface StatedBeside {
  section: string;
  revision: string;
  /** Day, month or year; null where neither file nor maintainer says. */
  measuredOn: string | null;
  grade: MeasurementRow['grade'];
  spread: [number, number] | null;
}

type Figure = Pick<MeasurementRow, 'metric' | 'value' | 'phase'> & { statistic?: string };

/** Rows of one point, or why it is none. */
export function rowsOfPoint(run: Run, point: Point, stated: StatedBeside): MeasurementRow[] | string {
  const { system, model, precision, techniques } = run;
  if (point.measurement !== 'summary') return 'a load test with single requests is submitted, not listed';
  if (system.chip === null || system.chips === null)
    return 'its chip, or how many, is not known: state --chip word=slug, or --context system.chips=8';
  if (model.slug === null)
    return `the catalogue has no model "${model.servedName}": state --context model.slug=…`;
  const figures = figuresOf(point);
  if (figures.length === 0) return 'it states no figure that tables hold';
  const configuration = {
    section: stated.section,
    revision: stated.revision,
    regime: regimeOf(point, system),
    hardware: system.chip,
    chips: system.chips,
    framework: system.framework ?? 'other',
    model: model.slug,
    grade: stated.grade,
    ...known({
      parallelism: layoutLabel(system),
      frameworkVersion: system.frameworkVersion,
      weights: precision.weights,
      kv: precision.kv,
      drafting: techniques.speculative?.method,
      batch: point.batch,
      input: point.inputTokens,
      output: point.outputTokens,
      spread: stated.spread,
      measured: stated.measuredOn === null ? null : { from: null, to: stated.measuredOn },
      note: noteOf(point),
    }),
  };
  const id = createHash('sha256').update(canonicalJson(configuration)).digest('hex').slice(0, 8);
  return figures.map((figure) => ({ id, point: id, ...configuration, ...figure }));
}

function regimeOf({ phase }: SummaryPoint, { layout }: Run['system']): PointMode {
  if (phase !== 'SERVING') return 'static batch';
  return layout?.prefill ? 'disaggregated' : 'aggregated';
}

/** Steps and size are read from the note, as those of lists are. */
function noteOf({ image }: SummaryPoint): string | null {
  if (image === undefined) return null;
  const size = image.resolution === undefined ? [] : [`${image.resolution}x${image.resolution}`];
  const steps = image.steps === undefined ? [] : [`steps=${image.steps}`];
  return [...steps, ...size].join('; ');
}

function figuresOf(point: SummaryPoint): Figure[] {
  const { latency, power, energy, outputTokensPerSec, totalTokensPerSec } = point;
  const one = (metric: Figure['metric'], value: number | null | undefined, phase: Figure['phase'] = 'e2e') =>
    value == null ? [] : [{ metric, value: rounded(value), phase }];
  return [
    ...statistics('ttft_ms', latency?.ttft ?? null, MS_PER_SEC, 'prefill'),
    ...(latency?.tpot
      ? statistics('tpot_ms', latency.tpot, MS_PER_SEC, 'decode')
      : one('tpot_ms', point.tpotSec === null ? null : point.tpotSec * MS_PER_SEC, 'decode')),
    ...statistics('request_latency_s', latency?.e2e ?? null, 1, 'e2e'),
    ...one('output_tokens_per_s', outputTokensPerSec),
    ...one('total_tokens_per_s', totalTokensPerSec),
    ...one('images_per_s', point.imagesPerSec, 'image'),
    ...one('avg_power_w', power?.averageWatts, point.phase === 'IMAGE' ? 'image' : 'e2e'),
    ...one('energy_j_per_token', energy?.joulesPerOutputToken),
    ...one('energy_j_per_image', energy?.joulesPerImage, 'image'),
  ];
}

const STATISTICS = [
  ['meanSec', 'mean'],
  ['p50Sec', 'median'],
  ['p90Sec', 'p90'],
  ['p95Sec', 'p95'],
  ['p99Sec', 'p99'],
] as const;

function statistics(
  metric: Figure['metric'],
  distribution: Distribution | null,
  perSec: number,
  phase: Figure['phase'],
): Figure[] {
  return STATISTICS.flatMap(([key, statistic]) => {
    const value = distribution?.[key] ?? null;
    return value === null ? [] : [{ metric, value: rounded(value * perSec), statistic, phase }];
  });
}

/** Five digits, as the tables have them. */
function rounded(value: number): number {
  return Number(value.toPrecision(5));
}
