/**
 * The last whole number from `from` on for which it holds, found by halving: it holds at `from`, does not at `until`, and turns once
 * between the two.
 */
export function lastThat(holds: (whole: number) => boolean, from: number, until: number): number {
  let [good, bad] = [from, until];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
