import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { ActsAs } from '@inferbench/db/account/session-actor';
import { ActorKind, TOKEN_SECONDS } from '@inferbench/domain/account/session';
import { z } from 'zod';

const PREFIX = 'ib_session_';
const SHAPE = /^ib_session_([\w-]{1,300})\.([\w-]{43})$/;
/** Session, kind, organisation, and the second at which it ends. */
const Payload = z.tuple([z.uuid(), ActorKind, z.uuid().nullable(), z.int()]);

/** What `/graphql` takes from who is signed in: it names a session and whom it acts for, and ends after two minutes. */
export interface SessionTokens {
  make(actsAs: ActsAs): { token: string; expiresAt: Date };
  /** Null for what is not ours, was changed, or ended. */
  read(token: string): ActsAs | null;
}

/** Tokens signed under a key of their own, made of the secret that all processes of an installation share. */
export function sessionTokens(secret: string): SessionTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'inferbench session token', 32));
  const tagOf = (body: string) => createHmac('sha256', key).update(body).digest('base64url');
  return {
    make({ sessionId, kind, organizationId }) {
      const endsAtSec = Math.floor(Date.now() / 1000) + TOKEN_SECONDS;
      const payload: z.infer<typeof Payload> = [sessionId, kind, organizationId, endsAtSec];
      const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
      return { token: `${PREFIX}${body}.${tagOf(body)}`, expiresAt: new Date(endsAtSec * 1000) };
    },
    read(token) {
      const [, body = '', tag = ''] = SHAPE.exec(token) ?? [];
      if (body === '' || !timingSafeEqual(Buffer.from(tag), Buffer.from(tagOf(body)))) return null;
      const [sessionId, kind, organizationId, endsAtSec] = Payload.parse(
        JSON.parse(Buffer.from(body, 'base64url').toString('utf8')),
      );
      const leftMs = endsAtSec * 1000 - Date.now();
      // One that lasts longer than any was made before the clock was put back.
      return leftMs > 0 && leftMs <= TOKEN_SECONDS * 1000 ? { sessionId, kind, organizationId } : null;
    },
  };
}

export function isSessionToken(text: string): boolean {
  return text.startsWith(PREFIX);
}
