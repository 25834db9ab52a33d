/**
 * Edits that turn one word into the other: a letter too many, too few or another, or two neighbours that changed places.
 * Words that are more than `reach` apart give reach + 1.
 */
export function nameDistance(a: string, b: string, reach: number): number {
  const far = reach + 1;
  if (Math.abs(a.length - b.length) > reach) return far;
  let before: number[] = [];
  let previous = [0];
  // A place further from the diagonal takes more edits than count.
  for (let j = 1; j <= Math.min(b.length, reach); j += 1) previous.push(j);
  for (let i = 1; i <= a.length; i += 1) {
    const current: number[] = [i];
    let least = i;
    for (let j = Math.max(1, i - reach); j <= Math.min(b.length, i + reach); j += 1) {
      const replaced = (previous[j - 1] ?? far) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const edits = Math.min(
        replaced,
        (previous[j] ?? far) + 1,
        (current[j - 1] ?? far) + 1,
        areSwapped(a, i, b, j) ? (before[j - 2] ?? far) + 1 : far,
      );
      current[j] = edits;
      least = Math.min(least, edits);
    }
    if (least > reach) return far;
    [before, previous] = [previous, current];
  }
  return Math.min(previous[b.length] ?? far, far);
}

/** Whether the letters before a place of one word are those of the other in turn. */
function areSwapped(a: string, i: number, b: string, j: number): boolean {
  return i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
}
