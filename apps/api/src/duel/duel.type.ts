import {
  DuelChart,
  DuelChoices,
  DuelCrossing,
  DuelEnd,
  DuelPoint,
  DuelRatio,
  DuelSample,
  DuelSide,
} from '@inferbench/domain/duel-chart';
import { objectTypeOf } from '../graphql/derived-type.ts';
import { orRefused } from '../simulate/simulate.type.ts';

objectTypeOf(DuelSide, 'DuelSide');
objectTypeOf(DuelSample, 'DuelSample');
objectTypeOf(DuelPoint, 'DuelPoint');
objectTypeOf(DuelCrossing, 'DuelCrossing');
objectTypeOf(DuelEnd, 'DuelEnd');
objectTypeOf(DuelRatio, 'DuelRatio');
objectTypeOf(DuelChoices.shape.metrics.element, 'DuelMetricChoice');
objectTypeOf(DuelChoices.shape.users.element, 'DuelUsersChoice');
objectTypeOf(DuelChoices.shape.footings.element, 'DuelFootingChoice');
objectTypeOf(DuelChoices, 'DuelChoices');
export const DuelChartType = objectTypeOf(DuelChart, 'DuelChart', { request: null });
export type DuelChartType = InstanceType<typeof DuelChartType> & { kind: 'DuelChart' };

export const DuelOutcome = orRefused('DuelOutcome', DuelChartType, 'Outcome of duelChart.');
