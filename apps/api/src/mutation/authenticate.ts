import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { ApiContext } from '../graphql/context.ts';
import {
  type ActingCaller,
  type AuthFailure,
  type Caller,
  type PersonCaller,
  STALE_PASSKEY,
} from '../auth/caller.ts';
import type { Scope } from '@inferbench/domain/account/api-key-scope';

/** Who calls, if the key of the request has one of the scopes, or the role of who is signed in. */
export async function authenticate(
  context: Pick<ApiContext, 'caller'>,
  ...scopes: [Scope, ...Scope[]]
): Promise<Result<ActingCaller, AuthFailure>> {
  const caller = await context.caller();
  if (!caller.ok) return caller;
  const { value } = caller;
  if (isActing(value) && scopes.some((scope) => value.scopes.includes(scope))) return ok(value);
  const lacking = scopes.map((scope) => `"${scope}"`).join(' or ');
  return fail({
    code: 'FORBIDDEN',
    message:
      value.accountId === null
        ? `The API key lacks the scope ${lacking}.`
        : `Your role does not allow this: it needs the scope ${lacking}.`,
  });
}

function isActing(caller: Caller): caller is ActingCaller {
  return caller.organizationId !== null;
}

/** The same, and who is signed in used a passkey a moment ago. */
export async function authenticateFresh(
  context: Pick<ApiContext, 'caller'>,
  ...scopes: [Scope, ...Scope[]]
): Promise<Result<ActingCaller, AuthFailure>> {
  const caller = await authenticate(context, ...scopes);
  return caller.ok && !caller.value.fresh ? fail(STALE_PASSKEY) : caller;
}

const PERSONS_ONLY: AuthFailure = {
  code: 'FORBIDDEN',
  message: 'An API key does not do this: sign in, at /sign-in.',
};

/** Who is signed in, whoever they act for. */
export async function authenticatePerson(
  context: Pick<ApiContext, 'caller'>,
): Promise<Result<PersonCaller, AuthFailure>> {
  const caller = await context.caller();
  if (!caller.ok) return caller;
  return caller.value.keyId === null ? ok(caller.value) : fail(PERSONS_ONLY);
}

/** The same, by a passkey that was used a moment ago. */
export async function authenticateFreshPerson(
  context: Pick<ApiContext, 'caller'>,
): Promise<Result<PersonCaller, AuthFailure>> {
  const caller = await authenticatePerson(context);
  return caller.ok && !caller.value.fresh ? fail(STALE_PASSKEY) : caller;
}
