import type { ApiExample } from './example.ts';

export const DRAFT_EXAMPLES: readonly ApiExample[] = [
  {
    id: 'draft',
    key: true,
    title: 'Keep a draft',
    text: 'Needs the scope write:runs, write:specs or submit. Finished or not, it is kept for your organisation alone, with what the rules say of it; a change names the id and the version that you read.',
    query: `mutation Keep($input: SaveDraftInput!) {
  saveDraft(input: $input) {
    __typename
    ... on DraftSaved { draft { id version lifecycle message findings { rule path message fix } } }
    ... on NotAllowed { message currentVersion }
    ... on ValidationFailed { message findings { rule path message fix } }
    ... on Unauthorized { message }
  }
}`,
    variables: { input: { subject: 'CHIP', document: 'A CHIP AS TEXT', idempotencyKey: 'a-key-of-its-own' } },
  },
  {
    id: 'read-draft',
    key: true,
    title: 'Read a draft',
    text: 'Null for everybody but its organisation.',
    query: `query Draft($id: ID!) {
  draft(id: $id) { label version document message findings { rule path message fix } }
}`,
    variables: { id: 'ID OF A DRAFT' },
  },
  {
    id: 'end-draft',
    key: true,
    title: 'Submit or discard a draft',
    text: 'Submitting is the ordinary submission with its receipt, and ends the draft; discarding deletes it.',
    query: `mutation End($submitted: DraftActInput!, $discarded: DraftActInput!) {
  submitDraft(input: $submitted) {
    __typename
    ... on DraftSubmitted { lifecycle receipt { submissionId } }
    ... on ValidationFailed { message findings { rule path message fix } }
  }
  discardDraft(input: $discarded) {
    __typename
    ... on DraftDiscarded { id }
    ... on NotAllowed { message currentVersion }
  }
}`,
    variables: {
      submitted: { id: 'ID OF A DRAFT', expectedVersion: 1, idempotencyKey: 'a-key-of-its-own' },
      discarded: { id: 'ID OF A DRAFT', expectedVersion: 1, idempotencyKey: 'another-key-of-its-own' },
    },
  },
  {
    id: 'reply',
    key: true,
    title: 'Reply to a result on your chip',
    text: 'Needs the scope submit, and a result of others on a chip of yours. Plain text of at most 4,000 characters, beside the result wherever it has a page; versions before stay.',
    query: `mutation Reply($input: AttachReplyInput!) {
  attachReply(input: $input) {
    __typename
    ... on ReplyAttached { version }
    ... on NotAllowed { message currentVersion }
    ... on ValidationFailed { message }
  }
}`,
    variables: {
      input: {
        submission: 'ID OF A SUBMISSION',
        text: 'The firmware was two releases old.',
        expectedVersion: 0,
        idempotencyKey: 'a-key-of-its-own',
      },
    },
  },
];
