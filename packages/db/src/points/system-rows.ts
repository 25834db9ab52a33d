import { SystemRow } from '@inferbench/domain/export/system-row';
import { classCells } from '@inferbench/domain/export/system-columns';
import { StatedSystem } from '@inferbench/domain/runs/run';
import type pg from 'pg';
import { z } from 'zod';
import { LISTED } from '../shared/visibility.ts';

const Counted = SystemRow.pick({
  chip: true,
  vendor: true,
  chips: true,
  framework: true,
  points: true,
  measuredPoints: true,
  publishedPoints: true,
  models: true,
  versions: true,
  measuredFrom: true,
  measuredTo: true,
});
const Row = Counted.extend({
  scaleUpChips: z.int().nullable(),
  layout: StatedSystem.shape.layout.unwrap().nullable(),
  tensorParallel: z.int().nullable(),
  pipelineParallel: z.int().nullable(),
  expertParallel: z.int().nullable(),
});

/** Every chip × layout × stack that results are shown of, in the order of their names: points are counted a run, before runs are grouped. */
export async function readSystemRows(pool: pg.Pool): Promise<SystemRow[]> {
  const { rows } = await pool.query<object>({
    name: 'system-rows',
    text: `
      SELECT chip.slug AS chip, chip.document->>'vendor' AS vendor, sys.chips, sys.framework,
             (chip.document->'interconnect'->>'scaleUpChips')::int AS "scaleUpChips",
             nullif(stated.layout, 'null'::jsonb) AS layout, stated."tensorParallel", stated."pipelineParallel", stated."expertParallel",
             sum(counted.points)::int AS points,
             coalesce(sum(counted.points) FILTER (WHERE run.kind = 'MEASURED'), 0)::int AS "measuredPoints",
             coalesce(sum(counted.points) FILTER (WHERE run.kind = 'REPORTED'), 0)::int AS "publishedPoints",
             count(DISTINCT run.model_slug)::int AS models,
             count(DISTINCT run.framework_version)::int AS versions,
             min(coalesce(run.measured->>'from', run.measured->>'to', counted.first, stated.day)) AS "measuredFrom",
             max(coalesce(run.measured->>'to', counted.last, stated.day)) AS "measuredTo"
      FROM run
      JOIN submission sub ON sub.id = run.submission_id
      JOIN system sys ON sys.id = run.system_id
      JOIN chip ON chip.id = sys.chip_id
      CROSS JOIN LATERAL (
        SELECT s.*, left(coalesce(d."startedAt", d."recordedAt"), 10) AS day
        FROM jsonb_to_record(run.document) AS d(system jsonb, "startedAt" text, "recordedAt" text),
             jsonb_to_record(d.system) AS s(layout jsonb, "tensorParallel" int, "pipelineParallel" int, "expertParallel" int)
      ) stated
      CROSS JOIN LATERAL (
        SELECT count(*) AS points, min(own.day) AS first, max(own.day) AS last
        FROM point p
        CROSS JOIN LATERAL (
          SELECT CASE WHEN run.measured IS NULL THEN left(p.document->'window'->>'startedAt', 10) END AS day
        ) own
        WHERE p.run_id = run.id
      ) counted
      WHERE ${LISTED}
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9
      ORDER BY 1, 3, 4 NULLS FIRST, 6 NULLS FIRST, 7 NULLS FIRST, 8 NULLS FIRST, 9 NULLS FIRST`,
  });
  return rows.map((row) => {
    const { scaleUpChips, layout, tensorParallel, pipelineParallel, expertParallel, ...counted } =
      Row.parse(row);
    const system = { tensorParallel, pipelineParallel, expertParallel, ...(layout && { layout }) };
    return { ...classCells(system, { chips: counted.chips, scaleUpChips }), ...counted };
  });
}
