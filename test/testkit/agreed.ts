import { actAsOwner } from '@inferbench/db/connection/owner';
import { insertEvent } from '@inferbench/db/shared/new-event';
import { standRuns } from '@inferbench/db/lifecycle/stand-runs';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import type pg from 'pg';

const PERSONS = ['The first to agree', 'The second to agree'] as const;

/** Two persons who have no part in it publish every run that waits, so that it takes its place; an example stays one. */
export async function agreeToAll(ownerUrl: string): Promise<void> {
  await actAsOwner(ownerUrl, async (client) => {
    // Of several at once one agrees after the other.
    await client.query('LOCK TABLE decision IN EXCLUSIVE MODE');
    const { rows } = await client.query<{ id: string; run: string; version: number }>(
      `SELECT sub.id::text, run.id::text AS run, sub.version FROM submission sub JOIN run ON run.submission_id = sub.id
       WHERE sub.lifecycle = 'VALIDATED' AND sub.shown AND NOT run.example ORDER BY sub.created_at, sub.id`,
    );
    if (rows.length === 0) return;
    const people = await peopleWhoAgree(client);
    for (const { id, version } of rows) await publish(client, { id, version, people });
    await standRuns(
      client,
      rows.map(({ run }) => run),
      boardValuesOf,
    );
  });
}

interface Agreed {
  id: string;
  version: number;
  people: { staffId: string; keyId: string; organizationId: string }[];
}

async function publish(client: pg.PoolClient, { id, version, people }: Agreed): Promise<void> {
  const [first, second] = people;
  if (first === undefined || second === undefined) throw new Error('two persons agree');
  const acting = { ...second, accountId: null, role: 'REVIEWER' as const };
  await insertEvent(client, {
    kind: 'TAKE_UP',
    submissionId: id,
    acting,
    move: { from: 'VALIDATED', to: 'IN_REVIEW', version: version + 1 },
  });
  await client.query(
    `INSERT INTO decision (submission_id, version, staff_id, key_id, verdict, reason) VALUES ($1, $2, $3, $4, 'APPROVE', 'it is in order')`,
    [id, version + 1, first.staffId, first.keyId],
  );
  await insertEvent(client, {
    kind: 'PUBLISH',
    submissionId: id,
    acting,
    move: { from: 'IN_REVIEW', to: 'PUBLISHED', version: version + 2 },
  });
}

/** Two persons of the staff who work for nobody, each with a key that nobody has. */
async function peopleWhoAgree(client: pg.PoolClient): Promise<Agreed['people']> {
  const { rows } = await client.query<Agreed['people'][number]>(
    `SELECT staff.id::text AS "staffId", key.id::text AS "keyId", key.organization_id::text AS "organizationId"
     FROM staff JOIN api_key key ON key.staff_id = staff.id WHERE staff.name = ANY($1) ORDER BY staff.name`,
    [PERSONS],
  );
  if (rows.length > 0) return rows;
  const made = PERSONS.map((name) => ({ name, staffId: crypto.randomUUID(), keyId: crypto.randomUUID() }));
  for (const { name, staffId, keyId } of made) {
    await client.query('INSERT INTO staff (id, name) VALUES ($1, $2)', [staffId, name]);
    await client.query(
      `INSERT INTO api_key (id, public_id, secret_hash, organization_id, scopes, staff_id)
       SELECT $1, $2, $3, id, ARRAY['review'], $4 FROM organization WHERE kind = 'CATALOGUE'`,
      [keyId, keyId.slice(-8), Buffer.alloc(32), staffId],
    );
  }
  return peopleWhoAgree(client);
}
