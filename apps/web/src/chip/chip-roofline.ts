import { phaseWords } from '@inferbench/domain/phase-words';
import { roofMemory } from '@inferbench/domain/roof-memory';
import { TERA } from '@inferbench/units/si';
import type { Roofline, RooflinePoint } from '../roofline/roofline.ts';
import type { ChipData, ChipPoint } from './chip-data.ts';
import { pointAddress } from '../address/pages.ts';

/** The chip's roofline with its points; null where no bandwidth or no peak is published. */
export function chipRoofline(chip: ChipData): Roofline | null {
  const memory = roofMemory(chip);
  if (memory === null || chip.peaks.length === 0) return null;
  const inner = chip.onChip?.bandwidthBytesPerSec ?? null;
  return {
    title: chip.name,
    peaks: chip.peaks.map(({ precision, denseOpsPerSec }) => ({ precision, opsPerSec: denseOpsPerSec })),
    memoryBandwidthBytesPerSec: memory.bandwidthBytesPerSec,
    onChip: inner === null || memory.onChip ? null : { bandwidthBytesPerSec: inner },
    attainable: chip.attainable,
    points: chip.points.flatMap(rooflinePoint),
  };
}

function rooflinePoint(point: ChipPoint): RooflinePoint[] {
  const { intensityFlopPerByte, usefulTops } = point;
  if (intensityFlopPerByte === null || usefulTops === null) return [];
  return [
    {
      label: point.label,
      group: phaseWords(point.phase),
      kind: point.kind,
      precision: point.computePrecision,
      intensityFlopPerByte,
      opsPerSec: usefulTops * TERA,
      href: pointAddress(point.id),
    },
  ];
}
