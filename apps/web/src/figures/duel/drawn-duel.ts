import type { DuelChart } from '@inferbench/answers/duel/shape';

/** What of a duel is drawn and put into tables. */
export type DrawnDuel = Pick<
  DuelChart,
  'head' | 'modelName' | 'ratios' | 'verdict' | 'calibrated' | 'ahead' | 'ratioWords'
>;
export type DrawnRatio = DrawnDuel['ratios'][number];
