import type { PlacedRow, ShownFigure, TradeoffChart } from '@inferbench/domain/tradeoff-chart';
import { formatNumber } from '@inferbench/units/format';
import { formatUsd, formatValue } from '../words/numbers.ts';

/** A figure of every system at the line, of which the least is best. */
export interface LineMeasure {
  name: 'price' | 'energy' | 'prompt';
  unit: (slice: TradeoffChart['slice']) => string;
  figureOf: (row: PlacedRow) => ShownFigure;
  format: (value: number) => string;
  /** "B200 is the cheapest to rent at $2.73". */
  leads: (label: string, value: string) => string;
}

const PAID = {
  RENTED: 'rented on demand',
  CONTRACT: 'by a 3-year contract',
  OWNED: 'owned',
  NONE: 'not shown',
} as const;

export const LINE_MEASURES: readonly LineMeasure[] = [
  {
    name: 'price',
    unit: ({ pay, at }) => `$ per million output tokens, ${PAID[pay]}, each user at ${at} tokens/s`,
    figureOf: ({ price }) => price,
    format: formatUsd,
    leads: (label, value) => `${label} is the cheapest at ${value} per M tokens`,
  },
  {
    name: 'energy',
    unit: ({ at }) => `J per output token, prompt included, each user at ${at} tokens/s`,
    figureOf: ({ energy }) => energy,
    format: formatValue,
    leads: (label, value) => `${label} needs the least energy: ${value} J per token`,
  },
  {
    name: 'prompt',
    unit: ({ inputTokens }) => `ms for a prompt of ${formatNumber(inputTokens)} tokens, one user alone`,
    figureOf: ({ prompt }) => prompt,
    format: (value) => `${formatValue(value)} ms`,
    leads: (label, value) => `${label} reads the prompt in ${value}`,
  },
];
