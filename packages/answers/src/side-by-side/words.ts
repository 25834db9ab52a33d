import { formatNumber, formatPercent, formatUsd, formatValue } from '@inferbench/units/format';
import type { ShownFigure } from '../load/shape.ts';
import type { SideBasis, SideQuestion } from './shape.ts';

/** Kind of the figures of a row, in one word. */
export const BASIS_WORDS: Readonly<Record<SideBasis, string>> = {
  DATASHEET: 'datasheet',
  PUBLISHED: 'published',
  SIMULATED: 'simulated',
};

/** A figure of a row as people read it: 1,413, 69 %, $24.39. */
export function formatSide(question: SideQuestion, value: number): string {
  if (question === 'BOUND_SHARE') return formatPercent(value);
  if (question === 'PRICE' || question === 'OWNED_PRICE') return formatUsd(value);
  return question === 'CHIPS' ? formatNumber(value) : formatValue(value);
}

/** "62 to 93": ends of the interval of a figure, where it has one. */
export function sideRange(
  question: SideQuestion,
  { low, high }: Pick<ShownFigure, 'low' | 'high'>,
): string | null {
  if (low === null || high === null || low === high) return null;
  return `${formatSide(question, low)} to ${formatSide(question, high)}`;
}
