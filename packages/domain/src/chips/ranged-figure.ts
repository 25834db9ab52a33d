import type { Chip } from './chip.ts';
import { limitWattsOf } from './limit-watts.ts';
import { memoryBytes } from './marketed-size.ts';
import { keysOf } from '@inferbench/units/keys-of';
import { median } from '@inferbench/units/median';
import { GIGA, TERA } from '@inferbench/units/si';

/** Figures of a chip that its family keeps within a range, in the units of the words beside them. */
export const RANGED_FIGURES = {
  tops16PerWatt: { words: '16-bit TOPS per watt of its limit', unit: 'TOPS/W' },
  gigabytesPerSecPerWatt: { words: 'off-chip bandwidth per watt of its limit', unit: 'GB/s per W' },
  sweepsPerSec: { words: 'off-chip bandwidth ÷ capacity', unit: 'per s' },
  capacityGb: { words: 'off-chip capacity', unit: 'GB' },
  usdPerWatt: { words: 'price per watt of its limit', unit: 'USD/W' },
  rentalUsdPerHour: { words: 'median rental price', unit: 'USD/h' },
  idleShare: { words: 'idle power ÷ limit', unit: 'W/W' },
} as const;

export type RangedFigure = keyof typeof RANGED_FIGURES;

export const FIGURES: readonly RangedFigure[] = keysOf(RANGED_FIGURES);

/** What a chip states of each; null where it states too little. */
export function rangedFigures(chip: Chip): Record<RangedFigure, number | null> {
  const { memory, purchase, idlePower, rentalOffers } = chip;
  const watts = limitWattsOf(chip);
  const peak = chip.peaks.find(({ precision }) => precision === 'bf16' || precision === 'fp16');
  const bandwidth = memory?.bandwidthBytesPerSec ?? null;
  const capacity = memory === null ? null : memoryBytes(memory);
  const usd = purchase === null || purchase.unit === 'system' ? null : purchase.usd;
  const over = (value: number | null, by: number | null) =>
    value === null || by === null ? null : value / by;
  return {
    tops16PerWatt: over(peak === undefined ? null : peak.denseOpsPerSec / TERA, watts),
    gigabytesPerSecPerWatt: over(bandwidth === null ? null : bandwidth / GIGA, watts),
    sweepsPerSec: over(bandwidth, capacity),
    capacityGb: capacity === null ? null : capacity / GIGA,
    usdPerWatt: over(usd, watts),
    rentalUsdPerHour: median(rentalOffers.map(({ usdPerHour }) => usdPerHour)),
    idleShare: over(idlePower?.watts ?? null, watts),
  };
}
