import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';
import { ConflictFields, InvalidFields, UnauthorizedFields } from './submission-fields.ts';
import { FindingFields } from './finding-fields.ts';

/** People, passkeys and quota of who is signed in; what they may not read is null. */
export const OrganisationHome = graphql(`
  query OrganisationHome {
    viewer {
      members {
        id
        name
        role
        since
        isYou
      }
      invitations {
        id
        role
        invitedBy
        createdAt
        expiresAt
        takenAt
        takenBy
        revokedAt
      }
      passkeys {
        id
        createdAt
        usedAt
        disabledAt
        isSynced
      }
      sessions {
        isThisOne
        openedAt
        seenAt
      }
      recoveryCodesLeft
      quota {
        used {
          submissions
          points
          bytes
          chips
          models
        }
        limits {
          submissions
          points
          bytes
          chips
          models
        }
      }
    }
  }
`);

export type OrganisationHomeResult = NonNullable<ResultOf<typeof OrganisationHome>['viewer']>;

const USED = [InvalidFields, UnauthorizedFields, FindingFields] as const;

export const CreateInvitation = graphql(
  `
    mutation CreateInvitation($input: CreateInvitationInput!) {
      answer: createInvitation(input: $input) {
        __typename
        ... on InvitationCreated {
          path
          message
        }
        ...InvalidFields
        ...ConflictFields
        ...UnauthorizedFields
      }
    }
  `,
  [...USED, ConflictFields],
);

export const RevokeInvitation = graphql(
  `
    mutation RevokeInvitation($input: RevokeInvitationInput!) {
      answer: revokeInvitation(input: $input) {
        __typename
        ...InvalidFields
        ...UnauthorizedFields
      }
    }
  `,
  USED,
);

export const AcceptInvitation = graphql(
  `
    mutation AcceptInvitation($input: AcceptInvitationInput!) {
      answer: acceptInvitation(input: $input) {
        __typename
        ...InvalidFields
        ...UnauthorizedFields
      }
    }
  `,
  USED,
);

export const SetMembership = graphql(
  `
    mutation SetMembership($input: SetMembershipInput!) {
      answer: setMembership(input: $input) {
        __typename
        ...InvalidFields
        ...UnauthorizedFields
      }
    }
  `,
  USED,
);

export const RemoveMember = graphql(
  `
    mutation RemoveMember($input: RemoveMemberInput!) {
      answer: removeMember(input: $input) {
        __typename
        ...InvalidFields
        ...UnauthorizedFields
      }
    }
  `,
  USED,
);

export const EndOtherSessions = graphql(
  `
    mutation EndOtherSessions($input: EndOtherSessionsInput!) {
      answer: endOtherSessions(input: $input) {
        __typename
        ...InvalidFields
        ...UnauthorizedFields
      }
    }
  `,
  USED,
);

export const DisablePasskey = graphql(
  `
    mutation DisablePasskey($input: DisablePasskeyInput!) {
      answer: disablePasskey(input: $input) {
        __typename
        ...InvalidFields
        ...UnauthorizedFields
      }
    }
  `,
  USED,
);
