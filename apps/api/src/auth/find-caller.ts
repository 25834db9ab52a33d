import { timingSafeEqual } from 'node:crypto';
import { hashApiKey, publicIdOf } from '@inferbench/db/account/api-key-format';
import { findApiKey, touchApiKey } from '@inferbench/db/account/api-key-repository';
import type { Database } from '@inferbench/db/connection/database';
import { Scope } from '@inferbench/domain/account/api-key-scope';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { z } from 'zod';
import type { AuthFailure, Caller } from './caller.ts';
import type { KeyMemory } from './key-memory.ts';
import { isSessionToken, type SessionTokens } from './session-tokens.ts';
import { type SessionActor, sessionActor } from '@inferbench/db/account/session-actor';
import { SCOPES_OF_MEMBER, SCOPES_OF_STAFF } from '@inferbench/domain/account/membership-role';
import type { ActorKind } from '@inferbench/domain/account/session';

const Scopes = z.array(Scope);
const UNKNOWN_KEY: AuthFailure = {
  code: 'UNAUTHENTICATED',
  message: 'The API key is unknown, expired or revoked.',
};

const SUSPENDED: AuthFailure = {
  code: 'UNAUTHENTICATED',
  message:
    'The organisation of this API key is suspended: nobody acts for it. Ask who runs this installation.',
};

/** The bearer key of a request; null where it shows none. */
export function bearerKey(authorization: string | undefined): string | null {
  return /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}

export interface CallerQuestion {
  key: string | null;
  memory: KeyMemory;
  /** The address that the key comes from, if many wrong ones came from there; else null. */
  suspect: string | null;
  /** Whether keys of the demonstration are let in. */
  demo: boolean;
  tokens: SessionTokens;
}

/**
 * Who calls. A key that fits is looked up anew for each request, so that a revoked one ends at once on every process; a key with a
 * wrong checksum, of an unknown id or with another secret than the id has does not get that far.
 */
export async function findCaller(
  database: Database,
  { key, memory, suspect, demo, tokens }: CallerQuestion,
): Promise<Result<Caller, AuthFailure>> {
  if (key === null) {
    return fail({ code: 'UNAUTHENTICATED', message: 'Send an API key: "Authorization: Bearer ib_live_…".' });
  }
  if (isSessionToken(key)) return readSessionCaller(database, { token: key, tokens, demo });
  const publicKeyId = publicIdOf(key);
  if (publicKeyId === null) {
    return fail({
      code: 'UNAUTHENTICATED',
      message: 'The API key is malformed: its checksum does not match. Copy it again.',
    });
  }
  const hash = hashApiKey(key);
  const fits = (secretHash: Uint8Array | null) => secretHash !== null && timingSafeEqual(secretHash, hash);
  const remembered = memory.secretHashOf(publicKeyId);
  if (remembered !== undefined && !fits(remembered)) return fail(UNKNOWN_KEY);
  const stored = await memory.lookUp(suspect, () => findApiKey(database.pool, publicKeyId));
  memory.remember(publicKeyId, stored);
  // Only who holds the key is told why it does nothing.
  if (stored?.suspended === true && fits(stored.secretHash)) return fail(SUSPENDED);
  if (stored?.works !== true || !fits(stored.secretHash) || (stored.demo && !demo)) return fail(UNKNOWN_KEY);
  await touchApiKey(database.pool, stored);
  return ok({
    organizationId: stored.organizationId,
    keyId: stored.id,
    accountId: null,
    limitedAs: publicKeyId,
    scopes: Scopes.parse(stored.scopes),
    staffId: stored.staffId,
    role: null,
    fresh: true,
  });
}

const ENDED: AuthFailure = {
  code: 'UNAUTHENTICATED',
  message: 'The session ended, or its token is older than two minutes. Ask for another token, or sign in.',
};

interface TokenQuestion {
  token: string;
  tokens: SessionTokens;
  /** True where organisations of the demonstration are let in. */
  demo: boolean;
}

/** Caller by the token of a session, which is read each time: signing out ends it at once, on every process. */
async function readSessionCaller(
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
