import { counted, listed } from '@inferbench/units/english';
import { formatContext } from '@inferbench/units/format';
import { fittingFinding } from '../finding.ts';
import type { BatchOverContext } from './shape.ts';

/** "2 H100 hold half as many users at 2K as at 1K". */
export function collapseTitle({ label, contexts, usersHalveAt }: BatchOverContext, chips: number): string {
  const [first, last] = [contexts[0], contexts.at(-1)];
  const holds = chips === 1 ? `${label} holds` : `${chips} ${label} hold`;
  if (first === undefined || last === undefined) return fittingFinding(`${holds} no user`, 'No user fits');
  const [shortest, longest] = [formatContext(first.context), formatContext(last.context)];
  const told =
    usersHalveAt !== null
      ? `${shareWords(contexts, usersHalveAt)} as many users at ${formatContext(usersHalveAt)} as at ${shortest}`
      : first === last
        ? `${counted(first.users, 'user')} at ${shortest}`
        : `more than half as many users at ${longest} as at ${shortest}`;
  return fittingFinding(`${holds} ${told}`, told);
}

/** Share of the first users below which what is left is no half. */
const ABOUT_HALF = 0.45;

/** "half", or "less than half" where users fall from more than half to far less between two contexts. */
function shareWords(contexts: BatchOverContext['contexts'], place: number): string {
  const [whole, left] = [contexts[0], contexts.find(({ context }) => context === place)];
  return (left?.users ?? 0) < ABOUT_HALF * (whole?.users ?? 0) ? 'less than half' : 'half';
}

/** Contexts at which half is left at most: "… users as at 1K: all at 2K. … output of all of them: H100 at 8K; H200 and B200 at 16K." */
export function halvingWords(curves: readonly BatchOverContext[]): string {
  const shortest = formatContext(curves[0]?.contexts[0]?.context ?? 0);
  const users = byPlace(curves, ({ usersHalveAt }) => usersHalveAt);
  const output = byPlace(curves, ({ outputHalvesAt }) => outputHalvesAt);
  return `At most half as many users as at ${shortest}: ${users}. At most half as much output of all of them: ${output}.`;
}

function byPlace(
  curves: readonly BatchOverContext[],
  placeOf: (curve: BatchOverContext) => number | null,
): string {
  const places = [...new Set(curves.map(placeOf))].toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity));
  return places
    .map((place) => {
      const there = curves.filter((curve) => placeOf(curve) === place).map(({ label }) => label);
      const who = curves.length > 1 && there.length === curves.length ? 'all' : listed(there);
      return `${who} ${place === null ? 'at none of these contexts' : `at ${formatContext(place)}`}`;
    })
    .join('; ');
}
