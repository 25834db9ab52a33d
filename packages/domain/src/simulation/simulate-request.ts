import { z } from 'zod';
import { KernelShape } from '../terms/kernel-shape.ts';
import { StatedOwnership } from '../terms/ownership.ts';
import { AskedWeights, PrecisionWord } from '../terms/precision.ts';
import { SimulatedTechniques } from './simulated-techniques.ts';
import { Slug } from '../names/slug.ts';
import { ActivationTraffic, AttentionFlops } from './workload-switches.ts';

export const SimulatedPhase = z.enum(['prefill', 'decode', 'generate', 'serving', 'image', 'op']);
export type SimulatedPhase = z.infer<typeof SimulatedPhase>;

const tokens = z.int().min(1).max(100_000_000);
const chips = z.int().min(1).max(1024);

/** One configuration to simulate; the words are those of the command line and of JSON (docs/model.md#three-times). */
export const SimulateRequest = z
  .strictObject({
    id: z.string().max(200).optional(),
    chip: Slug.describe('Chip slug, for example nvidia-h100-sxm5-80gb.'),
    model: Slug.optional().describe('Model slug, for example llama-3-8b; every phase but OP needs one.'),
    phase: SimulatedPhase.describe('What to simulate.'),
    batch: z
      .number()
      .min(1)
      .max(1_000_000)
      .default(1)
      .describe('Sequences; for SERVING the concurrency. 1 where left out.'),
    inputTokens: tokens.optional().describe('Prompt tokens a request.'),
    outputTokens: tokens.optional().describe('Answer tokens a request.'),
    context: tokens.optional().describe('Keys each new token attends to; DECODE only.'),
    weightPrecision: AskedWeights,
    activationPrecision: PrecisionWord.optional().describe('Of activations; the natural one where left out.'),
    kvPrecision: PrecisionWord.optional().describe('Of the KV cache; the natural one where left out.'),
    chips: chips
      .optional()
      .describe('Number of chips; where left out the smallest power of two on which it fits.'),
    tp: chips.optional().describe('Tensor-parallel group; all chips where left out.'),
    pp: chips.optional().describe('Pipeline stages; 1 where left out.'),
    ep: chips.optional().describe('Chips over which experts are spread.'),
    dp: chips.optional().describe('Replicas, each with its own part of the batch.'),
    attentionParallel: z
      .union([chips, z.literal(true)])
      .optional()
      .describe(
        'Ranks of a tensor-parallel group that attend for sequences of their own and share its experts; true: each chip is one.',
      ),
    framework: z
      .string()
      .min(1)
      .max(60)
      .optional()
      .describe('Software that runs it, for example vllm; the best public stack where left out.'),
    frameworkVersion: z.string().min(1).max(60).optional().describe('Release or era of the framework.'),
    techniques: SimulatedTechniques.optional().describe('Techniques that change the work.'),
    effects: z.boolean().optional().describe('Also what each technique gains and costs.'),
    against: Slug.optional().describe(
      'Another chip that is asked for the same, on as many chips: how many times as fast the first is, with the band of the ratio.',
    ),
    steps: z.int().min(1).max(10_000).optional().describe('IMAGE: denoising steps.'),
    resolution: z.int().min(16).max(16_384).optional().describe('IMAGE: pixels of an edge.'),
    op: KernelShape.optional().describe('OP: the kernel.'),
    attentionFlops: AttentionFlops.optional().describe('causal or uncausal; causal where left out.'),
    activationTraffic: ActivationTraffic.optional().describe('fused or unfused; fused where left out.'),
    costAssumptions: StatedOwnership.optional().describe(
      'Cost of owning under other assumptions than the policy.',
    ),
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
  })
  .describe('One configuration to simulate, in the words of `inferbench simulate`.');
export type SimulateRequest = z.infer<typeof SimulateRequest>;
