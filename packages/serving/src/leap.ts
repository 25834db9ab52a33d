/**
 * Steps of which each is `growthSec` longer than the one before: k of them last k·first + growth·k(k − 1) ÷ 2.
 */
export function stepsSec(firstSec: number, growthSec: number, steps: number): number {
  return steps * firstSec + (growthSec * steps * (steps - 1)) / 2;
}

/**
 * The fewest of such steps, at least one, that last `untilSec`: from the quadratic, then put right against the sum itself, since the
 * root loses digits.
 */
export function stepsUntil(firstSec: number, growthSec: number, untilSec: number, most: number): number {
  let guess = firstSec > 0 ? untilSec / firstSec : most;
  if (growthSec > 0) {
    const b = firstSec - growthSec / 2;
    guess = (2 * untilSec) / (b + Math.sqrt(b * b + 2 * growthSec * untilSec));
  }
  let steps = Math.min(most, Math.max(1, Math.ceil(guess)));
  while (steps > 1 && stepsSec(firstSec, growthSec, steps - 1) >= untilSec) steps -= 1;
  while (steps < most && stepsSec(firstSec, growthSec, steps) < untilSec) steps += 1;
  return steps;
}
