import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { counted, listed, numberWord } from '@inferbench/units/english';
import { formatUsd, formatValue } from '@inferbench/units/format';
import { fittingFinding, leadWords } from '../finding.ts';
import { stackTitle } from '../verdict/sentences.ts';
import { isByStack } from './by-stack.ts';
import { orderedBy, type RowOfRun } from './columns.ts';
import { firstOf, leadOver, type Ordered } from './order.ts';
import type { BoardColumn } from './request.ts';
import type { BoardSlice } from './systems.ts';
import { COLUMN_WORDS, loadWords, makesTokens, PHASE_WORDS, sliceWords, usersWords } from './words.ts';

/** Best row of a chip in a column. */
type Best = RowOfRun & Ordered;

export interface Said {
  title: string;
  bold: string | null;
  sentence: string;
}

interface Saying {
  modelName: string;
  slice: BoardSlice;
  by: BoardColumn;
  rows: readonly RowOfRun[];
  /** Chips of the fullest group, of which the title speaks. */
  chips: number;
  catalogue: CatalogueView;
}

/** Words that every sentence of a board needs. */
interface Around {
  /** Model and load; the number of chips where the title speaks of these alone. */
  at: string;
  alone: string;
  where: string;
  /** Sentences of other numbers of chips, where they say something else. */
  elsewhere: string;
}

/** Title, ratios and sentence of a board: who leads of the fullest group, by each chip's best system. */
export function saidOf(saying: Saying): Said {
  const { modelName, slice, chips } = saying;
  const bests = bestsOn(chips, saying);
  const elsewhere = otherCounts(bests, saying);
  const each = `${counted(chips, 'chip')} each`;
  const alone = elsewhere === '' ? '' : `, ${each}`;
  const at = `${modelName} with ${usersWords(slice)}${alone}`;
  const around = { at, alone, elsewhere, where: `${each}: ${sliceWords(slice)}.` };
  return withoutOrder(saying, bests, around) ?? inOrder(saying, bests, around);
}

/** Words where nobody leads: nothing was run, layouts are not stated, or fewer than two systems can be ordered; null where some can. */
function withoutOrder(
  saying: Saying,
  [first, second]: readonly Best[],
  { at, where, elsewhere }: Around,
): Said | null {
  const { slice, chips } = saying;
  const plain = (sentence: string, ...titles: string[]) => ({
    title: fittingFinding(...titles),
    bold: null,
    sentence: sentence.trimEnd(),
  });
  const ran = [...new Set(onChips(chips, saying).map(({ row }) => row.label))];
  if (ran.length === 0)
    return plain(
      `Nobody published a run with ${sliceWords(slice)}.`,
      `${at}: nobody published this`,
      'Nobody published this',
    );
  if (slice.pools === 'UNSTATED')
    return plain(
      `Nobody said how the chips of these systems share the work, so they are in no order. ${where}`,
      `${at}: nobody leads, layouts are not stated`,
      'Nobody leads: layouts are not stated',
    );
  if (second !== undefined) return null;
  if (first === undefined || ran.length > 1) {
    const { phrase } = COLUMN_WORDS[saying.by];
    const [known, one] =
      first === undefined
        ? [`No ${phrase} is known of ${listed(ran)}.`, 'none is known']
        : [
            `Of ${listed(ran)} only ${first.row.label} has a comparable ${phrase}.`,
            `only ${first.row.label} has a comparable one`,
          ];
    return plain(`${known} ${where} ${elsewhere}`, `${at}, by ${phrase}: ${one}`, `By ${phrase}: ${one}`);
  }
  const { label } = first.row;
  return plain(`Only ${label} was run on ${where} ${elsewhere}`, `${at}: ${label} alone`, `${label} alone`);
}

/** Says who leads, by how much, and why the first two cannot be told apart. */
function inOrder(saying: Saying, bests: readonly Best[], { at, alone, where, elsewhere }: Around): Said {
  const { slice, by, chips } = saying;
  const asked = `${at}${by === 'OUTPUT' ? '' : `, by ${COLUMN_WORDS[by].phrase}`}`;
  const stack = stackWords(bests, saying);
  const told = stack ?? orderWords(bests, labelsOf);
  const ratios = stack === null ? ratioWords(bests, by) : null;
  const prices = by === 'OUTPUT' && makesTokens(slice) ? priceWords(onChips(chips, saying)) : '';
  return {
    title: fittingFinding(
      `${asked}: ${told}`,
      `${asked}: ${stack ?? orderWords(bests, labelsOrCount)}`,
      `${told}${alone}`,
      `${bests[0]?.row.label}: first by value${alone}`,
      `${loadWords(slice)}.`,
    ),
    bold: ratios === null ? null : `${ratios}${alone}`,
    sentence: [where, elsewhere, tieWords(bests, by), prices].filter((words) => words !== '').join(' '),
  };
}

const onChips = (chips: number, { rows }: Pick<Saying, 'rows'>): RowOfRun[] =>
  rows.filter(({ row }) => row.chips === chips);

/** Best row of each chip on so many chips, the best first. */
function bestsOn(chips: number, saying: Saying): Best[] {
  return bestOfChips(orderedBy(onChips(chips, saying), saying.by).ordered);
}

/** Sentence "On 4 chips each MI355X leads, 1.2 to 1.5 times the next.": of each other number of chips on which others are first; empty where none says so. */
function otherCounts(bests: readonly Best[], saying: Saying): string {
  const { rows, chips, slice } = saying;
  if (slice.pools === 'UNSTATED') return '';
  const others = new Set(rows.map(({ row }) => row.chips).filter((count) => count !== chips));
  const first = firstOf(bests).map(({ row }) => row.chip);
  return [...others]
    .toSorted((a, b) => b - a)
    .flatMap((count) => {
      const there = bestsOn(count, saying);
      const leaders = new Set(firstOf(there).map(({ row }) => row.chip));
      const expected = first.filter((chip) => there.some(({ row }) => row.chip === chip));
      const isSame = expected.length === leaders.size && expected.every((chip) => leaders.has(chip));
      if (there.length < 2 || isSame) return [];
      const told = stackWords(there, saying) ?? orderWords(there, labelsOf);
      return [`On ${counted(count, 'chip')} each ${told}.`];
    })
    .join(' ');
}

function bestOfChips(ordered: readonly Best[]): Best[] {
  const best = new Map<string, Best>();
  for (const one of ordered.toSorted((a, b) => b.value - a.value))
    if (!best.has(one.row.chip)) best.set(one.row.chip, one);
  return [...best.values()];
}

/** Title of a lead that the chips do not explain; null where they do. */
function stackWords(bests: readonly Best[], { slice, by, catalogue }: Saying): string | null {
  const [first, ...others] = firstOf(bests);
  const second = bests.find((one) => one !== first);
  if (first === undefined || second === undefined || others.length > 0 || by === 'FLEXIBILITY') return null;
  const lead = leadOver(first, second);
  const pair = { leader: first.row.chip, other: second.row.chip, precision: slice.precision };
  return lead !== null && isByStack(lead.low, pair, catalogue)
    ? stackTitle(first.row.label, second.row.label)
    : null;
}

const labelsOf = (bests: readonly Best[]): string => listed(bests.map(({ row }) => row.label));

/** "H200 and H100"; "four others": for titles without room for more names. */
const labelsOrCount = (bests: readonly Best[]): string =>
  bests.length < 3 ? labelsOf(bests) : `${numberWord(bests.length)} others`;

/** "B200 and MI355X cannot be told apart; both lead H200"; "B200 leads, 1.2 to 1.4 times the next". */
function orderWords(bests: readonly Best[], others: (behind: readonly Best[]) => string): string {
  const leaders = firstOf(bests);
  const behind = bests.filter((one) => !leaders.includes(one));
  const [first] = leaders;
  const [second] = behind;
  if (first === undefined) return '';
  const names = labelsOf(leaders);
  if (second === undefined)
    return leaders.length > 3 ? 'nobody can be told apart' : `${names} cannot be told apart`;
  if (leaders.length === 1) {
    const lead = leadOver(first, second);
    return lead === null
      ? `${first.row.label} leads`
      : `${first.row.label} leads, ${leadWords(lead.low, lead.high)} times the next`;
  }
  const led = behind.filter((one) => leaders.every((leader) => leadOver(leader, one) !== null));
  const both = leaders.length === 2 ? 'both lead' : 'all lead';
  const rest = led.length === 0 ? `${first.row.label} leads ${others(behind)}` : `${both} ${others(led)}`;
  return `${names} cannot be told apart; ${rest}`;
}

/** "B200 makes 1.4 to 1.8 times the output of H200": leaders against the best that they all lead; null without one. */
function ratioWords(bests: readonly Best[], by: BoardColumn): string | null {
  const leaders = firstOf(bests);
  const other = bests.find(
    (one) => !leaders.includes(one) && leaders.every((leader) => leadOver(leader, one) !== null),
  );
  if (other === undefined || (by !== 'OUTPUT' && by !== 'SPEED')) return null;
  const told = leaders.flatMap((leader) => {
    const lead = leadOver(leader, other);
    return lead === null
      ? []
      : [
          `${leader.row.label}${leader === leaders[0] ? ` ${by === 'OUTPUT' ? 'makes' : 'has'}` : ''} ${leadWords(lead.low, lead.high)}`,
        ];
  });
  return `${listed(told)} times the ${COLUMN_WORDS[by].phrase} of ${other.row.label}`;
}

/** Says why the first two cannot be told apart. */
function tieWords(bests: readonly Best[], by: BoardColumn): string {
  const [a, b] = firstOf(bests);
  if (a === undefined || b === undefined || by !== 'OUTPUT') return '';
  const months = [a, b].filter(({ row }) => row.months);
  const shown = ({ row, rate }: Best) => formatValue(row.output.value ?? rate);
  const values = `${shown(a)} against ${shown(b)} decides nothing`;
  if (months.length === 0) return `Single runs: ${values}.`;
  const whose = listed(months.map(({ row }) => row.label));
  return `The best ${months.length === 1 ? 'run' : 'runs'} of ${whose} ${months.length === 1 ? 'is a median' : 'are medians'} of months, so ${values}.`;
}

/** Says what rented prices tell: who is cheapest, who cannot be told apart from it, whose is not known. */
function priceWords(rows: readonly RowOfRun[]): string {
  const bests = bestOfChips(orderedBy(rows, 'PRICE').ordered);
  const named = (one: Best) => `${one.row.label} (${formatUsd(1 / one.value)})`;
  const leaders = firstOf(bests);
  const [first] = leaders;
  const priced = new Set(bests.map(({ row }) => row.label));
  const without = [...new Set(rows.map(({ row }) => row.label))].filter((label) => !priced.has(label));
  const known =
    first === undefined
      ? ''
      : leaders.length === 1
        ? `Per million tokens rented, ${named(first)} is ${bests.length === 1 ? 'the only one with a price' : `the cheapest of ${numberWord(bests.length)} that have a price`}.`
        : `Per million tokens rented, ${listed(leaders.map(named))} cannot be told apart.`;
  const missing = without.length === 0 ? '' : `No price on demand is known of ${listed(without)}.`;
  return [known, missing].filter((words) => words !== '').join(' ');
}

/** Unit of the output of a board. */
export function outputUnit({ phase }: BoardSlice): string {
  return PHASE_WORDS[phase].output;
}
