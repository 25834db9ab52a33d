import { PROVISIONAL_WORDS } from '@inferbench/domain/submissions/lifecycle';
import { ConfigurationBasis } from '@inferbench/domain/terms/measured-on';
import { Run } from '@inferbench/domain/runs/run';
import type pg from 'pg';
import { z } from 'zod';
import { UnrankedReason } from '@inferbench/domain/scores/score';
import type { Slice } from '@inferbench/domain/terms/slice';
import { chipsOfRows } from '../points/chip-reader.ts';
import type { StoredSystem } from '../points/node-reader.ts';
import { type ReadPage, readPage } from '../shared/page-query.ts';
import { shownEpoch } from '../shared/shown-epoch.ts';
import { SHOWN_SCORE } from '../shared/shown-score.ts';
import { SYSTEM_COLUMNS, systemOfRow, SystemRow } from '../points/system-row.ts';
import { includedBits, type StandingInclude } from '@inferbench/domain/scores/standing';
import { LISTED, STANDS } from '../shared/visibility.ts';

const Row = SystemRow.extend({
  id: z.string(),
  reason: z.enum([...UnrankedReason.options, 'FLAGGED']),
  detail: z.string(),
  configuration: ConfigurationBasis,
  techniques: Run.shape.techniques,
});

export interface StoredUnranked extends Pick<
  z.infer<typeof Row>,
  'reason' | 'detail' | 'configuration' | 'techniques'
> {
  pointId: string;
  system: StoredSystem;
}

/** Points of a slice of an epoch that are shown and do not rank, by id, the greatest first; `include` adds what stands on request only. */
export async function readUnranked(
  pool: pg.Pool,
  slice: Slice,
  {
    after,
    limit,
    epochId,
    include,
  }: { after: string | null; limit: number; epochId: number | null; include: readonly StandingInclude[] },
): Promise<ReadPage<StoredUnranked>> {
  const { rows, ...page } = await readPage(pool, {
    name: 'unranked-page',
    found: `
      SELECT p.id, coalesce(score.unranked->>'reason', CASE sub.lifecycle WHEN 'FLAGGED' THEN 'FLAGGED' ELSE 'PROVISIONAL' END) AS reason,
             coalesce(score.unranked->>'detail', CASE sub.lifecycle WHEN 'FLAGGED' THEN 'flagged by a rule, until it is explained'
                      ELSE '${PROVISIONAL_WORDS}' END) AS detail,
             run.configuration, run.document -> 'techniques' AS techniques, ${SYSTEM_COLUMNS}
      FROM ${shownEpoch('$9')}
      JOIN epoch ON epoch.id = board.epoch_id
      CROSS JOIN slice s
      JOIN model ON model.id = s.model_id
      CROSS JOIN LATERAL (SELECT DISTINCT point_id FROM score WHERE slice_id = s.id) placed
      JOIN point p ON p.id = placed.point_id
      ${SHOWN_SCORE}
      JOIN run ON run.id = p.run_id
      JOIN submission sub ON sub.id = run.submission_id
      JOIN system sys ON sys.id = run.system_id
      JOIN chip ON chip.id = sys.chip_id
      WHERE score.slice_id = s.id AND model.slug = $1 AND s.phase = $2 AND s.shape = $3 AND s.batch = $4 AND s.context = $5
        AND s.precision = $6 AND (${LISTED} OR (${STANDS} AND (sub.standing & ~$8::int) = 0))
        AND (score.unranked IS NOT NULL OR sub.lifecycle = 'FLAGGED' OR (sub.standing & 1) = 1)`,
    seek: '$7::uuid IS NULL OR id < $7',
    order: 'id DESC',
    values: [
      slice.model,
      slice.phase,
      slice.shape ?? '',
      slice.batch,
      slice.context,
      slice.precision,
      after,
      includedBits(include),
      epochId,
      limit,
    ],
    epoch: '$9',
    row: Row,
  });
  const chips = await chipsOfRows(pool, rows);
  return {
    ...page,
    rows: rows.map(({ id: pointId, reason, detail, configuration, techniques, ...row }) => ({
      pointId,
      reason,
      detail,
      configuration,
      techniques,
      system: systemOfRow(row, chips),
    })),
  };
}
