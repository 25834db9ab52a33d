import type { ErrorCode } from '@inferbench/domain/error-code';
import type { LimitingResource } from '@inferbench/domain/simulation';
import { createUnionType, Field, Float, Int, ObjectType } from 'type-graphql';
import { LimitingResourceEnum } from '../graphql/enums.ts';
import {
  PlacementType,
  SimulatedBytesType,
  SimulatedCapacityType,
  SimulatedCostType,
  SimulatedEnergyType,
  SimulatedPowerType,
  SimulatedPrecisionType,
  SimulatedSplitType,
  SimulatedTimesType,
  SimulationNoteType,
} from './simulated-parts.type.ts';

@ObjectType('SimulateResult', {
  description: 'What one configuration needs on a chip: ideal, and attainable by the best stack.',
})
export class SimulateResultType {
  readonly kind = 'SimulateResult';

  @Field(() => Int, { description: 'Number of chips.' })
  chips!: number;

  @Field(() => PlacementType, { description: 'How the model is split.' })
  placement!: PlacementType;

  @Field(() => SimulatedPrecisionType, { description: 'Precision, defaults filled in.' })
  precision!: SimulatedPrecisionType;

  @Field(() => LimitingResourceEnum, { description: 'What most of the attainable time goes into.' })
  boundBy!: LimitingResource;

  @Field(() => SimulatedTimesType, { description: 'At full peak and bandwidth.' })
  ideal!: SimulatedTimesType;

  @Field(() => SimulatedTimesType, { description: 'By the best stack.' })
  attainable!: SimulatedTimesType;

  @Field(() => SimulatedTimesType, {
    nullable: true,
    description: 'On the named stack; without one, on the best public stack.',
  })
  expected!: SimulatedTimesType | null;

  @Field(() => Float, {
    description:
      'Half-width of the error bar of the expected time, as a share: two thirds of published rows lie inside.',
  })
  errorBar!: number;

  @Field(() => Float, { description: 'Operations of the work.' })
  flops!: number;

  @Field(() => SimulatedBytesType, { description: 'Bytes that move.' })
  bytes!: SimulatedBytesType;

  @Field(() => Float, { description: 'FLOP per byte of memory traffic.' })
  arithmeticIntensity!: number;

  @Field(() => Float, { description: 'Peak ÷ bandwidth, FLOP per byte.' })
  ridgePoint!: number;

  @Field(() => Float, { description: 'Useful TOPS per chip at the attainable time.' })
  usefulTops!: number;

  @Field(() => Float, { description: 'Useful rate ÷ peak of all chips.' })
  utilisation!: number;

  @Field(() => SimulatedPowerType, { nullable: true, description: 'Null where `missing` says why.' })
  power!: SimulatedPowerType | null;

  @Field(() => [SimulatedEnergyType], {
    nullable: true,
    description: 'One entry a power boundary; null where `missing` says why.',
  })
  energy!: SimulatedEnergyType[] | null;

  @Field(() => SimulatedCostType, { nullable: true, description: 'Null without a price.' })
  cost!: SimulatedCostType | null;

  @Field(() => SimulatedSplitType, { description: 'Factors of the attainable rate.' })
  split!: SimulatedSplitType;

  @Field(() => SimulatedCapacityType, { description: 'Memory.' })
  capacity!: SimulatedCapacityType;

  @Field(() => [SimulationNoteType], { description: 'Parts that this engine cannot give, with the reason.' })
  missing!: SimulationNoteType[];

  @Field(() => [SimulationNoteType], { description: 'How sure each figure behind it is.' })
  provenance!: SimulationNoteType[];

  @Field(() => String, { description: 'Version of the simulator.' })
  engineVersion!: string;

  @Field(() => String, { description: 'Version of the scoring policy.' })
  policyVersion!: string;
}

@ObjectType('SimulationRefused', { description: 'The configuration cannot be simulated.' })
export class SimulationRefusedType {
  readonly kind = 'SimulationRefused';

  @Field(() => String, {
    description:
      'Error code: INVALID, NOT_FOUND, NOT_SIMULATED, INCOMPLETE_SPEC, UNSUPPORTED_PRECISION, DOES_NOT_FIT or SATURATED.',
  })
  code!: ErrorCode;

  @Field(() => String, { description: 'The reason with its arithmetic.' })
  message!: string;

  @Field(() => String, { nullable: true, description: 'Field of the request.' })
  path!: string | null;

  @Field(() => String, { nullable: true, description: 'What would help.' })
  fix!: string | null;
}

export const SimulateOutcome = createUnionType({
  name: 'SimulateOutcome',
  description: 'Outcome of simulate.',
  types: () => [SimulateResultType, SimulationRefusedType] as const,
  resolveType: ({ kind }) => (kind === 'SimulateResult' ? SimulateResultType : SimulationRefusedType),
});
