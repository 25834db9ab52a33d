import { recoveryCodesLeft } from '@inferbench/db/account/accounts';
import { invitationsOf } from '@inferbench/db/account/invitations';
import { membersOf } from '@inferbench/db/account/members';
import { passkeysOf } from '@inferbench/db/account/passkeys';
import { sessionsOf } from '@inferbench/db/account/sessions';
import { readQuota } from '@inferbench/db/names/quota-use';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Result } from '@inferbench/domain/errors/result';
import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import type { ActingCaller, AuthFailure } from '../auth/caller.ts';
import type { ApiContext } from '../graphql/context.ts';
import { authenticate, authenticatePerson } from '../mutation/authenticate.ts';
import { InvitationType, toInvitationType } from './invitation.type.ts';
import { MemberType, toMemberType } from './member.type.ts';
import { PasskeyType, toPasskeyType } from './passkey.type.ts';
import { SessionType, toSessionType } from './session.type.ts';
import { ViewerType } from './viewer.type.ts';
import type { QuotaAmounts } from '@inferbench/domain/submissions/quota';
import { z } from 'zod';
import { objectType } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';

const QuotaAmountsType = objectType('QuotaAmounts', 'What counts towards a day of an organisation.', {
  submissions: z.int().describe('Submissions of any kind.'),
  points: z.int().describe('Points of runs.'),
  bytes: z.number().describe('Bytes of documents.'),
  chips: z.int().describe('Chip specifications.'),
  models: z.int().describe('Models.'),
});

const QuotaType = objectType('Quota', 'What an organisation may submit in a day of UTC.', {
  limits: instanceOf(QuotaAmountsType).nullable().describe('The most of a day; null: nothing is counted.'),
  used: instanceOf(QuotaAmountsType).describe('What was submitted today.'),
});
type QuotaType = InstanceType<typeof QuotaType>;

function toQuotaType({ limits, used }: { limits: QuotaAmounts | null; used: QuotaAmounts }): QuotaType {
  return { limits: limits === null ? null : { ...limits }, used: { ...used } };
}

/** The people and the day of the organisation that somebody acts for, and what is their own. */
@Resolver(() => ViewerType)
export class ViewerPeopleResolver {
  @FieldResolver(() => [MemberType], {
    nullable: true,
    description:
      'Who acts for the organisation. For its members who are signed in, and keys with the scope admin:org.',
  })
  async members(@Ctx() context: ApiContext): Promise<MemberType[]> {
    const { organizationId, accountId } = orThrow(await memberOrAdminKey(context));
    const members = await membersOf(context.database.pool, organizationId);
    return members.map((member) => toMemberType(member, accountId));
  }

  @FieldResolver(() => [InvitationType], {
    nullable: true,
    description:
      'The newest hundred invitations into the organisation, taken and revoked ones too. Needs the scope admin:org.',
  })
  async invitations(@Ctx() context: ApiContext): Promise<InvitationType[]> {
    const { organizationId } = orThrow(await authenticate(context, 'admin:org'));
    return (await invitationsOf(context.database.pool, organizationId)).map(toInvitationType);
  }

  @FieldResolver(() => QuotaType, {
    nullable: true,
    description:
      'What the organisation may submit today. Needs the scope read:scores, submit or write:specs.',
  })
  async quota(@Ctx() context: ApiContext): Promise<QuotaType> {
    const caller = orThrow(await authenticate(context, 'read:scores', 'submit', 'write:specs'));
    return toQuotaType(await readQuota(context.database.pool, caller.organizationId));
  }

  @FieldResolver(() => [PasskeyType], {
    nullable: true,
    description: 'Your own passkeys, newest first, disabled ones too; an error for a key.',
  })
  async passkeys(@Ctx() context: ApiContext): Promise<PasskeyType[]> {
    const { accountId } = orThrow(await authenticatePerson(context));
    return (await passkeysOf(context.database.pool, accountId)).map(toPasskeyType);
  }

  @FieldResolver(() => [SessionType], {
    nullable: true,
    description: 'Browsers in which you are signed in, the one used last first; an error for a key.',
  })
  async sessions(@Ctx() context: ApiContext): Promise<SessionType[]> {
    const { accountId, sessionId } = orThrow(await authenticatePerson(context));
    const sessions = await sessionsOf(context.database.pool, accountId);
    return sessions.map((session) => toSessionType(session, sessionId));
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many of your recovery codes nobody used; an error for a key.',
  })
  async recoveryCodesLeft(@Ctx() context: ApiContext): Promise<number> {
    const { accountId } = orThrow(await authenticatePerson(context));
    return recoveryCodesLeft(context.database.pool, accountId);
  }
}

/** Names of people are for those who work with them: a key that reads scores does not see them. */
async function memberOrAdminKey(context: ApiContext): Promise<Result<ActingCaller, AuthFailure>> {
  const caller = await context.caller();
  const isPerson = caller.ok && caller.value.keyId === null;
  return isPerson ? authenticate(context, 'read:scores') : authenticate(context, 'admin:org');
}

function orThrow<T>(result: Result<T, AuthFailure>): T {
  if (result.ok) return result.value;
  throw new InferbenchError(result.error.code, result.error.message);
}
