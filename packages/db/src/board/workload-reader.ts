import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { Phase, SliceShape } from '@inferbench/domain/terms/slice';
import type pg from 'pg';
import { z } from 'zod';
import type { StoredModel } from '../points/node-reader.ts';
import { readPage } from '../shared/page-query.ts';
import { parsedModel } from '../connection/parsed-document.ts';
import { shownEpoch } from '../shared/shown-epoch.ts';

/** Sort key of a workload: the order of the list and of its cursors. */
export const WorkloadKey = z.tuple([z.string(), z.string(), z.string(), z.string()]);
export type WorkloadKey = z.infer<typeof WorkloadKey>;

const Row = z.object({
  epochId: z.int(),
  modelId: z.string(),
  model: z.string(),
  modelHash: z.string(),
  modelDocument: z.unknown(),
  phase: Phase,
  shape: SliceShape.nullable(),
  precision: PrecisionClass,
  slices: z.int(),
  systems: z.int(),
  version: z.int(),
});

/** Slices that differ in batch and context only. */
export interface StoredWorkload extends Pick<
  z.infer<typeof Row>,
  'phase' | 'shape' | 'precision' | 'slices' | 'systems'
> {
  epochId: number;
  /** Sum of its slices' versions. */
  version: number;
  model: StoredModel;
}

export function keyOfWorkload({ model: { model }, phase, shape, precision }: StoredWorkload): WorkloadKey {
  return [model.slug, phase, shape ?? '', precision];
}

/** Model × phase × shape × precision in which something ranks, by model. */
export async function readWorkloads(
  pool: pg.Pool,
  { after, limit, epochId }: { after: WorkloadKey | null; limit: number; epochId: number | null },
): Promise<{ workloads: StoredWorkload[]; totalCount: number; epochId: number | null }> {
  const [model, phase, shape, precision] = after ?? [null, null, null, null];
  const { rows, ...page } = await readPage(pool, {
    name: 'workloads-page',
    found: `
      SELECT board.epoch_id, m.id AS model_id, m.slug AS model, m.content_hash AS model_hash,
             m.document AS model_document, s.phase, s.shape AS shape_key, nullif(s.shape, '') AS shape, s.precision,
             count(*)::int AS slices, sum(stat.version)::int AS version
      FROM ${shownEpoch('$5')}
      JOIN slice_stat stat ON stat.epoch_id = board.epoch_id AND stat.systems > 0
      JOIN slice s ON s.id = stat.slice_id
      JOIN model m ON m.id = s.model_id
      GROUP BY board.epoch_id, m.id, s.phase, s.shape, s.precision`,
    beside: `
      (SELECT count(*)::int FROM workload_system w
       WHERE (w.epoch_id, w.model_id, w.phase, w.shape, w.precision)
           = (page.epoch_id, page.model_id, page.phase, page.shape_key, page.precision)) AS systems`,
    seek: '$1::text IS NULL OR (model, phase, shape_key, precision) > ($1, $2, $3, $4)',
    order: 'model, phase, shape_key, precision',
    values: [model, phase, shape, precision, epochId, limit],
    epoch: '$5',
    row: Row,
  });
  return { ...page, workloads: rows.map(storedWorkload) };
}

function storedWorkload({ modelId, modelHash, modelDocument, ...row }: z.infer<typeof Row>): StoredWorkload {
  return { ...row, model: { id: modelId, model: parsedModel(modelHash, modelDocument) } };
}
