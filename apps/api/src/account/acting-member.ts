import type { ActingMember } from '@inferbench/db/account/invitations';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { type AuthFailure, STALE_PASSKEY } from '../auth/caller.ts';
import type { ApiContext } from '../graphql/context.ts';
import { authenticatePerson } from '../mutation/authenticate.ts';

/** Who changes the people of an organisation: a member who used a passkey a moment ago; an owner, unless it is said otherwise. */
export async function actingMember(
  context: ApiContext,
  { orAnyRole = false } = {},
): Promise<Result<ActingMember, AuthFailure>> {
  const caller = await authenticatePerson(context);
  if (!caller.ok) return caller;
  const { accountId, organizationId, role, staffId, fresh } = caller.value;
  if (organizationId === null || staffId !== null || (role !== 'owner' && !orAnyRole))
    return fail({
      code: 'FORBIDDEN',
      message: 'Only an owner of the organisation that you act for changes who belongs to it.',
    });
  return fresh ? ok({ organizationId, accountId }) : fail(STALE_PASSKEY);
}
