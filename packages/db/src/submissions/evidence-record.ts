import { camelRow, type Queries } from '../connection/camel-row.ts';
import { SHOWN } from '../shared/visibility.ts';
import { EvidenceKind } from '@inferbench/domain/scores/evidence-kind';
import type pg from 'pg';
import { z } from 'zod';

/** A file of a submission as everybody may download it. */
export const StoredEvidenceRow = z.object({
  /** Hash of the public copy: the evidence store has it under this name. */
  sha256: z.string(),
  /** Hash of the file as submitted. */
  sourceSha256: z.string(),
  name: z.string(),
  kind: EvidenceKind,
  bytes: z.int(),
  textsRemoved: z.int(),
});
export type StoredEvidenceRow = z.infer<typeof StoredEvidenceRow>;

export interface NewEvidence {
  sha256: string;
  sourceSha256: string;
  name: string;
  kind: EvidenceKind;
  bytes: number;
  textsRemoved: number;
}

export async function insertEvidence(
  client: pg.PoolClient,
  submissionId: string,
  files: readonly NewEvidence[],
): Promise<void> {
  for (const { sha256, sourceSha256, name, kind, bytes, textsRemoved } of files) {
    await client.query(
      `INSERT INTO evidence (submission_id, sha256, source_sha256, name, kind, bytes, texts_removed)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [submissionId, sha256, sourceSha256, name, kind, bytes, textsRemoved],
    );
  }
}

/** All files of a submission `sub`, as one JSON value of a statement that reads something else. */
export const EVIDENCE_OF_SUBMISSION = `
  (SELECT coalesce(json_agg(json_build_object(
            'sha256', file.sha256, 'sourceSha256', file.source_sha256, 'name', file.name, 'kind', file.kind,
            'bytes', file.bytes, 'textsRemoved', file.texts_removed) ORDER BY file.name), '[]')
   FROM evidence file WHERE file.submission_id = sub.id)`;

/**
 * A file by its hash, if a submission that is shown has it; the newest name counts. States are listed, so that one that
 * comes later hides its files until somebody decides.
 */
export async function findShownEvidence(pool: Queries, sha256: string): Promise<StoredEvidenceRow | null> {
  const { rows } = await pool.query<StoredEvidenceRow>({
    name: 'shown-evidence',
    text: `SELECT file.sha256, file.source_sha256, file.name, file.kind, file.bytes, file.texts_removed
           FROM evidence file JOIN submission sub ON sub.id = file.submission_id
           WHERE file.sha256 = $1 AND ${SHOWN}
           ORDER BY file.created_at DESC LIMIT 1`,
    values: [sha256],
  });
  const [row] = rows;
  return row === undefined ? null : StoredEvidenceRow.parse(camelRow(row));
}
