import { z } from 'zod';
import { KernelShape } from './kernel-shape.ts';
import { OwnershipAssumptions } from './ownership.ts';
import { PrecisionWord } from './precision.ts';
import { SimulatedTechniques } from './simulated-techniques.ts';
import { Slug } from './slug.ts';
import { ActivationTraffic, AttentionFlops } from './workload-switches.ts';

export const SimulatedPhase = z.enum(['prefill', 'decode', 'generate', 'serving', 'image', 'op']);
export type SimulatedPhase = z.infer<typeof SimulatedPhase>;

const tokens = z.int().min(1).max(100_000_000);
const chips = z.int().min(1).max(1024);

/** One configuration to simulate; the words are those of the command line and of JSON (docs/model.md#three-times). */
export const SimulateRequest = z
  .strictObject({
    id: z.string().max(200).optional(),
    chip: Slug,
    /** Every phase but `op` needs one. */
    model: Slug.optional(),
    phase: SimulatedPhase,
    /** Sequences or images; for serving the concurrency. */
    batch: z.number().min(1).max(1_000_000).default(1),
    inputTokens: tokens.optional(),
    outputTokens: tokens.optional(),
    /** Keys each new token attends to; decode only. */
    context: tokens.optional(),
    weightPrecision: PrecisionWord.default('fp16'),
    activationPrecision: PrecisionWord.optional(),
    kvPrecision: PrecisionWord.optional(),
    /** Missing: the smallest power of two on which it fits. */
    chips: chips.optional(),
    tp: chips.optional(),
    pp: chips.optional(),
    ep: chips.optional(),
    dp: chips.optional(),
    /** Software that runs it; missing: the best public stack. */
    framework: z.string().min(1).max(60).optional(),
    frameworkVersion: z.string().min(1).max(60).optional(),
    techniques: SimulatedTechniques.optional(),
    /** Images: denoising steps and pixels of an edge; missing: the model's own. */
    steps: z.int().min(1).max(10_000).optional(),
    resolution: z.int().min(16).max(16_384).optional(),
    op: KernelShape.optional(),
    attentionFlops: AttentionFlops.optional(),
    activationTraffic: ActivationTraffic.optional(),
    /** Cost of owning under other assumptions than the policy's; echoed in the answer. */
    costAssumptions: OwnershipAssumptions.partial().optional(),
  })
  .superRefine((request, issues) => {
    const need = (key: keyof typeof request, why: string) => {
      if (request[key] === undefined)
        issues.addIssue({ code: 'custom', path: [key], message: `needed for ${why}` });
    };
    const { phase } = request;
    if (phase === 'op') need('op', 'op');
    else need('model', phase);
    if (phase === 'prefill') need('inputTokens', 'prefill');
    if (phase === 'serving' || phase === 'generate') {
      need('inputTokens', phase);
      need('outputTokens', phase);
    }
    if (phase === 'decode' && request.context === undefined && request.inputTokens === undefined) {
      issues.addIssue({
        code: 'custom',
        path: ['context'],
        message: 'decode needs context, or inputTokens with outputTokens',
      });
    }
    if (request.frameworkVersion !== undefined) need('framework', 'frameworkVersion');
  });
export type SimulateRequest = z.infer<typeof SimulateRequest>;
