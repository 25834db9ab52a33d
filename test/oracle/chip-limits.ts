import { cell, figure, type Row } from './verdict-rows.ts';

/** Figures of chips by slug and name, as /export/chips.csv has them. */
export type ChipFigures = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function chipFigures(rows: readonly Row[]): ChipFigures {
  const chips = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const value = figure(row, 'value');
    const figures = chips.get(cell(row, 'chip')) ?? new Map<string, number>();
    chips.set(cell(row, 'chip'), figures);
    if (value !== null) figures.set(cell(row, 'figure'), value);
  }
  return chips;
}

/** Formats in which weights of a class may be multiplied: a chip takes the fastest that it has. */
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  FP4: ['fp4', 'fp8', 'fp16', 'bf16'],
  FP8: ['fp8', 'fp16', 'bf16'],
  FP16: ['fp16', 'bf16'],
  W8A16: ['fp16', 'bf16'],
  W4A16: ['fp16', 'bf16'],
  FP32: ['fp32'],
};

function limitsOf(chip: string, precision: string, chips: ChipFigures): (number | undefined)[] {
  const figures = chips.get(chip);
  const rates = (FORMATS[precision] ?? []).flatMap((one) => figures?.get(`${one}DenseOpsPerSec`) ?? []);
  return [
    rates.length === 0 ? undefined : Math.max(...rates),
    figures?.get('memoryBandwidthBytesPerSec'),
    figures?.get('memoryReportedBytes') ?? figures?.get('memoryCapacityBytes'),
  ];
}

/** The largest of what one chip has of another's rate, bandwidth and capacity; null where none is known of both. */
export function largestRatio(
  [a, b]: readonly [string, string],
  precision: string,
  chips: ChipFigures,
): number | null {
  const theirs = limitsOf(b, precision, chips);
  const ratios = limitsOf(a, precision, chips).flatMap((mine, n) => {
    const other = theirs[n];
    return mine === undefined || other === undefined ? [] : [mine / other];
  });
  return ratios.length === 0 ? null : Math.max(...ratios);
}
