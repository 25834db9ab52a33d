import type { Claim, ClaimCell, ClaimLevel, ClaimReading, ClaimState } from '@inferbench/domain/claim';
import type { LimitingResource } from '@inferbench/domain/simulation';
import { createUnionType, Field, Float, Int, ObjectType } from 'type-graphql';
import { LimitingResourceEnum } from '../graphql/enums.ts';
import { SimulationRefusedType } from '../simulate/simulate.type.ts';
import { PlacementType, SimulatedPrecisionType } from '../simulate/simulated-parts.type.ts';
import { ClaimReadingEnum, ClaimStateEnum } from './claim-enums.ts';

@ObjectType('BatchRange', { description: 'Batches from one to another.' })
export class BatchRangeType {
  @Field(() => Int, { description: 'The smallest.' })
  from!: number;

  @Field(() => Int, { description: 'The largest.' })
  to!: number;
}

@ObjectType('ClaimLevel', { description: 'A claim at the bound, or at what is attainable.' })
export class ClaimLevelType implements ClaimLevel {
  @Field(() => BatchRangeType, {
    nullable: true,
    description: 'Batches at which it holds; null where none does.',
  })
  batches!: BatchRangeType | null;

  @Field(() => Float, { description: 'The largest speed at that context.' })
  largestTokensPerSec!: number;

  @Field(() => Int, { description: 'The batch that has it.' })
  atBatch!: number;

  @Field(() => Float, { nullable: true, description: 'At the stated batch; null where none is stated.' })
  statedTokensPerSec!: number | null;
}

@ObjectType('ClaimReadingAnswer', { description: 'One sense of a claim.' })
export class ClaimReadingAnswerType {
  @Field(() => ClaimReadingEnum, { description: 'The sense.' })
  reading!: ClaimReading;

  @Field(() => ClaimStateEnum, { description: 'At the stated batch, else at the best one.' })
  state!: ClaimState;

  @Field(() => ClaimLevelType, { description: 'At the bound.' })
  ideal!: ClaimLevelType;

  @Field(() => ClaimLevelType, { description: 'By the best stack.' })
  attainable!: ClaimLevelType;

  @Field(() => String, { description: 'The finding in one sentence.' })
  sentence!: string;
}

@ObjectType('ClaimTerm', { description: 'Bytes ÷ bandwidth, or FLOPs ÷ peak.' })
export class ClaimTermType {
  @Field(() => LimitingResourceEnum, { description: 'Resource.' })
  resource!: LimitingResource;

  @Field(() => String, { description: 'What has to move or be computed.' })
  what!: string;

  @Field(() => Float, { description: 'Bytes, or FLOPs.' })
  amount!: number;

  @Field(() => Float, { description: 'Bytes per second, or FLOPs per second, of all chips.' })
  perSec!: number;

  @Field(() => Float, { description: 'Their quotient.' })
  seconds!: number;
}

@ObjectType('ClaimBinding', { description: 'The bound of one step with its arithmetic.' })
export class ClaimBindingType {
  @Field(() => LimitingResourceEnum, { description: 'The resource that takes longest.' })
  resource!: LimitingResource;

  @Field(() => Int, { description: 'Sequences of the step.' })
  batch!: number;

  @Field(() => Float, { description: 'No step is shorter.' })
  seconds!: number;

  @Field(() => [ClaimTermType], { description: 'Memory and arithmetic.' })
  terms!: ClaimTermType[];

  @Field(() => String, { description: 'The arithmetic in one sentence.' })
  sentence!: string;
}

@ObjectType('ClaimCell', { description: 'One batch and context.' })
export class ClaimCellType implements ClaimCell {
  @Field(() => Int, { description: 'Sequences.' })
  batch!: number;

  @Field(() => Int, { description: 'Tokens of a sequence.' })
  context!: number;

  @Field(() => ClaimStateEnum, { description: 'Steady decode of one user.' })
  oneUser!: ClaimState;

  @Field(() => ClaimStateEnum, { description: 'One user, prompt processing included.' })
  oneUserWithPrompt!: ClaimState;

  @Field(() => ClaimStateEnum, { description: 'All users together.' })
  allUsers!: ClaimState;
}

@ObjectType('ClaimRegion', { description: 'Where each sense can hold.' })
export class ClaimRegionType {
  @Field(() => [Int], { description: 'Batches, growing.' })
  batches!: number[];

  @Field(() => [Int], { description: 'Contexts, growing.' })
  contexts!: number[];

  @Field(() => [ClaimCellType], { description: 'By context, then batch.' })
  cells!: ClaimCell[];
}

@ObjectType('Claim', { description: 'A claimed speed, held against the simulator.' })
export class ClaimType implements Claim {
  readonly kind = 'Claim';

  @Field(() => String, { description: 'Slug of the chip.' })
  chip!: string;

  @Field(() => String, { description: 'Slug of the model.' })
  model!: string;

  @Field(() => Float, { description: 'The claimed speed.' })
  tokensPerSec!: number;

  @Field(() => Int, { description: 'Tokens of a sequence.' })
  context!: number;

  @Field(() => Int, { description: 'Prompt.' })
  inputTokens!: number;

  @Field(() => Int, { description: 'Answer.' })
  outputTokens!: number;

  @Field(() => Int, { nullable: true, description: 'Stated batch.' })
  batch!: number | null;

  @Field(() => PlacementType, { description: 'How the model is split.' })
  placement!: Claim['placement'];

  @Field(() => SimulatedPrecisionType, { description: 'Precision, defaults filled in.' })
  precision!: Claim['precision'];

  @Field(() => Float, { description: 'Largest batch of that context.' })
  maxBatch!: number;

  @Field(() => [ClaimReadingAnswerType], { description: 'The three senses.' })
  readings!: Claim['readings'];

  @Field(() => ClaimBindingType, { description: 'The bound.' })
  binding!: Claim['binding'];

  @Field(() => ClaimRegionType, { description: 'Batch × context.' })
  region!: Claim['region'];

  @Field(() => String, { description: 'The whole answer in words.' })
  sentence!: string;

  @Field(() => [String], { description: 'What was assumed in favour of the claim, or is not known.' })
  assumptions!: string[];

  @Field(() => Float, { description: 'Half-width of the error bar of the attainable time, as a share.' })
  errorBar!: number;

  @Field(() => String, { description: 'Version of the simulator.' })
  engineVersion!: string;
}

export const ClaimOutcome = createUnionType({
  name: 'ClaimOutcome',
  description: 'Outcome of claim.',
  types: () => [ClaimType, SimulationRefusedType] as const,
  resolveType: ({ kind }) => (kind === 'Claim' ? ClaimType : SimulationRefusedType),
});
