import { type Chip, holdsWeightsOnChip } from './chip.ts';
import { PeakFormat } from '../terms/precision.ts';

/** A figure of a specification that can be edited. */
export interface ChipFigure {
  /** Key in the address, its unit last. */
  name: string;
  label: string;
  unit: string;
  /** Power of ten of the unit. */
  exponent: number;
  from: number;
  to: number;
  /** Counts are whole. */
  whole: boolean;
  /** Null: nothing is published, or the chip has no such rate. */
  value: number | null;
  /** Thing that it counts, for its words. */
  counts: 'BYTES_PER_SEC' | 'BYTES' | 'CAPACITY' | 'CHIPS' | 'OPS_PER_SEC';
  /** A chip may do without it: an empty field takes it away. */
  removable?: true;
  with: (chip: Chip, value: number | null) => Chip;
}

/** Edited figures by name, in SI units; null takes a rate away. */
export type Edits = ReadonlyMap<string, number | null>;

/** Key of the source that edited figures name. */
export const EDITED_SOURCE = 'edited';

const source = EDITED_SOURCE;
const RATE = { from: 0.000001, to: 1_000_000, whole: false } as const;

/** What of a chip can be edited, in the order of its specification. A part that it does not have cannot. */
export function chipFigures(chip: Chip): ChipFigure[] {
  return [
    ...memoryFigures(chip),
    ...onChipFigures(chip),
    ...linkFigures(chip),
    ...PeakFormat.options.map((format) => peakFigure(chip, format)),
  ];
}

function memoryFigures({ memory }: Chip): ChipFigure[] {
  if (memory === null) return [];
  const { unit } = memory.capacity;
  return [
    {
      name: 'bandwidthTBps',
      label: 'Memory bandwidth',
      unit: 'TB/s',
      exponent: 12,
      ...RATE,
      value: memory.bandwidthBytesPerSec,
      counts: 'BYTES_PER_SEC',
      with: (chip, value) =>
        chip.memory === null
          ? chip
          : { ...chip, memory: { ...chip.memory, source, bandwidthBytesPerSec: value } },
    },
    {
      // In the unit that it is sold in: an edit of 80 GiB is compared with 80.
      name: `capacity${unit}`,
      label: 'Memory capacity',
      unit,
      exponent: 0,
      ...RATE,
      value: memory.capacity.value,
      counts: 'CAPACITY',
      with: (chip, value) =>
        chip.memory === null || value === null
          ? chip
          : { ...chip, memory: { ...chip.memory, source, capacity: { value, unit }, reported: undefined } },
    },
  ];
}

function onChipFigures(specified: Chip): ChipFigure[] {
  const { onChip, memory } = specified;
  if (onChip === null || (memory !== null && !holdsWeightsOnChip(specified))) return [];
  return [
    {
      name: 'onChipTBps',
      label: 'On-chip bandwidth',
      unit: 'TB/s',
      exponent: 12,
      ...RATE,
      value: onChip.bandwidthBytesPerSec,
      counts: 'BYTES_PER_SEC',
      with: (chip, value) =>
        chip.onChip === null
          ? chip
          : { ...chip, onChip: { ...chip.onChip, source, bandwidthBytesPerSec: value } },
    },
    {
      name: 'onChipMB',
      label: 'On-chip capacity',
      unit: 'MB',
      exponent: 6,
      ...RATE,
      to: 1e9,
      value: onChip.capacityBytes,
      counts: 'BYTES',
      with: (chip, value) =>
        chip.onChip === null || value === null
          ? chip
          : { ...chip, onChip: { ...chip.onChip, source, capacityBytes: value } },
    },
  ];
}

function linkFigures({ interconnect }: Chip): ChipFigure[] {
  if (interconnect === null) return [];
  return [
    {
      name: 'linkGBps',
      label: 'Link bandwidth',
      unit: 'GB/s one way',
      exponent: 9,
      ...RATE,
      value: interconnect.bandwidthBytesPerSec,
      counts: 'BYTES_PER_SEC',
      with: (chip, value) =>
        chip.interconnect === null
          ? chip
          : { ...chip, interconnect: { ...chip.interconnect, source, bandwidthBytesPerSec: value } },
    },
    {
      name: 'scaleUpChips',
      label: 'Scale-up domain',
      unit: 'chips',
      exponent: 0,
      from: 1,
      to: 1024,
      whole: true,
      value: interconnect.scaleUpChips,
      counts: 'CHIPS',
      with: (chip, value) =>
        chip.interconnect === null
          ? chip
          : { ...chip, interconnect: { ...chip.interconnect, source, scaleUpChips: value } },
    },
  ];
}

function peakFigure(chip: Chip, precision: PeakFormat): ChipFigure {
  return {
    name: `${precision}Tops`,
    label: `${precision.toUpperCase()} peak`,
    unit: 'dense TOPS',
    exponent: 12,
    from: 0.0001,
    to: 10_000_000,
    whole: false,
    value: chip.peaks.find((peak) => peak.precision === precision)?.denseOpsPerSec ?? null,
    counts: 'OPS_PER_SEC',
    removable: true,
    with: (edited, value) => ({ ...edited, peaks: peaksWith(edited.peaks, precision, value) }),
  };
}

function peaksWith(peaks: Chip['peaks'], precision: PeakFormat, value: number | null): Chip['peaks'] {
  if (value === null) return peaks.filter((peak) => peak.precision !== precision);
  const known = peaks.some((peak) => peak.precision === precision);
  if (!known) {
    // A rate that the chip does not have is taken for as sure as those that it has.
    const confidence = peaks[0]?.confidence ?? 'estimate';
    return [...peaks, { precision, denseOpsPerSec: value, source, confidence }];
  }
  return peaks.map((peak) =>
    peak.precision === precision ? { ...peak, denseOpsPerSec: value, source } : peak,
  );
}
