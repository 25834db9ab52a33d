import type { FlexibilityPhase, FlexibilityPrecision, FlexibilityRow } from '@inferbench/domain/flexibility';
import { createUnionType, Field, Float, Int, ObjectType } from 'type-graphql';
import { SimulationRefusedType } from '../simulate/simulate.type.ts';
import { FlexibilityPhaseEnum, FlexibilityPrecisionEnum } from './flexibility-enums.ts';

/** What is said of any set of cells. */
@ObjectType()
abstract class CellSharesType {
  @Field(() => Float, { description: 'Share of cells with ideal ÷ attainable of 1/2 or more: the headline.' })
  score!: number;

  @Field(() => Float, {
    description: 'Share of cells at half or more of its highest rate at that precision.',
  })
  ownPeakScore!: number;

  @Field(() => Float, { description: 'Share of cells that is supported and fits.' })
  fits!: number;

  @Field(() => Int, { description: 'Cells.' })
  cells!: number;
}

@ObjectType('FlexibilityOfPhase', { description: 'Shares of the cells of one phase.' })
export class FlexibilityOfPhaseType extends CellSharesType {
  @Field(() => FlexibilityPhaseEnum, { description: 'Phase.' })
  phase!: FlexibilityPhase;
}

@ObjectType('FlexibilityOfPrecision', { description: 'Shares of the cells of one precision.' })
export class FlexibilityOfPrecisionType extends CellSharesType {
  @Field(() => FlexibilityPrecisionEnum, { description: 'Precision.' })
  precision!: FlexibilityPrecision;

  @Field(() => String, { nullable: true, description: 'Compute class that runs it; null where none does.' })
  computed!: string | null;
}

@ObjectType('FlexibilityRow', {
  description: 'All batches and contexts of one model size, phase and precision.',
})
export class FlexibilityRowType implements FlexibilityRow {
  @Field(() => FlexibilityPrecisionEnum, { description: 'Precision.' })
  precision!: FlexibilityPrecision;

  @Field(() => FlexibilityPhaseEnum, { description: 'Phase.' })
  phase!: FlexibilityPhase;

  @Field(() => String, { description: 'Model of the grid, for example grid-70b.' })
  model!: string;

  @Field(() => [String], {
    description:
      'One text a batch, one letter a context: u unsupported, f does not fit, b below, h at least half.',
  })
  states!: string[];

  @Field(() => [String], {
    description: 'The same shape: t where a published measurement covers the cell, else a dot.',
  })
  tested!: string[];
}

@ObjectType('FlexibilityReport', { description: 'The grid of a chip or system, simulated, with every cell.' })
export class FlexibilityReportType extends CellSharesType {
  readonly kind = 'FlexibilityReport';

  @Field(() => String, { description: 'Slug of the chip.' })
  chip!: string;

  @Field(() => Int, { description: 'Number of chips, in one group.' })
  chips!: number;

  @Field(() => Float, { description: 'Share of cells that a published measurement covers.' })
  testedShare!: number;

  @Field(() => [FlexibilityOfPhaseType], { description: 'Prefill and decode.' })
  byPhase!: FlexibilityOfPhaseType[];

  @Field(() => [FlexibilityOfPrecisionType], { description: 'FP16, FP8 and INT4.' })
  byPrecision!: FlexibilityOfPrecisionType[];

  @Field(() => [Int], { description: 'Batches, in the order of `states`.' })
  batches!: number[];

  @Field(() => [Int], { description: 'Contexts, in the order of the letters.' })
  contexts!: number[];

  @Field(() => [FlexibilityRowType], { description: 'By precision, model size and phase.' })
  rows!: FlexibilityRowType[];

  @Field(() => Boolean, { description: 'The family has no constants fitted to measurements.' })
  uncalibrated!: boolean;

  @Field(() => String, { description: 'Version of the simulator.' })
  engineVersion!: string;

  @Field(() => String, { description: 'Version of the scoring policy.' })
  policyVersion!: string;
}

export const FlexibilityOutcome = createUnionType({
  name: 'FlexibilityOutcome',
  description: 'Outcome of flexibility.',
  types: () => [FlexibilityReportType, SimulationRefusedType] as const,
  resolveType: ({ kind }) => (kind === 'FlexibilityReport' ? FlexibilityReportType : SimulationRefusedType),
});
