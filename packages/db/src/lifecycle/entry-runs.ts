import { Chip } from '@inferbench/domain/chips/chip';
import { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import { Model } from '@inferbench/domain/models/model';
import { Run } from '@inferbench/domain/runs/run';
import { z } from 'zod';
import { type Queries, rowsOf } from '../connection/camel-row.ts';
import { STILL_SCORED } from '../shared/visibility.ts';

const EntryRow = z.object({ subject: z.enum(['CHIP', 'MODEL']), document: z.unknown() });

const RunRow = z.object({
  runId: z.string(),
  submissionId: z.string(),
  lifecycle: Lifecycle,
  version: z.int(),
  systemId: z.string(),
  kind: z.enum(['MEASURED', 'REPORTED']),
  run: Run,
  pointIds: z.array(z.string()),
  older: z.array(z.boolean()),
});
/** A run on an entry whose specification is to change. */
export type EntryRun = z.infer<typeof RunRow>;

/** A version of a chip or model that waits, and every run that it would judge. */
export interface WaitingVersion {
  entry: { subject: 'CHIP'; document: Chip } | { subject: 'MODEL'; document: Model };
  runs: EntryRun[];
}

const RUNS_ON_ENTRY = `
  FROM run
  JOIN submission sub ON sub.id = run.submission_id AND ${STILL_SCORED}
  JOIN system ON system.id = run.system_id
  WHERE system.chip_id = (SELECT chip_id FROM chip_version WHERE submission_id = $1)
     OR run.model_slug = (SELECT slug FROM model_version v JOIN model ON model.id = v.model_id WHERE v.submission_id = $1)`;

/** Null for what is no specification. */
export async function readWaitingVersion(
  pool: Queries,
  submissionId: string,
): Promise<WaitingVersion | null> {
  const { rows: found } = await pool.query({
    name: 'waiting-version',
    text: `SELECT sub.subject, coalesce(c.document, m.document) AS document FROM submission sub
           LEFT JOIN chip_version c ON c.submission_id = sub.id LEFT JOIN model_version m ON m.submission_id = sub.id
           WHERE sub.id = $1 AND sub.subject <> 'RUN'`,
    values: [submissionId],
  });
  if (found[0] === undefined) return null;
  const { subject, document } = EntryRow.parse(found[0]);
  const rows = await rowsOf(pool, RunRow, {
    name: 'runs-on-entry',
    text: `
      SELECT run.id AS run_id, sub.id AS submission_id, sub.lifecycle, sub.version, run.system_id, run.kind, run.document AS run,
             array(SELECT p.id::text FROM point p WHERE p.run_id = run.id ORDER BY p.index) AS point_ids,
             array(SELECT p.older FROM point p WHERE p.run_id = run.id ORDER BY p.index) AS older
      ${RUNS_ON_ENTRY} ORDER BY run.id`,
    values: [submissionId],
  });
  return {
    entry:
      subject === 'CHIP'
        ? { subject, document: Chip.parse(document) }
        : { subject, document: Model.parse(document) },
    runs: rows,
  };
}

/** Ids of the runs that a version judges, for who compares with those that were evaluated. */
export async function runIdsOnEntry(client: Queries, submissionId: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>({
    name: 'run-ids-on-entry',
    text: `SELECT run.id::text ${RUNS_ON_ENTRY} ORDER BY run.id`,
    values: [submissionId],
  });
  return rows.map(({ id }) => id);
}
