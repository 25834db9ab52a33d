import { type ActsAs, type Belongings, belongingsOf } from '@inferbench/db/account/session-actor';
import type { StoredSession } from '@inferbench/db/account/sessions';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { SESSION_REQUESTS, SessionToken } from '@inferbench/domain/account/session';
import type { z } from 'zod';
import { type Reply, signedIn, type Visit } from './visit.ts';

type Asked = z.infer<typeof SESSION_REQUESTS.token>;

/** Makes what `/graphql` takes, for whom somebody acts, and says what else they belong to. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function token(visit: Visit, asked: Asked): Promise<Reply> {
  const session = await signedIn(visit);
  if (session.onlyRegisters)
    throw new InferbenchError('UNAUTHENTICATED', 'A recovery code does nothing but register a passkey.', {
      fix: 'Register one, and you are signed in.',
    });
  const belongings = await belongingsOf(visit.pool, session.accountId, visit);
  const { actor, organizationId } = actorOf(session, belongings, asked);
  const actsAs: ActsAs = { sessionId: session.id, kind: actor.kind, organizationId };
  const { token: made, expiresAt } = visit.tokens.make(actsAs);
  const body: SessionToken = {
    token: made,
    expiresAt: expiresAt.toISOString(),
    actor,
    memberships: belongings.memberships.map(({ organization, role }) => ({ organization, role })),
    staffRole: belongings.staffRole,
    freshUntil: session.freshUntil?.toISOString() ?? null,
  };
  return { body };
}

interface Actor {
  actor: SessionToken['actor'];
  organizationId: string | null;
}

function actorOf(
  { name }: StoredSession,
  { memberships, staffRole }: Belongings,
  { organization: slug, staff }: Asked,
): Actor {
  const self = { name, organization: null } as const;
  const member = memberships.find(({ organization }) => slug === undefined || organization.slug === slug);
  if (staff === true || (member === undefined && slug === undefined && staffRole !== null)) {
    if (staffRole === null || slug !== undefined) throw notYours('the staff');
    return { actor: { ...self, kind: 'STAFF', role: staffRole }, organizationId: null };
  }
  if (member !== undefined) {
    const { organization, role, organizationId } = member;
    return { actor: { name, kind: 'MEMBER', organization, role }, organizationId };
  }
  if (slug !== undefined) throw notYours(slug);
  return { actor: { ...self, kind: 'ACCOUNT', role: null }, organizationId: null };
}

/** The same for what is not there. */
function notYours(what: string): InferbenchError {
  return new InferbenchError('FORBIDDEN', `You do not act for ${what}.`, {
    fix: '`memberships` of a token without `organization` lists whom you act for.',
  });
}
