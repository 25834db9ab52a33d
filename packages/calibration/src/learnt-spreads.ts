import { inverseDiagonal } from './cholesky.ts';
import { fitEffects, normalEquations } from './fit-effects.ts';
import type { Parameter } from './fit-rows.ts';
import type { PreparedRows } from './prepared-rows.ts';

const ROUNDS = 3;
/** Levels that the spread of a kind of effect, as it was expected before any figure, counts for. */
const PRIOR_LEVELS = 2;

/**
 * Fits under spreads that the figures themselves show: spread² of a kind of effect is the mean of θ² + variance over its levels,
 * by rounds of fits (empirical Bayes, docs/model.md#calibration). The parameters keep the spreads.
 */
export function fitWithLearntSpreads({ times, taught }: PreparedRows): Float64Array {
  const { parameters } = times;
  const kinds = kindsOf(parameters);
  let theta = fitEffects(times, { taught });
  for (let round = 0; round < ROUNDS; round += 1) {
    const variances = inverseDiagonal(normalEquations(times, theta, taught).matrix, parameters.length);
    for (const { expected, members } of kinds) {
      const squares = members.reduce(
        (sum, index) => sum + (theta[index] ?? 0) * (theta[index] ?? 0) + (variances[index] ?? 0),
        PRIOR_LEVELS * expected * expected,
      );
      const spread = Math.sqrt(squares / (members.length + PRIOR_LEVELS));
      for (const index of members) Object.assign(parameters[index] ?? {}, { spread });
    }
    theta = fitEffects(times, { taught, from: theta });
  }
  return theta;
}

/** Levels of one kind of effect, and the spread that was expected of them. */
interface Kind {
  expected: number;
  members: number[];
}

/** Effects by kind; constants keep their spreads around their priors. */
function kindsOf(parameters: readonly Parameter[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const [index, { term, of, spread }] of parameters.entries()) {
    if (of === null) continue;
    const known = kinds.get(`${term} ${of}`);
    if (known) known.members.push(index);
    else kinds.set(`${term} ${of}`, { expected: spread, members: [index] });
  }
  return [...kinds.values()];
}
