/** Edits (insert, delete, replace) that turn one word into the other. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

const MAX_WORD_LENGTH = 120;

/** Up to three candidates near `word`, nearest first; none when nothing is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string[] {
  const wanted = word.slice(0, MAX_WORD_LENGTH).toLowerCase();
  const reach = Math.max(2, Math.floor(wanted.length / 3));
  return [...candidates]
    .flatMap((candidate) => {
      const text = candidate.toLowerCase();
      const contains = wanted.length >= 3 && text.includes(wanted);
      // Words are at least as many edits apart as their lengths differ.
      if (!contains && Math.abs(text.length - wanted.length) > reach) return [];
      return { candidate, distance: contains ? 0 : editDistance(wanted, text) };
    })
    .filter(({ distance }) => distance <= reach)
    .toSorted((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/** " Did you mean a or b?", or an empty string. */
export function suggestion(word: string, candidates: Iterable<string>): string {
  const near = didYouMean(word, candidates);
  return near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
}
