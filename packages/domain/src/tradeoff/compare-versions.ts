/** What stands before the release that it becomes. */
const BEFORE_RELEASE = /^(a|alpha|b|beta|dev|pre|preview|rc)$/;

type Part = readonly [weight: number, value: string | number];

const END: Part = [1, ''];

/** Numbers and words of a version, behind the name of a stack if it begins with one. */
function partsOf(version: string): Part[] {
  const words =
    version
      .toLowerCase()
      .replace(/^\D*/, '')
      .match(/\d+|[a-z]+/g) ?? [];
  return words.map((word) => {
    if (/^\d/.test(word)) return [3, Number(word)];
    return [BEFORE_RELEASE.test(word) ? 0 : 2, word];
  });
}

/**
 * Negative where the first version is the lower: numbers count as numbers, "0.9" before "0.10", and a candidate stands before its
 * release, "1.2.0rc6" before "1.2.0". Zero for the same text alone, so that an order is never left open.
 */
export function compareVersions(a: string, b: string): number {
  const [own, other] = [partsOf(a), partsOf(b)];
  for (let i = 0; i < Math.max(own.length, other.length); i += 1) {
    const [weight, value] = own[i] ?? END;
    const [otherWeight, otherValue] = other[i] ?? END;
    if (weight !== otherWeight) return weight - otherWeight;
    if (value !== otherValue) return value < otherValue ? -1 : 1;
  }
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
