import type { Queries } from '../connection/camel-row.ts';
import {
  QUOTA_LIMITS,
  type QuotaAmounts,
  QuotaClass,
  type QuotaExcess,
  quotaExcess,
} from '@inferbench/domain/submissions/quota';
import type pg from 'pg';

/** Thrown in a storing transaction, which it rolls back. */
export class QuotaExceeded extends Error {
  readonly excess: QuotaExcess;

  constructor(excess: QuotaExcess) {
    super(`more ${excess.amount} than a day allows`);
    this.excess = excess;
  }
}

interface Day {
  submissions: number;
  points: number;
  bytes: string;
  chips: number;
  models: number;
}

/**
 * Counts what is being stored towards the organisation's day, in the caller's transaction. Its row lock lets one submission
 * of an organisation at a time pass, so that many at once never pass the limit together. Throws QuotaExceeded.
 */
export async function takeQuota(
  client: pg.PoolClient,
  organizationId: string,
  taken: QuotaAmounts,
): Promise<void> {
  const { rows: found } = await client.query<{ quota_class: string }>(
    'SELECT quota_class FROM organization WHERE id = $1',
    [organizationId],
  );
  const limits = QUOTA_LIMITS[QuotaClass.parse(found[0]?.quota_class)];
  if (limits === null) return;
  const { rows } = await client.query<Day>({
    name: 'quota-take',
    text: `INSERT INTO quota_use AS use (organization_id, day, submissions, points, bytes, chips, models)
           VALUES ($1, (now() AT TIME ZONE 'UTC')::date, $2, $3, $4, $5, $6)
           ON CONFLICT (organization_id, day) DO UPDATE SET
             submissions = use.submissions + excluded.submissions, points = use.points + excluded.points,
             bytes = use.bytes + excluded.bytes, chips = use.chips + excluded.chips,
             models = use.models + excluded.models
           RETURNING submissions, points, bytes, chips, models`,
    values: [organizationId, taken.submissions, taken.points, taken.bytes, taken.chips, taken.models],
  });
  const [day] = rows;
  if (day === undefined) throw new Error('a quota was not counted');
  const excess = quotaExcess(limits, { ...day, bytes: Number(day.bytes) });
  if (excess !== null) throw new QuotaExceeded(excess);
}

/** What an organisation may submit in a day, and what of it is used today; limits null where nothing is counted. */
export async function readQuota(
  pool: Queries,
  organizationId: string,
): Promise<{ limits: QuotaAmounts | null; used: QuotaAmounts }> {
  const { rows } = await pool.query<Day & { quota_class: string }>(
    `SELECT org.quota_class, coalesce(use.submissions, 0) AS submissions, coalesce(use.points, 0) AS points,
            coalesce(use.bytes, 0)::text AS bytes, coalesce(use.chips, 0) AS chips, coalesce(use.models, 0) AS models
     FROM organization org
     LEFT JOIN quota_use use ON use.organization_id = org.id AND use.day = (now() AT TIME ZONE 'UTC')::date
     WHERE org.id = $1`,
    [organizationId],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`no organisation ${organizationId}`);
  const { quota_class: quotaClass, bytes, ...counts } = row;
  return {
    limits: QUOTA_LIMITS[QuotaClass.parse(quotaClass)],
    used: { ...counts, bytes: Number(bytes) },
  };
}
