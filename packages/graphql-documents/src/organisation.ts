import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';
import { mutationOf } from './mutation-of.ts';
import { KEPT_ONCE, REFUSALS } from './submission-fields.ts';

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

const InvitationCreated = graphql(`
  fragment InvitationCreated on InvitationCreated @_unmask {
    path
    message
  }
`);

export const CreateInvitation = mutationOf('createInvitation', 'CreateInvitationInput', [
  InvitationCreated,
  ...KEPT_ONCE,
]);
export const RevokeInvitation = mutationOf('revokeInvitation', 'RevokeInvitationInput', [
  'InvitationRevoked',
  ...REFUSALS,
]);
export const AcceptInvitation = mutationOf('acceptInvitation', 'AcceptInvitationInput', [
  'InvitationAccepted',
  ...REFUSALS,
]);
export const SetMembership = mutationOf('setMembership', 'SetMembershipInput', [
  'MembershipSet',
  ...REFUSALS,
]);
export const RemoveMember = mutationOf('removeMember', 'RemoveMemberInput', ['MemberRemoved', ...REFUSALS]);
export const EndOtherSessions = mutationOf('endOtherSessions', 'EndOtherSessionsInput', [
  'OtherSessionsEnded',
  ...REFUSALS,
]);
export const DisablePasskey = mutationOf('disablePasskey', 'DisablePasskeyInput', [
  'PasskeyDisabled',
  ...REFUSALS,
]);
