import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { ScoreFilter } from '@inferbench/domain/score-row';
import { z } from 'zod';
import { inputTypeOf } from '../graphql/derived-type.ts';

export const ScoreFilterInput = inputTypeOf(
  ScoreFilter.extend({
    since: z
      .string()
      .optional()
      .describe('Only what was received at this time or later: a day, or ISO 8601 with its zone.'),
  }).describe('Which points or scores; what is left out narrows nothing.'),
  'ScoreFilterInput',
);
export type ScoreFilterInput = InstanceType<typeof ScoreFilterInput>;

/** What a client states; null narrows nothing. Throws INVALID with the first thing that is wrong. */
export function readScoreFilter(stated: Readonly<Record<string, unknown>> | null, path: string): ScoreFilter {
  const given = Object.entries(stated ?? {}).filter(([, value]) => value !== null && value !== undefined);
  const read = ScoreFilter.safeParse(Object.fromEntries(given));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = [path, ...(issue?.path ?? [])].join('.');
  throw new InferbenchError('INVALID', `${where}: ${issue?.message ?? 'not valid'}.`, {
    path: where,
    fix: 'docs/api.md says what lists can be narrowed by.',
  });
}
