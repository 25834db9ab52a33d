import type { Database } from '@inferbench/db/connection/database';
import { epochOf, switchEpoch, type Versions } from '@inferbench/db/epochs/epoch-repository';
import { storeRankChangeReport } from '@inferbench/db/board/rank-change-report';
import { type RunToScore, runsToScore } from '@inferbench/db/scores/rescore-reader';
import { type RescoredRun, storeRescored } from '@inferbench/db/scores/rescore-writer';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import type { EpochSwitch } from './environment.ts';

const READ_AT_ONCE = 100;
/** Runs of a transaction: fewer round trips than one each, and slices are held for moments. */
export const STORED_AT_ONCE = 10;

export interface RescoreOptions {
  epochSwitch?: EpochSwitch;
  /** Is called for each run. */
  alive?: () => void;
}

export interface RescoreOutcome {
  runs: number;
  points: number;
  /** True where the board shows the epoch now and did not before. */
  switched: boolean;
}

/**
 * Scores everything that the epoch of these versions has not taken in, says what that changes, and shows the epoch if it is
 * new and nobody wants to press the button. Can be stopped and started anywhere; a second run writes nothing.
 */
export async function rescore(
  database: Database,
  versions: Versions,
  { epochSwitch = 'auto', alive = () => undefined }: RescoreOptions = {},
): Promise<RescoreOutcome> {
  const { pool } = database;
  const epoch = await epochOf(pool, versions);
  if (epoch === null) throw new Error(`no epoch for engine ${versions.engineVersion}`);
  // Newer versions took its place while the job waited.
  if (epoch.state === 'RETIRED') return { runs: 0, points: 0, switched: false };
  const filled = await fill(database, epoch.id, alive);
  // Only an epoch that was never shown: what was shown once and is not now was taken off by an operator or a newer engine.
  if (epoch.state !== 'BUILDING') return { ...filled, switched: false };
  await storeRankChangeReport(pool, epoch.id);
  const switched = epochSwitch === 'auto' && (await switchEpoch(pool, epoch.id, ['BUILDING']));
  return { ...filled, switched };
}

/** Passes over what is missing until one finds nothing: results keep coming while it works. */
async function fill(
  database: Database,
  epochId: number,
  alive: () => void,
): Promise<{ runs: number; points: number }> {
  const outcome = { runs: 0, points: 0 };
  const failures: string[] = [];
  for (let found = true; found && failures.length === 0;) {
    found = false;
    let after: string | null = null;
    for (;;) {
      const runs: RunToScore[] = await runsToScore(database, { epochId, after, limit: READ_AT_ONCE });
      if (runs.length === 0) break;
      after = runs.at(-1)?.runId ?? null;
      for (let from = 0; from < runs.length; from += STORED_AT_ONCE) {
        const evaluated = runs.slice(from, from + STORED_AT_ONCE).flatMap((run) => {
          alive();
          const evaluation = evaluationOf(run);
          if (typeof evaluation !== 'string') return [{ run, evaluation }];
          failures.push(evaluation);
          return [];
        });
        const stored = await storeRescored(database.pool, { runs: evaluated, epochId });
        if (stored.length > 0) found = true;
        outcome.runs += stored.length;
        outcome.points += stored.reduce((sum, { run }) => sum + run.pointIds.length, 0);
      }
    }
  }
  // Said when all others are scored: one run must not keep the rest from its epoch, nor an epoch be shown without it.
  if (failures.length > 0) throw new Error(`${failures.length} runs were not scored; first ${failures[0]}`);
  return outcome;
}

/** A sentence where it cannot be scored. */
function evaluationOf(run: RunToScore): RescoredRun['evaluation'] | string {
  const evaluation = evaluateRun(run.run, run.catalogue);
  // A run that was accepted once and is refused by a newer engine keeps its state
  // (docs/metrics.md#engine-and-policy-versions-epochs), but has to be scored.
  return evaluation.points.length === run.pointIds.length
    ? evaluation
    : `${run.runId}: ${evaluation.findings[0]?.message ?? 'no points were scored'}`;
}
