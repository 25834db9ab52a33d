import { ORGANIZATION_SCOPES } from '@inferbench/domain/account/api-key-scope';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { hyphenated } from '@inferbench/domain/names/hyphenated';
import type pg from 'pg';
import type { MadeInvitation } from '../account/insert-invitation.ts';
import { insertEvent, OPERATOR } from '../shared/new-event.ts';
import { endOf, insertKey } from './insert-key.ts';
import { inviteInto } from './invite.ts';
import { type MadeKey, madeKey } from './key-record.ts';
import { assertOrdinary, makeNamed, requireOrganization } from './organizations.ts';
import { actAsOwner } from '../connection/owner.ts';

export interface Bootstrap {
  name: string;
  /** Null: made of the name. */
  slug: string | null;
  /** Another first key, where the first one is lost. */
  recover: boolean;
  /** A link for its first owner as well. */
  invites: boolean;
}

/** The first key, and the link of the first owner. */
export interface Bootstrapped extends MadeKey {
  invitation: MadeInvitation | null;
}

/**
 * Makes the first organisation, or takes the one of this slug, its first key, which makes the others, and a link for its first owner:
 * all of it or nothing, since neither secret is shown twice. Errors: ALREADY_EXISTS, INVALID, NAME_TAKEN.
 */
export function bootstrap(
  ownerUrl: string,
  { name, slug, recover, invites }: Bootstrap,
): Promise<Bootstrapped> {
  return actAsOwner(ownerUrl, async (client) => {
    // Two at once would both find nobody.
    await client.query('LOCK TABLE organization IN SHARE ROW EXCLUSIVE MODE');
    const there = await firstKeyOf(client);
    if (there !== null && !recover)
      throw new InferbenchError(
        'ALREADY_EXISTS',
        `A key that makes others was made before: ${there.publicId} of ${there.organization}.`,
        {
          fix: 'Where it is lost, give --recover, which is recorded; `inferbench admin key create` makes keys as well.',
        },
      );
    const wanted = { name, slug: slug ?? hyphenated(name) };
    const { id, made: isNew } = await makeNamed(client, wanted);
    const organization = await requireOrganization(client, wanted.slug);
    assertOrdinary(organization, 'have keys like others');
    if (organization.name !== name)
      throw new InferbenchError(
        'INVALID',
        `The organisation ${wanted.slug} is called "${organization.name}".`,
        { path: 'organization', value: name, fix: 'Use that name, or another --slug.' },
      );
    const scopes = [...ORGANIZATION_SCOPES].toSorted();
    const expiresAt = endOf(scopes, null);
    const made = await insertKey(client, {
      organizationId: id,
      staffId: null,
      name: 'first key',
      scopes,
      expiresAt,
    });
    await insertEvent(client, {
      kind: 'BOOTSTRAP',
      acting: OPERATOR,
      payload: { organization: wanted.slug, isNew, recover, key: made.publicId, scopes, expiresAt },
    });
    const invitation = invites ? await inviteInto(client, organization, 'owner') : null;
    return { ...(await madeKey(client, made)), invitation };
  });
}

/** A key that makes others, of any organisation but the demonstration's, whether it still works or not. */
async function firstKeyOf(client: pg.PoolClient): Promise<{ publicId: string; organization: string } | null> {
  const { rows } = await client.query<{ publicId: string; organization: string }>(
    `SELECT k.public_id AS "publicId", o.slug AS organization FROM api_key k JOIN organization o ON o.id = k.organization_id
     WHERE 'admin:org' = ANY (k.scopes) AND o.kind <> 'DEMO' ORDER BY k.created_at DESC, k.id DESC LIMIT 1`,
  );
  return rows[0] ?? null;
}
