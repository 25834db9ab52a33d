import type { ChipFigure } from '@inferbench/domain/chips/chip-figures';
import { formatValue } from '@inferbench/units/format';
import { formatBytes, formatRate, formatTops } from '../words/numbers.ts';

/** A value of a figure with its unit: "3.35 TB/s", "80 GiB". */
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
