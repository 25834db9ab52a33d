import { meanContext, meanLengths, type Point } from '@inferbench/domain/runs/point';
import type { CheckSubject } from './rule.ts';
import type { Physics, TokenPhysics } from './physics.ts';

/** What a decode step of a run works on, its declared techniques included. */
export interface StepOf {
  batch: number;
  /** Keys that a sequence attends to. */
  context: number;
  /** Tokens of these in blocks that a prefix cache may hold once for all sequences. */
  sharedTokens: number;
}

/** Tokens that a step yields for a sequence; null where tokens are drafted and nobody said how many of them stand. */
export function acceptedTokens({ run }: Pick<CheckSubject, 'run'>): number | null {
  const { speculative } = run.techniques;
  return speculative === null ? 1 : speculative.meanAcceptedTokens;
}

/** Context of a point's decode steps; null where nobody stated the lengths. */
export function decodeContext(point: Point): number | null {
  const lengths = meanLengths(point);
  const stated = point.measurement === 'summary' ? point.contextTokens : null;
  return stated ?? (lengths === null ? null : meanContext(lengths));
}

/** Prompt tokens whose keys several sequences may read together: those that the prefix cache answered. */
export function sharedTokens({ run, point }: Pick<CheckSubject, 'run' | 'point'>): number {
  const hits = run.techniques.prefixCacheHitRate ?? 0;
  return hits * (meanLengths(point)?.inputTokens ?? 0);
}

export interface DecodeBound {
  bytes: number;
  /** Bandwidth of all chips at which these bytes can be read. */
  bandwidthBytesPerSec: number;
  seconds: number;
}

/**
 * Bytes that a decode step must move, R·W + B·S·KV, and the shortest time in which all chips read them. At least one sequence
 * decodes on each replica that works at all; with fewer sequences the others' bandwidth is idle.
 */
export function decodeBound(
  { physics, tokens, replicas }: { physics: Physics; tokens: TokenPhysics; replicas: number },
  { batch, context, sharedTokens: shared }: StepOf,
): DecodeBound {
  const sequences = Math.max(batch, replicas);
  const own = Math.max(1, context - Math.min(shared, context - 1));
  const sharedOnce = shared > 0 ? tokens.kvBytesPerStep(1, Math.max(1, Math.min(shared, context))) : 0;
  const all = tokens.kvBytesPerStep(sequences, Math.max(1, context));
  const kv = shared > 0 ? Math.min(all, tokens.kvBytesPerStep(sequences, own) + sharedOnce) : all;
  const bytes = tokens.weightBytesPerStep(sequences) + kv;
  const seconds = physics.readSec(bytes);
  return { bytes, seconds, bandwidthBytesPerSec: bytes / seconds };
}

/**
 * A token passes the stages of a pipeline in turn, each reading its own weights with its own chips only: stages beyond the
 * first add room and throughput, and take nothing off one token's time (docs/model.md#placements-collectives-pipelines).
 */
export function pipelineBound(
  { physics, tokens, replicas }: { physics: Physics; tokens: TokenPhysics; replicas: number },
  stages: number,
): DecodeBound {
  const bytes = tokens.weightBytesPerStep(replicas);
  const seconds = stages * physics.readSec(bytes);
  return { bytes, seconds, bandwidthBytesPerSec: bytes / seconds };
}
