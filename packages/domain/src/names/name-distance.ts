/**
 * Edits that turn one word into the other: a letter too many, too few or another, or two neighbours that changed places.
 * Words that are more than `reach` apart give reach + 1.
 */
export function nameDistance(a: string, b: string, reach: number): number {
  const far = reach + 1;
  if (Math.abs(a.length - b.length) > reach) return far;
  let [before, previous] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (previous[j - 1] ?? far) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      current.push(
        Math.min(
          replaced,
          (previous[j] ?? far) + 1,
          (current[j - 1] ?? far) + 1,
          swapped ? (before[j - 2] ?? far) + 1 : far,
        ),
      );
    }
    if (Math.min(...current) > reach) return far;
    [before, previous] = [previous, current];
  }
  return Math.min(previous[b.length] ?? far, far);
}
