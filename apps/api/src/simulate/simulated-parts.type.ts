import type { PowerBoundary } from '@inferbench/domain/power-boundary';
import type { CostBasis, CostItem } from '@inferbench/domain/score';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { CostBasisEnum, PowerBoundaryEnum } from '../graphql/enums.ts';
import { CostItemType } from '../score/cost.type.ts';

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

  @Field(() => Float, { nullable: true, description: 'One image: time of the batch ÷ batch, ms.' })
  imageLatencyMs!: number | null;

  @Field(() => Float, { nullable: true, description: 'Images per second, all chips.' })
  imagesPerSec!: number | null;

  @Field(() => Float, { nullable: true, description: 'One kernel, µs.' })
  opLatencyUs!: number | null;
}

@ObjectType('Placement', { description: 'How a model is split over chips.' })
export class PlacementType {
  @Field(() => Int, { description: 'Number of chips.' })
  chips!: number;

  @Field(() => Int, { description: 'Chips that share every layer.' })
  tensorParallel!: number;

  @Field(() => Int, { description: 'Groups that hold different layers.' })
  pipelineParallel!: number;

  @Field(() => Int, { description: 'Copies of the model, each with its own part of the batch.' })
  replicas!: number;

  @Field(() => Int, {
    description: 'Chips over which whole experts are spread; 1 where experts are split like the rest.',
  })
  expertParallel!: number;
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

@ObjectType('SimulatedCost', {
  description: 'At the expected time, on the basis that has a price, owned before rented.',
})
export class SimulatedCostType {
  @Field(() => CostBasisEnum, { description: 'Bought or rented.' })
  basis!: CostBasis;

  @Field(() => [CostItemType], { description: 'What it is made of.' })
  items!: CostItem[];

  @Field(() => Float, { description: 'US dollars per hour, all chips.' })
  usdPerHour!: number;

  @Field(() => Float, { nullable: true, description: 'US dollars; null for PREFILL, which answers nothing.' })
  usdPerMillionOutputTokens!: number | null;
}

@ObjectType('SimulatedPower', { description: 'Mean power while the work runs at its expected time.' })
export class SimulatedPowerType {
  @Field(() => Float, { description: 'One chip, at its own sensor.' })
  chipWatts!: number;

  @Field(() => Float, { description: 'All chips.' })
  acceleratorWatts!: number;

  @Field(() => Float, { description: 'At the wall: chips, hosts and supply losses.' })
  wallWatts!: number;

  @Field(() => Boolean, { description: 'A part of the work wants more than the limit and is slower for it.' })
  clamped!: boolean;
}

@ObjectType('SimulatedEnergy', { description: 'Energy at one power boundary; prompts are included.' })
export class SimulatedEnergyType {
  @Field(() => PowerBoundaryEnum, { description: 'Where the watts would be measured.' })
  boundary!: PowerBoundary;

  @Field(() => Float, { nullable: true, description: 'Null where no answer is given.' })
  joulesPerOutputToken!: number | null;

  @Field(() => Float, { nullable: true, description: 'Null where no whole request is served.' })
  joulesPerRequest!: number | null;

  @Field(() => Float, { nullable: true, description: 'Null for language models.' })
  joulesPerImage!: number | null;
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
