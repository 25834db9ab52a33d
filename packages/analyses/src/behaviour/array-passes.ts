import type { Chip } from '@inferbench/domain/chips/chip';
import { IN_MEMORY_DEFAULTS } from '@inferbench/simulator/in-memory-array';
import { losslessAdcBits, losslessRows, slicePasses } from '@inferbench/simulator/in-memory-passes';

export interface ArrayPasses {
  /** Bits of inputs and weights. */
  bits: number;
  passes: number;
  /** ⌈b_in ÷ b_dac⌉ · ⌈b_wt ÷ b_cell⌉ with its numbers. */
  arithmetic: string;
  adcBits: number;
  /** Bits that would lose nothing of a column; null where its rows are not published. */
  losslessAdcBits: number | null;
  /** Groups of rows that the converters could read without loss; more than one costs passes or precision. */
  rowGroups: number | null;
  /** The published rate where there is one, else the published 8-bit rate by the ratio of passes. */
  opsPerSec: number | null;
  published: boolean;
}

const BITS = [4, 8, 16] as const;

/** Passes of an analog chip by precision; empty for digital arrays, which convert nothing, and without published bits. */
export function arrayPasses(chip: Chip): ArrayPasses[] {
  if (chip.family !== 'in_memory' || chip.inMemory?.domain !== 'analog') return [];
  const { adcBits, dacBits: dac, arrayRows } = chip.inMemory;
  if (adcBits === null || dac === null) return [];
  const cell = IN_MEMORY_DEFAULTS.analogCellBits;
  const passesOf = (bits: number) => slicePasses({ input: bits, dac, weight: bits, cell });
  const base = chip.peaks.find(({ precision }) => precision === 'int8')?.denseOpsPerSec ?? null;
  return BITS.map((bits) => {
    const passes = passesOf(bits);
    const used = { dac: Math.min(dac, bits), cell: Math.min(cell, bits) };
    return {
      bits,
      passes,
      arithmetic: `⌈${bits} ÷ ${dac}⌉ · ⌈${bits} ÷ ${cell}⌉ = ${passes}`,
      adcBits,
      losslessAdcBits: arrayRows === null ? null : losslessAdcBits(arrayRows, used),
      rowGroups: arrayRows === null ? null : Math.ceil(arrayRows / losslessRows(arrayRows, adcBits, used)),
      opsPerSec: base === null ? null : (base * passesOf(8)) / passes,
      published: bits === 8 && base !== null,
    };
  });
}
