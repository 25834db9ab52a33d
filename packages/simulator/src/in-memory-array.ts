import type { Chip } from '@inferbench/domain/chip';

export type InMemoryChip = Extract<Chip, { family: 'in_memory' }>;

/** Figures that passes need and few vendors publish. Each is an estimate, and says so where it is shown. */
export const IN_MEMORY_DEFAULTS = {
  /**
   * Bits of an analog cell: the chips of the catalogue are sold with one 8-bit weight a cell (Mythic: 80 M weights in 80 M
   * cells; HERMES: 256 × 256 unit cells a core).
   */
  analogCellBits: 8,
  /** Bits of an activation: arrays compute in integers of a byte wherever the catalogue knows their format. */
  inputBits: 8,
  /** Bits of an activation that a digital array takes a cycle (ZigZag's bit-serial default). */
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
