import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import type { Database } from '@inferbench/db/database';
import { ensureOrganization } from '@inferbench/db/organization-repository';
import { standingKeys, supersede } from '@inferbench/db/publications';
import { storeSubmission } from '@inferbench/db/store-submission';
import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { MeasurementList } from '@inferbench/domain/measurement-list';
import type { Run } from '@inferbench/domain/run';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { mapMeasurements } from '@inferbench/importers/published/map-list';

const CATALOGUE_ORGANIZATION = { slug: 'inferbench-catalogue', name: 'InferBench catalogue' };

export interface LoadedPublications {
  /** Points that stand in the database. */
  points: number;
  /** Rows that are in no run, each with its reason (docs/catalogue.md). */
  unmappedRows: number;
}

/**
 * Makes the published measurements stand as submissions of the catalogue, kind REPORTED. What stands already stays; what a
 * newer version of its list reads otherwise is superseded first.
 */
export async function loadPublished(
  database: Database,
  catalogue: CatalogueView,
  lists: readonly MeasurementList[] = MEASUREMENTS,
): Promise<LoadedPublications> {
  const organizationId = await ensureOrganization(database.pool, CATALOGUE_ORGANIZATION);
  const mapped = lists.map((list) => mapMeasurements(list, catalogue));
  const publications = mapped.flatMap(({ runs }) => runs.map((run) => publicationOf(run, organizationId)));
  const standing = await standingKeys(database.pool, organizationId);
  const wanted = new Set(publications.map(({ idempotencyKey }) => idempotencyKey));
  for (const idempotencyKey of standing) {
    if (!wanted.has(idempotencyKey)) await supersede(database.pool, { organizationId, idempotencyKey });
  }
  for (const publication of publications) {
    if (!standing.has(publication.idempotencyKey)) await storeOne(database, publication, catalogue);
  }
  return {
    points: publications.reduce((sum, { run }) => sum + run.points.length, 0),
    unmappedRows: mapped.reduce((sum, { unmapped }) => sum + unmapped.length, 0),
  };
}

function publicationOf(run: Run, organizationId: string): Publication {
  const contentHash = hashOf(run);
  return { run, organizationId, contentHash, idempotencyKey: `published:${contentHash}` };
}

interface Publication {
  run: Run;
  organizationId: string;
  contentHash: string;
  idempotencyKey: string;
}

async function storeOne(
  { pool }: Database,
  { run, ...submission }: Publication,
  catalogue: CatalogueView,
): Promise<void> {
  const evaluation = evaluateRun(run, catalogue);
  if (evaluation.verdict === 'REJECTED') {
    throw new Error(
      `a published run of ${run.publication?.document} breaks ${evaluation.findings[0]?.message}`,
    );
  }
  const stored = await storeSubmission(pool, {
    // The source document is the evidence.
    evidence: [],
    counted: false,
    ...submission,
    // What breaks physics or contradicts itself stays off the board, whoever published it.
    lifecycle: evaluation.verdict === 'FLAGGED' ? 'FLAGGED' : 'PUBLISHED',
    format: run.source.tool,
    document: Buffer.from(JSON.stringify(run), 'utf8'),
    context: {},
    run,
    evaluation,
  });
  if (stored.kind !== 'stored') throw new Error(`a published run could not be stored: ${stored.kind}`);
}
