import { checkPoint } from '@inferbench/checks/check-point';
import type { Finding } from '@inferbench/domain/finding';
import { meanContext, meanLengths, type Point } from '@inferbench/domain/point';
import type { EvaluatedPoint, EvidenceGrade } from '@inferbench/domain/score';
import { decodeLoad, prefillLoad } from '@inferbench/domain/step-load';
import { comparabilityKeys } from '@inferbench/scoring/comparability-key';
import { scoreServingPoint, type SimulatedServing } from '@inferbench/scoring/score-serving-point';
import { batchOf, slicePosition } from '@inferbench/scoring/slice-position';
import type { RequiredFlops } from '@inferbench/scoring/useful-tops';
import { capacityOf, fits } from '@inferbench/simulator/capacity';
import { graphFlops, graphWeightBytes } from '@inferbench/workloads/graph-cost';
import { formatGigabytes } from '@inferbench/units/format';
import { ENGINE_VERSION } from './engine-version.ts';
import { hashOf } from './input-hash.ts';
import type { ResolvedRun } from './resolve-run.ts';
import { servingLimit, servingTime } from './step-times.ts';

export interface PointOutcome {
  evaluated: EvaluatedPoint;
  findings: Finding[];
}

/** Simulates, checks and scores one point of a resolved run. */
export function evaluatePoint(resolved: ResolvedRun, index: number): PointOutcome {
  const { run, chip, model, graph, peak, placement, precision } = resolved;
  const point = run.points[index];
  if (point === undefined) throw new RangeError(`run has no point ${index}`);
  const lengths = meanLengths(point);
  const position = slicePosition(point, model.slug, precision.weights);
  const score = scoreServingPoint({
    point,
    chip,
    placement,
    peak,
    flops: lengths === null ? { prefill: 0, decode: 0 } : servingFlops(resolved, point, lengths),
    simulated: simulatedServing(resolved, point, lengths),
    engineVersion: ENGINE_VERSION,
    inputHash: hashOf({
      engine: ENGINE_VERSION,
      chip,
      model,
      precision,
      placement,
      techniques: run.techniques,
      point,
    }),
  });
  const findings = checkPoint({
    run,
    point,
    index,
    chip,
    chips: placement.chips,
    replicas: placement.replicas,
    weightBytesPerStep: graphWeightBytes(graph),
    storedWeightBytes: graph.storedWeightBytes,
    kvBytesPerToken: graph.kvBytesPerToken,
    meanLengths: lengths,
  });
  return {
    findings,
    evaluated: {
      index,
      position: position.ok ? position.value : null,
      positionReason: position.ok ? null : position.error,
      evidenceGrade: gradeOf(run.source.variant),
      comparabilityKeys: comparabilityKeys(run, score),
      score,
    },
  };
}

/** E2 when the statistics are ours, recomputed from per-request data; E1 for a tool's aggregate. */
function gradeOf(variant: ResolvedRun['run']['source']['variant']): EvidenceGrade {
  return variant === 'detailed' ? 'E2' : 'E1';
}

interface Lengths {
  inputTokens: number;
  outputTokens: number;
}

/** F = F_prefill(input) · requests + F_decode(input + output ÷ 2) · output tokens (metrics.md 1). */
function servingFlops({ graph }: ResolvedRun, point: Point, lengths: Lengths): RequiredFlops {
  const { completed, outputTokens } = point.counts;
  const context = meanContext(lengths);
  return {
    prefill: completed * graphFlops(graph, prefillLoad(1, lengths.inputTokens)),
    decode: outputTokens * graphFlops(graph, decodeLoad(1, context)),
  };
}

/** Times to serve the run's own requests in steady state at its own batch, at the bound and at the best public stack. */
function simulatedServing(resolved: ResolvedRun, point: Point, lengths: Lengths | null): SimulatedServing {
  const batch = batchOf(point);
  if (lengths === null || lengths.outputTokens === 0 || batch === null) {
    return {
      present: false,
      reason: 'NOT_REPORTED',
      detail: 'the batch or the lengths of the run are unknown',
    };
  }
  const { graph, chip, placement, model } = resolved;
  const context = meanContext(lengths);
  const capacity = capacityOf({
    graph,
    chip,
    placement,
    kvHeads: model.kvHeads,
    batch: batch.batch,
    context,
  });
  if (!fits(capacity)) {
    return {
      present: false,
      reason: 'DOES_NOT_FIT',
      detail: `${formatGigabytes(capacity.bytesNeeded)} needed, ${formatGigabytes(capacity.bytesAvailable)} usable`,
    };
  }
  const load = { batch: batch.batch, ...lengths };
  const time = servingTime(resolved, load);
  // While every sequence emits one token, the system emits `batch` of them.
  const tokensPerSequence = point.counts.outputTokens / batch.batch;
  return {
    present: true,
    idealSec: tokensPerSequence * time.idealTpotSec,
    attainableSec: tokensPerSequence * time.attainableTpotSec,
    limitedBy: servingLimit(time, load),
  };
}
