import { checkPoint } from '@inferbench/checks/rules';
import { type Distribution, PERCENTILE_KEYS } from '@inferbench/domain/terms/distribution';
import type { Finding } from '@inferbench/domain/errors/finding';
import { CanonicalText } from '@inferbench/domain/names/canonical-json';
import { isLanguageModel } from '@inferbench/domain/models/model';
import type { Point } from '@inferbench/domain/runs/point';
import { tagsOf } from '@inferbench/domain/runs/point-tag';
import { fail, type Result } from '@inferbench/domain/errors/result';
import type { EvaluatedPoint, Unranked, Work } from '@inferbench/domain/scores/score';
import { boardValues } from '@inferbench/scoring/board-values';
import { pointLatency } from '@inferbench/scoring/latency';
import { replicateShare } from '@inferbench/scoring/replicates';
import { type ScoreInput, scorePoint } from '@inferbench/scoring/score-point';
import { slicePosition } from '@inferbench/scoring/slice-position';
import { type NoWork, workOf } from '@inferbench/scoring/work';
import { ENGINE_VERSION } from './engine-version.ts';
import { gradeOf } from './evidence-grade.ts';
import { flexibilityMetric } from './flexibility.ts';
import { hashOf } from './input-hash.ts';
import { loadShare } from './serving/load-share.ts';
import { physicsOf } from './physics.ts';
import type { ResolvedRun } from './resolve-run.ts';
import { scoreInputHash } from './score-input-hash.ts';
import { techniqueKey } from './techniques/techniques.ts';
import { graphRefusal, requiredFlops, simulatedWork } from './work-times.ts';

export interface PointOutcome {
  evaluated: EvaluatedPoint;
  findings: Finding[];
}

/** Simulates, checks and scores one point of a resolved run. */
export function evaluatePoint(resolved: ResolvedRun, index: number): PointOutcome {
  const { run, chip, model, precision, placement } = resolved;
  const point = run.points[index];
  if (point === undefined) throw new RangeError(`run has no point ${index}`);
  const work = workOf(point);
  const { simulated, flops } = simulate(resolved, point, work);
  const text = new CanonicalText(point);
  const score = scorePoint(scoreInput(resolved, point, { work, simulated, flops, text }));
  const isReported = run.publication !== null;
  const position = slicePosition(point, model.slug, { weights: precision.weights, isReported });
  const physics = physicsOf(resolved, simulated, point);
  const findings = checkPoint({
    run,
    point,
    index,
    chip,
    model,
    placement,
    work,
    score,
    physics,
    latencyOf: pointLatency,
  });
  return {
    findings,
    evaluated: {
      index,
      contentHash: contentHash(resolved, text),
      position: position.ok ? position.value : null,
      positionReason: position.ok ? null : position.error,
      evidenceGrade: gradeOf(run, point),
      tags: tagsOf(point.power?.boundary ?? null, findings),
      unranked: unrankedReason(resolved, point, findings),
      boardValues: boardValues(techniqueKey(run.techniques), score),
      score,
    },
  };
}

/** What the engine's graph of the model says of a point's work: times and operations, or why there are none. */
function simulate(
  resolved: ResolvedRun,
  point: Point,
  work: Result<Work, NoWork>,
): Pick<ScoreInput, 'simulated' | 'flops'> {
  const refused = graphRefusal(resolved);
  if (refused !== null) {
    const none = { reason: 'NOT_COMPUTED', detail: refused.message } as const;
    return { simulated: { present: false, ...none }, flops: fail(none) };
  }
  if (!work.ok) {
    const { detail } = work.error;
    return { simulated: { present: false, reason: 'NOT_REPORTED', detail }, flops: work };
  }
  return {
    simulated: simulatedWork(resolved, point, work.value),
    flops: requiredFlops(resolved, point, work.value),
  };
}

function scoreInput(
  resolved: ResolvedRun,
  point: Point,
  { text, ...of }: Pick<ScoreInput, 'work' | 'simulated' | 'flops'> & { text: CanonicalText },
): ScoreInput {
  const { run, chip, model, peak, placement } = resolved;
  const share = replicateShare(run, point);
  return {
    ...of,
    load: of.simulated.present ? loadShare(resolved, point) : null,
    point,
    isReported: run.publication !== null,
    chip,
    placement,
    peak,
    flexibility: flexibilityMetric(chip, placement.chips),
    model: { name: model.name, charsPerToken: isLanguageModel(model) ? model.charsPerToken : null },
    replicateShare: share,
    engineVersion: ENGINE_VERSION,
    inputHash: scoreInputHash(resolved, text, { replicateShare: share }),
  };
}

/** Equal for the same figures on the same system, whoever submits them and whatever scores them. */
function contentHash({ run, model, precision }: ResolvedRun, point: CanonicalText): string {
  const { system, techniques, publication } = run;
  return hashOf({ system, techniques, publication, model: model.slug, precision, point });
}

/**
 * Whether nobody controlled the load: at maximum load nobody expects a batch to be published: such results rank among
 * themselves.
 */
function isUncontrolled(point: Point): boolean {
  return point.measurement === 'summary' && point.reported?.sourceGrade === 'C' && point.phase !== 'MAX_LOAD';
}

/** Whether a load test lacks latencies; answers of one token have no TPOT. */
function lacksLatencies(point: Point): boolean {
  if (point.measurement !== 'requests') return false;
  const { latency, counts } = point;
  const isShort = counts.outputTokens <= counts.completed;
  return !hasPercentile(latency.ttft) || !(isShort || hasPercentile(latency.tpot));
}

function hasPercentile(distribution: Distribution | null): boolean {
  return distribution !== null && PERCENTILE_KEYS.some((key) => distribution[key] !== null);
}

/** Shown, never ranked: examples, load tests without latencies, claims-only chips, publications without control of conditions, runs too small to mean anything. */
function unrankedReason(
  { run, chip }: ResolvedRun,
  point: Point,
  findings: readonly Finding[],
): Unranked | null {
  if (chip.status === 'claims_only') {
    return { reason: 'CLAIMS_ONLY', detail: `nothing of ${chip.name} was measured by anyone` };
  }
  if (isUncontrolled(point)) {
    return {
      reason: 'SOURCE_GRADE_C',
      detail:
        'batch, lengths or precision are not published, or software overhead dominates (source grade C)',
    };
  }
  if (run.example)
    return { reason: 'EXAMPLE', detail: 'an example, made to show the way and measured on nothing' };
  if (run.publication === null && lacksLatencies(point)) {
    return {
      reason: 'NO_LATENCIES',
      detail: 'a load test without distributions of TTFT and TPOT does not say what its users waited for',
    };
  }
  const smoke = findings.find((finding) => finding.rule === 'STAT-SMOKE');
  return smoke ? { reason: 'SMOKE_RUN', detail: smoke.message } : null;
}
