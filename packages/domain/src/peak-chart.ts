import { z } from 'zod';
import { ChartHead } from './chart-head.ts';
import { Kind } from './kind.ts';
import { PrecisionClass } from './precision.ts';
import { Slug } from './slug.ts';
import { TradeoffLengths } from './tradeoff.ts';

/** Most systems of one drawing. */
export const MOST_PEAKS = 8;

export const PeakChartRequest = z
  .strictObject({
    chips: z.array(Slug).min(1).max(MOST_PEAKS).describe('Slugs of one to eight chips.'),
    model: Slug.describe('Slug of the model.'),
    inputTokens: TradeoffLengths.shape.inputTokens
      .default(8192)
      .describe('Prompt, tokens; 8,192 where left out.'),
    outputTokens: TradeoffLengths.shape.outputTokens
      .default(1024)
      .describe('Answer, tokens; 1,024 where left out.'),
    precision: PrecisionClass.default('FP8').describe('Precision class of the weights; FP8 where left out.'),
    users: z.int().min(1).max(65_536).default(64).describe('Users at once; 64 where left out.'),
    chipsEach: z
      .int()
      .min(1)
      .max(1024)
      .optional()
      .describe('Chips of each system; the fewest that hold the users where left out.'),
  })
  .refine(({ chips }) => new Set(chips).size === chips.length, {
    path: ['chips'],
    message: 'each chip is named once',
  })
  .describe('Of which systems to show where the peak goes, and at what work.');
export type PeakChartRequest = z.infer<typeof PeakChartRequest>;

const share = z.number();

export const PeakRow = z
  .strictObject({
    chip: z.string().describe('Slug of the chip.'),
    label: z.string().describe('Short name of the chip.'),
    vendor: z.string().describe('Vendor.'),
    older: z.boolean().describe("Before its vendor's current generation."),
    chips: z.int().describe('Number of chips.'),
    title: z.string().describe('What it delivers or could reach, in words.'),
    source: z.string().describe('Publication, software and users; "simulated" without a run.'),
    kind: Kind.describe('SIMULATED: what is attainable; no run says what software delivers.'),
    pointId: z.string().nullable().describe('The published point; null of a simulation.'),
    calibrated: z.boolean().describe('Its family has constants fitted to measurements.'),
    peakName: z.string().describe('The peak that is divided: "FP8 peak".'),
    algorithm: share.describe('Share of the peak that the workload can use.'),
    hardware: share.describe('Share of that which the architecture realises.'),
    software: share.nullable().describe('Share of that which the software delivers; null without a run.'),
    attainable: share.describe('Algorithm × hardware.'),
    delivered: share.nullable().describe('Attainable × software; null without a run.'),
    waiting: z.string().describe('What the rest of the peak waits for, in words.'),
    finding: z
      .string()
      .nullable()
      .describe('Software above 1 in words, as PHYS-ATTAINABLE finds it; null otherwise.'),
  })
  .describe('Where the peak of one system goes.');
export type PeakRow = z.infer<typeof PeakRow>;

export const PeakAbsence = z
  .strictObject({
    chip: z.string().describe('Slug of the chip.'),
    label: z.string().describe('Short name of the chip.'),
    reason: z.string().describe('Why it has no row, with its numbers.'),
  })
  .describe('A chip without a row.');

export const PeakChart = z
  .strictObject({
    head: ChartHead.describe('Title, slice, kinds, source and date.'),
    request: PeakChartRequest.describe('What was asked for, every wish settled.'),
    rows: z.array(PeakRow).describe('Systems in the order asked for.'),
    absent: z.array(PeakAbsence).describe('Chips without a row, and why.'),
    engineVersion: z.string().describe('Version of the simulator.'),
  })
  .describe('What of the peak the workload, the hardware and the software leave.');
export type PeakChart = z.infer<typeof PeakChart>;
