import { z } from 'zod';

/** Whether a prompt's attention is charged the causal half that it needs, or every key to every query. */
export const AttentionFlops = z.enum(['causal', 'uncausal']);
export type AttentionFlops = z.infer<typeof AttentionFlops>;

/**
 * Fused: one product for queries, keys and values, activations applied where they arise. Unfused: every projection, gate
 * product and activation reads its inputs from memory and writes its outputs there. Scores stay on the chip in both.
 */
export const ActivationTraffic = z.enum(['fused', 'unfused']);
export type ActivationTraffic = z.infer<typeof ActivationTraffic>;
