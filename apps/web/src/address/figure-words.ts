import type { ChipFigure } from '@inferbench/domain/chips/chip-figures';
import { formatValue } from '@inferbench/units/format';
import { formatBytes, formatRate, formatTops } from '../words/numbers.ts';

export function figureWords({ counts, unit }: ChipFigure, value: number): string {
  switch (counts) {
    case 'BYTES_PER_SEC':
      return formatRate(value);
    case 'BYTES':
      return formatBytes(value);
    case 'CAPACITY':
      return `${formatValue(value)} ${unit}`;
    case 'CHIPS':
      return `${value} chips`;
    case 'OPS_PER_SEC':
      return `${formatTops(value)} TOPS`;
  }
}
