import { mutationsOf } from '../mutation/mutations.ts';
import { payloadOf } from '../mutation/payload-of.ts';
import { ConflictType } from '../mutation/payloads.type.ts';
import { acceptInvitation, createInvitation, revokeInvitation } from './invitation-acts.ts';
import {
  AcceptInvitationInput,
  CreateInvitationInput,
  InvitationAcceptedType,
  InvitationCreatedType,
  InvitationRevokedType,
  RevokeInvitationInput,
} from './invitation.type.ts';

/** People come into an organisation by links that its owners make. */
export const InvitationResolver = mutationsOf({
  createInvitation: {
    description:
      'Makes a link by which one person comes into the organisation that you act for, within a day. For its owners, who are signed in and used a passkey within five minutes.',
    asked: 'The invitation.',
    input: CreateInvitationInput,
    payload: payloadOf('createInvitation', InvitationCreatedType, ConflictType),
    run: createInvitation,
  },
  revokeInvitation: {
    description:
      'Ends an invitation that nobody took. For owners, who are signed in and used a passkey within five minutes.',
    asked: 'The invitation.',
    input: RevokeInvitationInput,
    payload: payloadOf('revokeInvitation', InvitationRevokedType),
    run: revokeInvitation,
  },
  acceptInvitation: {
    description:
      'Takes an invitation with the account that is signed in and used a passkey within five minutes. Without an account, /sign-in makes one with the same link.',
    asked: 'The invitation.',
    input: AcceptInvitationInput,
    payload: payloadOf('acceptInvitation', InvitationAcceptedType),
    run: acceptInvitation,
  },
});
