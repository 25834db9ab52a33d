import { type SessionActor, sessionActor } from '@inferbench/db/account/session-actor';
import type { Database } from '@inferbench/db/connection/database';
import { SCOPES_OF_MEMBER, SCOPES_OF_STAFF } from '@inferbench/domain/account/membership-role';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { ActorKind } from '@inferbench/domain/account/session';
import type { AuthFailure, Caller } from './caller.ts';
import type { SessionTokens } from './session-tokens.ts';

const ENDED: AuthFailure = {
  code: 'UNAUTHENTICATED',
  message: 'The session ended, or its token is older than two minutes. Ask for another token, or sign in.',
};

export interface TokenQuestion {
  token: string;
  tokens: SessionTokens;
  /** Whether organisations of the demonstration are let in. */
  demo: boolean;
}

/** Who calls by the token of a session, which is read each time: signing out ends it at once, on every process. */
export async function readSessionCaller(
  { pool }: Pick<Database, 'pool'>,
  { token, tokens, demo }: TokenQuestion,
): Promise<Result<Caller, AuthFailure>> {
  const actsAs = tokens.read(token);
  const actor = actsAs === null ? null : await sessionActor(pool, actsAs);
  if (actsAs === null || actor === null || (actor.demo === true && !demo)) return fail(ENDED);
  const { accountId, fresh } = actor;
  const self = {
    accountId,
    sessionId: actsAs.sessionId,
    keyId: null,
    limitedAs: `account ${accountId}`,
    fresh,
  } as const;
  return ok({ ...self, ...partOf(actor, actsAs.kind, actsAs.organizationId) });
}

type Part = Pick<Caller, 'organizationId' | 'scopes' | 'staffId' | 'role'>;

function partOf(
  { role, staffId, staffRole, staffOrganizationId }: SessionActor,
  kind: ActorKind,
  organizationId: string | null,
): Part {
  switch (kind) {
    case 'MEMBER':
      return { organizationId, role, scopes: role === null ? [] : SCOPES_OF_MEMBER[role], staffId: null };
    case 'STAFF':
      return {
        organizationId: staffOrganizationId,
        role: staffRole,
        scopes: staffRole === null ? [] : SCOPES_OF_STAFF[staffRole],
        staffId,
      };
    case 'ACCOUNT':
      return { organizationId: null, role: null, scopes: [], staffId: null };
  }
}
