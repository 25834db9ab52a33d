import type { QuotaAmounts } from '@inferbench/domain/submissions/quota';
import { z } from 'zod';
import { objectType } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';

export const QuotaAmountsType = objectType('QuotaAmounts', 'What counts towards a day of an organisation.', {
  submissions: z.int().describe('Submissions of any kind.'),
  points: z.int().describe('Points of runs.'),
  bytes: z.number().describe('Bytes of documents.'),
  chips: z.int().describe('Chip specifications.'),
  models: z.int().describe('Models.'),
});

export const QuotaType = objectType('Quota', 'What an organisation may submit in a day of UTC.', {
  limits: instanceOf(QuotaAmountsType).nullable().describe('The most of a day; null: nothing is counted.'),
  used: instanceOf(QuotaAmountsType).describe('What was submitted today.'),
});
export type QuotaType = InstanceType<typeof QuotaType>;

export function toQuotaType({
  limits,
  used,
}: {
  limits: QuotaAmounts | null;
  used: QuotaAmounts;
}): QuotaType {
  return { limits: limits === null ? null : { ...limits }, used: { ...used } };
}
