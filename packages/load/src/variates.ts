import { uniform } from '@inferbench/serving/counter-random';
import { exp, ln } from '@inferbench/units/exact-math';

/** Uniform numbers of one request, one after the other. */
type Draws = () => number;

export function drawsOf(key: number, request: number): Draws {
  let draw = 0;
  return () => uniform(key, request, draw++);
}

/** Mean 1. */
export function exponential(next: Draws): number {
  return -ln(next());
}

/** Mean 0, standard deviation 1: G. Marsaglia's polar method (1964). */
export function normal(next: Draws): number {
  for (;;) {
    const [x, y] = [2 * next() - 1, 2 * next() - 1];
    const square = x * x + y * y;
    if (square > 0 && square < 1) return x * Math.sqrt((-2 * ln(square)) / square);
  }
}

/** Gamma with mean 1 and this coefficient of variation: G. Marsaglia, W. W. Tsang (2000), raised by a power below shape 1. */
export function gamma(next: Draws, cv: number): number {
  const shape = 1 / (cv * cv);
  const raised = shape < 1 ? shape + 1 : shape;
  const drawn = gammaOfShape(next, raised);
  const power = shape < 1 ? ln(next()) / shape : 0;
  // Below the smallest double a gap is none.
  return power < -700 ? 0 : (drawn * exp(power)) / shape;
}

function gammaOfShape(next: Draws, shape: number): number {
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal(next);
    const root = 1 + c * x;
    if (root <= 0) continue;
    const v = root * root * root;
    if (ln(next()) < (x * x) / 2 + d - d * v + d * ln(v)) return d * v;
  }
}
