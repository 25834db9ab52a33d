import { PeakRow } from '../peak/shape.ts';
import { ChartHead } from '@inferbench/domain/terms/chart-head';
import { z } from 'zod';

const words = z.string();

/** One of four questions with its answer in a word or a figure, and the sum behind it. */
export const CheckAnswer = z.strictObject({
  question: z.enum(['POSSIBLE', 'ADDS_UP', 'HOW_GOOD', 'RANKED']),
  state: z.enum(['YES', 'NO', 'UNKNOWN']),
  answer: words.describe('"yes", "no", "not known", or a share.'),
  because: words,
});
export type CheckAnswer = z.infer<typeof CheckAnswer>;

export const CheckRow = z.strictObject({
  label: words,
  value: words,
  key: words
    .nullable()
    .describe('Key of the file; null for what it does not hold, or what follows from others.'),
});
export type CheckRow = z.infer<typeof CheckRow>;

export const CheckedRule = z.strictObject({
  rule: words,
  title: words,
  outcome: z.enum(['reject', 'flag', 'warn', 'pass']),
  sum: words.describe('Its arithmetic.'),
  fix: words.nullable(),
});
export type CheckedRule = z.infer<typeof CheckedRule>;

export const BesideRow = z.strictObject({
  chip: words,
  label: words,
  vendor: words,
  older: z.boolean(),
  value: z.number().describe('Tokens a second of one chip, simulated.'),
  low: z.number(),
  high: z.number(),
  own: z.boolean(),
});
export type BesideRow = z.infer<typeof BesideRow>;

export const Beside = z.strictObject({
  finding: words,
  slice: words,
  rows: z.array(BesideRow),
  file: z.number().nullable().describe('What the file says, in the same unit.'),
  left: z.int().describe('Chips that hold the work and are not listed.'),
  techniques: z.array(z.strictObject({ technique: words, words })),
  model: z.strictObject({ slug: words.describe('Of its address.'), name: words }),
});
export type Beside = z.infer<typeof Beside>;

/** Worth of a result file, by the rules and the engine that judge a submission. */
/** The nearest published run of the file's chip, model and precision; `run` null where nobody published one. */
export const PublishedBeside = z.strictObject({
  sentence: words,
  run: z
    .strictObject({
      perChip: z.number(),
      chips: z.int(),
      load: words,
      framework: words.nullable(),
      source: words,
      date: words.nullable(),
    })
    .nullable(),
  file: z.number().nullable().describe('Tokens a second of one chip, as the file says.'),
});
export type PublishedBeside = z.infer<typeof PublishedBeside>;

export const FileCheck = z.strictObject({
  tool: words,
  answers: z.array(CheckAnswer),
  read: z.array(CheckRow),
  missing: z.array(z.strictObject({ path: words, costs: words })),
  noticed: z.array(z.strictObject({ code: words, message: words })),
  rules: z.array(CheckedRule),
  peak: z.strictObject({ head: ChartHead, rows: z.array(PeakRow) }).nullable(),
  beside: Beside.nullable(),
  published: PublishedBeside.nullable().describe('Null where chip, model or precision is not known.'),
  unavailable: words.nullable().describe('Why there is no peak or nothing beside it.'),
  engineVersion: words,
});
export type FileCheck = z.infer<typeof FileCheck>;

export const FilesCompared = z.strictObject({
  differences: z.array(z.strictObject({ what: words, first: words, second: words })),
  kind: z.enum(['LEADS', 'TIED', 'NONE']),
  text: words,
  reasons: z.array(words),
});
export type FilesCompared = z.infer<typeof FilesCompared>;
