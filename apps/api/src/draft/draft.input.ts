import { MAX_DRAFT_BYTES, MAX_DRAFT_LABEL, SubmissionSubject } from '@inferbench/domain/submissions/draft';
import { RunFormat } from '@inferbench/domain/terms/run-format';
import { z } from 'zod';
import { Finding } from '@inferbench/domain/errors/finding';
import { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import { inputType, objectType } from '../graphql/derived-type.ts';
import { Id } from '../graphql/global-id.ts';
import { instanceOf, preset } from '../graphql/shown-as.ts';
import type { NotAllowedType } from '../lifecycle/act.type.ts';
import {
  type ConflictType,
  ReceiptType,
  type UnauthorizedType,
  type ValidationFailedType,
} from '../mutation/payloads.type.ts';
import { DraftHeadType } from './draft.type.ts';

const IdempotencyKey = z
  .string()
  .describe('The same key with the same content does it once; 8 to 200 characters.');
const ExpectedVersion = z.int().describe('Version that you read; it fails where it is another by now.');

export const SaveDraftInput = inputType('SaveDraftInput', 'A draft to save, finished or not.', {
  id: Id.optional().describe('Global id of the draft; left out, a new one is made.'),
  expectedVersion: z
    .int()
    .optional()
    .describe('Of a draft that is there: the version that you read; it fails where it is another by now.'),
  idempotencyKey: IdempotencyKey,
  subject: SubmissionSubject.describe('What it will be; a draft keeps it.'),
  label: z
    .string()
    .optional()
    .describe(`What you call it, for example the name of the file; at most ${MAX_DRAFT_LABEL} characters.`),
  document: z
    .string()
    .describe(`As the mutation that submits it takes it; with its context at most ${MAX_DRAFT_BYTES} bytes.`),
  format: preset(RunFormat, 'AUTO').describe('Format of the document of a run.'),
  context: z.string().optional().describe('Of a run: what the file does not hold, as YAML or JSON.'),
  run: z.int().optional().describe('Which run of a file that holds several, from 1.'),
  testedBy: z.string().optional().describe('Of a run: who measured, where that is not your organisation.'),
  slug: z.string().optional().describe('Of a config.json, which holds no name: slug.'),
  name: z.string().optional().describe('Of a config.json: display name.'),
  source: z.string().optional().describe('Of a config.json: where it was read.'),
  supersedes: Id.optional().describe('Global id of the submission of your own that it will correct.'),
});
export type SaveDraftInput = InstanceType<typeof SaveDraftInput>;

export const DraftActInput = inputType('DraftActInput', 'A draft to submit or to discard.', {
  id: Id.describe('Global id of the draft.'),
  expectedVersion: ExpectedVersion,
  idempotencyKey: IdempotencyKey,
});
export type DraftActInput = InstanceType<typeof DraftActInput>;

export const DraftSavedType = objectType('DraftSaved', 'The draft is saved.', {
  draft: instanceOf(DraftHeadType).describe('As it stands now, with what the rules find.'),
  replayed: z.boolean().describe('True when this idempotency key had saved it before.'),
});
export type DraftSavedType = InstanceType<typeof DraftSavedType> & { kind: 'DraftSaved' };

export const DraftDiscardedType = objectType('DraftDiscarded', 'The draft is deleted.', {
  id: Id.describe('Global id that it had.'),
  replayed: z.boolean().describe('True when this idempotency key had discarded it before.'),
});
export type DraftDiscardedType = InstanceType<typeof DraftDiscardedType> & { kind: 'DraftDiscarded' };

export const DraftSubmittedType = objectType(
  'DraftSubmitted',
  'The draft is a submission now, and a draft no more.',
  {
    receipt: instanceOf(ReceiptType).describe('Proof of what was received.'),
    replayed: z.boolean().describe('True when this idempotency key had submitted it before.'),
    lifecycle: Lifecycle.describe('Where it stands.'),
    message: z.string().describe('What this state means, and what to do next.'),
    findings: z
      .array(Finding)
      .describe('What the rules found; empty where it had been submitted before, and its page says them.'),
  },
);
export type DraftSubmittedType = InstanceType<typeof DraftSubmittedType> & { kind: 'DraftSubmitted' };

export type DraftRefusal = NotAllowedType | ValidationFailedType | ConflictType | UnauthorizedType;
