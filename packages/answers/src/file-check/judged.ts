import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Point } from '@inferbench/domain/runs/point';
import { rateSec } from '@inferbench/domain/runs/steady-window';
import type { Run } from '@inferbench/domain/runs/run';
import type { EvaluatedPoint, Evaluation } from '@inferbench/domain/scores/score';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import { presentValue } from '@inferbench/domain/terms/metric';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { figureFindings } from '@inferbench/evaluation/figure-findings';
import { simulate } from '@inferbench/evaluation/simulate';
import { workOfPoint } from './work.ts';

/** A run as it was imported, and what is still unknown of it. */
export interface ReadRun {
  run: Run;
  missing: readonly string[];
}

/** A run with all that the further parts look at. */
export interface Judged extends ReadRun {
  point: Point;
  evaluation: Evaluation;
  evaluated: EvaluatedPoint | null;
  request: SimulateRequest | null;
  simulated: SimulateResult | null;
  /** Tokens a second of one chip, as the file says. */
  perChip: number | null;
}

/** The run with its evaluation, and the point that makes most for its chips: a curve is judged whole and shown by that. */
export function judgedRun(read: ReadRun, catalogue: CatalogueView): Judged {
  const { run } = read;
  const isKnown = run.system.chip !== null && run.model.slug !== null && run.precision.weights !== null;
  const evaluation: Evaluation =
    isKnown && run.system.chips !== null
      ? evaluateRun(run, catalogue)
      : {
          engineVersion: ENGINE_VERSION,
          policyVersion: '',
          verdict: 'FLAGGED',
          findings: figureFindings(run),
          points: [],
        };
  const best = evaluation.points.toSorted((a, b) => valueOf(b) - valueOf(a))[0] ?? null;
  const point = run.points[best?.index ?? 0];
  if (point === undefined) throw new RangeError('a run has a point');
  const request = workOfPoint(run, point);
  const outcome = request === null ? null : simulate(request, catalogue);
  return {
    ...read,
    point,
    evaluation,
    evaluated: best,
    request,
    simulated: outcome?.ok === true ? outcome.value : null,
    perChip:
      best === null
        ? statedPerChip(point, run.system.chips)
        : presentValue(best.score.metrics.TOKENS_PER_S_PER_CHIP),
  };
}

function valueOf({ score }: EvaluatedPoint): number {
  return presentValue(score.metrics.TOKENS_PER_S_PER_CHIP) ?? 0;
}

function statedPerChip(point: Point, chips: number | null): number | null {
  if (chips === null) return null;
  if (point.measurement === 'requests') return point.counts.outputTokens / rateSec(point) / chips;
  return point.outputTokensPerSec === null ? null : point.outputTokensPerSec / chips;
}
