import { PAY_WORDS } from '@inferbench/answers/load/pay-words';
import type { LeaderKind, PlacedRow, ShownFigure, TradeoffChart } from '@inferbench/answers/load/shape';
import { formatNumber, formatUsd, formatValue } from '@inferbench/units/format';

/** A figure of every system at the line, of which the least is best. */
export interface LineMeasure {
  name: 'price' | 'energy' | 'prompt';
  /** Question of the chart that asks the same; null where none does. */
  question: LeaderKind | null;
  /** Title where nobody may be said to have least. */
  title: string;
  unit: (chart: Pick<TradeoffChart, 'slice' | 'axis'>) => string;
  figureOf: (row: PlacedRow) => ShownFigure;
  format: (value: number) => string;
  /** "B200 is the cheapest to rent at $2.73". */
  leads: (label: string, value: string) => string;
}

export const LINE_MEASURES: readonly LineMeasure[] = [
  {
    name: 'price',
    question: 'CHEAPEST',
    title: 'Price at the line',
    unit: ({ slice: { pay }, axis }) => `$ per million output tokens, ${PAY_WORDS[pay].unit}, ${axis.line}`,
    figureOf: ({ price }) => price,
    format: formatUsd,
    leads: (label, value) => `${label} is the cheapest at ${value} per M tokens`,
  },
  {
    name: 'energy',
    question: 'LEAST_ENERGY',
    title: 'Energy at the line',
    unit: ({ axis }) => `J per output token, prompt included, ${axis.line}`,
    figureOf: ({ energy }) => energy,
    format: formatValue,
    leads: (label, value) => `${label} needs the least energy: ${value} J per token`,
  },
  {
    name: 'prompt',
    question: null,
    title: 'Time for the prompt of one user',
    unit: ({ slice }) => `ms for a prompt of ${formatNumber(slice.inputTokens)} tokens, one user alone`,
    figureOf: ({ prompt }) => prompt,
    format: (value) => `${formatValue(value)} ms`,
    leads: (label, value) => `${label} reads the prompt in ${value}`,
  },
];
