import { z } from 'zod';
import { ChartHead } from '@inferbench/domain/terms/chart-head';
import { Verdict } from '../duel/shape.ts';
import { ShownFigure } from '../load/shape.ts';

export const SideQuestion = z.enum([
  'CHIPS',
  'PUBLISHED_SPEED',
  'SPEED',
  'BOUND_SHARE',
  'WATTS',
  'PER_WATT',
  'RIDGE',
  'PRICE',
  'OWNED_PRICE',
]);
export type SideQuestion = z.infer<typeof SideQuestion>;

/** Kind of all figures of a row: no row holds two. */
export const SideBasis = z.enum(['DATASHEET', 'PUBLISHED', 'SIMULATED']);
export type SideBasis = z.infer<typeof SideBasis>;

export const SideRow = z
  .strictObject({
    question: SideQuestion.describe('What is asked.'),
    title: z.string().describe('The question in words.'),
    unit: z.string().describe('Unit of its figures; empty where the title says it.'),
    basis: SideBasis.describe('What all of its figures are.'),
    figures: z.array(ShownFigure).describe('In the order of the chips, or the words of their absence.'),
    verdict: Verdict.nullable().describe('Who leads; null of what is no race, and of published runs.'),
  })
  .describe('One question of a table of chips side by side.');
export type SideRow = z.infer<typeof SideRow>;

export const ChipRoof = z
  .strictObject({
    chip: z.string().describe('Slug of the chip.'),
    label: z.string().describe('Short name.'),
    precision: z.string().describe('Class in which it computes the work: fp8.'),
    peakOpsPerSec: z.number().describe('Dense operations a second of one chip in that class.'),
    bytesPerSec: z.number().describe('Bytes a second of the memory that holds the model, one chip.'),
    ridge: z.number().describe('Operations a byte from which arithmetic decides: peak ÷ bytes.'),
    intensity: z.number().describe('Operations a byte of one user.'),
    userOpsPerSec: z.number().describe('Operations a second that the roof allows there.'),
  })
  .describe('The roof of one chip, and the place of one user under it.');
export type ChipRoof = z.infer<typeof ChipRoof>;

export const SideBySide = z
  .strictObject({
    answer: z.string().describe('Who wins, in a few words: mostly that no single chip does.'),
    title: z.string().describe('The same with who leads at what, as far as ranges lie apart.'),
    sentence: z.string().describe('The same of every row that is a race, with whom a leader leads.'),
    context: z.int().describe('Tokens of context of the one user.'),
    rows: z.array(SideRow).describe('One question a row, one kind a row.'),
    head: ChartHead.describe('Of the roofs.'),
    roofs: z.array(ChipRoof).describe('Roofs of the chips that hold the model.'),
  })
  .describe('Three or four chips in one table: one user on as many of each as hold the model.');
export type SideBySide = z.infer<typeof SideBySide>;
