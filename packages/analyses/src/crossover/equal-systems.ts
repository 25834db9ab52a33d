import { chipShortName } from '@inferbench/domain/catalogue/names';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { domainOf } from '@inferbench/evaluation/simulation/domain-placement';
import { type Candidate, holds } from './holds.ts';

/** Chips at most: more nobody compares. */
const MAX_CHIPS = 1024;

/** Two systems count as equal within this share; where none are, the nearest pair is taken and says how far apart it is. */
const EQUAL_SHARE = 0.1;

export interface EqualInput {
  a: Candidate;
  b: Candidate;
}

export interface ChipCounts {
  a: number;
  b: number;
}

/** The stated number of chips, or the smallest power of two, on which both hold the batch. Error: DOES_NOT_FIT. */
export function equalChips(
  { a, b }: EqualInput,
  stated: number | undefined,
): Result<ChipCounts, InferbenchError> {
  for (let chips = stated ?? 1; chips <= MAX_CHIPS; chips *= 2) {
    if (holds(a, chips) && holds(b, chips)) return ok({ a: chips, b: chips });
    if (stated !== undefined) break;
  }
  const failing = [a, b].find((side) => !holds(side, stated ?? MAX_CHIPS)) ?? a;
  return fail(holdsNowhere(failing, stated ?? MAX_CHIPS));
}

/**
 * The smallest systems that differ by at most 10 % in a quantity each chip has (USD an hour, watts) and both hold the batch;
 * else the pair that differs least. Errors: DOES_NOT_FIT.
 */
export function equalBy({ a, b }: EqualInput, perChip: ChipCounts): Result<ChipCounts, InferbenchError> {
  const sizes = { a: sizesOf(a), b: sizesOf(b) };
  for (const side of ['a', 'b'] as const) {
    if (sizes[side].length === 0) return fail(holdsNowhere(side === 'a' ? a : b, MAX_CHIPS));
  }
  let [nearest, apart]: [ChipCounts, number] = [{ a: 0, b: 0 }, Number.POSITIVE_INFINITY];
  for (const chips of sizes.a) {
    const wanted = (chips * perChip.a) / perChip.b;
    const other = nearestTo(sizes.b, wanted);
    const ratio = Math.max(other / wanted, wanted / other);
    if (ratio < apart) [nearest, apart] = [{ a: chips, b: other }, ratio];
    if (ratio <= 1 + EQUAL_SHARE) break;
  }
  return ok(nearest);
}

/** Numbers of chips on which the batch fits, growing: any inside a scale-up domain, whole domains beyond. */
function sizesOf(side: Candidate): number[] {
  const domain = domainOf(side.chip);
  return Array.from({ length: MAX_CHIPS }, (_, i) => i + 1).filter(
    (chips) => (chips <= domain || chips % domain === 0) && holds(side, chips),
  );
}

function nearestTo(sizes: readonly number[], wanted: number): number {
  const apart = (size: number) => Math.max(size / wanted, wanted / size);
  return sizes.reduce((best, size) => (apart(size) < apart(best) ? size : best), sizes[0] ?? 1);
}

function holdsNowhere({ chip, model, load: { batch, context } }: Candidate, chips: number): InferbenchError {
  return new InferbenchError(
    'DOES_NOT_FIT',
    `${model.name} at batch ${batch} and ${context} tokens does not fit on ${chips} × ${chipShortName(chip)}, however it is split.`,
    {
      path: 'chips',
      value: String(chips),
      fix: 'Use a shorter context, a smaller batch or a narrower precision.',
    },
  );
}
