import { classWords } from '@inferbench/domain/board/system-class';
import { stackNames } from '@inferbench/domain/catalogue/names';
import { formatDate } from '@inferbench/units/dates';
import { capitalised, listed, numberWord } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { fittingFinding, leadWords } from '../finding.ts';
import { leadOfChips } from './lead.ts';
import type { SystemVerdict, VerdictRow, VersusStrip } from './shape.ts';
import { COMPARED_WORD, type ComparedBy } from './side.ts';
import { type Bounded, isBound } from './sentences.ts';

type Led = Pick<SystemVerdict, 'kind' | 'leader' | 'low' | 'high'> & Bounded;

/** A lead as one of many: its range, and whether the one ahead was run faster alone, so that it may give more. */
export type OneLead = Pick<Led, 'low' | 'high'> & { atLeast: boolean };

export const leadOf = (led: Led): OneLead => ({ ...led, atLeast: isBound(led) });

/** "1.3 to 3.8", "at least 1.7": the range of several leads, a bound where the largest is one. */
export function timesWords(leads: readonly OneLead[]): string {
  const { low, high } = rangeOver(leads);
  const isOpen = leads.some((each) => each.atLeast && each.high === high);
  return `${isOpen ? 'at least ' : ''}${leadWords(low ?? 0, high ?? 0)}`;
}

/** Least and largest of several leads; null of none. */
export function rangeOver(leads: readonly Pick<Led, 'low' | 'high'>[]): Pick<Led, 'low' | 'high'> {
  if (leads.length === 0) return { low: null, high: null };
  return {
    low: Math.min(...leads.map(({ low }) => low ?? Infinity)),
    high: Math.max(...leads.map(({ high }) => high ?? 0)),
  };
}

/** "B200 1.5 to 1.7 ×", "not told apart", "no verdict": a verdict in the room of a cell. */
export function rowWords(led: Led): string {
  const ratio = rowRatio(led);
  if (led.leader === null) return ratio;
  return `${led.leader} ${ratio}${led.kind === 'LEADS_BY_STACK' ? ', software and layout' : ''}`;
}

/** "1.5 to 1.7 ×", "≥ 1.7 ×", or why there is no ratio. */
export function rowRatio(led: Led): string {
  const { kind } = led;
  const ratio = leadRatio(led);
  if (ratio !== null) return ratio;
  if (kind === 'MIXED') return 'depends on the slice';
  return kind === 'TIED' ? 'not told apart' : 'no verdict';
}

/** "1.5 to 1.7 ×", "≥ 1.7 ×"; null where nobody leads. */
function leadRatio(led: Led): string | null {
  const { leader, low, high } = led;
  if (leader === null || low === null || high === null) return null;
  return `${isBound(led) ? '≥ ' : ''}${leadWords(low, high)} ×`;
}

/** Lines next to one, of those at which verdicts are drawn. */
export function neighbours(strips: readonly VersusStrip[], at: number): VersusStrip[] {
  const below = strips.filter((strip) => strip.at < at).toSorted((a, b) => b.at - a.at)[0];
  const above = strips.filter((strip) => strip.at > at).toSorted((a, b) => a.at - b.at)[0];
  return [below, above].filter((strip) => strip !== undefined);
}

/** Tells whether a lead is the other's at a line next to it. */
export function turnsNearby(
  said: Pick<SystemVerdict, 'kind' | 'leader'>,
  near: readonly VersusStrip[],
): boolean {
  const leader = leadOfChips(said);
  return leader !== null && near.map(leadOfChips).some((other) => other !== null && other !== leader);
}

/** "B200 leads", "MI355X leads, at 50 only", "depends on the bits": what a model counts as. */
export function countedWords(
  said: Pick<SystemVerdict, 'kind' | 'leader' | 'turnsWith'>,
  { turns, at }: { turns: boolean; at: number },
): string {
  const { kind, leader } = said;
  if (kind === 'MIXED') return `depends on ${said.turnsWith}`;
  if (kind === 'LEADS_BY_STACK') return 'software and layout';
  if (leader === null) return kind === 'TIED' ? 'not told apart' : 'cannot be compared';
  return turns ? `${leader} leads, near ${formatNumber(at)} only` : `${leader} leads`;
}

/** "DeepSeek V4 Pro turns with the speed: MI355X at 50, B200 at 20 and 60." of each model whose lead is the other's nearby. */
export function turningWords(
  models: readonly {
    modelName: string;
    leader: string | null;
    turns: boolean;
    strips: readonly VersusStrip[];
  }[],
): string[] {
  return models
    .filter(({ turns }) => turns)
    .map(({ modelName, strips }) => {
      const leaders = [...new Set(strips.flatMap((strip) => leadOfChips(strip) ?? []))];
      const told = leaders.map((leader) => {
        const lines = strips
          .filter((strip) => leadOfChips(strip) === leader)
          .map(({ at }) => formatNumber(at));
        return `${leader} at ${listed(lines)}`;
      });
      return `${modelName} turns with the speed: ${told.join(', ')}.`;
    });
}

/** Systems of a pair as a sentence names them. */
export function systemWords({ label, chips, extent, pools, framework }: VerdictRow): string {
  const stack = framework === null ? '' : `, ${stackNames(framework).short}`;
  return `${label} × ${formatNumber(chips)} (${classWords({ extent, pools })}${stack})`;
}

/** "NVIDIA 3.7 ×: GB300 × 72 (one rack, SGLang), 602, against MI355X × 24 (…), 161"; or that they are the same pair. */
export function bestWords(best: SystemVerdict, isSamePair: boolean): string {
  if (isSamePair) return 'the same pair';
  const { leader, sides } = best;
  const ran = sides.flatMap(({ row, value }) =>
    row === null ? [] : [`${systemWords(row)}, ${formatNumber(value ?? 0)}`],
  );
  const ratio = leadRatio(best);
  return `${ratio === null ? 'not told apart' : `${leader} ${ratio}`}: ${ran.join(' against ')}`;
}

/** "3.7 ×: GB300 × 72 v. MI355X × 24": the same in the room beside a picture. */
export function bestShort(best: SystemVerdict, isSamePair: boolean): string {
  if (isSamePair) return 'the same pair';
  const { leader, sides } = best;
  const ran = sides.flatMap(({ row }) => (row === null ? [] : [`${row.label} × ${formatNumber(row.chips)}`]));
  const ordered = sides[0]?.label === leader ? ran : ran.toReversed();
  return `${leadRatio(best) ?? 'not told apart'}: ${ordered.join(' v. ')}`;
}

/** Says on how many models the best system of each group of chips is ahead, and how many have no such pair; empty where none has. */
export function bestSentence(
  vendors: readonly string[],
  leads: readonly { model: string; leader: string | null }[],
  without: number,
): string {
  const models = [...new Set(leads.map(({ model }) => model))];
  if (models.length === 0) return '';
  const aheadOn = (vendor: string) =>
    models.filter((model) =>
      leads.filter((row) => row.model === model).every(({ leader }) => leader === vendor),
    ).length;
  const told = vendors
    .map((vendor) => ({ vendor, models: aheadOn(vendor) }))
    .filter((each) => each.models > 0)
    .toSorted((a, b) => b.models - a.models)
    .map((each) => `${each.vendor}’s best run makes more on ${countedOf(each.models, models.length)}`);
  const rest = without === 0 ? '' : `; on ${numberWord(without)} more the best runs are not compared`;
  return told.length === 0
    ? `With any chip and size, the best run of neither makes more on ${anyOf(models.length)}${rest}.`
    : `With any chip and size, racks included, ${told.join(', ')}${rest}.`;
}

/** "two of five models"; "the one model". */
export const countedOf = (some: number, all: number): string =>
  all === 1 ? 'the one model' : `${numberWord(some)} of ${numberWord(all)} models`;

/** "any of five models"; "the one model". */
export const anyOf = (all: number): string =>
  all === 1 ? 'the one model' : `any of ${numberWord(all)} models`;

/** Title of two that were run alike too seldom to name a leader. */
export function tooFewTitle(labels: readonly [string, string]): string {
  return fittingFinding(`${listed(labels)}: too few like pairs to name a leader`, 'Too few like pairs');
}

/** Title of a picture over models; a lead that turns nearby names no range. */
export function overModelsFinding(
  labels: readonly [string, string],
  by: ComparedBy,
  {
    a,
    b,
    mixed,
    compared,
    steady,
  }: Record<'a' | 'b' | 'mixed' | 'compared', number> & { steady: readonly SteadyLead[] },
): string {
  const both = listed(labels);
  const none = `no verdict of ${COMPARED_WORD[by]}s`;
  if (compared === 0) return fittingFinding(`${both}: ${none}`, capitalised(none));
  const isFirst = a >= b;
  const [leader, other, ahead] = isFirst ? [labels[0], labels[1], a] : [labels[1], labels[0], b];
  if (ahead === 0) {
    const any = anyOf(compared);
    const nobody = `Neither ${labels[0]} nor ${labels[1]} leads on ${any}`;
    return fittingFinding(mixed === 0 ? `${both} cannot be told apart on ${any}` : nobody, both);
  }
  const own = steady.filter((each) => each.leader === leader);
  const head = `${leader} leads ${other} on ${countedOf(ahead, compared)}`;
  const times = () => timesWords(own.flatMap(({ leads }) => leads));
  return fittingFinding(...(own.length === ahead ? [`${head}, by ${times()} times`] : []), head, both);
}

/** A model on which one leads, at lines next to it too, and its leads in the rows of the picture. */
export interface SteadyLead {
  leader: string | null;
  leads: readonly OneLead[];
}

/** Title of leads over time, "On DeepSeek R1 in FP4: B200 2.9 to 4.1 × on 13 Nov 2025, B200 1.2 × on 20 May 2026": the first lead and what is known last. */
export function timeTitle(
  where: string,
  dates: readonly (Pick<Led, 'kind' | 'leader'> & { date: string; words: string })[],
): string {
  const told = dates.filter(({ kind }) => kind !== 'NONE');
  const on = `On ${where}`;
  const first = told.find(({ leader }) => leader !== null);
  const last = told.at(-1);
  if (first === undefined || last === undefined)
    return fittingFinding(`${on} nobody led on any of ${numberWord(told.length)} days`, `${on}, over time`);
  const words = [...new Set([first, last])].map((each) => `${each.words} on ${formatDate(each.date)}`);
  return fittingFinding(`${on}: ${words.join(', ')}`, `${on}, over time`, 'Over time');
}
