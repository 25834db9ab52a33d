import {
  QUOTA_LIMITS,
  type QuotaAmounts,
  QuotaClass,
  type QuotaExcess,
  quotaExcess,
} from '@inferbench/domain/quota';
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
