import { ACCURACY_ANSWERS } from './output/accuracy-answers.ts';
import { ADMIN_ANSWERS } from './output/admin-answers.ts';
import { BOARD_ANSWERS } from './output/board-answers.ts';
import { CATALOGUE_ANSWERS } from './output/catalogue-answers.ts';
import { FILE_ANSWERS } from './output/file-answers.ts';
import { OPERATION_ANSWERS } from './output/operation-answers.ts';
import { PUBLISHED_ANSWERS } from './output/published-answers.ts';
import { SUBMISSION_ANSWERS, submittedRun } from './output/submission-answers.ts';
import { ChipCrossover } from '@inferbench/domain/tradeoff/chip-crossover';
import { Claim } from '@inferbench/domain/simulation/claim';
import { FlexibilityReport } from '@inferbench/domain/scores/flexibility';
import { ReferenceSheet } from '@inferbench/domain/simulation/reference-sheet';
import { output, judged, errorBody } from './output/answer.ts';
import { MeasurementAnswer } from '@inferbench/domain/runs/measurement/answer';
import { z } from 'zod';
import { Finding } from '@inferbench/domain/errors/finding';
import { ServeResult } from '@inferbench/domain/simulation/serve-result';
import { ServingCurve } from '@inferbench/domain/simulation/serving-curve';
import { SimulateResult } from '@inferbench/domain/simulation/simulate-result';

const id = z.union([z.string(), z.number()]).nullable();

/** An answer of many: what one line of `--jsonl` gets. */
const answerLine = <T extends z.ZodType>(result: T) =>
  z.union([
    z.strictObject({ id, ok: z.literal(true), result }),
    z.strictObject({
      id,
      ok: z.literal(false),
      error: errorBody.extend({ findings: z.array(Finding).optional() }),
    }),
  ]);

/** Answers of what simulates: one, a curve, or a line of many. */
const SIMULATION_ANSWERS = {
  simulate: output('simulate', { id, result: SimulateResult }),
  /** A line of `simulate --jsonl`. */
  'simulate-line': answerLine(SimulateResult),
  /** One load, or several as a curve. */
  serve: output('serve', { id, result: ServeResult.optional(), curve: ServingCurve.optional() }),
  /** A line of `serve --jsonl`. */
  'serve-line': answerLine(ServeResult),
} as const;

/** Answer of a server under load; `ok` is false for a measurement that was stopped, which is whole as far as it came. */
const MEASUREMENT_ANSWERS = {
  measure: judged('measure', {
    /** Path of the file that holds it. */
    file: z.string(),
    reason: z.string().nullable(),
    ...MeasurementAnswer.shape,
    submitted: z.array(submittedRun).optional(),
  }),
} as const;

/** Answers of what asks about chips, without a server. */
const ANALYSIS_ANSWERS = {
  sheet: output('sheet', { sheet: ReferenceSheet }),
  flexibility: output('flexibility', { flexibility: FlexibilityReport }),
  claim: output('claim', { claim: Claim }),
  crossover: output('crossover', { crossover: ChipCrossover }),
} as const;

/** The contract of every `--json`: schemas/cli/ holds the same as JSON Schema, made by scripts/generate-schemas.ts. */
export const OUTPUT_SCHEMAS = {
  ...CATALOGUE_ANSWERS,
  ...SIMULATION_ANSWERS,
  ...ANALYSIS_ANSWERS,
  ...ACCURACY_ANSWERS,
  ...MEASUREMENT_ANSWERS,
  ...FILE_ANSWERS,
  ...PUBLISHED_ANSWERS,
  ...SUBMISSION_ANSWERS,
  ...BOARD_ANSWERS,
  ...ADMIN_ANSWERS,
  ...OPERATION_ANSWERS,
} as const;
