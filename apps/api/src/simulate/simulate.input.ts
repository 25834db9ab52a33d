import type { SimulatedPhase } from '@inferbench/domain/simulate-request';
import { Field, Float, InputType, Int } from 'type-graphql';
import { KernelInput, OwnershipInput, SimulatedTechniquesInput } from './simulate-parts.input.ts';
import { SimulatedPhaseEnum } from './simulated-phase.enum.ts';

@InputType({ description: 'One configuration to simulate, in the words of `inferbench simulate`.' })
export class SimulateInput {
  @Field(() => String, { description: 'Chip slug, for example nvidia-h100-sxm5-80gb.' })
  chip!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Model slug, for example llama-3-8b; every phase but OP needs one.',
  })
  model?: string | null;

  @Field(() => SimulatedPhaseEnum, { description: 'What to simulate.' })
  phase!: SimulatedPhase;

  @Field(() => Float, {
    nullable: true,
    description: 'Sequences; for SERVING the concurrency. 1 where left out.',
  })
  batch?: number | null;

  @Field(() => Int, { nullable: true, description: 'Prompt tokens a request.' })
  inputTokens?: number | null;

  @Field(() => Int, { nullable: true, description: 'Answer tokens a request.' })
  outputTokens?: number | null;

  @Field(() => Int, { nullable: true, description: 'Keys each new token attends to; DECODE only.' })
  context?: number | null;

  @Field(() => String, { nullable: true, description: 'Precision word of the weights; fp16 where left out.' })
  weightPrecision?: string | null;

  @Field(() => String, { nullable: true, description: 'Of activations; the natural one where left out.' })
  activationPrecision?: string | null;

  @Field(() => String, { nullable: true, description: 'Of the KV cache; the natural one where left out.' })
  kvPrecision?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of chips; where left out the smallest power of two on which it fits.',
  })
  chips?: number | null;

  @Field(() => Int, { nullable: true, description: 'Tensor-parallel group; all chips where left out.' })
  tp?: number | null;

  @Field(() => Int, { nullable: true, description: 'Pipeline stages; 1 where left out.' })
  pp?: number | null;

  @Field(() => Int, { nullable: true, description: 'Chips over which experts are spread.' })
  ep?: number | null;

  @Field(() => Int, { nullable: true, description: 'Replicas, each with its own part of the batch.' })
  dp?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Software that runs it, for example vllm; the best public stack where left out.',
  })
  framework?: string | null;

  @Field(() => String, { nullable: true, description: 'Release or era of the framework.' })
  frameworkVersion?: string | null;

  @Field(() => SimulatedTechniquesInput, { nullable: true, description: 'Techniques that change the work.' })
  techniques?: SimulatedTechniquesInput | null;

  @Field(() => Int, { nullable: true, description: 'IMAGE: denoising steps.' })
  steps?: number | null;

  @Field(() => Int, { nullable: true, description: 'IMAGE: pixels of an edge.' })
  resolution?: number | null;

  @Field(() => KernelInput, { nullable: true, description: 'OP: the kernel.' })
  op?: KernelInput | null;

  @Field(() => String, { nullable: true, description: 'causal or uncausal; causal where left out.' })
  attentionFlops?: string | null;

  @Field(() => String, { nullable: true, description: 'fused or unfused; fused where left out.' })
  activationTraffic?: string | null;

  @Field(() => OwnershipInput, {
    nullable: true,
    description: 'Cost of owning under other assumptions than the policy.',
  })
  costAssumptions?: OwnershipInput | null;
}
