import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import { isLanguageModel } from '@inferbench/domain/models/model';
import type { SummaryPoint } from '@inferbench/domain/runs/point';
import { fullPrecision } from '@inferbench/domain/terms/precision';
import type { Run } from '@inferbench/domain/runs/run';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { mapMeasurements } from '@inferbench/importers/published/map-list';
import { describe, expect, test } from 'vitest';
import { physicsFlags } from '../../testkit/physics-flags.ts';
import {
  bandwidthOf,
  peakOf,
  promptFlops,
  stepCacheBytes,
  stepFlops,
  stepWeightBytes,
} from '../../testkit/physics-sums.ts';

/** Published points of controlled conditions: batch, lengths and a time are all stated. */
interface Stated {
  id: string;
  run: Run;
  point: SummaryPoint;
}

const FAR = 1.3;

const gradeA: readonly Stated[] = MEASUREMENTS.flatMap((list) =>
  mapMeasurements(list, catalogue).runs.flatMap((run) =>
    run.points.flatMap((point) =>
      point.measurement === 'summary' && point.reported?.sourceGrade === 'A' && isStated(point)
        ? [
            {
              id: point.reported.rows.map((row) => row.id).join(' '),
              run: { ...run, points: [point] },
              point,
            },
          ]
        : [],
    ),
  ),
);

function isStated(point: SummaryPoint): boolean {
  if (point.batch === null) return false;
  if (point.phase === 'IMAGE') return true;
  if (point.phase === 'PREFILL') return point.inputTokens !== null;
  return point.inputTokens !== null && point.outputTokens !== null && point.outputTokens > 0;
}

function figures({ system, model, precision }: Run) {
  const chip = catalogue.chips.get(system.chip ?? '');
  const found = catalogue.models.get(model.slug ?? '');
  if (!chip || !found || precision.weights === null)
    throw new Error('the catalogue knows every published run');
  return {
    chip,
    model: found,
    chips: system.chips ?? 1,
    precision: fullPrecision(precision.weights, precision),
  };
}

/** Shortest time of the point's own measure that chip and model allow, and the measure: by hand, from figures of the catalogue. */
function bound({ run, point }: Stated): { seconds: number; measuredSec: number } {
  const { chip, model, chips, precision } = figures(run);
  const peak = peakOf(chip, precision) * chips;
  const { batch, inputTokens, outputTokens } = point;
  if (!isLanguageModel(model) || batch === null) return imageBound(run, peak);
  const { tensorParallel, pipelineParallel, expertParallel } = run.system;
  const undeclared = tensorParallel === null && expertParallel === null;
  const group = undeclared
    ? chips / (pipelineParallel ?? 1)
    : Math.max(tensorParallel ?? 1, expertParallel ?? 1);
  const replicas = chips / group / (pipelineParallel ?? 1);
  const context = (inputTokens ?? 0) + (outputTokens ?? 0) / 2;
  // Of a serving run as many sequences decode as its rate and its step say; the limit of the client is no batch.
  const decoding =
    point.phase === 'SERVING' && point.tpotSec !== null
      ? (point.outputTokensPerSec ?? Number.NaN) * point.tpotSec
      : batch;
  const working = Math.max(decoding, replicas);
  const step =
    (replicas * stepWeightBytes(model, precision, working / replicas) +
      working * stepCacheBytes(model, precision, context)) /
    (bandwidthOf(chip) * chips);
  switch (point.phase) {
    case 'PREFILL':
      return {
        seconds:
          (batch * promptFlops(model, inputTokens ?? 0)) / ((peak * Math.min(replicas, batch)) / replicas),
        measuredSec: point.prefillLatencySec ?? Number.NaN,
      };
    case 'DECODE': {
      const rate = point.outputTokensPerSec ?? Number.NaN;
      const staged =
        ((pipelineParallel ?? 1) * replicas * stepWeightBytes(model, precision, 1)) /
        (bandwidthOf(chip) * chips);
      const compute = (batch * stepFlops(model, context)) / peak;
      return { seconds: Math.max(step, staged, compute), measuredSec: point.tpotSec ?? batch / rate };
    }
    case 'IMAGE':
    case 'SAMPLES':
    case 'GENERATE':
    case 'SERVING':
    case 'MAX_LOAD': {
      const tokens = batch * (outputTokens ?? 0);
      const flops = batch * promptFlops(model, inputTokens ?? 0) + tokens * stepFlops(model, context);
      const rateSec = tokens / (point.outputTokensPerSec ?? Number.NaN);
      const seconds = Math.max(flops / peak, (step * tokens) / working);
      const measuredSec = point.phase === 'SERVING' ? rateSec : (point.e2eLatencySec ?? rateSec);
      const token = point.tpotSec === null ? 0 : (step / point.tpotSec) * measuredSec;
      return { seconds: Math.max(seconds, token), measuredSec };
    }
  }
}

/** FLOPs of networks over images are held against published counts elsewhere (item-networks.test.ts). */
function imageBound(run: Run, peak: number) {
  const score = evaluateRun(run, catalogue).points[0]?.score;
  if (!score?.flops || !score.work) throw new Error('no work');
  return { seconds: score.flops.total / peak, measuredSec: score.work.durationSec };
}

/** The same point with every time divided and every rate multiplied. */
function faster(run: Run, factor: number): Run {
  const over = (value: number | null) => (value === null ? null : value / factor);
  const times = (value: number | null) => (value === null ? null : value * factor);
  return {
    ...run,
    points: run.points.map((point) =>
      point.measurement === 'requests'
        ? point
        : {
            ...point,
            prefillLatencySec: over(point.prefillLatencySec),
            tpotSec: over(point.tpotSec),
            e2eLatencySec: over(point.e2eLatencySec),
            imageLatencySec: over(point.imageLatencySec),
            outputTokensPerSec: times(point.outputTokensPerSec),
            imagesPerSec: times(point.imagesPerSec),
          },
    ),
  };
}

describe('published points of grade A', () => {
  /** Row ids of points that physics flags, with the cause. None: every flag would be a false accusation. */
  const EXCEPTIONS: Readonly<Record<string, string>> = {};

  test('are many enough to mean something', () => {
    expect(gradeA.length).toBeGreaterThan(200);
    expect(new Set(gradeA.map(({ run }) => run.system.chip)).size).toBeGreaterThan(15);
  });

  test('raise no flag of physics', () => {
    const flagged = gradeA.flatMap(({ id, run }) =>
      physicsFlags(run).flatMap(({ rule, message }) =>
        id in EXCEPTIONS ? [] : [`${id} ${rule}: ${message}`],
      ),
    );
    expect(flagged).toEqual([]);
  });

  test('1.3 × beyond their bound are flagged every one, with the share that the figures give', () => {
    const wrong = gradeA.flatMap((stated) => {
      const { seconds, measuredSec } = bound(stated);
      const found = physicsFlags(faster(stated.run, (FAR * measuredSec) / seconds));
      const shares = found.map(({ message }) => Number(/([\d,.]+) % of the bound/.exec(message)?.[1]));
      const right = shares.some((share) => Math.abs(share / 100 / FAR - 1) <= 0.02);
      return right
        ? []
        : [
            `${stated.id} ${stated.run.model.slug} ${stated.point.phase} ${stated.run.system.chip}: ${found.map((f) => f.message).join(' | ')}`,
          ];
    });
    expect(wrong).toEqual([]);
  });

  test('just within their bound are not flagged for it', () => {
    const wrong = gradeA.flatMap((stated) => {
      const { seconds, measuredSec } = bound(stated);
      const found = physicsFlags(faster(stated.run, (0.98 * measuredSec) / seconds)).filter(
        ({ rule }) => rule !== 'PHYS-POWER',
      );
      return found.map(({ rule, message }) => `${stated.id} ${rule}: ${message}`);
    });
    expect(wrong).toEqual([]);
  });
});
