import { Finding } from '@inferbench/domain/errors/finding';
import { ServeResult } from '@inferbench/domain/simulation/serve-result';
import { ServingCurve } from '@inferbench/domain/simulation/serving-curve';
import { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import { z } from 'zod';
import { errorBody, output } from './answer.ts';

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
export const SIMULATION_ANSWERS = {
  simulate: output('simulate', { id, result: SimulateResult }),
  /** A line of `simulate --jsonl`. */
  'simulate-line': answerLine(SimulateResult),
  /** One load, or several as a curve. */
  serve: output('serve', { id, result: ServeResult.optional(), curve: ServingCurve.optional() }),
  /** A line of `serve --jsonl`. */
  'serve-line': answerLine(ServeResult),
} as const;
