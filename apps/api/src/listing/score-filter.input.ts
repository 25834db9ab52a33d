import { ScoreFilter } from '@inferbench/domain/export/score-row';
import { z } from 'zod';
import { inputTypeOf } from '../graphql/derived-type.ts';
import { validInput } from '../graphql/valid-input.ts';

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
export function readScoreFilter(stated: object | null, argument: string): ScoreFilter {
  return validInput(ScoreFilter, stated, {
    argument,
    fix: 'docs/api.md says what lists can be narrowed by.',
  });
}
