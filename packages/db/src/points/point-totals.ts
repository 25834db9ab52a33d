import type { ScoreFilter } from '@inferbench/domain/export/score-row';
import type pg from 'pg';

/** Totals that are kept by model, chip and kind; a count narrowed by anything else goes over the points themselves. */
const KEPT_BY = ['model', 'chip', 'kind'] as const;
const CONDITIONS = {
  model: (parameter: string) => `model = ${parameter}`,
  chip: (parameter: string) => `chip_id = (SELECT id FROM chip WHERE slug = ${parameter})`,
  kind: (parameter: string) => `kind = ${parameter}`,
} as const;

/** Points that stand in lists, from what is kept of their number; null where a filter narrows by what no number is kept of. */
export async function keptTotal(pool: pg.Pool, filter: ScoreFilter): Promise<number | null> {
  const { model, chip, kind, ...others } = filter;
  if (Object.values(others).some((value) => value !== undefined)) return null;
  const by = { model, chip, kind };
  const given = KEPT_BY.filter((key) => by[key] !== undefined);
  const conditions = given.map((key, index) => CONDITIONS[key](`$${index + 1}`));
  const { rows } = await pool.query<{ points: number }>({
    name: `point-total-${given.join('-')}`,
    text: `SELECT coalesce(sum(listed), 0)::int AS points FROM point_count
           ${conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`}`,
    values: given.map((key) => by[key]),
  });
  return rows[0]?.points ?? 0;
}

export interface ModelCounts {
  points: number;
  chips: number;
}

/** Points of each model and the chips that they are of; models without any are left out. */
export async function modelPointCounts(
  pool: pg.Pool,
  slugs: readonly string[],
): Promise<Map<string, ModelCounts>> {
  const { rows } = await pool.query<ModelCounts & { model: string }>({
    name: 'model-point-counts',
    text: `SELECT model, sum(points)::int AS points, count(*)::int AS chips
           FROM (SELECT model, chip_id, sum(listed) AS points FROM point_count
                 WHERE model = ANY($1::text[]) GROUP BY model, chip_id HAVING sum(listed) > 0) of_chip
           GROUP BY model`,
    values: [slugs],
  });
  return new Map(rows.map(({ model, points, chips }) => [model, { points, chips }]));
}

/** Points of each chip; chips without any are left out. */
export function pointCounts(pool: pg.Pool, chipIds: readonly string[]): Promise<Map<string, number>> {
  return countPoints(pool, { key: 'chip.id', type: 'uuid', column: 'listed' }, chipIds);
}

/**
 * Counts points by slug, where counts of several chips stand beside each other: what nobody reviewed adds to none.
 */
export function pointCountsBySlug(pool: pg.Pool, slugs: readonly string[]): Promise<Map<string, number>> {
  return countPoints(pool, { key: 'chip.slug', type: 'text', column: 'ranks' }, slugs);
}

interface CountedChips {
  key: 'chip.id' | 'chip.slug';
  type: 'uuid' | 'text';
  column: 'listed' | 'ranks';
}

async function countPoints(
  pool: pg.Pool,
  { key, type, column }: CountedChips,
  chips: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ key: string; points: number }>({
    name: `chip-point-counts-${key}`,
    text: `SELECT ${key}::text AS key, sum(${column})::int AS points FROM chip
           JOIN point_count ON point_count.chip_id = chip.id
           WHERE ${key} = ANY($1::${type}[]) GROUP BY chip.id, chip.slug HAVING sum(${column}) > 0`,
    values: [chips],
  });
  return new Map(rows.map(({ key: of, points }) => [of, points]));
}
