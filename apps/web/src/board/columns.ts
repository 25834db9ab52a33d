import type { BoardEdge, BoardMetric, BoardResult } from '@inferbench/graphql-documents/board';
import type { GlossaryKey } from '../glossary/glossary.ts';
import { formatUsd, formatValue } from '../words/numbers.ts';
import { BASIS_WORDS, BOUNDARY_WORDS, shortBoundary } from '../words/words.ts';

export interface Column {
  metric: BoardMetric['metric'];
  head: string;
  term: GlossaryKey;
  unit: string;
  sub: (edge: BoardEdge) => string | null;
}

type Slice = NonNullable<BoardResult['slice']>;

/** The four metrics, and the speed of one user beside them. */
export function columnsOf(slice: Slice): Column[] {
  return [
    {
      metric: 'USEFUL_TOPS',
      head: 'Useful TOPS',
      term: 'usefulTops',
      unit: 'per chip',
      sub: ({ node }) => {
        const { utilisation } = node.point.scores;
        return utilisation === null ? 'share of peak unknown' : `${formatValue(utilisation * 100)} % of peak`;
      },
    },
    {
      metric: 'COST_EFFICIENCY',
      head: 'TOPS per USD/h',
      term: 'costEfficiency',
      unit: slice.costBasis ? BASIS_WORDS[slice.costBasis] : 'no price',
      sub: ({ node }) => {
        const usd = node.point.scores.usdPerMillionOutputTokens;
        return usd === null ? null : `${formatUsd(usd)} / M tokens`;
      },
    },
    {
      metric: 'ENERGY_EFFICIENCY',
      head: 'TOPS per W',
      term: 'energyEfficiency',
      unit: slice.powerBoundary ? (BOUNDARY_WORDS[slice.powerBoundary] ?? '') : 'no power',
      sub: ({ node }) => {
        const { scores, powerBoundary } = node.point;
        if (scores.joulesPerOutputToken === null || powerBoundary === null) return null;
        return `${formatValue(scores.joulesPerOutputToken)}\u00a0J/token · ${shortBoundary(powerBoundary)}`;
      },
    },
    {
      metric: 'FLEXIBILITY',
      head: 'Flexibility',
      term: 'flexibility',
      unit: 'share of cells',
      sub: () => 'simulated',
    },
    {
      metric: 'TOKENS_PER_S_PER_USER',
      head: 'Tokens/s per user',
      term: 'perUser',
      unit: '1 ÷ mean TPOT',
      sub: () => null,
    },
  ];
}
