import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { presentValue } from '@inferbench/domain/terms/metric';
import type { Evaluation } from '@inferbench/domain/scores/score';

interface ServerScore {
  inputHash: string;
  usefulTops: number | null;
}

/**
 * Holds the server's scores against those computed here. Other versions or another specification give another input
 * hash, and nothing is said then; under equal input a different score is exit 7.
 */
export function assertSameScores(local: Evaluation, server: readonly ServerScore[]): void {
  const own = new Map(local.points.map(({ score }) => [score.inputHash, score.metrics.USEFUL_TOPS]));
  for (const { inputHash, usefulTops } of server) {
    const computed = own.get(inputHash);
    if (computed === undefined) continue;
    const value = presentValue(computed);
    if (value === usefulTops) continue;
    throw new InferbenchError('SCORE_MISMATCH', 'The server computed another score from the same input.', {
      path: `scores ${inputHash}`,
      value: String(usefulTops),
      expected: String(value),
      fix: 'Report it: equal input and engine version give equal bytes everywhere.',
    });
  }
}
