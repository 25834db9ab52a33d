import { z } from 'zod';
import { SYSTEM_COLUMNS } from './system-columns.ts';

const { extent, pools, layout, tensorParallel, pipelineParallel, expertParallel } = SYSTEM_COLUMNS;
const { attentionParallel, prefillChips, decodeChips } = SYSTEM_COLUMNS;

/** A chip on so many chips, in one layout and under one stack, with how many results stand for it. */
export const SystemRow = z
  .strictObject({
    chip: z.string().describe('Slug of the chip.'),
    vendor: z.string().describe('Vendor of the chip.'),
    chips: z.int().describe('Number of chips.'),
    extent,
    pools,
    layout,
    tensorParallel,
    pipelineParallel,
    expertParallel,
    attentionParallel,
    prefillChips,
    decodeChips,
    framework: z.string().nullable().describe('Serving framework; null where nobody stated it.'),
    points: z.int().describe('Results of it, ranked or not.'),
    measuredPoints: z.int().describe('Those that were submitted here.'),
    publishedPoints: z.int().describe('Those that a publication states.'),
    models: z.int().describe('Models that ran on it.'),
    versions: z.int().describe('Versions of its stack that are stated.'),
    measuredFrom: z.string().nullable().describe('Earliest day that is stated of them; null where none is.'),
    measuredTo: z.string().nullable().describe('Latest day that is stated of them; null where none is.'),
  })
  .describe('A chip on so many chips, in one layout and under one stack.');
export type SystemRow = z.infer<typeof SystemRow>;
