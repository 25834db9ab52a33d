import { isOfPoint } from '@inferbench/domain/errors/finding';
import type { Evaluation } from '@inferbench/domain/scores/score';

type Evaluated = Pick<Evaluation, 'findings'> & {
  points: readonly Pick<Evaluation['points'][number], 'index'>[];
};

/** Rules that fire on the points of a run: findings, and points that have one. Stored with the run, so that rules are counted by runs. */
export function ruleFirings({ findings, points }: Evaluated): Record<string, [number, number]> {
  const firings: Record<string, [number, number]> = {};
  for (const { index } of points) {
    const rules = findings.filter(({ path }) => isOfPoint(path, index)).map(({ rule }) => rule);
    for (const rule of new Set(rules)) {
      const [before, pointsBefore] = firings[rule] ?? [0, 0];
      firings[rule] = [before + rules.filter((each) => each === rule).length, pointsBefore + 1];
    }
  }
  return firings;
}
