import { z } from 'zod';
import { SOURCED } from './sourced.ts';

const count = z.int().positive().max(1e9).nullable();
const clockHz = z.number().positive().max(1e12).nullable();

/** What an architecture family adds to a chip; null where the vendor does not publish it. */
export const FAMILY_PARTS = {
  /** GPUs: streaming multiprocessors behind one off-chip memory. */
  simt: z.strictObject({
    processorKind: z.string().max(80).nullable(),
    processors: count,
    clockHz,
    ...SOURCED,
  }),
  /** Square multiply-accumulate arrays fed by a scratchpad. */
  systolic: z
    .strictObject({
      coreKind: z.string().max(80).nullable(),
      cores: count,
      /** Rows and columns of one array. */
      arrayDim: count,
      arrays: count,
      clockHz,
      ...SOURCED,
    })
    .nullable(),
  /** Weights stay in distributed SRAM and data flow past them. */
  dataflow: z
    .strictObject({ coreKind: z.string().max(80).nullable(), cores: count, clockHz, ...SOURCED })
    .nullable(),
  /** Multiplication inside memory arrays, analog or digital. */
  inMemory: z
    .strictObject({
      domain: z.enum(['analog', 'digital']).nullable(),
      arrayKind: z.string().max(160).nullable(),
      arrays: count,
      /** Cells of one array: along the inputs, and along the outputs. Younger than the first documents: may be missing. */
      arrayRows: count.default(null),
      arrayColumns: count.default(null),
      /** Converters of one array, and conversions each makes a second. */
      adcsPerArray: count.default(null),
      adcHz: clockHz.default(null),
      adcBits: count,
      dacBits: count,
      clockHz,
      note: z.string().max(400).nullable(),
      ...SOURCED,
    })
    .nullable(),
  /** Arrays of compute and memory units that are configured per section of a model. */
  reconfigurable: z
    .strictObject({ coreKind: z.string().max(80).nullable(), cores: count, clockHz, ...SOURCED })
    .nullable(),
} as const;

/** Families that keep weights on chip where they fit. */
export const FAMILIES_ON_CHIP: ReadonlySet<string> = new Set(['dataflow', 'in_memory', 'reconfigurable']);
