import { phaseWords } from '@inferbench/domain/terms/phase-words';
import { roofMemory } from '@inferbench/domain/chips/roof-memory';
import { TERA } from '@inferbench/units/si';
import type { Figure } from '@inferbench/chart/figure';
import { boundsOf } from '../figures/roofline/bounds.ts';
import type { Roofline, RooflinePoint } from '../figures/roofline/roofline.ts';
import { rooflineFigure } from '../figures/roofline/roofline-figure.ts';
import { chartPlace } from './chart-place.ts';
import type { ChipData, ChipPoint } from './chip-data.ts';
import { pointAddress } from '../address/pages.ts';

/** The chip's roofline with its points; null where no bandwidth or no peak is published. */
export function chipRoofline(chip: ChipData): Figure | null {
  const roofline = rooflineOf(chip);
  if (roofline === null) return null;
  const { attainable } = chip;
  const simulated =
    attainable === null
      ? 'The engine has no model of this family, so nothing here is simulated.'
      : `Dashed: what the simulator calls attainable${attainable.uncalibrated ? ', uncalibrated for this family' : ''}.`;
  const notes = [
    `Solid lines: dense peaks and ${roofMemory(chip)?.onChip ? 'on-chip' : 'memory'} bandwidth of the specification. ${simulated} Intensity = required FLOPs ÷ bytes that must move, a multiply-add counted as two; points that arithmetic limits stand at the ridge. ${notDrawn(chip, roofline.points.length)}`,
  ];
  return { ...rooflineFigure(roofline, notes), ...chartPlace(chip, 'roofline') };
}

/** Points that the roofline cannot place are said, not dropped in silence. */
function notDrawn({ points }: ChipData, drawn: number): string {
  const left = points.length - drawn;
  if (left === 0) return '';
  return `${left} of ${points.length} points ${left === 1 ? 'is' : 'are'} not drawn: their work has no ideal time in this engine version, or their precision no peak.`;
}

export function rooflineOf(chip: ChipData): Roofline | null {
  const { name: title, attainable, points } = chip;
  const bounds = boundsOf(chip);
  return bounds && { ...bounds, title, attainable, points: points.flatMap(rooflinePoint) };
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
