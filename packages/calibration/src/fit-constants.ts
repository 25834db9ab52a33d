import type { Constants, Maturity } from '@inferbench/domain/calibration';
import { maturityOf } from '@inferbench/simulator/maturity';
import { ln } from '@inferbench/units/exact-math';
import { constantsAt, DIMENSIONS } from './constants-vector.ts';
import { fitMaturity } from './maturity-fit.ts';
import { nelderMead } from './nelder-mead.ts';
import type { Observation } from './observation.ts';
import { rowWeight } from './row-weight.ts';
import { pinball } from './statistics.ts';
import { type Timed, timed } from './timed.ts';

/** A row further off than this says something about its source, not about the constants. */
const MOST_RESIDUAL = 0.8;
/** Weight of the fast edge beside the spread around each stack's own level. */
const EDGE_WEIGHT = 0.5;
/** The fast edge of public results: a fifth of them is faster (docs/model.md#calibration). */
const FAST_EDGE = 0.2;
/** What pulls a constant that no row knows back to its prior. */
const PRIOR_WEIGHT = 0.01;

/** Expected time of a row under fitted constants and maturities. */
export function expectedSec(
  { observation, attainable }: Timed,
  constants: Constants,
  maturity: readonly Maturity[],
): number {
  const { framework, version, resolved } = observation;
  const { chip, peak } = resolved;
  const of = (phase: 'prefill' | 'decode') =>
    attainable[phase] === 0
      ? 0
      : attainable[phase] *
        maturityOf({ chip, peak, constants, stack: { framework, version }, phase, fitted: maturity }).ratio;
  return of('prefill') + of('decode');
}

function clamped(value: number): number {
  return Math.max(-MOST_RESIDUAL, Math.min(MOST_RESIDUAL, value));
}

/** Mean over rows of |ln(measured ÷ expected)| and the pinball loss of ln(measured ÷ attainable) at the fast edge. */
function lossAt(x: readonly number[], observations: readonly Observation[]): number {
  const constants = constantsAt(x);
  const rows = timed(observations, constants);
  const maturity = fitMaturity(rows, constants);
  let [loss, weights] = [0, 0];
  for (const row of rows) {
    const weight = rowWeight(row.observation);
    const { attainable, measuredSec } = row;
    const spread = clamped(ln(measuredSec / expectedSec(row, constants, maturity)));
    const edge = clamped(ln(measuredSec / (attainable.prefill + attainable.decode)));
    loss += weight * (Math.abs(spread) + EDGE_WEIGHT * pinball(edge, FAST_EDGE));
    weights += weight;
  }
  return loss / weights + PRIOR_WEIGHT * x.reduce((sum, v) => sum + v * v, 0);
}

export interface ConstantsFit {
  constants: Constants;
  maturity: Maturity[];
}

interface Effort {
  step: number;
  iterations: number;
}

/** From nothing, and for a fold that starts at the fit of all rows. */
export const FULL_EFFORT: Effort = { step: 0.25, iterations: 400 };
export const FOLD_EFFORT: Effort = { step: 0.06, iterations: 30 };

export function fitConstants(
  observations: readonly Observation[],
  start: readonly number[] = Array.from({ length: DIMENSIONS }, () => 0),
  effort: Effort = FULL_EFFORT,
): ConstantsFit {
  const { x } = nelderMead((point) => lossAt(point, observations), { start, ...effort });
  const constants = constantsAt(x);
  return { constants, maturity: fitMaturity(timed(observations, constants), constants) };
}
