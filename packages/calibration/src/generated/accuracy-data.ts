import type { AccuracyReport } from '@inferbench/domain/accuracy';

export const ACCURACY: AccuracyReport = {
  schema: 'inferbench.accuracy/1',
  date: '2026-11-21',
  rows: [],
  excluded: [],
};
