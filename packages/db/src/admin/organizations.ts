import { rowsOf, type Queries } from '../connection/camel-row.ts';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { OrganizationKind } from '@inferbench/domain/submissions/management-act';
import { Slug } from '@inferbench/domain/names/slug';
import type pg from 'pg';
import { z } from 'zod';
import { insertEvent, OPERATOR } from '../shared/new-event.ts';
import { makeOrganization } from '../names/organization-repository.ts';
import { actAsOwner, asOwner } from '../connection/owner.ts';

export const OrganizationRecord = z.object({
  slug: z.string(),
  name: z.string(),
  kind: OrganizationKind,
  /** Slug of the organisation that it belongs to; both are one party. */
  parent: z.string().nullable(),
  createdAt: z.date(),
  suspendedAt: z.date().nullable(),
  /** Keys that work. */
  keys: z.int(),
  submissions: z.int(),
});
export type OrganizationRecord = z.infer<typeof OrganizationRecord>;

/** What the operator says of a new organisation. */
export interface OrganizationToMake {
  slug: string;
  name: string;
  parent: string | null;
}

/** Every organisation, in the order of their slugs. */
export function listOrganizations(ownerUrl: string): Promise<OrganizationRecord[]> {
  return asOwner(ownerUrl, (pool) => readOrganizations(pool, null));
}

/** Makes an organisation with its names. Errors: INVALID, NAME_TAKEN, ALREADY_EXISTS, NOT_FOUND. */
export function createOrganization(
  ownerUrl: string,
  organization: OrganizationToMake,
): Promise<OrganizationRecord> {
  return actAsOwner(ownerUrl, async (client) => {
    const { slug, parent } = organization;
    const above = parent === null ? null : await requireOrganization(client, parent);
    const { id, made } = await makeNamed(client, organization);
    if (!made)
      throw new InferbenchError('ALREADY_EXISTS', `There is an organisation ${slug} already.`, {
        path: 'slug',
        value: slug,
        fix: '`inferbench admin organization list` shows them all.',
      });
    if (above !== null) {
      assertOrdinary(above, 'have others below it');
      await client.query('UPDATE organization SET parent_id = $2 WHERE id = $1', [id, above.id]);
    }
    await insertEvent(client, {
      kind: 'CREATE_ORGANIZATION',
      acting: OPERATOR,
      payload: organization,
    });
    return readOrganization(client, slug);
  });
}

/** The same as any other making of an organisation, of a slug that is one. */
export async function makeNamed(
  client: pg.PoolClient,
  { slug, name }: { slug: string; name: string },
): Promise<{ id: string; made: boolean }> {
  if (!Slug.safeParse(slug).success)
    throw new InferbenchError('INVALID', `"${slug}" is no slug.`, {
      path: 'slug',
      expected: 'lower-case letters, digits, dots and hyphens',
    });
  return makeOrganization(client, { slug, name });
}

/** Suspends an organisation, whose keys then end with their next request, or lets it in again; again changes nothing. */
export function setSuspended(
  ownerUrl: string,
  { slug, suspended }: { slug: string; suspended: boolean },
): Promise<OrganizationRecord> {
  return actAsOwner(ownerUrl, async (client) => {
    const organization = await requireOrganization(client, slug);
    assertOrdinary(organization, 'be suspended');
    const { rowCount } = await client.query(
      `UPDATE organization SET suspended_at = CASE WHEN $2 THEN now() END
       WHERE id = $1 AND (suspended_at IS NOT NULL) <> $2`,
      [organization.id, suspended],
    );
    if (rowCount === 1)
      await insertEvent(client, {
        kind: suspended ? 'SUSPEND_ORGANIZATION' : 'RESUME_ORGANIZATION',
        acting: OPERATOR,
        payload: { slug },
      });
    return readOrganization(client, slug);
  });
}

export interface FoundOrganization {
  id: string;
  slug: string;
  name: string;
  kind: OrganizationKind;
  suspended: boolean;
}

/** The organisation of a slug, held until the transaction ends. Errors: NOT_FOUND. */
export async function requireOrganization(client: pg.PoolClient, slug: string): Promise<FoundOrganization> {
  const { rows } = await client.query<FoundOrganization>(
    `SELECT id::text, slug, name, kind, suspended_at IS NOT NULL AS suspended
     FROM organization WHERE slug = $1 FOR UPDATE`,
    [slug],
  );
  const [found] = rows;
  if (found !== undefined) return found;
  throw new InferbenchError('NOT_FOUND', `There is no organisation ${slug}.`, {
    value: slug,
    fix: '`inferbench admin organization list` shows them all.',
  });
}

/** What is shipped and who reviews are not like other organisations. Errors: INVALID. */
export function assertOrdinary({ slug, kind }: FoundOrganization, what: string): void {
  if (kind === 'ORDINARY' || kind === 'DEMO') return;
  const whose = kind === 'CATALOGUE' ? 'the shipped catalogue' : 'the reviewers';
  throw new InferbenchError('INVALID', `${slug} is the organisation of ${whose} and cannot ${what}.`, {
    value: slug,
  });
}

async function readOrganization(client: pg.PoolClient, slug: string): Promise<OrganizationRecord> {
  const [record] = await readOrganizations(client, slug);
  if (record === undefined) throw new Error(`organisation ${slug} is gone`);
  return record;
}

function readOrganizations(client: Queries, slug: string | null): Promise<OrganizationRecord[]> {
  return rowsOf(
    client,
    OrganizationRecord,
    `SELECT o.slug, o.name, o.kind, parent.slug AS parent, o.created_at AS "createdAt", o.suspended_at AS "suspendedAt",
            (SELECT count(*)::int FROM api_key k WHERE k.organization_id = o.id AND k.revoked_at IS NULL
               AND (k.expires_at IS NULL OR k.expires_at > now())) AS keys,
            (SELECT count(*)::int FROM submission sub WHERE sub.organization_id = o.id) AS submissions
     FROM organization o LEFT JOIN organization parent ON parent.id = o.parent_id
     WHERE $1::text IS NULL OR o.slug = $1 ORDER BY o.slug`,
    [slug],
  );
}
