import type { Act, Engine } from '@inferbench/db/lifecycle/act';
import { readWaitingVersion, type WaitingVersion } from '@inferbench/db/lifecycle/entry-runs';
import { storeGeneration } from '@inferbench/db/lifecycle/store-generation';
import { storeRecheck } from '@inferbench/db/lifecycle/store-recheck';
import type { Evaluation } from '@inferbench/domain/score';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import type { ApiContext } from '../graphql/context.ts';

/**
 * What an act on a specification needs of the engine: a reviewer who takes it up is told what it would change, and publishing it
 * writes the scores that it gives. Worked out before the transaction; null where nothing has to be.
 */
export async function newScores(
  context: ApiContext,
  { action, submissionId }: Act,
): Promise<NonNullable<Engine['rescore']> | null> {
  if (action !== 'TAKE_UP' && action !== 'PUBLISH') return null;
  const waiting = await readWaitingVersion(context.database.pool, submissionId);
  if (waiting === null || waiting.runs.length === 0) return null;
  const { entry, runs } = waiting;
  const outcomes = await context.compute('evaluateUnder', { entry, runs: runs.map(({ run }) => run) });
  if (action === 'TAKE_UP') {
    await keepRecheck(context, { submissionId, waiting, outcomes });
    return null;
  }
  const reevaluated = runs.flatMap((run, n) => {
    const evaluation = outcomes[n]?.after;
    return evaluation === undefined ? [] : [{ ...run, evaluation }];
  });
  return (client, id) => storeGeneration(client, id, reevaluated);
}

interface Outcome {
  before: Evaluation;
  after: Evaluation;
}

async function keepRecheck(
  { database }: ApiContext,
  {
    submissionId,
    waiting,
    outcomes,
  }: { submissionId: string; waiting: WaitingVersion; outcomes: readonly Outcome[] },
): Promise<void> {
  const points = waiting.runs.flatMap(({ pointIds }, n) => {
    const outcome = outcomes[n];
    return outcome === undefined
      ? []
      : pointIds.map((pointId, index) => {
          const ranks = ({ points: all, verdict }: Evaluation) =>
            verdict === 'VALIDATED' && all[index]?.position != null && all[index].unranked === null;
          return {
            pointId,
            verdictBefore: outcome.before.verdict,
            verdict: outcome.after.verdict,
            losesRank: ranks(outcome.before) && !ranks(outcome.after),
            findings: outcome.after.findings.filter(
              ({ path }) => !path.startsWith('points[') || path.startsWith(`points[${index}]`),
            ),
          };
        });
  });
  await storeRecheck(database.pool, submissionId, { engineVersion: ENGINE_VERSION, points });
}
