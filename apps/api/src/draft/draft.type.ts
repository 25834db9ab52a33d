import { DraftSettings, SubmissionSubject } from '@inferbench/domain/submissions/draft';
import { Finding } from '@inferbench/domain/errors/finding';
import { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import type { StoredDraft, StoredDraftHead } from '@inferbench/db/submissions/draft-reader';
import { z } from 'zod';
import { enumTypeOf, objectType, objectTypeOf } from '../graphql/derived-type.ts';
import { globalId, Id } from '../graphql/global-id.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import { isoTimes } from '../graphql/iso-times.ts';

enumTypeOf(SubmissionSubject, 'SubmissionSubject', {
  description: 'What can be submitted.',
  values: { RUN: 'A result.', CHIP: 'A chip specification.', MODEL: 'The shape of a model.' },
});

export const DraftSettingsType = objectTypeOf(DraftSettings, 'DraftSettings', {
  supersedes: Id.nullable().describe('Global id of the submission that it will correct.'),
});

const HEAD = {
  id: Id.describe('Global id.'),
  subject: SubmissionSubject.describe('What it will be.'),
  label: z.string().describe('What its organisation calls it.'),
  version: z.int().describe('Grows with every save: acts name the one that they saw.'),
  bytes: z.int().describe('Size of its document.'),
  settings: instanceOf(DraftSettingsType).describe('What it says beside its document.'),
  lifecycle: Lifecycle.nullable().describe(
    'Where it would stand if it were submitted as it is; null where it would be refused.',
  ),
  message: z.string().describe('What that means, in a sentence.'),
  findings: z.array(Finding).describe('What the rules found when it was saved.'),
  createdAt: z.string().describe('When it was begun, ISO 8601 UTC.'),
  savedAt: z.string().describe('When it was saved last, ISO 8601 UTC.'),
};

export const DraftHeadType = objectType(
  'DraftHead',
  'A draft without its document. Nobody but its organisation knows of it.',
  HEAD,
);
export type DraftHeadType = InstanceType<typeof DraftHeadType>;

export const DraftType = objectType(
  'Draft',
  'What an organisation works on before it submits it. Nobody else knows of it.',
  { ...HEAD, document: z.string().describe('As it stands, finished or not.') },
);
export type DraftType = InstanceType<typeof DraftType>;

export function toDraftHeadType(draft: StoredDraftHead): DraftHeadType {
  return { ...isoTimes(draft), id: globalId('Draft', draft.id) };
}

export const toDraftType = ({ document, ...head }: StoredDraft): DraftType => ({
  ...toDraftHeadType(head),
  document,
});
