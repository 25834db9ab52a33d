import { exp, ln } from '@inferbench/units/exact-math';
import { CONTEXTS } from './contexts.ts';
import type { Curve, CurveValue } from './curve.ts';
import { signChanges } from './sign-changes.ts';

export interface FoundCrossing {
  context: number;
  low: number;
  high: number;
  /** Better at longer contexts. */
  riser: Curve;
  faller: Curve;
}

type Read = (value: CurveValue) => number;

/** Whole contexts at which both curves have a value. */
export function commonContexts(a: Curve, b: Curve): number[] {
  const end = Math.min(
    a.endsAtContext ?? Number.POSITIVE_INFINITY,
    b.endsAtContext ?? Number.POSITIVE_INFINITY,
  );
  const inside = CONTEXTS.filter((context) => context <= end);
  return Number.isFinite(end) && inside.at(-1) !== end ? [...inside, end] : inside;
}

/** Every context at which two simulated curves change places, by bisection between neighbouring samples. */
export function crossingsOf(a: Curve, b: Curve, higherIsBetter: boolean): FoundCrossing[] {
  const contexts = commonContexts(a, b);
  const lead = leadOf(a, b, higherIsBetter);
  return signChanges(contexts, lead).map(({ from, to, zeroAt, rises }) => {
    const [riser, faller] = rises ? [a, b] : [b, a];
    const context = zeroAt ?? bisect(lead, from, to);
    return {
      context,
      ...intervalAround({ riser, faller, context, contexts, higherIsBetter }),
      riser,
      faller,
    };
  });
}

const middle: Read = ({ value }) => value;

/** Positive where `a` is better. */
function leadOf(a: Curve, b: Curve, higherIsBetter: boolean, [readA, readB] = [middle, middle]) {
  return (context: number): number => {
    const [here, there] = [a.at(context), b.at(context)];
    if (here === null || there === null) return 0;
    return (higherIsBetter ? 1 : -1) * (readA(here) - readB(there));
  };
}

const PRECISION = 1e-4;

/** The sign change of `lead` between two contexts, halving in log. */
function bisect(lead: (context: number) => number, from: number, to: number): number {
  const sign = Math.sign(lead(from));
  let [low, high] = [from, to];
  while (high / low > 1 + PRECISION) {
    const half = exp((ln(low) + ln(high)) / 2);
    if (Math.sign(lead(half)) === sign) low = half;
    else high = half;
  }
  return exp((ln(low) + ln(high)) / 2);
}

interface Around {
  riser: Curve;
  faller: Curve;
  context: number;
  contexts: readonly number[];
  higherIsBetter: boolean;
}

/**
 * Interval from where the riser at its best meets the faller at its worst, to where the riser at its worst meets the
 * faller at its best; an end that is not met inside the common range is the end of that range.
 */
function intervalAround({ riser, faller, context, contexts, higherIsBetter }: Around): {
  low: number;
  high: number;
} {
  const best: Read = higherIsBetter ? ({ high }) => high : ({ low }) => low;
  const worst: Read = higherIsBetter ? ({ low }) => low : ({ high }) => high;
  const early = leadOf(riser, faller, higherIsBetter, [best, worst]);
  const late = leadOf(riser, faller, higherIsBetter, [worst, best]);
  let low = contexts[0] ?? context;
  for (let i = contexts.length - 1; i >= 0; i -= 1) {
    const here = contexts[i] ?? 0;
    if (here < context && early(here) < 0) {
      low = bisect(early, here, Math.min(context, contexts[i + 1] ?? context));
      break;
    }
  }
  let high = contexts.at(-1) ?? context;
  for (const [i, here] of contexts.entries()) {
    if (here > context && late(here) > 0) {
      high = bisect(late, Math.max(context, contexts[i - 1] ?? context), here);
      break;
    }
  }
  return { low: Math.min(low, context), high: Math.max(high, context) };
}
