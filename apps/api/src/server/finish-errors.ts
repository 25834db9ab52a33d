import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { withoutKeys } from '@inferbench/logging/without-keys';
import { z } from 'zod';
import type { Answer } from '../kept/answer.ts';
import { DOCS } from './format-error.ts';
import { costExtension } from './response-plugin.ts';

const Failed = z.looseObject({
  errors: z.array(z.looseObject({ extensions: z.looseObject({}).optional() })),
  extensions: z.looseObject({}).optional(),
});

/**
 * The last word on every answer with errors, whoever made it: each error carries the request id, no secret is repeated,
 * and the cost is said even where Apollo refused the request before any plugin saw it.
 */
export function finishErrors(
  body: string,
  { requestId, answer }: { requestId: string; answer: Pick<Answer, 'cost'> },
): string {
  const parsed = Failed.safeParse(JSON.parse(body));
  if (!parsed.success) return body;
  const errors = parsed.data.errors.map((error) => ({
    ...error,
    extensions: { ...error.extensions, requestId },
  }));
  const clean: unknown = JSON.parse(withoutKeys(JSON.stringify(errors)));
  return JSON.stringify({
    ...parsed.data,
    errors: clean,
    extensions: { cost: costExtension(answer.cost), ...parsed.data.extensions },
  });
}

/** The whole body of a refusal that never reached Apollo. */
export function errorBody({ code, message, details }: InferbenchError, requestId: string): string {
  const error = { message, extensions: { code, docs: DOCS, ...details } };
  return finishErrors(JSON.stringify({ errors: [error] }), {
    requestId,
    answer: { cost: null },
  });
}
