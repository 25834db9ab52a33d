import type { Act, Engine } from '@inferbench/db/lifecycle/act';
import { readWaitingVersion } from '@inferbench/db/lifecycle/entry-runs';
import { storeGeneration } from '@inferbench/db/lifecycle/store-generation';
import { type Rechecked, storeRecheck } from '@inferbench/db/lifecycle/store-recheck';
import { isOfPoint } from '@inferbench/domain/errors/finding';
import type { Evaluation } from '@inferbench/domain/scores/score';
import type { ApiContext } from '../graphql/context.ts';

/**
 * What an act on a specification needs of the engine, worked out before its transaction and written in it: whoever takes one up is
 * told what it would change, and publishing it writes the scores that it gives. Empty where nothing has to be.
 */
export async function underNewVersion(
  context: ApiContext,
  { action, submissionId }: Act,
): Promise<Pick<Engine, 'recheck' | 'rescore'>> {
  if (action !== 'TAKE_UP' && action !== 'PUBLISH') return {};
  const waiting = await readWaitingVersion(context.database.pool, submissionId);
  if (waiting === null || waiting.runs.length === 0) return {};
  const { entry, runs } = waiting;
  const outcomes = await context.compute('evaluateUnder', { entry, runs: runs.map(({ run }) => run) });
  if (action === 'TAKE_UP') {
    const points = waiting.runs.flatMap(({ pointIds }, n) => {
      const outcome = outcomes[n];
      return outcome === undefined
        ? []
        : pointIds.map((pointId, index) => recheckedPoint(pointId, index, outcome));
    });
    return {
      recheck: (client, engineVersion) => storeRecheck(client, submissionId, { engineVersion, points }),
    };
  }
  const reevaluated = runs.flatMap((run, n) => {
    const evaluation = outcomes[n]?.after;
    return evaluation === undefined ? [] : [{ ...run, evaluation }];
  });
  return { rescore: (client) => storeGeneration(client, submissionId, reevaluated) };
}

interface Outcome {
  before: Evaluation;
  after: Evaluation;
}

function recheckedPoint(pointId: string, index: number, { before, after }: Outcome): Rechecked {
  return {
    pointId,
    verdictBefore: before.verdict,
    verdict: after.verdict,
    losesRank: ranks(before, index) && !ranks(after, index),
    findings: after.findings.filter(({ path }) => isOfPoint(path, index) || !path.startsWith('points[')),
  };
}

function ranks({ points, verdict }: Evaluation, index: number): boolean {
  const point = points[index];
  return verdict === 'VALIDATED' && point !== undefined && point.position !== null && point.unranked === null;
}
