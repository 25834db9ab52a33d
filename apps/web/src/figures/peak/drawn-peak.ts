import type { PeakChart } from '@inferbench/answers/peak/shape';

/** What of it is drawn and put into tables. */
export type DrawnPeak = Pick<PeakChart, 'head' | 'rows'>;
export type DrawnPeakRow = DrawnPeak['rows'][number];
