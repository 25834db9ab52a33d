import { LimitEnum } from '../graphql/workload-enums.ts';
import { Id } from '../graphql/global-id.ts';
import { LoadCurve, LoadKnee, LoadOutput, LoadStep } from '@inferbench/domain/simulation/load-curve';
import { objectTypeOf } from '../graphql/derived-type.ts';
import { shownAs } from '../graphql/shown-as.ts';

objectTypeOf(LoadStep, 'LoadStep', {
  pointId: Id.describe('Global id of the point.'),
});

objectTypeOf(LoadKnee, 'LoadKnee', {
  latency: shownAs(LoadKnee.shape.latency, LimitEnum),
});

objectTypeOf(LoadOutput, 'LoadOutput');

export const LoadCurveType = objectTypeOf(LoadCurve, 'LoadCurve');
export type LoadCurveType = InstanceType<typeof LoadCurveType>;
