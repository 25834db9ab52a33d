import type { ComparedChip, MetricVerdict } from './shape.ts';
import type { SystemVerdict } from '../verdict/shape.ts';

/** Verdict of observed runs of two of the compared chips: in the slice that is shown, and, where that says nothing, in any of the model. */
export interface ComparedPair {
  said: SystemVerdict;
  elsewhere: SystemVerdict | null;
}

/** The verdict of the pair, where two chips are compared. */
export function onlyPair(pairs: readonly ComparedPair[]): ComparedPair | null {
  const [pair] = pairs;
  return pair === undefined || pairs.length > 1 ? null : pair;
}

/** Verdicts that say something of a pair, in whatever slice of the model. */
export function decidedPairs(pairs: readonly ComparedPair[]): SystemVerdict[] {
  return pairs.flatMap(({ said, elsewhere }) => {
    const found = said.kind === 'NONE' ? elsewhere : said;
    return found === null || found.kind === 'NONE' ? [] : [found];
  });
}

/**
 * The lead of one chip over others as far as their pairs bear it: an order of intervals says no more than each pair does. Null where
 * every pair says so.
 */
export function deniedLead(
  first: ComparedChip['label'],
  others: readonly string[],
  pairs: readonly ComparedPair[],
): MetricVerdict['verdict'] | null {
  const found = others.map((other) => ({ other, verdict: verdictOf(first, other, pairs) }));
  const none = found.find(({ verdict }) => verdict === null || verdict.kind === 'NONE');
  if (none !== undefined)
    return { kind: 'NONE', leader: null, text: `No verdict: ${first} and ${none.other} were not run alike` };
  const isAhead = (verdict: SystemVerdict | null) => verdict?.leader === first;
  const open = found.find(({ verdict }) => !isAhead(verdict));
  if (open === undefined) return null;
  return { kind: 'TIED', leader: null, text: `${first} and ${open.other} cannot be told apart` };
}

function verdictOf(a: string, b: string, pairs: readonly ComparedPair[]): SystemVerdict | null {
  const isOf = ({ sides }: SystemVerdict) =>
    [a, b].every((label) => sides.some((side) => side.label === label));
  return pairs.find(({ said }) => isOf(said))?.said ?? null;
}
