import type { SheetRowName } from '@inferbench/domain/reference-sheet';
import type { Refusal } from '@inferbench/domain/refusal';
import type { CostBasis } from '@inferbench/domain/score';
import type { PowerBoundary } from '@inferbench/domain/power-boundary';
import type { LimitingResource } from '@inferbench/domain/simulation';
import { createUnionType, Field, Float, Int, ObjectType } from 'type-graphql';
import { CostBasisEnum, LimitingResourceEnum, PowerBoundaryEnum } from '../graphql/enums.ts';
import { SimulationRefusedType } from '../simulate/simulate.type.ts';
import { PlacementType, SimulationNoteType } from '../simulate/simulated-parts.type.ts';

@ObjectType('Refusal', { description: 'Why a part of an answer is missing.' })
export class RefusalType implements Refusal {
  @Field(() => String, { description: 'Error code, for example DOES_NOT_FIT or UNSUPPORTED_PRECISION.' })
  code!: string;

  @Field(() => String, { description: 'The reason with its arithmetic.' })
  message!: string;

  @Field(() => String, { nullable: true, description: 'What would help.' })
  fix!: string | null;
}

@ObjectType('SheetTimes', { description: 'Milliseconds of one decode step, or of the whole prompt.' })
export class SheetTimesType {
  @Field(() => Float, { description: 'At full peak and bandwidth, ms.' })
  idealMs!: number;

  @Field(() => Float, { description: 'By the best stack, ms.' })
  attainableMs!: number;

  @Field(() => Float, { description: 'As expected, the power limit included, ms.' })
  expectedMs!: number;
}

@ObjectType('SheetCost', { description: 'Cost efficiency on one basis.' })
export class SheetCostType {
  @Field(() => CostBasisEnum, { description: 'Owned or rented; never mixed.' })
  basis!: CostBasis;

  @Field(() => Float, { description: 'Useful TOPS ÷ USD per hour.' })
  topsPerUsdPerHour!: number;

  @Field(() => Float, { description: 'USD per hour of all chips.' })
  usdPerHour!: number;

  @Field(() => Float, { description: 'USD per million output tokens; prompt tokens in prefill.' })
  usdPerMillionTokens!: number;
}

@ObjectType('SheetEnergy', { description: 'Energy efficiency at one boundary, power simulated.' })
export class SheetEnergyType {
  @Field(() => PowerBoundaryEnum, { description: 'What the watts include.' })
  boundary!: PowerBoundary;

  @Field(() => Float, { description: 'Useful TOPS ÷ watts.' })
  topsPerWatt!: number;

  @Field(() => Float, { description: 'Watts of the whole placement.' })
  watts!: number;

  @Field(() => Float, { description: 'Joules per output token; per prompt token in prefill.' })
  joulesPerToken!: number;
}

@ObjectType('SheetFigures', {
  description: 'What the chip does in a row; rates, cost and energy at the expected time.',
})
export class SheetFiguresType {
  @Field(() => Int, { description: 'Sequences.' })
  batch!: number;

  @Field(() => PlacementType, { description: 'The smallest placement that holds one sequence.' })
  placement!: PlacementType;

  @Field(() => String, { description: 'Compute class that runs it.' })
  computed!: string;

  @Field(() => LimitingResourceEnum, { description: 'What most of the attainable time goes into.' })
  limitedBy!: LimitingResource;

  @Field(() => SheetTimesType, { description: 'Ideal, attainable, expected.' })
  times!: SheetTimesType;

  @Field(() => Float, { description: 'Per chip.' })
  usefulTops!: number;

  @Field(() => Float, { description: 'Useful rate ÷ dense peak.' })
  utilisation!: number;

  @Field(() => Float, { nullable: true, description: 'Of one user; null in prefill.' })
  tokensPerSecPerUser!: number | null;

  @Field(() => Float, { description: 'Of all users and chips; prompt tokens in prefill.' })
  tokensPerSec!: number;

  @Field(() => [SheetCostType], { description: 'On every basis that has a public price.' })
  costEfficiency!: SheetCostType[];

  @Field(() => [SheetEnergyType], { description: 'At every boundary; empty without a power model.' })
  energyEfficiency!: SheetEnergyType[];

  @Field(() => [SimulationNoteType], {
    description: 'Parts that this chip has no figure of, with the reason.',
  })
  missing!: SimulationNoteType[];
}

@ObjectType('SheetRow', { description: 'A row of the suite: figures, or the reason why there are none.' })
export class SheetRowType {
  @Field(() => String, { description: 'For example decode-b32.' })
  name!: SheetRowName;

  @Field(() => Int, { description: 'Keys a token attends to, or tokens of the prompt.' })
  context!: number;

  @Field(() => SheetFiguresType, { nullable: true, description: 'Null where `refusal` says why.' })
  figures!: SheetFiguresType | null;

  @Field(() => RefusalType, { nullable: true, description: 'Null where there are figures.' })
  refusal!: RefusalType | null;
}

@ObjectType('ReferenceSheet', { description: 'One chip under the reference suite, simulated.' })
export class ReferenceSheetType {
  readonly kind = 'ReferenceSheet';

  @Field(() => String, { description: 'Name of the suite.' })
  suite!: string;

  @Field(() => String, { description: 'Slug of the chip.' })
  chip!: string;

  @Field(() => String, { description: 'Slug of the model.' })
  model!: string;

  @Field(() => Int, {
    description: 'Chips that a placement may use: the scale-up domain, 1 where none is published.',
  })
  scaleUpChips!: number;

  @Field(() => [SheetRowType], { description: 'Decode at four batches and four contexts, and a prompt.' })
  rows!: SheetRowType[];

  @Field(() => Float, {
    nullable: true,
    description: 'Half-width of the error bar of decode times, as a share; null where nothing is simulated.',
  })
  decodeErrorBar!: number | null;

  @Field(() => Float, { nullable: true, description: 'Of the prefill time.' })
  prefillErrorBar!: number | null;

  @Field(() => Boolean, { description: 'The family has no constants fitted to measurements.' })
  uncalibrated!: boolean;

  @Field(() => String, { description: 'Version of the simulator.' })
  engineVersion!: string;

  @Field(() => String, { description: 'Version of the scoring policy.' })
  policyVersion!: string;
}

export const ReferenceSheetOutcome = createUnionType({
  name: 'ReferenceSheetOutcome',
  description: 'Outcome of referenceSheet.',
  types: () => [ReferenceSheetType, SimulationRefusedType] as const,
  resolveType: ({ kind }) => (kind === 'ReferenceSheet' ? ReferenceSheetType : SimulationRefusedType),
});
