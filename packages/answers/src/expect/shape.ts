import { z } from 'zod';
import { ErrorCode } from '@inferbench/domain/errors/error-code';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { ShownFigure } from '../load/shape.ts';
import { figure, wholeFigure, word } from '@inferbench/domain/terms/figure';

const context = z.int().describe('Tokens of a sequence.');

export const PublishedNear = z
  .strictObject({
    each: ShownFigure.describe(
      'Tokens a second of each user, with what ran and when; without a value, that none was published near.',
    ),
    users: figure('Its users: at most 1.6 times as many, or as few.'),
    context: wholeFigure('Its prompt and half of its answer, tokens: at most twice the context, or half.'),
    pointId: word('Its point.'),
  })
  .describe(
    'The published run nearest to a simulated load: same chip, number of chips, model and precision class.',
  );
export type PublishedNear = z.infer<typeof PublishedNear>;

export const ExpectedLoad = z
  .strictObject({
    users: z.int().describe('Users at once.'),
    chips: wholeFigure('Fewest chips that hold them, a power of two up to 8; null where 8 do not.'),
    tpotMs: ShownFigure.describe('Milliseconds of an output token.'),
    each: ShownFigure.describe('Tokens a second of each user.'),
    all: ShownFigure.describe('Tokens a second of all users.'),
    published: PublishedNear.describe(
      'What was published near it; a test of the simulation, never part of it.',
    ),
    refused: ErrorCode.nullable().describe('Why there are no figures; the words of each say more.'),
  })
  .describe('What some users get at one context, on the fewest chips that hold them.');
export type ExpectedLoad = z.infer<typeof ExpectedLoad>;

export const ExpectedContext = z
  .strictObject({
    context,
    promptMs: ShownFigure.describe(
      'Milliseconds of a prompt of that length alone, on the chips of one user.',
    ),
    loads: z.array(ExpectedLoad).describe('One user, then 20.'),
  })
  .describe('What to expect at one context.');
export type ExpectedContext = z.infer<typeof ExpectedContext>;

export const BatchAtContext = z
  .strictObject({
    context,
    users: z.int().describe('Most users that the memory holds.'),
    all: ShownFigure.describe('Tokens a second of all of them.'),
  })
  .describe('The largest batch at one context.');
export type BatchAtContext = z.infer<typeof BatchAtContext>;

export const BatchOverContext = z
  .strictObject({
    chip: z.string().describe('Slug of the chip.'),
    label: z.string().describe('Short name of the chip.'),
    contexts: z.array(BatchAtContext).describe('Contexts of which one user fits, the shortest first.'),
    usersHalveAt: wholeFigure(
      'First of these contexts with at most half the users of the shortest; null where none has.',
    ),
    outputHalvesAt: wholeFigure('The same of the output of all users.'),
  })
  .describe('The largest batch of a chip over context.');
export type BatchOverContext = z.infer<typeof BatchOverContext>;

export const BatchCollapse = z
  .strictObject({
    chips: z.int().describe('Number of each chip: the fewest on which one user of the longest context fits.'),
    title: z.string().describe('Where the batch of the chip halves.'),
    notes: z.array(z.string()).describe('Where users and output of each halve, and who holds none.'),
    curves: z.array(BatchOverContext).describe('The chip, then those beside it that hold a user.'),
  })
  .describe('How the largest batch collapses over context.');
export type BatchCollapse = z.infer<typeof BatchCollapse>;

export const WhatToExpect = z
  .strictObject({
    chip: z.string().describe('Slug of the chip.'),
    label: z.string().describe('Short name of the chip.'),
    model: z.string().describe('Slug of the model.'),
    modelName: z.string().describe('Name of the model.'),
    precision: PrecisionClass.describe('Precision class of the weights.'),
    contexts: z.array(ExpectedContext).describe('Contexts that the model allows, the shortest first.'),
    collapse: BatchCollapse.nullable().describe('Largest batches; null where 8 of the chip hold none.'),
    band: word('What the bands rest on, in words; null where nothing fits.'),
    engineVersion: z.string().describe('Version of the simulator.'),
  })
  .describe(
    'What to expect of a model on a chip, and how its largest batch collapses over context; simulated.',
  );
export type WhatToExpect = z.infer<typeof WhatToExpect>;
