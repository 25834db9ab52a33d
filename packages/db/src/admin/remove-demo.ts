import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { ReviewSetting } from '@inferbench/domain/submissions/instance-state';
import type pg from 'pg';
import { insertEvent, OPERATOR } from '../shared/new-event.ts';
import type { BoardValuesOf } from '../board/standing-entries.ts';
import { DEMO_REVIEWERS } from './demo-reviewers.ts';
import { type DemoThings, findDemoThings } from './demo-things.ts';
import { actAsOwner } from '../connection/owner.ts';
import { removeResults } from './remove-results.ts';
import { changeInstallation, installationOf } from './review-setting.ts';

export interface RemovedDemo {
  /** Slugs. */
  organizations: string[];
  chips: string[];
  models: string[];
  submissions: number;
  points: number;
  scores: number;
  boardPlaces: number;
  keys: number;
  names: number;
  /** SHA-256 of files in the evidence store that nothing refers to any more. */
  evidenceLeft: string[];
  review: ReviewSetting;
}

export interface RemoveDemoInput {
  boardValuesOf: BoardValuesOf;
  /** Takes results of others on chips and models of the demonstration out as well; else they are a refusal. */
  withDependents: boolean;
}

/**
 * Takes organisations of the demonstration out of the database with all that is theirs, in one transaction; the installation is none
 * of the demonstration afterwards. Errors: INVALID.
 */
export function removeDemo(
  ownerUrl: string,
  { boardValuesOf, withDependents }: RemoveDemoInput,
): Promise<RemovedDemo> {
  return actAsOwner(ownerUrl, async (client) => {
    await client.query('LOCK TABLE submission IN EXCLUSIVE MODE');
    const things = await findDemoThings(client);
    const { organizations, chips, models, dependents } = things;
    if (dependents.length > 0 && !withDependents) throw stillStandingOn(things);
    const submissionIds = [...things.submissionIds, ...dependents.map(({ id }) => id)];
    const results = await removeResults(client, { ...things, submissionIds });
    const identities = await removeIdentities(client, things);
    const review = await endDemonstration(client, boardValuesOf);
    const removed = {
      organizations: organizations.map(({ slug }) => slug),
      chips: chips.map(({ slug }) => slug),
      models: models.map(({ slug }) => slug),
      submissions: submissionIds.length,
      ...results,
      ...identities,
      review,
    };
    if (organizations.length > 0)
      await insertEvent(client, {
        kind: 'REMOVE_DEMO',
        acting: OPERATOR,
        payload: removed,
      });
    return removed;
  });
}

function stillStandingOn({ dependents }: DemoThings): InferbenchError {
  const owners = [...new Set(dependents.map(({ organization }) => organization))].join(', ');
  return new InferbenchError(
    'INVALID',
    `${dependents.length} submissions of ${owners} stand on chips or models of the demonstration; nothing was removed.`,
    {
      value: dependents
        .slice(0, 10)
        .map(({ id }) => id)
        .join(', '),
      fix: 'Give --with-dependents to remove these as well.',
    },
  );
}

/** Keys, names, memberships, and the organisations themselves, once nothing refers to them. */
async function removeIdentities(
  client: pg.PoolClient,
  { organizations, keyIds }: DemoThings,
): Promise<Pick<RemovedDemo, 'keys' | 'names'>> {
  const ids = organizations.map(({ id }) => id);
  const names = await client.query('DELETE FROM name_claim WHERE organization_id = ANY ($1::uuid[])', [ids]);
  for (const table of ['reply', 'draft'])
    await client.query(`DELETE FROM ${table} WHERE organization_id = ANY ($1::uuid[])`, [ids]);
  await removeAccountsOf(client, ids);
  await client.query('DELETE FROM quota_use WHERE organization_id = ANY ($1::uuid[])', [ids]);
  await client.query(
    'DELETE FROM event WHERE organization_id = ANY ($1::uuid[]) OR key_id = ANY ($2::uuid[])',
    [ids, keyIds],
  );
  const keys = await client.query('DELETE FROM api_key WHERE id = ANY ($1::uuid[])', [keyIds]);
  await client.query(
    `WITH gone AS (SELECT id FROM staff WHERE name = ANY ($2::text[]) AND organization_id = ANY ($1::uuid[])),
          links AS (DELETE FROM invitation WHERE staff_id IN (SELECT id FROM gone))
     DELETE FROM staff WHERE id IN (SELECT id FROM gone)`,
    [ids, DEMO_REVIEWERS],
  );
  await client.query('UPDATE staff SET organization_id = NULL WHERE organization_id = ANY ($1::uuid[])', [
    ids,
  ]);
  await client.query('UPDATE organization SET parent_id = NULL WHERE parent_id = ANY ($1::uuid[])', [ids]);
  await client.query('DELETE FROM organization WHERE id = ANY ($1::uuid[])', [ids]);
  return { keys: keys.rowCount ?? 0, names: names.rowCount ?? 0 };
}

/** What nobody reviewed was listed because it was a demonstration, and nothing else lists it. */
async function endDemonstration(client: pg.PoolClient, boardValuesOf: BoardValuesOf): Promise<ReviewSetting> {
  const { demo, review } = await installationOf(client);
  if (!demo) return review;
  await changeInstallation(client, { demo: false, review: 'required' }, boardValuesOf);
  return 'required';
}

/** Takes out who belongs to some organisations: memberships, invitations, and accounts that belong to nothing else, with all that is theirs. */
async function removeAccountsOf(client: pg.PoolClient, organizationIds: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT DISTINCT m.account_id::text AS id FROM membership m WHERE m.organization_id = ANY ($1::uuid[])
       AND NOT EXISTS (SELECT 1 FROM membership o WHERE o.account_id = m.account_id AND o.organization_id <> ALL ($1::uuid[]))
       AND NOT EXISTS (SELECT 1 FROM staff s WHERE s.account_id = m.account_id)`,
    [organizationIds],
  );
  const accounts = rows.map(({ id }) => id);
  await client.query('DELETE FROM membership WHERE organization_id = ANY ($1::uuid[])', [organizationIds]);
  // What an operator did for them names the invitation alone.
  await client.query(
    `WITH gone AS (DELETE FROM invitation WHERE organization_id = ANY ($1::uuid[]) RETURNING id::text)
     DELETE FROM event WHERE payload ->> 'invitation' IN (SELECT id FROM gone)`,
    [organizationIds],
  );
  for (const table of ['event', 'session', 'recovery_code', 'passkey'])
    await client.query(`DELETE FROM ${table} WHERE account_id = ANY ($1::uuid[])`, [accounts]);
  await client.query('DELETE FROM account WHERE id = ANY ($1::uuid[])', [accounts]);
}
