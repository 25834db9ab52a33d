import type { Chip } from '@inferbench/domain/chips/chip';
import { comparableBytes, marketedSize, memoryBytes } from '@inferbench/domain/chips/marketed-size';
import type { ComparedSpec } from './shape.ts';
import { chipShortName } from '@inferbench/domain/catalogue/names';
import type { PeakFormat } from '@inferbench/domain/terms/precision';
import { rentedUsdPerChipHour } from '@inferbench/scoring/cost-inputs';
import { formatNumber, formatRatio, formatUsd } from '@inferbench/units/format';
import { GIGA, TERA } from '@inferbench/units/si';

interface Spec {
  title: string;
  value: (chip: Chip, index: number) => number | null;
  words: (value: number, chip: Chip) => string;
  /** Figure that a ratio is taken of, where that is not the value; null of all chips: more is nothing that a chip is compared by. */
  compared?: (chip: Chip, index: number) => number | null;
}

const PEAKS: readonly (readonly [title: string, formats: readonly PeakFormat[]])[] = [
  ['FP8, dense', ['fp8']],
  ['FP4, dense', ['fp4']],
  ['FP16, dense', ['bf16', 'fp16']],
  ['INT8, dense', ['int8']],
];

/** Dense rate in the first of some formats that the chip has. */
function peakOf({ peaks }: Chip, formats: readonly PeakFormat[]) {
  return formats.flatMap((format) => peaks.find(({ precision }) => precision === format) ?? [])[0] ?? null;
}

/** Memory that weights are read from: off the chip, or on it where there is no other. */
function bandwidthOf({ memory, onChip }: Chip): number | null {
  return memory === null ? (onChip?.bandwidthBytesPerSec ?? null) : memory.bandwidthBytesPerSec;
}

/** "180 GB, 192.3 · 10⁹ bytes": as its maker sells it, and beside it what is known in one unit. */
function memoryWords(bytes: number, { memory }: Chip): string {
  if (memory === null) return `${formatNumber(bytes / 1e6)} MB on chip`;
  const sold = marketedSize(memory.capacity);
  const exact = comparableBytes(memory);
  return exact === null ? sold : `${sold}, ${(exact / GIGA).toFixed(1)} · 10⁹ bytes`;
}

const incomparable = () => null;

const tera = (value: number, unit: string) =>
  `${formatNumber(Number((value / TERA).toPrecision(4)))} ${unit}`;

/** Formats that the ridge is of, the first that a chip has. */
const RIDGE_FORMATS: readonly PeakFormat[] = ['fp8', 'int8', 'bf16', 'fp16'];

const RIDGE: Spec = {
  title: 'Roofline: operations a byte at full peak',
  value: (chip) => {
    const [peak, bandwidth] = [peakOf(chip, RIDGE_FORMATS), bandwidthOf(chip)];
    return peak === null || bandwidth === null ? null : peak.denseOpsPerSec / bandwidth;
  },
  words: (ridge, chip) => `${formatNumber(ridge)} in ${peakOf(chip, RIDGE_FORMATS)?.precision.toUpperCase()}`,
  compared: incomparable,
};

function specsOf(runs: readonly number[]): Spec[] {
  return [
    {
      title: 'Memory',
      value: ({ memory, onChip }) =>
        memory === null ? (onChip?.capacityBytes ?? null) : memoryBytes(memory),
      words: memoryWords,
      // Makers' "GB" mean two units, so that a ratio of them says nothing.
      compared: ({ memory }) => (memory === null ? null : comparableBytes(memory)),
    },
    {
      title: 'Bandwidth',
      value: bandwidthOf,
      words: (bytes) => `${(bytes / TERA).toFixed(1)} TB/s`,
    },
    ...PEAKS.map(([title, formats]): Spec => ({
      title,
      value: (chip) => peakOf(chip, formats)?.denseOpsPerSec ?? null,
      words: (ops) => tera(ops, title.startsWith('INT') ? 'TOP/s' : 'TFLOP/s'),
    })),
    // Of more than two it stands in their table, in the class that computes the model.
    ...(runs.length > 2 ? [] : [RIDGE]),
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
      compared: incomparable,
    },
  ];
}

/** Specifications side by side; a row in which nobody has a value is left out. */
export function specRows(chips: readonly Chip[], runs: readonly number[]): ComparedSpec[] {
  return specsOf(runs).flatMap(({ title, value, words, compared = value }) => {
    const values = chips.map((chip, index) => value(chip, index));
    if (values.every((each) => each === null)) return [];
    const [first = null, ...others] = chips.map((chip, index) => compared(chip, index));
    const toFirst = [first, ...others].map((each) => (each === null || first === null ? null : each / first));
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
