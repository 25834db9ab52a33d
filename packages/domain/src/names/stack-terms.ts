/**
 * What a software stack makes of the attainable times of a step: factors on what the hardware takes, and seconds that no ratio
 * can carry. All factors 1 with the host terms of the attainable time give that time.
 */
export interface StackTerms {
  /** Factors on compute time: products, products of routed experts, and attention with recurrence. */
  computeFactor: { gemm: number; experts: number; attention: number };
  /** Factors on memory time: weights with activations, those of routed experts, and the cache. */
  memoryFactor: { weights: number; experts: number; kv: number };
  /** Factors on the time of a kernel beside its work, by the same kinds. */
  launchFactor: { gemm: number; experts: number; attention: number };
  collectiveFactor: number;
  /** Once a step. */
  hostStepSec: number;
  /** Time for each sequence of a step. */
  hostSequenceSec: number;
  /** Time for each prompt that a step finishes. */
  promptSec: number;
}
