import { PeakAbsence, PeakChart, PeakChartRequest, PeakRow } from '@inferbench/domain/peak-chart';
import { createUnionType } from 'type-graphql';
import { inputTypeOf, objectTypeOf } from '../graphql/derived-type.ts';
import { SimulationRefusedType } from '../simulate/simulate.type.ts';

export const PeakChartInput = inputTypeOf(PeakChartRequest, 'PeakChartInput');
export type PeakChartInput = InstanceType<typeof PeakChartInput>;

objectTypeOf(PeakRow, 'PeakRow');
objectTypeOf(PeakAbsence, 'PeakAbsence');
export const PeakChartType = objectTypeOf(PeakChart, 'PeakChart', { request: null });
export type PeakChartType = InstanceType<typeof PeakChartType> & { kind: 'PeakChart' };

export const PeakOutcome = createUnionType({
  name: 'PeakOutcome',
  description: 'Outcome of peakChart.',
  types: () => [PeakChartType, SimulationRefusedType] as const,
});
