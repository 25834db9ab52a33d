import type { Chip } from '@inferbench/domain/chips/chip';

export type InMemoryChip = Extract<Chip, { family: 'in_memory' }>;

/** Figures that passes need and few vendors publish. Each is an estimate, and says so where it is shown. */
export const IN_MEMORY_DEFAULTS = {
  /**
   * Bits of an analog cell: no vendor of the catalogue publishes them. Taken from the 8-bit peaks of Mythic and HERMES with
   * 8-bit converters on both sides: one weight a cell.
   */
  analogCellBits: 8,
  /** Bits of an activation: every in-memory chip with a peak in the catalogue has one of 8 bits. */
  inputBits: 8,
  /** Bits of an activation that a digital array takes a cycle (docs/model.md#families, b_serial; no vendor publishes it). */
  serialBits: 1,
  /** Adding the slices of a sum: a few gates after the converter. */
  shiftAddSec: 5e-9,
  /** A clock where none is published. */
  clockHz: 1e9,
} as const;

/**
 * Time from input to output of one product in the arrays: b_act ÷ b_serial cycles of a digital array, one conversion of an
 * analog one, then the shift-and-add. The rate of the arrays is the published peak, which contains all passes.
 */
export function arrayLatencySec({ inMemory }: InMemoryChip): number {
  const { inputBits, serialBits, shiftAddSec } = IN_MEMORY_DEFAULTS;
  const clockHz = inMemory?.clockHz ?? IN_MEMORY_DEFAULTS.clockHz;
  const cycles =
    inMemory?.domain === 'analog' && inMemory.dacBits !== null
      ? Math.ceil(inputBits / inMemory.dacBits)
      : inputBits / serialBits;
  return cycles / clockHz + shiftAddSec;
}
