import type { Metric } from '@inferbench/domain/metric';
import type { OwnershipAssumptions } from '@inferbench/domain/ownership';
import type { PriceOverride } from '@inferbench/domain/assumptions';
import type { CostBasis } from '@inferbench/domain/score';
import type { Sensitivity } from '@inferbench/domain/workload-ranking';
import { createUnionType, Field, Float, Int, ObjectType } from 'type-graphql';
import { OwnershipType, StatedPriceType } from '../board/assumptions.type.ts';
import { CostBasisEnum, MetricEnum } from '../graphql/enums.ts';
import { SimulationRefusedType } from '../simulate/simulate.type.ts';
import { NoWorkloadDataType, RankedWorkloadEntryType, WorkloadEntryType } from './workload-entry.type.ts';

@ObjectType('WorkloadAssumptions', { description: 'What costs were worked out from.' })
export class WorkloadAssumptionsType {
  @Field(() => OwnershipType, { description: 'Of the cost of owning.' })
  ownership!: OwnershipAssumptions;

  @Field(() => [StatedPriceType], { description: 'Prices of the request.' })
  prices!: PriceOverride[];
}

@ObjectType('Sensitivity', { description: 'What one changed assumption does to the order.' })
export class SensitivityType implements Sensitivity {
  @Field(() => String, { description: 'Which assumption.' })
  assumption!: string;

  @Field(() => Float, { description: 'As it was used.' })
  from!: number;

  @Field(() => Float, { description: 'As it is changed.' })
  to!: number;

  @Field(() => String, { description: 'Unit of both.' })
  unit!: string;

  @Field(() => Int, { description: 'Pairs of entries that change places.' })
  swappedPairs!: number;

  @Field(() => Int, { description: 'All pairs.' })
  pairs!: number;

  @Field(() => String, { description: 'Who leads then.' })
  leader!: string;

  @Field(() => Boolean, { description: 'Whether that is another one.' })
  leaderChanges!: boolean;

  @Field(() => Float, { description: 'Largest relative change of a value.' })
  largestChange!: number;
}

@ObjectType('WorkloadRanking', { description: "Systems for a buyer's own workload, in three groups." })
export class WorkloadRankingType {
  readonly kind = 'WorkloadRanking';

  @Field(() => String, { description: 'Who leads, in one sentence.' })
  sentence!: string;

  @Field(() => String, { description: 'Model slug.' })
  model!: string;

  @Field(() => Float, { description: 'Mean prompt, tokens.' })
  inputTokens!: number;

  @Field(() => Float, { description: 'Mean answer, tokens.' })
  outputTokens!: number;

  @Field(() => Float, { description: 'Mean keys that an answer token attends to.' })
  context!: number;

  @Field(() => MetricEnum, { description: 'Metric that ranks.' })
  metric!: Metric;

  @Field(() => String, { description: 'Its unit.' })
  unit!: string;

  @Field(() => CostBasisEnum, {
    nullable: true,
    description: 'Basis of all ranked entries, where cost ranks.',
  })
  costBasis!: CostBasis | null;

  @Field(() => String, {
    nullable: true,
    description: 'Power boundary of all ranked entries, where energy ranks.',
  })
  powerBoundary!: string | null;

  @Field(() => WorkloadAssumptionsType, { description: 'What was assumed.' })
  assumptions!: WorkloadAssumptionsType;

  @Field(() => [RankedWorkloadEntryType], { description: 'Systems that keep every limit, best first.' })
  ranking!: RankedWorkloadEntryType[];

  @Field(() => [WorkloadEntryType], { description: 'Systems that miss a limit; `limits` says which.' })
  missesLimits!: WorkloadEntryType[];

  @Field(() => [NoWorkloadDataType], {
    description: 'Systems of which nothing near enough is known, nearest first.',
  })
  noData!: NoWorkloadDataType[];

  @Field(() => [SensitivityType], {
    description: 'What each assumption does to the order, where cost ranks.',
  })
  sensitivity!: SensitivityType[];

  @Field(() => String, { description: 'Version of the simulator.' })
  engineVersion!: string;

  @Field(() => String, { description: 'Version of the scoring policy.' })
  policyVersion!: string;
}

export const WorkloadOutcome = createUnionType({
  name: 'WorkloadOutcome',
  description: 'Outcome of rankForWorkload.',
  types: () => [WorkloadRankingType, SimulationRefusedType] as const,
  resolveType: ({ kind }) => (kind === 'WorkloadRanking' ? WorkloadRankingType : SimulationRefusedType),
});
