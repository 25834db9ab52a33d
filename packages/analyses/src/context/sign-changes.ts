/** Place where between two contexts a difference changes its sign. */
export interface SignChange {
  from: number;
  to: number;
  /** The context at which it is exactly zero; null where that lies between two of those that were looked at. */
  zeroAt: number | null;
  /** Whether it goes from negative to positive. */
  rises: boolean;
}

/** Every sign change over growing contexts. Touching zero and turning back is none; a stretch of zeros is one at most. */
export function signChanges(
  contexts: readonly number[],
  difference: (context: number) => number,
): SignChange[] {
  const found: SignChange[] = [];
  let before: { context: number; value: number } | null = null;
  let zeroAt: number | null = null;
  for (const context of contexts) {
    const value = difference(context);
    if (value === 0) {
      zeroAt ??= context;
      continue;
    }
    if (before !== null && before.value * value < 0) {
      found.push({ from: before.context, to: context, zeroAt, rises: value > 0 });
    }
    before = { context, value };
    zeroAt = null;
  }
  return found;
}
