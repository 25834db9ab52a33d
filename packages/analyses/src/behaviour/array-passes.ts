import type { Chip } from '@inferbench/domain/chips/chip';
import type { ArrayPasses } from '@inferbench/domain/chips/chip-behaviour';
import { IN_MEMORY_DEFAULTS } from '@inferbench/simulator/in-memory-array';
import { losslessAdcBits, losslessRows, slicePasses } from '@inferbench/simulator/in-memory-passes';

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
