import type { Kind } from '@inferbench/domain/terms/kind';
import type { Run } from '@inferbench/domain/runs/run';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { putOnBoard } from '../board/board-writer.ts';
import { epochsToEnter, isOf, takeIn } from '../epochs/epoch-runs.ts';
import { pointIdsOf } from '../shared/point-ids.ts';
import { insertPoints } from '../scores/point-writer.ts';
import type { NewRunSubmission } from './run-submission.ts';
import { insertScores } from '../scores/score-writer.ts';
import { HIDDEN, standingsOf } from '../scores/run-standing.ts';
import { sliceIdsOf } from '../board/slice-repository.ts';
import { systemSlug } from '../shared/system-slug.ts';
import { putTradeoffRows } from '../board/tradeoff-writer.ts';

export interface StoredRun {
  submission: NewRunSubmission;
  submissionId: string;
  runId: string;
}

/** Runs with their points, scores and places on the boards. Gives the ids of points by run, in the order of the points. */
export async function storeRuns(
  client: pg.PoolClient,
  runs: readonly StoredRun[],
): Promise<Map<string, string[]>> {
  if (runs.length === 0) return new Map();
  const systemIds = await systemIdsOf(
    client,
    runs.map(({ submission }) => submission.run.system),
  );
  await insertRuns(client, runs, systemIds);
  const entries = await entriesOf(client, runs, systemIds);
  await insertPoints(client, entries);
  await insertScores(client, entries);
  await enterEpochs(client, runs, entries);
  const ids = new Map<string, string[]>(runs.map(({ runId }) => [runId, []]));
  for (const { runId, pointId } of entries) ids.get(runId)?.push(pointId);
  return ids;
}

type Entry = Awaited<ReturnType<typeof entriesOf>>[number];

async function entriesOf(
  client: pg.PoolClient,
  runs: readonly StoredRun[],
  systemIds: ReadonlyMap<string, string>,
) {
  const slugs = await organizationSlugs(client, runs);
  const standings = await standingsOf(client, runs);
  const points = runs.flatMap(({ submission, runId }) =>
    submission.evaluation.points.map((evaluated) => ({
      evaluated,
      evaluation: submission.evaluation,
      run: submission.run,
      runId,
      organization: slugs.get(submission.organizationId) ?? '',
      contentHash: evaluated.contentHash,
      systemId: systemIds.get(systemSlug(submission.run.system)) ?? '',
      kind: kindOf(submission.run),
      older: submission.older?.[evaluated.index] ?? false,
      ...(standings.get(runId) ?? HIDDEN),
    })),
  );
  const sliceIds = await sliceIdsOf(
    client,
    points.map(({ evaluated }) => evaluated),
  );
  const pointIds = await pointIdsOf(client, points);
  return points.map((point, index) => ({
    ...point,
    pointId: pointIds[index] ?? '',
    sliceId: sliceIds[index] ?? null,
  }));
}

function kindOf(run: Run): Kind {
  return run.publication === null ? 'MEASURED' : 'REPORTED';
}

async function organizationSlugs(
  client: pg.PoolClient,
  runs: readonly StoredRun[],
): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; slug: string }>({
    name: 'organization-slugs',
    text: 'SELECT id::text, slug FROM organization WHERE id = ANY($1::uuid[])',
    values: [[...new Set(runs.map(({ submission }) => submission.organizationId))]],
  });
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

async function insertRuns(
  client: pg.PoolClient,
  runs: readonly StoredRun[],
  systemIds: ReadonlyMap<string, string>,
): Promise<void> {
  await client.query({
    name: 'run-insert',
    text: `INSERT INTO run (id, submission_id, system_id, document, kind, chip_version)
           SELECT r.id, r.submission_id, r.system_id, r.document, r.kind, chip.version
           FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::jsonb[], $5::text[])
                  AS r(id, submission_id, system_id, document, kind)
           JOIN system ON system.id = r.system_id JOIN chip ON chip.id = system.chip_id`,
    values: [
      runs.map(({ runId }) => runId),
      runs.map(({ submissionId }) => submissionId),
      runs.map(({ submission }) => systemIds.get(systemSlug(submission.run.system))),
      runs.map(({ submission }) => JSON.stringify(submission.run)),
      runs.map(({ submission }) => kindOf(submission.run)),
    ],
  });
}

/** Ids by slug, created where new. */
async function systemIdsOf(
  client: pg.PoolClient,
  systems: readonly Run['system'][],
): Promise<Map<string, string>> {
  const bySlug = [...new Map(systems.map((system) => [systemSlug(system), system]))].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const slugs = bySlug.map(([slug]) => slug);
  await client.query({
    name: 'system-insert',
    text: `INSERT INTO system (id, slug, chip_id, chips, framework)
           SELECT s.id, s.slug, chip.id, s.chips, s.framework
           FROM unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::uuid[])
                  WITH ORDINALITY AS s(slug, chip, chips, framework, id, n)
           JOIN chip ON chip.slug = s.chip ORDER BY s.n ON CONFLICT (slug) DO NOTHING`,
    values: [
      slugs,
      bySlug.map(([, system]) => system.chip),
      bySlug.map(([, system]) => system.chips),
      bySlug.map(([, system]) => system.framework),
      bySlug.map(() => uuidv7()),
    ],
  });
  const { rows } = await client.query<{ id: string; slug: string }>({
    name: 'system-ids',
    text: 'SELECT id::text, slug FROM system WHERE slug = ANY($1::text[])',
    values: [slugs],
  });
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  const missing = bySlug.find(([slug]) => !ids.has(slug));
  if (missing) throw new Error(`no chip ${missing[1].chip} in the database`);
  return ids;
}

async function enterEpochs(
  client: pg.PoolClient,
  runs: readonly StoredRun[],
  entries: readonly Entry[],
): Promise<void> {
  const [first] = runs;
  if (first === undefined) return;
  // All were scored by this process, so by one engine and policy.
  const { evaluation } = first.submission;
  const epochs = await epochsToEnter(client, evaluation);
  const own = epochs.find((epoch) => isOf(epoch, evaluation));
  if (own !== undefined) {
    await takeIn(
      client,
      own.id,
      runs.map(({ runId, submission }) => ({ runId, evaluation: submission.evaluation })),
    );
  }
  // What is held back is scored, and has no place on a board.
  const shown = entries.filter(({ stands }) => stands);
  const epochIds = epochs.map(({ id }) => id);
  await putOnBoard(client, { entries: shown, epochIds });
  await putTradeoffRows(client, { entries: shown, epochIds });
}
