import type { PeakFormat } from '@inferbench/domain/precision';

/** Operations that a core of x86 begins each clock by an extension; a multiply-add is two. */
interface Unit {
  precision: PeakFormat;
  extension: string;
  perClock: number;
}

/**
 * Widest first. Two units a core for vectors (one multiply-add of 256 or 512 bits each), one for tiles (16 × 16 results of 64
 * bytes in 16 clocks): Intel 64 and IA-32 Architectures Optimization Reference Manual, chapters on AVX-512 and AMX.
 */
const UNITS: readonly Unit[] = [
  { precision: 'fp32', extension: 'avx512f', perClock: 64 },
  { precision: 'fp32', extension: 'fma', perClock: 32 },
  { precision: 'fp32', extension: 'avx', perClock: 16 },
  { precision: 'fp32', extension: 'sse2', perClock: 8 },
  { precision: 'bf16', extension: 'amx_bf16', perClock: 1024 },
  { precision: 'bf16', extension: 'avx512_bf16', perClock: 128 },
  { precision: 'fp16', extension: 'amx_fp16', perClock: 1024 },
  { precision: 'fp16', extension: 'avx512_fp16', perClock: 128 },
  { precision: 'int8', extension: 'amx_int8', perClock: 2048 },
  { precision: 'int8', extension: 'avx512_vnni', perClock: 256 },
  { precision: 'int8', extension: 'avx_vnni', perClock: 128 },
  { precision: 'int8', extension: 'avx2', perClock: 64 },
];

/** The widest unit of each precision; none of a processor whose extensions say nothing here. */
export function operationsPerClock(architecture: string, extensions: readonly string[]): Unit[] {
  if (architecture !== 'x64') return [];
  const has = new Set(extensions);
  const there = UNITS.filter(({ extension }) => has.has(extension));
  return there.filter(
    (unit, index) => there.findIndex(({ precision }) => precision === unit.precision) === index,
  );
}
