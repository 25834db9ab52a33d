import type { PeakChart } from '@inferbench/answers/peak/shape';

export type DrawnPeak = Pick<PeakChart, 'head' | 'rows'>;
export type DrawnPeakRow = DrawnPeak['rows'][number];
