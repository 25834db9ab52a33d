import type { Chip } from '@inferbench/domain/chip';
import { marketedBytes, marketedSize } from '@inferbench/domain/marketed-size';
import type { ComparedSpec } from '@inferbench/domain/chip-comparison';
import { chipShortName } from '@inferbench/domain/names';
import type { PeakFormat } from '@inferbench/domain/precision';
import { rentedUsdPerChipHour } from '@inferbench/scoring/cost-inputs';
import { formatNumber, formatRatio, formatUsd } from '@inferbench/units/format';
import { TERA } from '@inferbench/units/si';

interface Spec {
  title: string;
  value: (chip: Chip, index: number) => number | null;
  words: (value: number, chip: Chip) => string;
  /** False where more is nothing that a chip is compared by. */
  compares?: boolean;
}

const PEAKS: readonly (readonly [title: string, formats: readonly PeakFormat[]])[] = [
  ['FP8, dense', ['fp8']],
  ['FP4, dense', ['fp4']],
  ['FP16, dense', ['bf16', 'fp16']],
  ['INT8, dense', ['int8']],
];

function peakOf({ peaks }: Chip, formats: readonly PeakFormat[]): number | null {
  return peaks.find(({ precision }) => formats.includes(precision))?.denseOpsPerSec ?? null;
}

/** Memory that weights are read from: off the chip, or on it where there is no other. */
function bandwidthOf({ memory, onChip }: Chip): number | null {
  return memory === null ? (onChip?.bandwidthBytesPerSec ?? null) : memory.bandwidthBytesPerSec;
}

const tera = (value: number, unit: string) =>
  `${formatNumber(Number((value / TERA).toPrecision(4)))} ${unit}`;

function specsOf(runs: readonly number[]): Spec[] {
  return [
    {
      title: 'Memory',
      value: ({ memory, onChip }) =>
        memory === null ? (onChip?.capacityBytes ?? null) : marketedBytes(memory.capacity),
      words: (bytes, { memory }) =>
        memory === null ? `${formatNumber(bytes / 1e6)} MB on chip` : marketedSize(memory.capacity),
      // Makers' "GB" mean two units, so that a ratio of them says nothing.
      compares: false,
    },
    {
      title: 'Bandwidth',
      value: bandwidthOf,
      words: (bytes) => `${(bytes / TERA).toFixed(1)} TB/s`,
    },
    ...PEAKS.map(([title, formats]): Spec => ({
      title,
      value: (chip) => peakOf(chip, formats),
      words: (ops) => tera(ops, title.startsWith('INT') ? 'TOP/s' : 'TFLOP/s'),
    })),
    {
      title: 'Roofline: operations a byte at full peak',
      value: (chip) => {
        const [peak, bandwidth] = [peakOf(chip, ['fp8', 'int8', 'bf16', 'fp16']), bandwidthOf(chip)];
        return peak === null || bandwidth === null ? null : peak / bandwidth;
      },
      words: (ridge) => formatNumber(ridge),
      compares: false,
    },
    {
      title: 'Power limit',
      value: ({ power }) => power?.tdpWatts ?? null,
      words: (watts) => `${formatNumber(watts)} W`,
    },
    {
      title: 'Price, on demand',
      value: rentedUsdPerChipHour,
      words: (usd) => `${formatUsd(usd)} an hour`,
    },
    {
      title: 'Published runs here',
      value: (_, index) => runs[index] ?? 0,
      words: formatNumber,
      compares: false,
    },
  ];
}

/** Specifications side by side; a row in which nobody has a value is left out. */
export function specRows(chips: readonly Chip[], runs: readonly number[]): ComparedSpec[] {
  return specsOf(runs).flatMap(({ title, value, words, compares = true }) => {
    const values = chips.map((chip, index) => value(chip, index));
    if (values.every((each) => each === null)) return [];
    const [first = null] = values;
    const toFirst = values.map((each) => (compares && each !== null && first !== null ? each / first : null));
    return [
      {
        title,
        cells: chips.map((chip, i) => {
          const own = values[i] ?? null;
          return { words: own === null ? null : words(own, chip), toFirst: toFirst[i] ?? null };
        }),
        difference: differenceOf(chips, toFirst),
      },
    ];
  });
}

/** "MI355X 1.72 ×" of two; "equal" where three digits are. */
function differenceOf(chips: readonly Chip[], toFirst: readonly (number | null)[]): string | null {
  const [a, b] = chips;
  const ratio = toFirst[1] ?? null;
  if (chips.length !== 2 || a === undefined || b === undefined || ratio === null) return null;
  const factor = formatRatio(Math.max(ratio, 1 / ratio));
  return factor === '1.00' ? 'equal' : `${chipShortName(ratio > 1 ? b : a)} ${factor} ×`;
}
