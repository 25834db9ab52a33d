import type { DurationRange } from '@inferbench/domain/runs/point';
import { isPositive } from '@inferbench/units/numeric-guards';

/** A figure as it was printed, and half a step of its last digit; 0 where it has all its digits. */
export interface Printed {
  value: number;
  halfStep: number;
}

/** A figure of a table with as many decimals as it was printed with, or of JSON, where all digits stand. */
export function printedFigure(raw: unknown, { rounded }: { rounded: boolean }): Printed | null {
  const text = typeof raw === 'number' || typeof raw === 'string' ? String(raw) : '';
  const [, whole, decimals = ''] = /^(\d{1,15})(?:\.(\d{0,30}))?(?:e-?\d{1,3})?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  return { value: Number(text), halfStep: rounded ? Number(`5e-${decimals.length + 1}`) : 0 };
}

export interface CoarseDuration {
  durationSec: number;
  /** Null where all figures have all their digits. */
  range: DurationRange | null;
}

/** Upper ÷ lower bound beyond which a duration says too little to divide by. */
const WIDEST = 1.2;

/** How much was done ÷ how much a second, and what it can be between the last digits of both. */
function quotient(done: Printed, perSec: Printed): CoarseDuration | null {
  if (!isPositive(perSec.value) || !isPositive(done.value)) return null;
  const durationSec = done.value / perSec.value;
  const lowerSec = (done.value - done.halfStep) / (perSec.value + perSec.halfStep);
  const upperSec = (done.value + done.halfStep) / (perSec.value - perSec.halfStep);
  if (perSec.value <= perSec.halfStep || upperSec > WIDEST * lowerSec) return null;
  return { durationSec, range: upperSec > lowerSec ? { lowerSec, upperSec } : null };
}

export interface DerivedDuration {
  /** Duration by the finer of both rates; of equal ones by requests. Null where both are too coarse. */
  best: (CoarseDuration & { by: 'requests' | 'tokens' }) | null;
  byRequests: CoarseDuration | null;
  byTokens: CoarseDuration | null;
}

/** Requests ÷ requests/s, and tokens ÷ tokens/s. */
export function coarseDuration({
  completed,
  requestRate,
  tokens,
  tokenRate,
}: {
  completed: number;
  requestRate: Printed | null;
  tokens: Printed | null;
  tokenRate: Printed | null;
}): DerivedDuration {
  const byRequests = requestRate === null ? null : quotient({ value: completed, halfStep: 0 }, requestRate);
  const byTokens = tokens === null || tokenRate === null ? null : quotient(tokens, tokenRate);
  const isFiner = byTokens !== null && (byRequests === null || widthOf(byTokens) < widthOf(byRequests));
  if (isFiner) return { best: { ...byTokens, by: 'tokens' }, byRequests, byTokens };
  return { best: byRequests === null ? null : { ...byRequests, by: 'requests' }, byRequests, byTokens };
}

/** "26.71 s (26.709 to 26.711)". */
export function shownDuration({ durationSec, range }: CoarseDuration): string {
  const digits = (value: number) => Number(value.toPrecision(6));
  const between = range === null ? '' : ` (${digits(range.lowerSec)} to ${digits(range.upperSec)})`;
  return `${digits(durationSec)} s${between}`;
}

function widthOf({ range }: CoarseDuration): number {
  return range === null ? 0 : range.upperSec - range.lowerSec;
}

/** What a duration that is printed with few digits can be; nothing for one with all its digits. */
export function rangeOf({ value, halfStep }: Printed, perSec = 1): { durationRange?: DurationRange } {
  if (halfStep === 0 || value <= halfStep) return {};
  return { durationRange: { lowerSec: (value - halfStep) / perSec, upperSec: (value + halfStep) / perSec } };
}
