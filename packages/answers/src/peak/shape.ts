import { z } from 'zod';
import { ChartHead } from '@inferbench/domain/terms/chart-head';
import { Kind } from '@inferbench/domain/terms/kind';
import { word } from '@inferbench/domain/terms/figure';

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
    pointId: word('The published point; null of a simulation.'),
    calibrated: z.boolean().describe('Its family has constants fitted to measurements.'),
    peakName: z.string().describe('The peak that is divided: "FP8 peak".'),
    algorithm: share.describe('Share of the peak that the workload can use.'),
    hardware: share.describe('Share of that which the architecture realises.'),
    software: share.nullable().describe('Share of that which the software delivers; null without a run.'),
    attainable: share.describe('Algorithm × hardware.'),
    delivered: share.nullable().describe('Attainable × software; null without a run.'),
    waiting: z.string().describe('What the rest of the peak waits for, in words.'),
    finding: word('Software above 1 in words, as PHYS-ATTAINABLE finds it; null otherwise.'),
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
    rows: z.array(PeakRow).describe('Systems in the order asked for.'),
    absent: z.array(PeakAbsence).describe('Chips without a row, and why.'),
    engineVersion: z.string().describe('Version of the simulator.'),
  })
  .describe('What of the peak the workload, the hardware and the software leave.');
export type PeakChart = z.infer<typeof PeakChart>;
