import { type StoredSession, sessionOf } from '@inferbench/db/account/sessions';
import type { Database } from '@inferbench/db/connection/database';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { SessionTokens } from '../auth/session-tokens.ts';
import type { SessionLimits } from './session-limits.ts';
import type { Site } from './site.ts';

/** What signing in is done with, for all requests of a process. */
export interface SessionDesk {
  tokens: SessionTokens;
  limits: SessionLimits;
  /** Whether organisations of the demonstration are let in. */
  demo: boolean;
}

/** One request about a session. */
export interface Visit extends SessionDesk, Pick<Database, 'pool'> {
  site: Site;
  /** The session cookie that came with it. */
  cookie: string | null;
}

export interface Reply {
  body: object;
  /** The cookie from now on; null takes it away, left out it stays. */
  cookie?: string | null;
}

/** Who is signed in. Throws UNAUTHENTICATED. */
export async function signedIn({ pool, cookie }: Pick<Visit, 'pool' | 'cookie'>): Promise<StoredSession> {
  const session = cookie === null ? null : await sessionOf(pool, cookie);
  if (session !== null) return session;
  throw new InferbenchError('UNAUTHENTICATED', 'Nobody is signed in, or the session ended. Sign in.');
}
