import type { InvitationRecord } from '@inferbench/db/account/invitations';
import { MembershipRole } from '@inferbench/domain/account/membership-role';
import { z } from 'zod';
import { inputType, objectType } from '../graphql/derived-type.ts';
import { globalId, Id } from '../graphql/global-id.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import './viewer.type.ts';
import { isoTimes } from '../graphql/iso-times.ts';
import { word } from '@inferbench/domain/terms/figure';
import { keyOfRequest } from '../mutation/idempotency-key.ts';

export const InvitationType = objectType(
  'Invitation',
  'An invitation into an organisation, without its secret, which is stored nowhere.',
  {
    id: Id.describe('Global id.'),
    role: MembershipRole.describe('What whoever takes it may do.'),
    invitedBy: word('Who invited; null: whoever runs the installation.'),
    createdAt: z.string().describe('When it was made, ISO 8601 UTC.'),
    expiresAt: z.string().describe('When it ends, ISO 8601 UTC.'),
    takenBy: word('Who took it.'),
    takenAt: word('When, ISO 8601 UTC; null: nobody did.'),
    revokedAt: word('When it was revoked, ISO 8601 UTC; null: it was not.'),
  },
);
export type InvitationType = InstanceType<typeof InvitationType>;

export function toInvitationType(record: InvitationRecord): InvitationType {
  const { usedAt: takenAt, ...shown } = isoTimes(record);
  return { ...shown, takenAt, id: globalId('Invitation', record.id) };
}

export const CreateInvitationInput = inputType('CreateInvitationInput', 'Somebody to invite.', {
  role: MembershipRole.describe('What they may do.'),
  idempotencyKey: keyOfRequest('The same key with the same content makes no second invitation'),
});
export type CreateInvitationInput = InstanceType<typeof CreateInvitationInput>;

export const RevokeInvitationInput = inputType('RevokeInvitationInput', 'An invitation to end.', {
  id: Id.describe('Global id of the invitation.'),
  idempotencyKey: keyOfRequest('Revoking twice is revoking once, whatever this says'),
});
export type RevokeInvitationInput = InstanceType<typeof RevokeInvitationInput>;

export const AcceptInvitationInput = inputType('AcceptInvitationInput', 'An invitation to take.', {
  invitation: z.string().describe('What stands in its link after `invitation=`.'),
  idempotencyKey: keyOfRequest('Taking it twice is taking it once, whatever this says'),
});
export type AcceptInvitationInput = InstanceType<typeof AcceptInvitationInput>;

export const InvitationCreatedType = objectType('InvitationCreated', 'The invitation was made.', {
  invitation: instanceOf(InvitationType).describe('What is known of it from now on.'),
  path: word(
    'Path of its link on this site, shown this one time: whoever has it first may take it. Null for a repeated request: no secret is stored that could be shown again.',
  ),
  replayed: z.boolean().describe('True when this idempotency key had made it before.'),
  message: z.string().describe('What to do now.'),
});
export type InvitationCreatedType = InstanceType<typeof InvitationCreatedType> & {
  kind: 'InvitationCreated';
};

export const InvitationRevokedType = objectType('InvitationRevoked', 'Nobody can take the invitation.', {
  invitation: instanceOf(InvitationType).describe('The invitation; one that was taken before stays so.'),
});
export type InvitationRevokedType = InstanceType<typeof InvitationRevokedType> & {
  kind: 'InvitationRevoked';
};

export const InvitationAcceptedType = objectType('InvitationAccepted', 'You belong to it from now on.', {
  replayed: z.boolean().describe('True when you had taken it before.'),
  message: z.string().describe('What to do now.'),
});
export type InvitationAcceptedType = InstanceType<typeof InvitationAcceptedType> & {
  kind: 'InvitationAccepted';
};
