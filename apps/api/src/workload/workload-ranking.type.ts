import { z } from 'zod';
import { Id } from '../graphql/global-id.ts';
import {
  WorkloadDistance,
  LimitCheck,
  WorkloadEntry,
  RankedWorkloadEntry,
  SimulatedLatencyBand,
  SimulatedWorkloadEntry,
  NoWorkloadData,
  Sensitivity,
  WorkloadRanking,
} from '@inferbench/domain/workload/workload-ranking';
import { objectType, objectTypeOf } from '../graphql/derived-type.ts';
import { shownAs } from '../graphql/shown-as.ts';
import { PriceOverride } from '@inferbench/domain/scores/assumptions';
import { OwnershipAssumptions } from '@inferbench/domain/terms/ownership';
import { orRefused } from '../simulate/simulate.type.ts';

objectTypeOf(WorkloadDistance, 'WorkloadDistance');
objectTypeOf(LimitCheck, 'LimitCheck');

const pointIds = z
  .array(Id)
  .describe('Global ids of the points behind it: one, two of an interpolation, none of a simulation.');

objectTypeOf(WorkloadEntry, 'WorkloadEntry', {
  pointIds,
});

objectTypeOf(RankedWorkloadEntry, 'RankedWorkloadEntry', { pointIds });

objectTypeOf(SimulatedLatencyBand, 'SimulatedLatencyBand');
objectTypeOf(SimulatedWorkloadEntry, 'SimulatedWorkloadEntry', { pointIds });

objectTypeOf(NoWorkloadData, 'NoWorkloadData', {
  nearestPointId: Id.nullable().describe('Global id of its nearest point.'),
});

export const WorkloadAssumptionsType = objectType('WorkloadAssumptions', 'What costs were worked out from.', {
  ownership: OwnershipAssumptions.describe('Of the cost of owning.'),
  prices: z.array(PriceOverride).describe('Prices of the request.'),
});

objectTypeOf(Sensitivity, 'Sensitivity');

export const WorkloadRankingType = objectTypeOf(WorkloadRanking, 'WorkloadRanking', {
  assumptions: shownAs(WorkloadRanking.shape.assumptions, WorkloadAssumptionsType),
});
export type WorkloadRankingType = InstanceType<typeof WorkloadRankingType> & { kind: 'WorkloadRanking' };

export const WorkloadOutcome = orRefused(
  'WorkloadOutcome',
  WorkloadRankingType,
  'Outcome of rankForWorkload.',
);
