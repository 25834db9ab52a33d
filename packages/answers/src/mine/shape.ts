import { z } from 'zod';
import { PrecisionClass, PrecisionWord } from '@inferbench/domain/terms/precision';
import { ShownFigure } from '../load/shape.ts';
import { figure, wholeFigure, word } from '@inferbench/domain/terms/figure';

export const LongestBy = z.enum(['MEMORY', 'TRAINED']);
export type LongestBy = z.infer<typeof LongestBy>;

export const HomeModel = z
  .strictObject({
    model: z.string().describe('Slug of the model.'),
    name: z.string().describe('Name of the model.'),
    parameters: z.number().describe('Parameters.'),
    neededBytes: z.number().describe('Weights, cache of the text and activations, bytes.'),
    fits: z.boolean().describe('It fits on the machine with that much text.'),
    cardsNeeded: wholeFigure('Fewest of the card that hold it; null where eight do not.'),
    longestTokens: wholeFigure('Longest text, tokens; null where none fits.'),
    longestBy: LongestBy.nullable().describe('What ends the text: the memory, or the training of the model.'),
    answer: ShownFigure.describe('Answer tokens a second of one user.'),
    simulatedAnswer: figure('What the simulation expects where a published value stands; null elsewhere.'),
    charactersPerSec: figure(
      'Characters of the answer a second, by what a token of its tokenizer is in one English text, the GNU GPL version 3; null where the tokenizer was not run on it, and without a speed.',
    ),
    reading: ShownFigure.describe('Prompt tokens a second of one user.'),
    pointId: word('Published point of the answer; null of a simulation.'),
    source: word('Its publication; null of a simulation, and of a run that was measured here.'),
  })
  .describe('One model on the machine.');
export type HomeModel = z.infer<typeof HomeModel>;

export const HomeRun = z
  .strictObject({
    pointId: z.string().describe('Id of the point.'),
    model: z.string().describe('Slug of the model.'),
    name: z.string().describe('Name of the model.'),
    precision: PrecisionClass.describe('Precision class.'),
    chips: z.int().describe('Cards of the run.'),
    tokensPerSec: z.number().describe('Answer tokens a second of one user.'),
    words: z.string().describe('What ran, and when.'),
    source: word('Publication; null of a run that was measured here.'),
  })
  .describe('A published run of one user on the card.');
export type HomeRun = z.infer<typeof HomeRun>;

export const Mine = z
  .strictObject({
    chip: z.string().describe('Slug of the chip.'),
    label: z.string().describe('Short name of the chip.'),
    vendor: z.string().describe('Vendor.'),
    count: z.int().describe('How many.'),
    tokens: z.int().describe('Text, tokens.'),
    precision: PrecisionClass.describe('Class of the weights.'),
    weights: PrecisionWord.describe('Format of the weights that is simulated.'),
    usableBytes: z.number().describe('Memory that models may use, bytes.'),
    memoryBytes: z.number().describe('Memory that the device reports, bytes.'),
    title: z.string().describe('How many of the models fit.'),
    sentence: z.string().describe('The answer in one sentence.'),
    band: z.string().describe('What the simulated speeds rest on, in words.'),
    models: z.array(HomeModel).describe('By size, the smallest first.'),
    runs: z.array(HomeRun).describe('Published runs on the card, the fastest first.'),
    engineVersion: z.string().describe('Version of the simulator.'),
  })
  .describe('Models on one machine: what fits, how long a text, how fast.');
export type Mine = z.infer<typeof Mine>;
