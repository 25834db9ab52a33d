import type { DuelChart } from '@inferbench/answers/duel/shape';

export type DrawnDuel = Pick<
  DuelChart,
  'head' | 'modelName' | 'ratios' | 'verdict' | 'calibrated' | 'ahead' | 'ratioWords'
>;
export type DrawnRatio = DrawnDuel['ratios'][number];
