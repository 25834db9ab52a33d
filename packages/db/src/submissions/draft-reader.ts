import { DraftSettings, SubmissionSubject } from '@inferbench/domain/submissions/draft';
import { Finding } from '@inferbench/domain/errors/finding';
import { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import type pg from 'pg';
import { z } from 'zod';
import { rowsOf, type Queries } from '../connection/camel-row.ts';

const HeadRow = z.object({
  id: z.string(),
  subject: SubmissionSubject,
  label: z.string(),
  settings: DraftSettings,
  bytes: z.int(),
  lifecycle: Lifecycle.nullable(),
  message: z.string(),
  findings: z.array(Finding),
  version: z.int(),
  createdAt: z.date(),
  savedAt: z.date(),
});
/** A draft without its document. */
export type StoredDraftHead = z.infer<typeof HeadRow>;

const DraftRow = HeadRow.extend({ document: z.string() });
export type StoredDraft = z.infer<typeof DraftRow>;

const HEAD = `id, subject, label, settings, octet_length(document) AS bytes, lifecycle, message, findings, version,
              created_at, saved_at`;

/** An organisation's own drafts, the one saved last first. */
export function draftsOf(
  pool: pg.Pool,
  { organizationId, limit }: { organizationId: string; limit: number },
): Promise<StoredDraftHead[]> {
  return rowsOf(pool, HeadRow, {
    name: 'drafts-of',
    text: `SELECT ${HEAD} FROM draft WHERE organization_id = $1 ORDER BY saved_at DESC, id DESC LIMIT $2`,
    values: [organizationId, limit],
  });
}

/** One of an organisation's own drafts; null for any other id. */
export async function readDraft(
  client: Queries,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<StoredDraft | null> {
  const [draft = null] = await rowsOf(client, DraftRow, {
    name: 'draft',
    text: `SELECT ${HEAD}, convert_from(document, 'UTF8') AS document FROM draft WHERE organization_id = $1 AND id = $2`,
    values: [organizationId, id],
  });
  return draft;
}

/** Reads the head of a draft alone. */
export async function readDraftHead(
  client: Queries,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<StoredDraftHead | null> {
  const [head = null] = await rowsOf(client, HeadRow, {
    name: 'draft-head',
    text: `SELECT ${HEAD} FROM draft WHERE organization_id = $1 AND id = $2`,
    values: [organizationId, id],
  });
  return head;
}
