import { globalId } from '@inferbench/api/graphql/global-id';
import { catalogue } from '@inferbench/catalogue/catalogue';
import type { Database } from '@inferbench/db/connection/database';
import { ensureOrganization } from '@inferbench/db/names/organization-repository';
import { storeSubmission } from '@inferbench/db/submissions/store-submission';
import { OF_CATALOGUE } from '@inferbench/db/lifecycle/submission-record';
import type { Run } from '@inferbench/domain/runs/run';
import type { Evaluation, Score } from '@inferbench/domain/scores/score';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { asAdmin } from './database.ts';
import { fasterFile, importedRun } from './fixture.ts';
import { contextOf } from './stacks.ts';

export const OLD = { engineVersion: '0.0.9', policyVersion: 'v0' };

/** A new database looks as if an older engine had made its first epoch. */
export async function beginWithOldEngine(adminUrl: string): Promise<void> {
  await asAdmin(adminUrl, (client) =>
    client.query('UPDATE epoch SET engine_version = $1, policy_version = $2', [
      OLD.engineVersion,
      OLD.policyVersion,
    ]),
  );
}

export interface AcceptedByOld {
  framework: string;
  /** Global id. */
  pointId: string;
  /** What the engine of this build says of it. */
  score: Score;
}

interface OldResult extends OldScore {
  framework: string;
  speedUp: number;
}

interface OldScore {
  /** The old engine's values ÷ ours. */
  factor?: number;
  /** The old engine let it not rank. */
  unranked?: boolean;
}

/**
 * A process of the older engine takes a result, scores it in its own way and stores it: under any name of a stack, as it
 * did before the list of them was closed.
 */
export async function acceptAsOldEngine(
  database: Database,
  { framework, speedUp, ...old }: OldResult,
): Promise<AcceptedByOld> {
  const imported = importedRun(fasterFile(speedUp), contextOf(framework));
  const run = { ...imported, system: { ...imported.system, framework } };
  const [accepted] = await acceptRunAsOldEngine(database, run, old);
  if (accepted === undefined) throw new Error('no point');
  return { framework, ...accepted };
}

/** The same of any run, by point. */
export async function acceptRunAsOldEngine(
  { pool }: Database,
  run: Run,
  { factor = 2, unranked = false }: OldScore = {},
): Promise<Omit<AcceptedByOld, 'framework'>[]> {
  const evaluation = evaluateRun(run, catalogue);
  const stored = await storeSubmission(pool, {
    evidence: [],
    ...OF_CATALOGUE,
    flags: [],
    organizationId: await ensureOrganization(pool, { slug: 'old-process', name: 'Old process' }),
    idempotencyKey: hashOf(run),
    contentHash: hashOf(run),
    lifecycle: 'PUBLISHED',
    format: 'vllm',
    document: Buffer.from('{}'),
    context: {},
    run,
    evaluation: ofOldEngine(evaluation, { factor, unranked }),
  });
  if (stored.kind !== 'stored') throw new Error(`not stored: ${stored.kind}`);
  const { pointIds } = stored.receipt;
  return evaluation.points.map(({ index, score }) => ({
    pointId: globalId('Point', pointIds[index] ?? ''),
    score,
  }));
}

function ofOldEngine(
  evaluation: Evaluation,
  { factor, unranked }: { factor: number; unranked: boolean },
): Evaluation {
  const scaled = <T extends { value: number; interval: { low: number; high: number; assumed: boolean } }>(
    entry: T,
  ): T => ({
    ...entry,
    value: factor * entry.value,
    interval: { ...entry.interval, low: factor * entry.interval.low, high: factor * entry.interval.high },
  });
  const metrics = (score: Score): Score['metrics'] => {
    const entries = Object.entries(score.metrics).map(([metric, value]) => [
      metric,
      value.present ? scaled(value) : value,
    ]);
    return Object.fromEntries(entries) as Score['metrics']; // the same keys
  };
  return {
    ...evaluation,
    ...OLD,
    points: evaluation.points.map((point) => ({
      ...point,
      unranked: unranked ? { reason: 'SMOKE_RUN', detail: 'too short for the old engine' } : point.unranked,
      boardValues: point.boardValues.map(scaled),
      score: { ...point.score, ...OLD, metrics: metrics(point.score) },
    })),
  };
}
