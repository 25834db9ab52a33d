import type { Database } from '@inferbench/db/connection/database';
import { ensureOrganization } from '@inferbench/db/names/organization-repository';
import {
  markOlder,
  type StandingPublication,
  standingPublications,
  supersede,
} from '@inferbench/db/scores/publications';
import type { NewRunSubmission } from '@inferbench/db/submissions/run-submission';
import { storeSubmissions } from '@inferbench/db/submissions/store-submission';
import { OF_CATALOGUE } from '@inferbench/db/lifecycle/submission-record';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { flagsOf } from '@inferbench/domain/errors/finding';
import type { MeasurementList } from '@inferbench/domain/runs/measurement-list';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { type JoinedRun, joinSources } from '@inferbench/importers/published/join-sources';
import { mapMeasurements } from '@inferbench/importers/published/map-list';
import { publishedLists } from '@inferbench/published/published-lists';

const CATALOGUE_ORGANIZATION = { slug: 'inferbench-catalogue', name: 'InferBench catalogue' };

export interface LoadedPublications {
  /** Points that stand in the database. */
  points: number;
  /** Runs that break a rule and are not stored; `docs/measurements.md` lists them with their reasons. */
  refusedRuns: number;
  /** Runs that were not there before. */
  storedRuns: number;
}

/** Points stored so far, of those that were not there before. */
export interface StoringProgress {
  stored: number;
  of: number;
}

/** Points stored in one transaction: their scores are some megabytes. */
const POINTS_AT_ONCE = 600;

/**
 * Makes the published measurements stand as submissions of the catalogue, kind REPORTED. What stands already stays; what a
 * newer version of its list reads otherwise is superseded first.
 */
export async function loadPublished(
  database: Database,
  catalogue: CatalogueView,
  lists: readonly MeasurementList[] = publishedLists(),
  onProgress: (progress: StoringProgress) => void = () => undefined,
): Promise<LoadedPublications> {
  const organizationId = await ensureOrganization(database.pool, CATALOGUE_ORGANIZATION);
  const mapped = lists.map((list) => mapMeasurements(list, catalogue));
  const publications = joinSources(mapped.flatMap(({ runs }) => runs)).map(publicationOf);
  const standing = await standingPublications(database.pool, organizationId);
  const wanted = new Map(publications.map((publication) => [publication.idempotencyKey, publication]));
  for (const [idempotencyKey, stored] of standing) {
    if (stillStands(stored, wanted.get(idempotencyKey))) continue;
    await supersede(database.pool, { organizationId, idempotencyKey });
    standing.delete(idempotencyKey);
  }
  await markOlder(
    database.pool,
    [...standing].flatMap(([key, stored]) => newlyOlder(stored, wanted.get(key))),
  );
  const isNew = publications.filter(({ idempotencyKey }) => !standing.has(idempotencyKey));
  const loaded = { storedRuns: 0, refusedRuns: 0 };
  const progress = { stored: 0, of: pointsOf(isNew) };
  for (const chunk of chunksOf(isNew)) {
    const submissions = chunk.flatMap(
      (publication) => submissionOf(publication, organizationId, catalogue) ?? [],
    );
    loaded.refusedRuns += chunk.length - submissions.length;
    loaded.storedRuns += submissions.length;
    await storeAll(database, submissions);
    progress.stored += pointsOf(chunk);
    onProgress({ ...progress });
  }
  return { points: pointsOf(publications), ...loaded };
}

interface Publication extends JoinedRun {
  contentHash: string;
  idempotencyKey: string;
}

function publicationOf({ run, older }: JoinedRun): Publication {
  const contentHash = hashOf(run);
  return { run, older, contentHash, idempotencyKey: `published:${contentHash}` };
}

function pointsOf(publications: readonly Publication[]): number {
  return publications.reduce((sum, { run }) => sum + run.points.length, 0);
}

/** What the lists no longer say leaves, and so does a run of which a point stands again: it is stored anew. */
function stillStands({ points }: StandingPublication, wanted: Publication | undefined): boolean {
  return wanted !== undefined && points.every(({ older }, index) => !older || wanted.older[index] === true);
}

function newlyOlder({ points }: StandingPublication, wanted: Publication | undefined): string[] {
  return points.flatMap(({ id, older }, index) => (!older && wanted?.older[index] === true ? [id] : []));
}

function chunksOf(publications: readonly Publication[]): Publication[][] {
  const chunks: Publication[][] = [];
  let points = Number.POSITIVE_INFINITY;
  for (const publication of publications) {
    if (points >= POINTS_AT_ONCE) {
      chunks.push([]);
      points = 0;
    }
    chunks.at(-1)?.push(publication);
    points += publication.run.points.length;
  }
  return chunks;
}

/** Null for a run that breaks a rule: it is listed, and never stops a start. */
function submissionOf(
  { run, older, contentHash, idempotencyKey }: Publication,
  organizationId: string,
  catalogue: CatalogueView,
): NewRunSubmission | null {
  const evaluation = evaluateRun(run, catalogue);
  if (evaluation.verdict === 'REJECTED') return null;
  return {
    organizationId,
    idempotencyKey,
    contentHash,
    // The source document is the evidence.
    evidence: [],
    ...OF_CATALOGUE,
    flags: flagsOf(evaluation.findings),
    // What breaks physics or contradicts itself stays off the board, whoever published it.
    lifecycle: evaluation.verdict === 'FLAGGED' ? 'FLAGGED' : 'PUBLISHED',
    format: run.source.tool,
    document: Buffer.from(JSON.stringify(run), 'utf8'),
    context: {},
    run,
    evaluation,
    older,
  };
}

async function storeAll({ pool }: Database, submissions: readonly NewRunSubmission[]): Promise<void> {
  if (submissions.length === 0) return;
  const outcomes = await storeSubmissions(pool, submissions);
  const refused = outcomes.find(({ kind }) => kind !== 'stored');
  if (refused !== undefined) throw new Error(`published runs could not be stored: ${refused.kind}`);
}
