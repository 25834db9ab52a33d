import { z } from 'zod';
import { quantity } from './quantity.ts';

const words = (max: number) => z.string().min(1).max(max);
const threads = z.int().positive().max(4096);
const ROUNDS = 100;

/** What a machine did when it was asked to, by the clock: file of `inferbench probe`. Everything else follows from it. */
export const Probe = z
  .strictObject({
    schema: z.literal('inferbench.probe/1').describe('What this file is.'),
    probedOn: z.iso.date().describe('Day of the probe.'),
    tool: z.strictObject({ name: words(60), version: words(60) }).describe('Program that probed.'),
    machine: z
      .strictObject({
        os: words(120).describe('Operating system and its version.'),
        cpu: words(120).nullable().describe('Name that the processor states; null where it states none.'),
        architecture: words(40).describe('Instruction set, such as x64.'),
        instructions: z.array(words(60)).max(400).describe('Extensions that the system lists.'),
        cores: threads.describe('Processors that the system gives a program.'),
        memoryBytes: quantity('bytes').describe('Main memory that the system states.'),
      })
      .describe('What the system says of itself.'),
    clock: z
      .strictObject({
        hertz: z.array(quantity('hertz')).min(1).max(ROUNDS).describe('Steps a second, a round each.'),
      })
      .describe('Additions, rotations and exclusive ors that wait for each other: one a clock.'),
    reads: z
      .array(
        z.strictObject({
          threads: threads.describe('Threads that read at once.'),
          bytesPerThread: quantity('bytes').describe('Memory that each of them reads.'),
          bytesPerSec: z
            .array(quantity('bytesPerSec'))
            .min(1)
            .max(ROUNDS)
            .describe('All together, a round each.'),
        }),
      )
      .min(1)
      .max(8)
      .describe('Memory read from end to end.'),
    products: z
      .array(
        z.strictObject({
          threads: threads.describe('Threads that multiplied at once, each matrices of its own.'),
          precision: z.literal('fp32').describe('Numbers that were multiplied.'),
          size: z.int().positive().max(65_536).describe('Rows and columns of the matrices.'),
          opsPerSec: z
            .array(quantity('opsPerSec'))
            .min(1)
            .max(ROUNDS)
            .describe('All together, a round each.'),
        }),
      )
      .min(1)
      .max(8)
      .describe('Matrix products in WebAssembly, whose vectors have 128 bits.'),
  })
  .describe('What a machine did when it was asked to, by the clock.');
export type Probe = z.infer<typeof Probe>;
