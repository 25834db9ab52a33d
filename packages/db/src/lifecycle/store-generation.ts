import { flagsOf } from '@inferbench/domain/errors/finding';
import { edgeOf, type Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import type { Evaluation } from '@inferbench/domain/scores/score';
import type pg from 'pg';
import { noteFirings } from '../epochs/epoch-runs.ts';
import { insertScores } from '../scores/score-writer.ts';
import { sliceIdsOf } from '../board/slice-repository.ts';
import { type EntryRun, runIdsOnEntry } from './entry-runs.ts';
import { insertEvent, SYSTEM } from '../shared/new-event.ts';

export interface Reevaluated extends EntryRun {
  evaluation: Evaluation;
}

/** Where nothing stands yet: the board is put together after the scores. */
const NOWHERE = { standing: 0, listed: false } as const;

/**
 * Scores of every run on an entry under the specification that becomes effective, and the states that follow from them, in the
 * caller's transaction. False where the runs are not those that were evaluated: nothing may be kept then.
 */
export async function storeGeneration(
  client: pg.PoolClient,
  submissionId: string,
  runs: readonly Reevaluated[],
): Promise<boolean> {
  const standing = await runIdsOnEntry(client, submissionId);
  const evaluated = new Set(runs.map(({ runId }) => runId));
  if (standing.length !== evaluated.size || standing.some((id) => !evaluated.has(id))) return false;
  for (const run of runs) {
    await storeScores(client, run);
    await moveState(client, run);
  }
  return true;
}

async function storeScores(client: pg.PoolClient, run: Reevaluated): Promise<void> {
  const { evaluation, pointIds, systemId, kind, older, lifecycle } = run;
  const flagged = flagsOf(evaluation.findings).length > 0;
  // What two persons agreed on, or a publication states, stays where it is; it only ranks no longer.
  const unranked =
    flagged && !followsRules(lifecycle)
      ? ({
          reason: 'RECHECK',
          detail: 'the reviewed specification of its chip or model contradicts it',
        } as const)
      : null;
  const points = evaluation.points.map((point) => ({ ...point, unranked: point.unranked ?? unranked }));
  const sliceIds = await sliceIdsOf(client, points);
  const entries = points.flatMap((point, n) => {
    const pointId = pointIds[point.index];
    return pointId === undefined
      ? []
      : [
          {
            evaluated: point,
            evaluation,
            pointId,
            systemId,
            kind,
            older: older[point.index] ?? false,
            sliceId: sliceIds[n] ?? null,
            ...NOWHERE,
          },
        ];
  });
  await insertScores(client, entries, { again: true });
  await noteFirings(client, run.runId, evaluation);
}

/** States that the rules alone may change. */
function followsRules(lifecycle: Lifecycle): boolean {
  return lifecycle === 'VALIDATED' || lifecycle === 'IN_REVIEW' || lifecycle === 'FLAGGED';
}

async function moveState(
  client: pg.PoolClient,
  { submissionId, lifecycle, version, kind, evaluation }: Reevaluated,
): Promise<void> {
  if (kind === 'REPORTED' || !followsRules(lifecycle)) return;
  const waived = await waivedRules(client, submissionId);
  const flags = flagsOf(evaluation.findings).filter(({ rule }) => !waived.has(rule));
  const to: Lifecycle = flags.length > 0 ? 'FLAGGED' : 'VALIDATED';
  if (to === lifecycle || (to === 'VALIDATED' && lifecycle === 'IN_REVIEW')) return;
  if (edgeOf('RECHECK', lifecycle)?.to !== to) return;
  await insertEvent(client, {
    kind: 'RECHECK',
    submissionId,
    acting: SYSTEM,
    reason: 'the specification that it is judged by changed',
    payload: { flags },
    move: { from: lifecycle, to, version: version + 1 },
  });
}

async function waivedRules(client: pg.PoolClient, submissionId: string): Promise<Set<string>> {
  const { rows } = await client.query<{ rule: string }>('SELECT rule FROM waiver WHERE submission_id = $1', [
    submissionId,
  ]);
  return new Set(rows.map(({ rule }) => rule));
}
