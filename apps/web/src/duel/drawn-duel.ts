import type { DuelChart } from '@inferbench/domain/duel-chart';

/** What of a duel is drawn and put into tables. */
export type DrawnDuel = Pick<
  DuelChart,
  'head' | 'modelName' | 'ratios' | 'verdict' | 'calibrated' | 'ahead' | 'ratioWords'
>;
export type DrawnRatio = DrawnDuel['ratios'][number];
