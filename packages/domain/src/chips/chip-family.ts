import { z } from 'zod';
import { quantity } from '../terms/quantity.ts';
import { SOURCED } from '../terms/sourced.ts';

const count = (words: string, example: number) =>
  z
    .int()
    .positive()
    .max(1e9)
    .nullable()
    .describe(words)
    .meta({ examples: [example] });
const hertz = (words: string, example: string) =>
  quantity('hertz')
    .max(1e12)
    .nullable()
    .describe(words)
    .meta({ examples: [example] });
const kind = (words: string, max: number, example: string) =>
  z
    .string()
    .max(max)
    .nullable()
    .describe(words)
    .meta({ examples: [example] });

const clockHz = hertz('Highest clock, hertz.', '1.98 GHz');
const coreKind = kind('What the vendor calls a core.', 80, 'compute core');
const cores = count('Cores of one chip.', 1440);

/** What an architecture family adds to a chip; null where the vendor does not publish it. */
export const FAMILY_PARTS = {
  /** GPUs: streaming multiprocessors behind one off-chip memory. */
  simt: z
    .strictObject({
      processorKind: kind('What the vendor calls a processor.', 80, 'SM'),
      processors: count('Processors of one chip.', 132),
      clockHz,
      ...SOURCED,
    })
    .nullable()
    .describe('Processors and clock of a GPU.'),
  /** Square multiply-accumulate arrays fed by a scratchpad. */
  systolic: z
    .strictObject({
      coreKind: kind('What the vendor calls a core.', 80, 'TensorCore'),
      cores: count('Cores of one chip.', 2),
      arrayDim: count('Rows and columns of one array.', 128),
      arrays: count('Arrays of one chip.', 8),
      clockHz,
      ...SOURCED,
    })
    .nullable()
    .describe('Arrays and clock of a systolic chip.'),
  /** Weights stay in distributed SRAM and data flow past them. */
  dataflow: z
    .strictObject({ coreKind, cores, clockHz, ...SOURCED })
    .nullable()
    .describe('Cores and clock of a dataflow chip.'),
  /** Multiplication inside memory arrays, analog or digital. */
  inMemory: z
    .strictObject({
      domain: z
        .enum(['analog', 'digital'])
        .nullable()
        .describe('Whether its arrays multiply analog or digital.')
        .meta({ examples: ['digital'] }),
      arrayKind: kind('What an array is made of.', 160, 'SRAM'),
      arrays: count('Arrays of one chip.', 64),
      /** Younger than the first documents: may be missing. */
      arrayRows: count('Cells of one array along the inputs.', 256).default(null),
      arrayColumns: count('Cells of one array along the outputs.', 256).default(null),
      adcsPerArray: count('Converters of one array.', 256).default(null),
      adcHz: hertz('Conversions that one converter makes a second, hertz.', '500 MHz').default(null),
      adcBits: count('Bits of a converter after the array.', 8),
      dacBits: count('Bits of a converter before the array.', 8),
      clockHz,
      note: kind('What to know of it.', 400, 'arrays hold weights of 8 bits'),
      ...SOURCED,
    })
    .nullable()
    .describe('Arrays and converters of an in-memory chip.'),
  /** Arrays of compute and memory units that are configured per section of a model. */
  reconfigurable: z
    .strictObject({ coreKind, cores, clockHz, ...SOURCED })
    .nullable()
    .describe('Cores and clock of a reconfigurable chip.'),
} as const;

/** Families that keep weights on chip where they fit. */
export const FAMILIES_ON_CHIP: ReadonlySet<string> = new Set(['dataflow', 'in_memory', 'reconfigurable']);
