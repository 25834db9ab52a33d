import type { PeakChart } from '@inferbench/domain/peak-chart';

/** What of it is drawn and put into tables. */
export type DrawnPeak = Pick<PeakChart, 'head' | 'rows'>;
export type DrawnPeakRow = DrawnPeak['rows'][number];
