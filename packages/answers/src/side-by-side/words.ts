import { capitalised, listed } from '@inferbench/units/english';
import { formatNumber, formatPercent, formatUsd, formatValue } from '@inferbench/units/format';
import { fittingFinding } from '../finding.ts';
import type { ShownFigure } from '../load/shape.ts';
import type { SideBasis, SideQuestion, SideRow } from './shape.ts';

/** What the figures of a row are, in one word. */
export const BASIS_WORDS: Readonly<Record<SideBasis, string>> = {
  DATASHEET: 'datasheet',
  PUBLISHED: 'published',
  SIMULATED: 'simulated',
};

/** A figure of a row as people read it: 1,413, 69 %, $24.39. */
export function formatSide(question: SideQuestion, value: number): string {
  if (question === 'BOUND_SHARE') return formatPercent(value);
  if (question === 'PRICE' || question === 'OWNED_PRICE') return formatUsd(value);
  return question === 'CHIPS' ? formatNumber(value) : formatValue(value);
}

/** "62 to 93": ends of the interval of a figure, where it has one. */
export function sideRange(
  question: SideQuestion,
  { low, high }: Pick<ShownFigure, 'low' | 'high'>,
): string | null {
  if (low === null || high === null || low === high) return null;
  return `${formatSide(question, low)} to ${formatSide(question, high)}`;
}

/** What a row is led in: "tokens/s of one user". */
function by({ question, title }: SideRow): string {
  return question === 'SPEED' ? 'speed' : title.replace(/^(.)/, (letter) => letter.toLowerCase());
}

/** Rows that are a race, each with its verdict. */
function racesOf(rows: readonly SideRow[]) {
  return rows.flatMap((row) => (row.verdict === null ? [] : [{ by: by(row), verdict: row.verdict }]));
}

/** Who leads every row that has a verdict, over all sides; null where no one does. */
function winnerOf(rows: readonly SideRow[]): string | null {
  const races = rows.filter(({ verdict }) => verdict !== null && verdict.kind !== 'NONE');
  const leaders = new Set(races.map(({ verdict }) => verdict?.leader ?? null));
  const [leader = null] = leaders;
  const isWhole = races.every(({ figures }) => figures.every(({ value }) => value !== null));
  return leaders.size === 1 && isWhole ? leader : null;
}

/** "No single chip wins: LPU v1 leads in speed, B200 in price, rented". */
export function sideTitle(rows: readonly SideRow[], labelOf: (chip: string) => string): string {
  const races = racesOf(rows);
  const leaders = [...new Set(races.flatMap(({ verdict }) => verdict.leader ?? []))];
  const led = leaders.map((leader, i) => {
    const own = races.filter(({ verdict }) => verdict.leader === leader).map((race) => race.by);
    return `${labelOf(leader)} ${i === 0 ? 'leads in' : 'in'} ${listed(own)}`;
  });
  const winner = winnerOf(rows);
  if (winner !== null) return fittingFinding(`Simulated, ${led[0]}`, `Simulated, ${labelOf(winner)} leads`);
  if (races.every(({ verdict }) => verdict.kind === 'NONE')) return 'Nothing here can be compared';
  const all = led.length === 0 ? 'their ranges touch' : listed(led);
  return fittingFinding(`No single chip wins: ${all}`, 'No single chip wins');
}

/** Verdicts that read alike are said once, with all rows that they are of. */
export function sideSentence(rows: readonly SideRow[]): string {
  const said = new Map<string, string[]>();
  for (const { by: row, verdict } of racesOf(rows))
    said.set(verdict.text, [...(said.get(verdict.text) ?? []), row]);
  const order = (text: string) => (text.startsWith('No verdict') ? 1 : 0);
  const parts = [...said].toSorted(([a], [b]) => order(a) - order(b)).map(([text, of]) => part(text, of));
  return parts.length === 0 ? '' : `${capitalised(`simulated: ${parts.join('; ')}`)}.`;
}

function part(text: string, of: readonly string[]): string {
  const [, why] = /^No verdict: (.*)$/.exec(text) ?? [];
  return why === undefined ? `${text} in ${listed(of)}` : `no verdict in ${listed(of)}: ${why}`;
}
