import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Result } from '@inferbench/domain/errors/result';
import { ServeRequest } from '@inferbench/domain/simulation/serve-request';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { serve } from '@inferbench/evaluation/serve';
import { simulate } from '@inferbench/evaluation/simulate';
import type { z } from 'zod';

/** What a line of JSON can ask, and how many of such lines are worth what. */
export interface Question<Request, Value extends object> {
  schema: z.ZodType<Request>;
  answer(request: Request, catalogue: CatalogueView): Result<Value, InferbenchError>;
  /** Parts of a result that are one object for all configurations that agree on them. */
  shared: ReadonlySet<string>;
  /** Lines that are answered and written together: few at first, so that a reader who waits sees them; then many. */
  batchLines: { first: number; later: number };
  /** Batches that are not worth starting threads for. */
  firstBatches: number;
}

const simulateQuestion: Question<SimulateRequest, object> = {
  schema: SimulateRequest,
  answer: simulate,
  shared: new Set(['band', 'costAssumptions', 'provenance']),
  batchLines: { first: 50, later: 500 },
  firstBatches: 40,
};

const serveQuestion: Question<ServeRequest, object> = {
  schema: ServeRequest,
  answer: (request, catalogue) => serve(request, catalogue),
  shared: new Set(['band', 'scheduler']),
  batchLines: { first: 5, later: 10 },
  firstBatches: 1,
};

export const QUESTIONS = { simulate: simulateQuestion, serve: serveQuestion } as const;
export type QuestionName = keyof typeof QUESTIONS;
