import { nameDistance } from './name-distance.ts';

const MAX_WORD_LENGTH = 120;

/** Up to three candidates near `word`, nearest first; none when nothing is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string[] {
  const wanted = word.slice(0, MAX_WORD_LENGTH).toLowerCase();
  const reach = Math.max(2, Math.floor(wanted.length / 3));
  return [...candidates]
    .map((candidate) => {
      const text = candidate.toLowerCase();
      const contains = wanted.length >= 3 && text.includes(wanted);
      return { candidate, distance: contains ? 0 : nameDistance(wanted, text, reach) };
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
