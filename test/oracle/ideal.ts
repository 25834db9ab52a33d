import type { Shape } from './shapes.ts';

/** Seconds, fastest and slowest reading of what the documents leave open. */
export interface Ideal {
  low: number;
  high: number;
}

export const WHY_BAND =
  'the documents do not list which activations a fused step still moves, nor which rate attention takes when the cache is wider than the activations';

/** What runs a step: all chips together, in the bytes of the declared precision. */
export interface Machine {
  /** Dense rate and bandwidth of one chip. */
  peak: number;
  bandwidth: number;
  /** Chips among which weights and work are divided. */
  chips: number;
  /** Number of these over which the cache is split: min(chips, key-value heads); 1 for latent attention. */
  cacheSplit: number;
  weightBytes: number;
  activationBytes: number;
  cacheBytes: number;
  /** Marketed capacity of one chip. */
  capacityBytes: number;
  /** Rate of attention ÷ rate of the matrices where the slower reading applies; 1 where both are the same word. */
  slowAttention: number;
}

/** Experts that T tokens choose between them, expected: E·(1 − (1 − k/E)^T). */
export function distinctExperts(count: number, topK: number, tokens: number): number {
  return count * (1 - (1 - topK / count) ** tokens);
}

function weights(shape: Shape, tokens: number): number {
  const { experts, alwaysRead } = shape;
  if (experts === null) return alwaysRead;
  return alwaysRead + experts.layers * experts.each * distinctExperts(experts.count, experts.topK, tokens);
}

/**
 * max(Σ FLOPs ÷ peak, Σ bytes ÷ bandwidth) of one step. Low: weights and cache only. High: the activations of
 * a step in which nothing is fused, which no fused step exceeds, and attention at the slower rate.
 */
function step(
  machine: Machine,
  {
    matrixFlops,
    attentionFlops,
    bytes,
    activations,
  }: Record<'matrixFlops' | 'attentionFlops' | 'bytes' | 'activations', number>,
): Ideal {
  const peak = machine.peak * machine.chips;
  const low = Math.max((matrixFlops + attentionFlops) / peak, bytes / machine.bandwidth);
  const high = Math.max(
    (matrixFlops + attentionFlops / machine.slowAttention) / peak,
    (bytes + activations * machine.activationBytes) / machine.bandwidth,
  );
  return { low, high };
}

/** One decode step of `batch` sequences, each attending `context` keys: weights, cache read, new keys written. */
export function decodeStep(shape: Shape, machine: Machine, batch: number, context: number): Ideal {
  const cache = (batch * context + batch) * shape.cached * machine.cacheBytes;
  return step(machine, {
    matrixFlops: batch * (shape.linear + shape.head),
    attentionFlops: batch * context * shape.decodePair,
    bytes: (weights(shape, batch) * machine.weightBytes) / machine.chips + cache / machine.cacheSplit,
    activations: (batch + 1) * shape.unfused,
  });
}

/** Prompts of `tokens` tokens each, together: weights once, the cache written. */
export function prefillStep(shape: Shape, machine: Machine, batch: number, tokens: number): Ideal {
  const cache = batch * tokens * shape.cached * machine.cacheBytes;
  return step(machine, {
    matrixFlops: batch * (tokens * shape.linear + shape.head),
    attentionFlops: batch * ((tokens * (tokens + 1)) / 2) * shape.promptPair,
    bytes:
      (weights(shape, batch * tokens) * machine.weightBytes) / machine.chips + cache / machine.cacheSplit,
    activations: (batch * tokens + 1) * shape.unfused,
  });
}

/** a steps of one kind and b of another, one after the other. */
export function together(a: number, first: Ideal, b: number, second: Ideal): Ideal & { why: string } {
  return { low: a * first.low + b * second.low, high: a * first.high + b * second.high, why: WHY_BAND };
}

/** Whether weights and caches of the longest context stay within 90 % of the memory, per chip. */
export function fits(shape: Shape, machine: Machine, batch: number, longest: number): boolean {
  const stored = (shape.stored * machine.weightBytes) / machine.chips;
  const cache = (batch * longest * shape.cached * machine.cacheBytes) / machine.cacheSplit;
  return stored + cache <= 0.9 * machine.capacityBytes;
}
