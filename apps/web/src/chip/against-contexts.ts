interface Curve {
  /** Where memory is full; null where the curve reaches the last context. */
  endsAtContext: number | null;
  samples: readonly { context: number; value: number }[];
}

/** Contexts of all curves that are twice the one before, from the shortest. */
export function everyOctave(curves: readonly Curve[]): number[] {
  const contexts = [...new Set(curves.flatMap(({ samples }) => samples.map(({ context }) => context)))];
  const shown: number[] = [];
  for (const context of contexts.toSorted((a, b) => a - b)) {
    const last = shown.at(-1);
    if (last === undefined || context >= 2 * last) shown.push(context);
  }
  return shown;
}

/** Value at a context, or at the nearest before it that is less than an octave away; null past the end of the curve. */
export function valueAt({ endsAtContext, samples }: Curve, context: number): number | null {
  if (endsAtContext !== null && context > endsAtContext) return null;
  const before = samples.findLast((sample) => sample.context <= context);
  return before === undefined || 2 * before.context <= context ? null : before.value;
}
