import type { Metric } from '@inferbench/domain/metric';
import type { GlossaryKey } from './glossary.ts';

/** The word that defines each metric. */
export const METRIC_TERMS: Readonly<Record<Metric, GlossaryKey>> = {
  USEFUL_TOPS: 'usefulTops',
  COST_EFFICIENCY: 'costEfficiency',
  ENERGY_EFFICIENCY: 'energyEfficiency',
  FLEXIBILITY: 'flexibility',
  TOKENS_PER_S_PER_USER: 'perUser',
  TOKENS_PER_S_PER_CHIP: 'perChip',
  TTFT_P95: 'ttft',
  TPOT_P95: 'tpot',
  USD_PER_MTOK: 'usdPerMtok',
  GOODPUT: 'goodput',
};
