import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType('SimulatedTimes', {
  description: 'Times and rates of one level of the model; null where the phase has no such quantity.',
})
export class SimulatedTimesType {
  @Field(() => Float, { nullable: true, description: 'Whole batch, prompts to first tokens, ms.' })
  prefillLatencyMs!: number | null;

  @Field(() => Float, { nullable: true, description: 'Time per output token of one sequence, ms.' })
  tpotMs!: number | null;

  @Field(() => Float, { nullable: true, description: 'Tokens per second of one sequence.' })
  decodeTokensPerSec!: number | null;

  @Field(() => Float, { nullable: true, description: 'Tokens per second, all sequences, all chips.' })
  outputTokensPerSec!: number | null;

  @Field(() => Float, { nullable: true, description: 'Whole batch, prompts to last token, seconds.' })
  e2eLatencySec!: number | null;
}

@ObjectType('Placement', { description: 'How a model is split over chips.' })
export class PlacementType {
  @Field(() => Int, { description: 'Number of chips.' })
  chips!: number;

  @Field(() => Int, { description: 'Chips that share every layer.' })
  tensorParallel!: number;

  @Field(() => Int, { description: 'Groups that hold different layers.' })
  pipelineParallel!: number;

  @Field(() => Int, { description: 'Copies of the whole model.' })
  replicas!: number;
}

@ObjectType('SimulatedPrecision', { description: 'Precision that was simulated.' })
export class SimulatedPrecisionType {
  @Field(() => String, { description: 'Storage of the weights.' })
  weights!: string;

  @Field(() => String, { description: 'Activations.' })
  activations!: string;

  @Field(() => String, { description: 'KV cache.' })
  kv!: string;

  @Field(() => String, { description: 'Compute class of the chip that runs it.' })
  computed!: string;
}

@ObjectType('SimulatedBytes', { description: 'Bytes that move, whole placement.' })
export class SimulatedBytesType {
  @Field(() => Float, { description: 'Weights.' })
  weights!: number;

  @Field(() => Float, { description: 'KV cache.' })
  kv!: number;

  @Field(() => Float, { description: 'Activations.' })
  activations!: number;

  @Field(() => Float, { description: 'Between chips.' })
  collectives!: number;
}

@ObjectType('SimulatedCapacity', { description: 'Memory of the placement.' })
export class SimulatedCapacityType {
  @Field(() => Float, { description: 'Weights, KV cache and activations, bytes.' })
  bytesNeeded!: number;

  @Field(() => Float, { description: '90 % of the capacity of all chips, bytes.' })
  bytesAvailable!: number;

  @Field(() => Float, { description: 'Largest number of sequences of this context.' })
  maxBatch!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Share of the memory beside the weights that the caches take; null for work without a cache.',
  })
  kvPressure!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Context at which the largest batch has fallen to half; null where one sequence is all that fits.',
  })
  batchHalvesAtContext!: number | null;
}

@ObjectType('SimulatedCost', { description: 'Rented, at the attainable time.' })
export class SimulatedCostType {
  @Field(() => Float, { description: 'US dollars per hour, all chips.' })
  usdPerHour!: number;

  @Field(() => Float, { nullable: true, description: 'US dollars; null for PREFILL, which answers nothing.' })
  usdPerMillionOutputTokens!: number | null;
}

@ObjectType('SimulatedSplit', { description: 'Factors of the attainable rate.' })
export class SimulatedSplitType {
  @Field(() => Float, { description: 'Share of peak that the workload allows on this chip.' })
  algorithm!: number;

  @Field(() => Float, { description: 'Share of that which the architecture realises.' })
  hardware!: number;
}

@ObjectType('SimulationNote', { description: 'A part of the result and what to know of it.' })
export class SimulationNoteType {
  @Field(() => String, { description: 'Part of the result.' })
  part!: string;

  @Field(() => String, { description: 'Reason or confidence.' })
  text!: string;
}
