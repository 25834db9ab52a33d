import { type MemberOutcome, removeMember, setMembership } from '@inferbench/db/account/members';
import { uuidOf } from '../graphql/global-id.ts';
import { idempotencyKeyFinding } from '../mutation/idempotency-key.ts';
import { notFound } from '../mutation/input-findings.ts';
import { mutationsOf } from '../mutation/mutations.ts';
import { type Outcome, payloadOf } from '../mutation/payload-of.ts';
import type { UnauthorizedType, ValidationFailedType } from '../mutation/payloads.type.ts';
import { validationFailed } from '../mutation/refusals.ts';
import { actingMember } from './acting-member.ts';
import {
  MemberRemovedType,
  MembershipSetType,
  type MemberType,
  RemoveMemberInput,
  SetMembershipInput,
  toMemberType,
} from './member.type.ts';

/** What people may do for the organisation that they belong to. */
export const MemberResolver = mutationsOf({
  setMembership: {
    description:
      'Gives a member of the organisation that you act for another role. For its owners, who are signed in and used a passkey within five minutes; one owner stays.',
    asked: 'The member.',
    input: SetMembershipInput,
    payload: payloadOf('setMembership', MembershipSetType),
    async run(context, input: SetMembershipInput): Promise<Outcome<MembershipSetType>> {
      const acting = await actingMember(context);
      if (!acting.ok) return { kind: 'Unauthorized', ...acting.error };
      const answer = await changed(input, (accountId) =>
        setMembership(context.database.pool, { acting: acting.value, accountId, role: input.role }),
      );
      return 'kind' in answer
        ? answer
        : { kind: 'MembershipSet', member: answer.memberOf(acting.value.accountId) };
    },
  },
  removeMember: {
    description:
      'Takes a member out of the organisation that you act for, or lets you leave it. For its owners, and for everybody about themselves, signed in and with a passkey used within five minutes; one owner stays.',
    asked: 'The member.',
    input: RemoveMemberInput,
    payload: payloadOf('removeMember', MemberRemovedType),
    async run(context, input: RemoveMemberInput): Promise<Outcome<MemberRemovedType>> {
      const acting = await actingMember(context, { orAnyRole: true });
      if (!acting.ok) return { kind: 'Unauthorized', ...acting.error };
      const answer = await changed(input, (accountId) =>
        removeMember(context.database.pool, { acting: acting.value, accountId }),
      );
      return 'kind' in answer
        ? answer
        : { kind: 'MemberRemoved', member: answer.memberOf(acting.value.accountId) };
    },
  },
});

interface Changed {
  memberOf(own: string): MemberType;
}

/** What became of a change of a member, or why there was none. */
async function changed(
  { member: id, idempotencyKey }: RemoveMemberInput,
  change: (accountId: string) => Promise<MemberOutcome>,
): Promise<Changed | ValidationFailedType | UnauthorizedType> {
  const finding = idempotencyKeyFinding(idempotencyKey);
  if (finding !== null) return validationFailed('Nothing was changed.', [finding]);
  const accountId = uuidOf('Member', id);
  const outcome: MemberOutcome = accountId === null ? { kind: 'not-found' } : await change(accountId);
  switch (outcome.kind) {
    case 'done':
      return { memberOf: (own) => toMemberType(outcome.member, own) };
    case 'last-owner': {
      const message = 'One owner stays: nobody else could let people in. Make another member an owner first.';
      return { kind: 'ValidationFailed', code: 'INVALID', message, findings: [] };
    }
    case 'no-owner':
      return {
        kind: 'Unauthorized',
        code: 'FORBIDDEN',
        message: 'Only an owner changes what others may do.',
      };
    case 'not-found': {
      const message = 'The organisation that you act for has no member with this id.';
      return notFound('input.member', { id, message, fix: 'viewer { members } lists them.' });
    }
  }
}
