import type { ApiExample } from './example.ts';

/** What an organisation works on, what it sent, and what a vendor says to results of others. */
export const DRAFT_EXAMPLES: readonly ApiExample[] = [
  {
    id: 'drafts',
    key: true,
    title: 'Drafts',
    text: 'Saved with what the rules say of them, and seen by nobody else. Each act names the version that it read; submitting ends the draft.',
    query: `mutation Drafts($draft: SaveDraftInput!, $sent: DraftActInput!, $gone: DraftActInput!) {
  saveDraft(input: $draft) { __typename ... on DraftSaved { draft { id version lifecycle } } }
  submitDraft(input: $sent) { __typename ... on DraftSubmitted { lifecycle receipt { submissionId } } }
  discardDraft(input: $gone) { __typename ... on DraftDiscarded { id } }
}`,
    variables: {
      draft: { subject: 'CHIP', document: 'A CHIP AS TEXT', label: 'next chip', idempotencyKey: 'save-1' },
      sent: { id: 'ID OF A DRAFT', expectedVersion: 1, idempotencyKey: 'submit-draft-1' },
      gone: { id: 'ID OF A DRAFT', expectedVersion: 1, idempotencyKey: 'discard-1' },
    },
  },
  {
    id: 'own-submissions',
    key: true,
    title: 'What you sent',
    text: 'Submissions of the organisation that you act for, newest first, and a draft by its id.',
    query: `query Own($draft: ID!) {
  submissions(first: 25) { totalCount nodes { id } }
  draft(id: $draft) { label version document }
}`,
    variables: { draft: 'ID OF A DRAFT' },
  },
  {
    id: 'reply',
    key: true,
    title: 'Reply to a result',
    text: 'The organisation whose chip it is may put plain text beside a result of others. Every version is kept and shown.',
    query: `mutation Reply($input: AttachReplyInput!) {
  attachReply(input: $input) { __typename ... on ReplyAttached { version } ... on NotAllowed { code message } }
}`,
    variables: {
      input: {
        submission: 'ID OF A SUBMISSION',
        text: 'The chip ran at half its clock.',
        expectedVersion: 0,
        idempotencyKey: 'reply-1',
      },
    },
  },
];
