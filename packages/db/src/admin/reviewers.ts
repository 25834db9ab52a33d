import { rowsOf, type Queries } from '../connection/camel-row.ts';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { StaffRole } from '@inferbench/domain/account/membership-role';
import { areAlike, nameProblem } from '@inferbench/domain/names/public-name';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { insertEvent, OPERATOR } from '../shared/new-event.ts';
import { endOf, insertKey } from './insert-key.ts';
import { type MadeKey, madeKey } from './key-record.ts';
import { assertOrdinary, makeNamed, requireOrganization } from './organizations.ts';
import { actAsOwner, asOwner } from '../connection/owner.ts';

/** Organisation that holds the keys of persons. */
const STAFF_ORGANIZATION = { slug: 'inferbench-reviewers', name: 'InferBench reviewers' };

export const ReviewerRecord = z.object({
  name: z.string(),
  /** Slug of whom they work for; null for nobody who submits. */
  employer: z.string().nullable(),
  createdAt: z.date(),
  disabledAt: z.date().nullable(),
  /** Public id of the key that works. */
  key: z.string().nullable(),
});
export type ReviewerRecord = z.infer<typeof ReviewerRecord>;

export interface ReviewerKeyToMake {
  reviewer: string;
  /** Slug of whom they work for; null: as it is known, nobody for a new person. */
  employer: string | null;
  days: number | null;
}

/** Makes the key of a person who reviews, and the person where they are new. Errors: INVALID, NAME_TAKEN, NOT_FOUND, ALREADY_EXISTS. */
export function createReviewerKey(ownerUrl: string, wanted: ReviewerKeyToMake): Promise<MadeKey> {
  return actAsOwner(ownerUrl, async (client) => {
    // One at a time: two keys for one person, or two persons of one name, are never made side by side.
    await client.query('LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE');
    const person = await ensureReviewer(client, wanted);
    if (person.role === 'admin')
      throw new InferbenchError('INVALID', `${wanted.reviewer} runs the installation and reviews nothing.`, {
        fix: `Invite them as a reviewer first: \`inferbench admin invite --staff "${wanted.reviewer}" --role reviewer\`.`,
      });
    const active = await activeKeyOf(client, person.id);
    if (active !== null)
      throw new InferbenchError('ALREADY_EXISTS', `${wanted.reviewer} has a key that works: ${active}.`, {
        fix: `End it first: \`inferbench admin key revoke ${active}\`.`,
      });
    const scopes = ['review' as const];
    const expiresAt = endOf(scopes, wanted.days);
    const made = await insertKey(client, {
      organizationId: await staffOrganization(client),
      staffId: person.id,
      name: wanted.reviewer,
      scopes,
      expiresAt,
    });
    await insertEvent(client, {
      kind: 'CREATE_KEY',
      acting: OPERATOR,
      payload: {
        key: made.publicId,
        reviewer: wanted.reviewer,
        employer: person.employer,
        scopes,
        expiresAt,
      },
    });
    return madeKey(client, made);
  });
}

interface Person {
  id: string;
  name: string;
  employer: string | null;
  role: StaffRole;
  disabled: boolean;
}

/** The person of a name, made where they are new, with whom they work for. Errors: INVALID, NAME_TAKEN, NOT_FOUND. */
export async function ensureReviewer(
  client: pg.PoolClient,
  { reviewer, employer }: Pick<ReviewerKeyToMake, 'reviewer' | 'employer'>,
): Promise<Person> {
  const employerId = employer === null ? null : await employerOf(client, employer);
  const known = (await readPersons(client)).find(({ name }) => areAlike(name, reviewer));
  if (known === undefined) return makeReviewer(client, { name: reviewer, employer, employerId });
  // Two names that read alike would let one person pass for two.
  if (known.name !== reviewer)
    throw new InferbenchError('NAME_TAKEN', `The name "${reviewer}" looks like that of ${known.name}.`, {
      path: 'reviewer',
      value: reviewer,
      fix: 'Use the name as it is known, or one that tells them apart.',
    });
  if (known.disabled)
    throw new InferbenchError('INVALID', `${reviewer} is disabled: no key of theirs works.`, {
      fix: `Let them in again first: \`inferbench admin reviewer enable "${reviewer}"\`.`,
    });
  if (employer === null || employer === known.employer) return known;
  await client.query('UPDATE staff SET organization_id = $2 WHERE id = $1', [known.id, employerId]);
  return { ...known, employer };
}

async function employerOf(client: pg.PoolClient, slug: string): Promise<string> {
  const organization = await requireOrganization(client, slug);
  assertOrdinary(organization, 'employ a reviewer');
  return organization.id;
}

async function makeReviewer(
  client: pg.PoolClient,
  { name, employer, employerId }: { name: string; employer: string | null; employerId: string | null },
): Promise<Person> {
  const problem = nameProblem(name);
  if (problem !== null)
    throw new InferbenchError('INVALID', `The reviewer's name ${problem.words}.`, {
      path: 'reviewer',
      expected: problem.expected,
    });
  const id = uuidv7();
  await client.query('INSERT INTO staff (id, name, organization_id) VALUES ($1, $2, $3)', [
    id,
    name,
    employerId,
  ]);
  return { id, name, employer, role: 'reviewer', disabled: false };
}

async function readPersons(client: pg.PoolClient): Promise<Person[]> {
  const { rows } = await client.query<Person>(
    `SELECT s.id::text, s.name, s.role, o.slug AS employer, s.disabled_at IS NOT NULL AS disabled
     FROM staff s LEFT JOIN organization o ON o.id = s.organization_id ORDER BY s.name`,
  );
  return rows;
}

async function activeKeyOf(client: pg.PoolClient, staffId: string): Promise<string | null> {
  const { rows } = await client.query<{ publicId: string }>(
    `SELECT public_id AS "publicId" FROM api_key WHERE staff_id = $1 AND revoked_at IS NULL AND expires_at > now()`,
    [staffId],
  );
  return rows[0]?.publicId ?? null;
}

/** Whom the staff act for. */
export async function staffOrganization(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    "SELECT id::text FROM organization WHERE kind = 'STAFF' ORDER BY created_at LIMIT 1",
  );
  const [known] = rows;
  if (known !== undefined) return known.id;
  const { id, made } = await makeNamed(client, STAFF_ORGANIZATION);
  if (!made)
    throw new InferbenchError(
      'NAME_TAKEN',
      `Another organisation has the slug ${STAFF_ORGANIZATION.slug}, which is the reviewers'.`,
    );
  await client.query("UPDATE organization SET kind = 'STAFF' WHERE id = $1", [id]);
  return id;
}

/** Everybody who reviews, by name. */
export function listReviewers(ownerUrl: string): Promise<ReviewerRecord[]> {
  return asOwner(ownerUrl, (pool) => readReviewers(pool));
}

function readReviewers(client: Queries): Promise<ReviewerRecord[]> {
  return rowsOf(
    client,
    ReviewerRecord,
    `SELECT s.name, o.slug AS employer, s.created_at AS "createdAt", s.disabled_at AS "disabledAt",
            (SELECT k.public_id FROM api_key k WHERE k.staff_id = s.id AND k.revoked_at IS NULL AND k.expires_at > now()
             LIMIT 1) AS key
     FROM staff s LEFT JOIN organization o ON o.id = s.organization_id ORDER BY s.name`,
  );
}

/** Shuts a person out, whose key then ends with its next request, or lets them in again; again changes nothing. */
export function setDisabled(
  ownerUrl: string,
  { name, disabled }: { name: string; disabled: boolean },
): Promise<ReviewerRecord> {
  return actAsOwner(ownerUrl, async (client) => {
    const { rowCount } = await client.query(
      `UPDATE staff SET disabled_at = CASE WHEN $2 THEN now() END
       WHERE name = $1 AND (disabled_at IS NOT NULL) <> $2`,
      [name, disabled],
    );
    const record = (await readReviewers(client)).find((reviewer) => reviewer.name === name);
    if (record === undefined)
      throw new InferbenchError('NOT_FOUND', 'Nobody of this name reviews here.', {
        value: name.slice(0, 80),
        fix: '`inferbench admin reviewer list` shows them all.',
      });
    if (rowCount === 1)
      await insertEvent(client, {
        kind: disabled ? 'DISABLE_REVIEWER' : 'ENABLE_REVIEWER',
        acting: OPERATOR,
        payload: { reviewer: name },
      });
    return record;
  });
}
