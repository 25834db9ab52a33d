import { PeakAbsence, PeakChart, PeakChartRequest, PeakRow } from '@inferbench/domain/peak-chart';
import { inputTypeOf, objectTypeOf } from '../graphql/derived-type.ts';
import { orRefused } from '../simulate/simulate.type.ts';

export const PeakChartInput = inputTypeOf(PeakChartRequest, 'PeakChartInput');
export type PeakChartInput = InstanceType<typeof PeakChartInput>;

objectTypeOf(PeakRow, 'PeakRow');
objectTypeOf(PeakAbsence, 'PeakAbsence');
export const PeakChartType = objectTypeOf(PeakChart, 'PeakChart', { request: null });
export type PeakChartType = InstanceType<typeof PeakChartType> & { kind: 'PeakChart' };

export const PeakOutcome = orRefused('PeakOutcome', PeakChartType, 'Outcome of peakChart.');
