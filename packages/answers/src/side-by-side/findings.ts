import { listed } from '@inferbench/units/english';
import { fittingFinding } from '../finding.ts';
import { type NamedSide, NO_VERDICT } from '../verdict/ranges.ts';
import type { SideRow } from './shape.ts';

/** Rows that are a race, each with its verdict. */
function racesOf(rows: readonly SideRow[]) {
  return rows.flatMap(({ title, verdict }) => {
    const [first = '', ...rest] = title;
    return verdict === null ? [] : [{ by: `${first.toLowerCase()}${rest.join('')}`, verdict }];
  });
}

/** Whoever leads every row that has a verdict, over all sides; null where no one does. */
function winnerOf(rows: readonly SideRow[]): string | null {
  const races = rows.filter(({ verdict }) => verdict !== null && verdict.kind !== 'NONE');
  const leaders = new Set(races.map(({ verdict }) => verdict?.leader ?? null));
  const [leader = null] = leaders;
  const isWhole = races.every(({ figures }) => figures.every(({ value }) => value !== null));
  return leaders.size === 1 && isWhole ? leader : null;
}

/** The answer in a few words, then with all who lead: "No single chip wins", "No single chip wins: 344 LPU v1 lead in speed". */
export function sideFindings(
  rows: readonly SideRow[],
  sides: readonly NamedSide[],
): { answer: string; title: string } {
  const races = racesOf(rows);
  const leads = ({ name, isMany }: NamedSide) => `${name} ${isMany ? 'lead' : 'leads'}`;
  const leaders = sides.flatMap((side) => {
    const own = races.filter(({ verdict }) => verdict.leader === side.chip).map(({ by }) => by);
    return own.length === 0 ? [] : [{ side, own: listed(own) }];
  });
  const winner = sides.find(({ chip }) => chip === winnerOf(rows));
  if (winner !== undefined) {
    const answer = `Simulated, ${leads(winner)}`;
    return { answer, title: fittingFinding(`${answer} in ${leaders[0]?.own ?? ''}`, answer) };
  }
  if (races.every(({ verdict }) => verdict.kind === 'NONE')) {
    const answer = 'Nothing here can be compared';
    return { answer, title: answer };
  }
  const answer = 'No single chip wins';
  const led = leaders.map(({ side, own }) => `${leads(side)} in ${own}`);
  const told = led.length === 0 ? 'nobody is clear of the next' : listed(led);
  return { answer, title: fittingFinding(`${answer}: ${told}`, answer) };
}

/** Verdicts that read alike are said once, with all rows that they are of; those that say nothing come last. */
export function sideSentence(rows: readonly SideRow[]): string {
  const said = new Map<string, { isNone: boolean; of: string[] }>();
  for (const { by, verdict } of racesOf(rows)) {
    const isNone = verdict.kind === 'NONE';
    said.set(verdict.text, { isNone, of: [...(said.get(verdict.text)?.of ?? []), by] });
  }
  const parts = [...said]
    .toSorted(([, a], [, b]) => Number(a.isNone) - Number(b.isNone))
    .map(([text, { isNone, of }]) =>
      isNone ? `no verdict in ${listed(of)}: ${text.slice(NO_VERDICT.length)}` : `${text} in ${listed(of)}`,
    );
  return parts.length === 0 ? '' : `Simulated: ${parts.join('; ')}.`;
}
