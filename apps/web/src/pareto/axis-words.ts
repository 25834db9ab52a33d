import { METRIC_DEFINITIONS } from '@inferbench/domain/metric';
import type { GlossaryKey } from '../glossary/glossary.ts';
import type { AxisMetric } from './pareto-request.ts';

interface AxisWords {
  /** In pickers and table heads. */
  name: string;
  term: GlossaryKey;
}

export const AXIS_WORDS: Readonly<Record<AxisMetric, AxisWords>> = {
  TOKENS_PER_S_PER_USER: { name: 'tokens/s per user', term: 'perUser' },
  TOKENS_PER_S_PER_CHIP: { name: 'tokens/s per chip', term: 'perChip' },
  USEFUL_TOPS: { name: 'useful TOPS per chip', term: 'usefulTops' },
  COST_EFFICIENCY: { name: 'useful TOPS per USD/h', term: 'costEfficiency' },
  USD_PER_MTOK: { name: 'USD per million output tokens', term: 'usdPerMtok' },
  ENERGY_EFFICIENCY: { name: 'useful TOPS per W', term: 'energyEfficiency' },
  FLEXIBILITY: { name: 'flexibility, share of cells', term: 'flexibility' },
};

/** "tokens/s per user (log)"; says it where less is better. */
export function axisTitle(metric: AxisMetric): string {
  const better = METRIC_DEFINITIONS[metric].higherIsBetter ? '' : ', lower is better';
  return `${AXIS_WORDS[metric].name} (log${better})`;
}
