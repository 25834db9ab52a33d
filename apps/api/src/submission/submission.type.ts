import { RunFormat } from '@inferbench/domain/terms/run-format';
import { Finding } from '@inferbench/domain/errors/finding';
import { Id } from '../graphql/global-id.ts';
import { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import { z } from 'zod';
import { inputType, objectType } from '../graphql/derived-type.ts';
import { instanceOf, preset } from '../graphql/shown-as.ts';
import type { Outcome } from '../mutation/payload-of.ts';
import { type ConflictType, ReceiptType } from '../mutation/payloads.type.ts';
import { MAX_LINKED_POINTS, PointLinksType } from '../point/point-links.ts';
import { ScoresType } from '../score/score.type.ts';

export const SubmitRunInput = inputType('SubmitRunInput', 'A run to submit.', {
  document: z.string().describe('The result file as the tool wrote it, or a run document.'),
  format: preset(RunFormat, 'AUTO').describe('Format of the document.'),
  context: z
    .string()
    .optional()
    .describe('What the file does not hold (chip, chips, precision, framework, power), as YAML or JSON.'),
  run: z
    .int()
    .optional()
    .describe('Which run of a file that holds several, from 1; a file of one run needs none.'),
  dryRun: preset(z.boolean(), false).describe('Check and score without storing anything.'),
  idempotencyKey: z
    .string()
    .describe(
      'The same key with the same content gives the same receipt; 8 to 200 characters, for example the content hash.',
    ),
  supersedes: Id.optional().describe(
    'Global id of the submission that this one corrects: the newest revision of a series of your own.',
  ),
  testedBy: z
    .string()
    .optional()
    .describe(
      'Name of who measured, where that is not your organisation; 1 to 80 characters. An organisation of this installation is asked, and named once it confirms it; any other name is only said, on the page of the result.',
    ),
});
export type SubmitRunInput = InstanceType<typeof SubmitRunInput>;

export const RunAcceptedType = objectType('RunAccepted', 'The run passed every rule of severity reject.', {
  dryRun: z.boolean().describe('True when nothing was stored.'),
  replayed: z.boolean().describe('True when this key had stored the same content before.'),
  lifecycle: Lifecycle.describe('Whether it stands on the board.'),
  message: z.string().describe('What this state means, and what to do next.'),
  receipt: instanceOf(ReceiptType).nullable().describe('Null for a dry run.'),
  pointIds: z.array(Id).describe('Global ids of its points; empty for a dry run.'),
  links: z
    .array(instanceOf(PointLinksType))
    .describe(
      `Where its points are shown, the first ${MAX_LINKED_POINTS}; empty for a dry run and while it is flagged.`,
    ),
  findings: z.array(Finding).describe('What the rules found.'),
  scores: z.array(instanceOf(ScoresType)).describe('Scores by point.'),
});
export type RunAcceptedType = InstanceType<typeof RunAcceptedType> & { kind: 'RunAccepted' };

export type SubmitRunOutcome = Outcome<RunAcceptedType | ConflictType>;
