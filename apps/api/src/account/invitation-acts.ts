import * as db from '@inferbench/db/account/invitations';
import { invitationPath } from '@inferbench/domain/account/session';
import { hashOf } from '@inferbench/evaluation/input-hash';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { authenticateFreshPerson } from '../mutation/authenticate.ts';
import { idempotencyKeyFinding } from '../mutation/idempotency-key.ts';
import { notFound } from '../mutation/input-findings.ts';
import type { Outcome } from '../mutation/payload-of.ts';
import type { ConflictType } from '../mutation/payloads.type.ts';
import { keyConflict, validationFailed } from '../mutation/refusals.ts';
import { actingMember } from './acting-member.ts';
import {
  type AcceptInvitationInput,
  type CreateInvitationInput,
  type RevokeInvitationInput,
  type InvitationAcceptedType,
  type InvitationCreatedType,
  type InvitationRevokedType,
  toInvitationType,
} from './invitation.type.ts';

export async function createInvitation(
  context: ApiContext,
  { role, idempotencyKey }: CreateInvitationInput,
): Promise<Outcome<InvitationCreatedType | ConflictType>> {
  const acting = await actingMember(context);
  if (!acting.ok) return { kind: 'Unauthorized', ...acting.error };
  const finding = idempotencyKeyFinding(idempotencyKey);
  if (finding !== null) return validationFailed('No invitation was made.', [finding]);
  const outcome = await db.createInvitation(context.database.pool, {
    acting: acting.value,
    role,
    idempotencyKey,
    requestHash: hashOf({ role }),
  });
  if (outcome.kind === 'conflict') return keyConflict(outcome.storedRequestHash);
  const isNew = outcome.kind === 'created';
  return {
    kind: 'InvitationCreated',
    invitation: toInvitationType(outcome.invitation),
    path: isNew ? invitationPath(outcome.secret) : null,
    replayed: !isNew,
    message: isNew
      ? 'Send the link to one person, by a way that nobody else reads: it works once, within a day, and is not shown again.'
      : 'This request made the invitation before. Its link was shown then and is stored nowhere: if it is lost, revoke it and make another.',
  };
}

export async function revokeInvitation(
  context: ApiContext,
  input: RevokeInvitationInput,
): Promise<Outcome<InvitationRevokedType>> {
  const acting = await actingMember(context);
  if (!acting.ok) return { kind: 'Unauthorized', ...acting.error };
  const finding = idempotencyKeyFinding(input.idempotencyKey);
  if (finding !== null) return validationFailed('No invitation was revoked.', [finding]);
  const id = uuidOf('Invitation', input.id);
  const invitation =
    id === null ? null : await db.revokeInvitation(context.database.pool, { acting: acting.value, id });
  if (invitation !== null) return { kind: 'InvitationRevoked', invitation: toInvitationType(invitation) };
  const message = 'Your organisation has no invitation with this id.';
  return notFound('input.id', { id: input.id, message, fix: 'viewer { invitations } lists them.' });
}

const REFUSED = {
  gone: [
    'GONE',
    'The invitation was used, revoked, or is older than a day. Ask whoever sent it for another.',
  ],
  unknown: ['NOT_FOUND', 'There is no such invitation. Use all that stands after the # of its link.'],
  'other-person': [
    'CONFLICT',
    'The invitation is for another person than the one that you are here already. Take it with an account of its own.',
  ],
} as const;

/** A stolen cookie would make its owner a member of an organisation of the thief's choice, and so a party to what it submits. */
export async function acceptInvitation(
  context: ApiContext,
  { invitation, idempotencyKey }: AcceptInvitationInput,
): Promise<Outcome<InvitationAcceptedType>> {
  const caller = await authenticateFreshPerson(context);
  if (!caller.ok) return { kind: 'Unauthorized', ...caller.error };
  const finding = idempotencyKeyFinding(idempotencyKey);
  if (finding !== null) return validationFailed('No invitation was taken.', [finding]);
  const { accountId } = caller.value;
  const taken = await db.acceptInvitation(context.database.pool, { secret: invitation, accountId });
  if (taken === 'accepted' || taken === 'replayed')
    return {
      kind: 'InvitationAccepted',
      replayed: taken === 'replayed',
      message: 'Ask /session/token for a token: it may name what you belong to now.',
    };
  const [code, message] = REFUSED[taken];
  return { kind: 'ValidationFailed', code, message, findings: [] };
}
