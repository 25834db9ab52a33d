import { fail, type Result } from '@inferbench/domain/result';
import type { ApiContext } from '../graphql/context.ts';
import type { AuthFailure, Caller } from '../auth/caller.ts';
import type { Scope } from '@inferbench/domain/api-key-scope';

/** Who calls, if the key of the request has one of the scopes. */
export async function authenticate(
  context: Pick<ApiContext, 'caller'>,
  ...scopes: [Scope, ...Scope[]]
): Promise<Result<Caller, AuthFailure>> {
  const caller = await context.caller();
  if (!caller.ok || scopes.some((scope) => caller.value.scopes.includes(scope))) return caller;
  return fail({
    code: 'FORBIDDEN',
    message: `The API key lacks the scope ${scopes.map((scope) => `"${scope}"`).join(' or ')}.`,
  });
}
