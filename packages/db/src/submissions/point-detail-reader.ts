import { rowsOf } from '../connection/camel-row.ts';
import { Point } from '@inferbench/domain/runs/point';
import { Run } from '@inferbench/domain/runs/run';
import { Slice } from '@inferbench/domain/terms/slice';
import { TestClaim } from '@inferbench/domain/submissions/tester';
import type pg from 'pg';
import { z } from 'zod';
import { EVERYBODY, type Viewer, visibleTo } from '../shared/visibility.ts';
import { EVIDENCE_OF_SUBMISSION, StoredEvidenceRow } from './evidence-record.ts';
import type { StoredModel } from '../points/node-reader.ts';
import { parsedModel } from '../connection/parsed-document.ts';
import { shownEpoch } from '../shared/shown-epoch.ts';
import { REPLY_OF_SUBMISSION, StoredReply } from './reply-reader.ts';
import { TEST_CLAIM } from '../shared/tested-by.ts';
import { placement, SHOWN_SCORE } from '../shared/shown-score.ts';

const RunHead = Run.omit({ points: true });

const Row = z.object({
  epochId: z.int(),
  id: z.string(),
  document: Point,
  contentHash: z.string().nullable(),
  older: z.boolean(),
  runId: z.string(),
  run: RunHead,
  submissionId: z.string(),
  organization: z.string(),
  organizationId: z.string(),
  testClaim: TestClaim,
  receivedAt: z.date(),
  evidence: z.array(StoredEvidenceRow),
  reply: StoredReply.nullable(),
  modelId: z.string().nullable(),
  modelHash: z.string().nullable(),
  modelDocument: z.unknown(),
  slice: Slice.nullable(),
  sliceSystems: z.int().nullable(),
  sliceVersion: z.int().nullable(),
});

/** What only the page of a point needs: its documents and where they come from. */
export interface PointDetail extends Omit<z.infer<typeof Row>, 'modelId' | 'modelHash' | 'modelDocument'> {
  /** Null where the run names no model of the catalogue. */
  model: StoredModel | null;
}

/** Details of points by id as an epoch shows them, in one statement for all; unknown ids, and what the viewer may not see, are left out. */
export async function readPointDetails(
  pool: pg.Pool,
  ids: readonly string[],
  epochId: number | null = null,
  { organizationId, staffId }: Viewer = EVERYBODY,
): Promise<PointDetail[]> {
  const rows = await rowsOf(pool, Row, {
    name: 'point-details',
    text: `
      SELECT board.epoch_id, p.id, p.document, p.content_hash, p.older, run.id AS run_id, run.document - 'points' AS run,
             sub.id AS submission_id, org.name AS organization, org.id::text AS organization_id, ${TEST_CLAIM} AS test_claim, receipt.received_at, model.id AS model_id,
             ${EVIDENCE_OF_SUBMISSION} AS evidence, ${REPLY_OF_SUBMISSION} AS reply,
             model.content_hash AS model_hash, model.document AS model_document,
             (${placement('position')})->'slice' AS slice,
             stat.systems AS slice_systems, stat.version AS slice_version
      FROM point p
      JOIN run ON run.id = p.run_id
      JOIN submission sub ON sub.id = run.submission_id
      JOIN organization org ON org.id = sub.organization_id
      JOIN receipt ON receipt.submission_id = sub.id
      LEFT JOIN model ON model.slug = run.model_slug
      CROSS JOIN ${shownEpoch('$2')}
      JOIN epoch ON epoch.id = board.epoch_id
      ${SHOWN_SCORE}
      LEFT JOIN slice_stat stat ON stat.epoch_id = board.epoch_id AND stat.slice_id = ${placement('slice_id')}
      WHERE p.id = ANY($1::uuid[]) AND ${visibleTo('$3', '$4')}`,
    values: [ids, epochId, organizationId, staffId],
  });
  return rows.map(({ modelId, modelHash, modelDocument, ...detail }) => {
    const model =
      modelId === null || modelHash === null
        ? null
        : { id: modelId, model: parsedModel(modelHash, modelDocument) };
    return { ...detail, model };
  });
}
