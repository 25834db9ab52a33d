import type pg from 'pg';
import { globalId } from '@inferbench/api/graphql/global-id';
import { DRAFT_OF_STRANGER } from './prepared.ts';

const OF_HIDDEN = `
  WITH hidden AS (SELECT id FROM submission WHERE NOT shown)
  SELECT 'Submission' AS type, id::text FROM hidden
  UNION ALL SELECT 'Run', run.id::text FROM run JOIN hidden ON hidden.id = run.submission_id
  UNION ALL SELECT 'Point', p.id::text FROM point p JOIN run ON run.id = p.run_id JOIN hidden ON hidden.id = run.submission_id
  UNION ALL SELECT 'System', system.id::text FROM system WHERE NOT EXISTS (
    SELECT 1 FROM run JOIN submission sub ON sub.id = run.submission_id WHERE run.system_id = system.id AND sub.shown)
  UNION ALL SELECT 'Draft', id::text FROM draft WHERE label <> '${DRAFT_OF_STRANGER}'
  UNION ALL SELECT 'Member', id::text FROM account
  UNION ALL SELECT 'Passkey', id::text FROM passkey
  UNION ALL SELECT 'Invitation', id::text FROM invitation
  UNION ALL SELECT 'Chip', id::text FROM chip WHERE NOT shown
  UNION ALL SELECT 'Model', id::text FROM model WHERE NOT shown
  UNION ALL SELECT 'Slice', concat_ws('~', model.slug, s.phase, s.shape, s.batch, s.context, s.precision)
            FROM slice s JOIN model ON model.id = s.model_id
            WHERE EXISTS (SELECT 1 FROM score JOIN point p ON p.id = score.point_id JOIN run ON run.id = p.run_id
                          JOIN hidden ON hidden.id = run.submission_id WHERE score.slice_id = s.id)`;

const OTHER_WORDS = `
  WITH hidden AS (SELECT id, content_hash FROM submission WHERE NOT shown)
  SELECT display_name AS word FROM account UNION SELECT credential_id FROM passkey UNION SELECT name FROM staff WHERE account_id IS NULL
    AND NOT EXISTS (SELECT 1 FROM api_key WHERE staff_id = staff.id) UNION
  SELECT unnest(ARRAY[content_hash::text, label]) AS word FROM draft WHERE label <> '${DRAFT_OF_STRANGER}' UNION
  SELECT content_hash::text AS word FROM hidden
  UNION SELECT sha256::text FROM evidence WHERE submission_id IN (SELECT id FROM hidden)
  UNION SELECT p.content_hash::text FROM point p JOIN run ON run.id = p.run_id WHERE run.submission_id IN (SELECT id FROM hidden)
  UNION SELECT v.content_hash::text FROM chip_version v WHERE v.submission_id IN (SELECT id FROM hidden)
  UNION SELECT slug FROM chip WHERE NOT shown UNION SELECT document ->> 'name' FROM chip WHERE NOT shown
  UNION SELECT slug FROM model WHERE NOT shown
  UNION SELECT slug FROM organization o WHERE EXISTS (SELECT 1 FROM submission WHERE organization_id = o.id)
    AND NOT EXISTS (SELECT 1 FROM submission WHERE organization_id = o.id AND shown)
  UNION SELECT slug FROM system WHERE NOT EXISTS (
    SELECT 1 FROM run JOIN submission sub ON sub.id = run.submission_id WHERE run.system_id = system.id AND sub.shown)`;

export interface HiddenWords {
  /** What may be written where an argument takes a text. */
  words: string[];
  /** Ids as the database has them. */
  uuids: string[];
  files: string[];
}

/** Everything by which what a database hides may be called. */
export async function hiddenWords(pool: pg.Pool): Promise<HiddenWords> {
  const [ids, others, files] = await Promise.all([
    pool.query<{ type: Parameters<typeof globalId>[0]; id: string }>(OF_HIDDEN),
    pool.query<{ word: string | null }>(OTHER_WORDS),
    pool.query<{ sha256: string }>(
      'SELECT sha256 FROM evidence WHERE submission_id IN (SELECT id FROM submission WHERE NOT shown) ORDER BY 1',
    ),
  ]);
  const words = [
    ...ids.rows.map(({ type, id }) => globalId(type, id)),
    ...others.rows.flatMap(({ word }) => (word === null ? [] : [word])),
  ];
  const uuids = ids.rows.flatMap(({ type, id }) => (type === 'Slice' ? [] : [id]));
  return { words: [...new Set(words)].toSorted(), uuids, files: files.rows.map(({ sha256 }) => sha256) };
}
