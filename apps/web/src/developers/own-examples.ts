import type { ApiExample } from './example.ts';

/** What an organisation keeps and says for itself, and who belongs to it. */
export const OWN_EXAMPLES: readonly ApiExample[] = [
  {
    id: 'drafts',
    key: true,
    title: 'Drafts',
    text: 'Needs the scope write:runs, write:specs or submit. A draft is kept with what the rules say of it, and its organisation alone sees it. Submitting or discarding it ends it.',
    query: `mutation Drafts($save: SaveDraftInput!, $submit: DraftActInput!, $discard: DraftActInput!) {
  saveDraft(input: $save) { __typename ... on DraftSaved { draft { id version findings { rule path message fix } } } }
  submitDraft(input: $submit) { __typename ... on DraftSubmitted { lifecycle message receipt { contentHash } } }
  discardDraft(input: $discard) { __typename ... on DraftDiscarded { id } }
}`,
    variables: {
      save: { subject: 'RUN', document: 'THE RESULT FILE AS TEXT', idempotencyKey: 'draft-1-saved' },
      submit: { id: 'ID OF A DRAFT', expectedVersion: 1, idempotencyKey: 'draft-1-submitted' },
      discard: { id: 'ID OF ANOTHER DRAFT', expectedVersion: 1, idempotencyKey: 'draft-2-discarded' },
    },
  },
  {
    id: 'own-draft',
    key: true,
    title: 'One draft',
    text: 'Needs the scope that saved it. A draft of your organisation with its document, as it was saved.',
    query: `query OneDraft($draft: ID!) {
  draft(id: $draft) { label version document }
}`,
    variables: { draft: 'ID OF A DRAFT' },
  },
  {
    id: 'reply',
    key: true,
    title: 'Reply to a result on your chip',
    text: 'Needs the scope submit. The maker of a chip says in plain text what there is to say to a result of others on it; it stands beside the figure, and earlier versions stay readable.',
    query: `mutation Reply($input: AttachReplyInput!) {
  attachReply(input: $input) { __typename ... on NotAllowed { code message } }
}`,
    variables: {
      input: {
        submission: 'ID OF A SUBMISSION',
        text: 'This board ran at half of its power limit.',
        expectedVersion: 0,
        idempotencyKey: 'reply-1',
      },
    },
  },
  {
    id: 'people',
    title: 'People',
    text: 'For who is signed in on this site, not for keys: an owner lets people in by a link of one day, and says what each may do. Nearly all of it needs a passkey that was used within five minutes.',
    query: `mutation People($invite: CreateInvitationInput!, $take: AcceptInvitationInput!, $revoke: RevokeInvitationInput!, $set: SetMembershipInput!, $remove: RemoveMemberInput!, $lost: DisablePasskeyInput!) {
  createInvitation(input: $invite) { __typename ... on InvitationCreated { path } }
  acceptInvitation(input: $take) { __typename ... on InvitationAccepted { message } }
  revokeInvitation(input: $revoke) { __typename ... on ValidationFailed { message } }
  setMembership(input: $set) { __typename ... on Unauthorized { code message } }
  removeMember(input: $remove) { __typename ... on Unauthorized { code message } }
  disablePasskey(input: $lost) { __typename ... on ValidationFailed { message } }
}`,
    variables: {
      invite: { role: 'SUBMITTER', idempotencyKey: 'invite-1' },
      take: { invitation: 'WHAT STANDS IN THE LINK AFTER THE EQUALS SIGN', idempotencyKey: 'take-1' },
      revoke: { id: 'ID OF AN INVITATION', idempotencyKey: 'revoke-1' },
      set: { member: 'ID OF A MEMBER', role: 'VIEWER', idempotencyKey: 'set-1' },
      remove: { member: 'ID OF A MEMBER', idempotencyKey: 'remove-1' },
      lost: { id: 'ID OF A PASSKEY', idempotencyKey: 'lost-1' },
    },
  },
];
