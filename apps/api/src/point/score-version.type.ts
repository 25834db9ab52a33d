import { z } from 'zod';
import { objectType } from '../graphql/derived-type.ts';

export const ScoreVersionType = objectType(
  'ScoreVersion',
  'What one engine and policy made of a point; never edited.',
  {
    engineVersion: z.string().describe('Version of the engine.'),
    policyVersion: z.string().describe('Version of the scoring policy.'),
    usefulTops: z.number().nullable().describe('Useful TOPS per chip; null where there is none.'),
    inputHash: z.string().describe('Hash of everything the score was computed from.'),
    scoredAt: z.string().describe('When it was scored, ISO 8601.'),
  },
);
export type ScoreVersionType = InstanceType<typeof ScoreVersionType>;
