import { timingSafeEqual } from 'node:crypto';
import { findActiveApiKey } from '@inferbench/db/api-key-repository';
import type { Database } from '@inferbench/db/database';
import type { ErrorCode } from '@inferbench/domain/error-code';
import { fail, ok, type Result } from '@inferbench/domain/result';
import { hashApiKey, publicIdOf } from './api-key-format.ts';

export type Scope = 'submit';

export interface Caller {
  organizationId: string;
}

export interface AuthFailure {
  code: ErrorCode;
  message: string;
}

/** Who calls, by the bearer key of the request, if the key has the scope. */
export async function authenticate(
  database: Database,
  authorization: string | null,
  scope: Scope,
): Promise<Result<Caller, AuthFailure>> {
  const key = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (key === undefined) {
    return fail({ code: 'UNAUTHENTICATED', message: 'Send an API key: "Authorization: Bearer ib_live_…".' });
  }
  const publicId = publicIdOf(key);
  if (publicId === null) {
    return fail({
      code: 'UNAUTHENTICATED',
      message: 'The API key is malformed: its checksum does not match. Copy it again.',
    });
  }
  const stored = await findActiveApiKey(database.prisma, publicId);
  if (stored === null || !timingSafeEqual(stored.secretHash, hashApiKey(key))) {
    return fail({ code: 'UNAUTHENTICATED', message: 'The API key is unknown, expired or revoked.' });
  }
  if (!stored.scopes.includes(scope)) {
    return fail({ code: 'FORBIDDEN', message: `The API key lacks the scope "${scope}".` });
  }
  return ok({ organizationId: stored.organizationId });
}
