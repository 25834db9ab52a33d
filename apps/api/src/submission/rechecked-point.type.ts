import type { RecheckedPoint } from '@inferbench/db/lifecycle/recheck-reader';
import { Verdict } from '@inferbench/domain/scores/score';
import { z } from 'zod';
import { objectType } from '../graphql/derived-type.ts';
import { globalId, Id } from '../graphql/global-id.ts';

export const RecheckedPointType = objectType(
  'RecheckedPoint',
  'What a specification that waits would change of one point.',
  {
    point: Id.describe('Global id of the point.'),
    verdictBefore: z.string().describe(`${Verdict.options.join(', ')}: under the specification of now.`),
    verdict: z.string().describe('The same under the one that waits.'),
    losesRank: z.boolean().describe('Whether it would leave its board.'),
    findings: z.int().describe('Findings that it would have.'),
  },
);
export type RecheckedPointType = InstanceType<typeof RecheckedPointType>;

export function toRecheckedPoint({ pointId, ...row }: RecheckedPoint): RecheckedPointType {
  return { ...row, point: globalId('Point', pointId) };
}
