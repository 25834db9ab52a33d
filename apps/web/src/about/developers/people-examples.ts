import type { ApiExample } from './example.ts';

export const PEOPLE_EXAMPLES: readonly ApiExample[] = [
  {
    id: 'people',
    key: true,
    title: 'Let people in and out',
    text: 'For an owner who is signed in: the token of a session takes the place of the key, and its passkey was used within five minutes. A link is shown once and works once, within a day.',
    query: `mutation People($new: CreateInvitationInput!, $old: RevokeInvitationInput!, $role: SetMembershipInput!, $out: RemoveMemberInput!) {
  createInvitation(input: $new) { __typename ... on InvitationCreated { path message invitation { id expiresAt } } }
  revokeInvitation(input: $old) { __typename ... on InvitationRevoked { invitation { id revokedAt } } }
  setMembership(input: $role) { __typename ... on MembershipSet { member { name role } } }
  removeMember(input: $out) { __typename ... on MemberRemoved { member { name } } }
}`,
    variables: {
      new: { role: 'SUBMITTER', idempotencyKey: 'invite-1' },
      old: { id: 'ID OF AN INVITATION', idempotencyKey: 'revoke-link-1' },
      role: { member: 'ID OF A MEMBER', role: 'OWNER', idempotencyKey: 'role-1' },
      out: { member: 'ID OF A MEMBER', idempotencyKey: 'remove-1' },
    },
  },
  {
    id: 'own-account',
    key: true,
    title: 'Your own account',
    text: 'For anybody who is signed in: take an invitation with the account that is there, end the passkey of a device that was lost, and sign out everywhere else.',
    query: `mutation Account($taken: AcceptInvitationInput!, $lost: DisablePasskeyInput!, $all: EndOtherSessionsInput!) {
  acceptInvitation(input: $taken) { __typename ... on InvitationAccepted { message } }
  disablePasskey(input: $lost) { __typename ... on PasskeyDisabled { passkey { id disabledAt } } }
  endOtherSessions(input: $all) { __typename ... on OtherSessionsEnded { ended } }
}`,
    variables: {
      taken: { invitation: 'WHAT FOLLOWS invitation= IN THE LINK', idempotencyKey: 'take-link-1' },
      lost: { id: 'ID OF A PASSKEY', idempotencyKey: 'disable-1' },
      all: { idempotencyKey: 'sign-out-1' },
    },
  },
  {
    id: 'tests',
    title: 'Who measured',
    text: 'For an organisation that somebody else’s result names as its tester: what asks for a word, and the answer. Until it confirms, nobody else is told that it measured.',
    query: `mutation AnswerTest($input: AnswerTestInput!) {
  answerTest(input: $input) {
    __typename
    ... on TestAnswered { submission state }
    ... on NotAllowed { message }
  }
}`,
    variables: {
      input: { submission: 'ID OF A SUBMISSION', measured: true, idempotencyKey: 'we-measured-1' },
    },
  },
];
