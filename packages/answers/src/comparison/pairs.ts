import { frameworkName } from '@inferbench/domain/names/framework-name';
import type { Verdict } from '../duel/shape.ts';
import { fittingFinding } from '../finding.ts';
import type { ComparedMetric } from './shape.ts';
import type { SystemVerdict } from '../verdict/shape.ts';

/** Verdict of observed runs of two of the compared chips: in the slice that is shown, and, where that says nothing, in any of the model. */
export interface ComparedPair {
  said: SystemVerdict;
  elsewhere: SystemVerdict | null;
}

/** A verdict on the runs of one software, which says so: others may say otherwise. */
export function withFramework(said: SystemVerdict, framework: string): SystemVerdict {
  const name = frameworkName(framework);
  return {
    ...said,
    title: fittingFinding(`${said.title}, with ${name}`, said.title),
    text: `With ${name}: ${said.text}`,
    reasons: said.reasons.map((reason) => `With ${name}: ${reason}`),
  };
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

/** Kind of a lead that every pair bears, or the verdict that stands in its place. */
type BorneLead = Extract<Verdict['kind'], 'LEADS' | 'LEADS_BY_STACK'> | Verdict;

/**
 * The lead of one chip over others as far as their pairs bear it: an order of intervals says no more than each pair does. Verdicts of
 * pairs are on output; a price or an energy needs runs that are alike, and is by software and layout where the output is.
 */
export function borneLead(
  first: string,
  others: readonly string[],
  { pairs, metric }: { pairs: readonly ComparedPair[]; metric: ComparedMetric },
): BorneLead {
  const none = (why: string): Verdict => ({ kind: 'NONE', leader: null, text: `No verdict: ${why}` });
  const found = others.map((other) => ({ other, verdict: verdictOf(first, other, pairs) }));
  for (const { other, verdict } of found) {
    if (verdict === null || verdict.kind === 'NONE') return none(`${first} and ${other} were not run alike`);
    if (verdict.kind === 'MIXED') return none(`${first} and ${other} turn with the slice`);
    if (metric !== 'OUTPUT' || verdict.leader === first) continue;
    return verdict.leader === null
      ? { kind: 'TIED', leader: null, text: `${first} and ${other} cannot be told apart` }
      : none(`${other} leads ${first} like for like`);
  }
  return found.some(({ verdict }) => verdict?.kind === 'LEADS_BY_STACK') ? 'LEADS_BY_STACK' : 'LEADS';
}

function verdictOf(a: string, b: string, pairs: readonly ComparedPair[]): SystemVerdict | null {
  const isOf = ({ sides }: SystemVerdict) =>
    [a, b].every((label) => sides.some((side) => side.label === label));
  return pairs.find(({ said }) => isOf(said))?.said ?? null;
}
