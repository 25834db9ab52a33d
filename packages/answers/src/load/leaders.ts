import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { PAY_WORDS } from './pay-words.ts';
import type { PayBy } from './request.ts';
import type { ChartLeader, LeaderKind, ShownFigure } from './shape.ts';
import { placeEntries } from '@inferbench/scoring/place';
import { classKey, isOneClass } from '@inferbench/domain/board/system-class';
import { listedUpTo } from '@inferbench/units/english';
import { formatNumber, formatUsd } from '@inferbench/units/format';
import { rangeOf } from '@inferbench/domain/terms/ranged';
import { sideAt } from '../verdict/at-line.ts';
import { gainOf, leadBetween } from '../verdict/lead.ts';
import { NOBODY_LEADS } from '../verdict/leaders.ts';
import type { VerdictRow } from '../verdict/shape.ts';
import { absent } from './figures.ts';
import type { Unranked } from './simulated-rows.ts';
import { speedWords } from './slice-words.ts';

interface Question {
  question: LeaderKind;
  title: string;
  unit: string;
  higherIsBetter: boolean;
  figureOf: (row: Unranked) => ShownFigure;
  /** Ends of the interval in a sentence. */
  format?: (value: number) => string;
  missing: string;
}

function questions(at: number, pay: PayBy): Question[] {
  return [
    {
      question: 'FASTEST',
      title: 'Fastest for one user',
      unit: 'tokens/s',
      higherIsBetter: true,
      figureOf: ({ alone }) => alone,
      missing: 'no chip is fast enough for the line',
    },
    {
      question: 'MOST_OUTPUT',
      title: `Most output, each user at ${speedWords(at)} tokens/s`,
      unit: 'tokens/s per chip',
      higherIsBetter: true,
      figureOf: ({ output }) => output,
      missing: 'no chip is fast enough for the line',
    },
    {
      question: 'CHEAPEST',
      title: `Cheapest ${PAY_WORDS[pay].cheapest}`.trimEnd(),
      unit: '$ per M tokens',
      format: formatUsd,
      higherIsBetter: false,
      figureOf: ({ price }) => price,
      missing: pay === 'NONE' ? PAY_WORDS.NONE.none : 'no price of these chips',
    },
    {
      question: 'LEAST_ENERGY',
      title: 'Least energy',
      unit: 'J per token',
      higherIsBetter: false,
      figureOf: ({ energy }) => energy,
      missing: 'power of these chips is not known',
    },
  ];
}

interface LeadersInput {
  published: readonly Unranked[];
  simulated: readonly Unranked[];
  /** All observed runs of the slice: a lead at the line is held against their fronts. */
  runs: readonly VerdictRow[];
}

/** The four leaders: from published systems where two chips have the figure, else from simulated ones; of one class, or nobody. */
export function leadersOf(
  { published, simulated, runs }: LeadersInput,
  { at, pay }: { at: number; pay: PayBy },
): ChartLeader[] {
  return questions(at, pay).map((asked) => {
    // Nobody leads a list of one.
    const isRace = (rows: readonly Unranked[]) =>
      new Set(comparable(rows, asked).map(({ chip }) => chip)).size > 1;
    const rows = isRace(published) || !isRace(simulated) ? published : simulated;
    const racing = comparable(rows, asked);
    return racing.length > 1 && !isOneClass(racing)
      ? leaderOf({ ...asked, missing: NOBODY_LEADS.UNLIKE }, [], { runs, at })
      : leaderOf(asked, rows, { runs, at });
  });
}

/** Rows that compare: of energies only those at one boundary compare: the one that most rows have. */
function comparable(rows: readonly Unranked[], { question, figureOf }: Question): Unranked[] {
  const known = rows.filter((row) => figureOf(row).value !== null);
  if (question !== 'LEAST_ENERGY') return known;
  const counts = new Map<string, number>();
  for (const row of known) counts.set(figureOf(row).words, (counts.get(figureOf(row).words) ?? 0) + 1);
  const [widest] = [...counts].toSorted(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1));
  return known.filter((row) => figureOf(row).words === widest?.[0]);
}

function leaderOf(
  asked: Question,
  rows: readonly Unranked[],
  { runs, at }: { runs: readonly VerdictRow[]; at: number },
): ChartLeader {
  const { question, unit, higherIsBetter, figureOf, missing, format = formatNumber } = asked;
  const entries = comparable(rows, asked).flatMap((row) => {
    const range = rangeOf(figureOf(row));
    return range === null ? [] : [{ ...range, id: row.key, row }];
  });
  const placed = placeEntries(entries, higherIsBetter);
  const [first] = placed;
  const { title } = asked;
  if (first === undefined)
    return {
      question,
      title,
      unit,
      figure: absent(missing),
      labels: [],
      chips: [],
      overlaps: [],
      sentence: missing,
    };
  const figure = figureOf(first.entry.row);
  const leading = placed.filter(({ place }) => place === 1).map(({ entry: { row } }) => row);
  const labels = unique(leading.map(({ label }) => label));
  const isHeld = AT_LINE.has(question) && first.entry.row.kind !== 'SIMULATED';
  const overlaps = unique(
    placed
      .filter(
        ({ overlapsFirst, entry: { row } }) =>
          overlapsFirst || (isHeld && !leadsAt(at, { leader: first.entry.row, other: row, runs, figureOf })),
      )
      .map(({ entry: { row } }) => row.label),
  ).filter((label) => !labels.includes(label));
  return {
    question,
    title:
      question === 'LEAST_ENERGY' && figure.words !== '' ? `${title}, ${boundaryWords(figure.words)}` : title,
    unit,
    figure,
    labels,
    chips: unique(leading.map(({ chip }) => chip)),
    overlaps,
    sentence: sentenceOf(figure, overlaps, format),
  };
}

/** Questions at the line, where the front of a chip bounds what it gives. */
const AT_LINE: ReadonlySet<LeaderKind> = new Set(['MOST_OUTPUT', 'CHEAPEST']);

interface Held {
  leader: Unranked;
  other: Unranked;
  runs: readonly VerdictRow[];
  figureOf: Question['figureOf'];
}

/** Whether one observed system leads another by the rule of verdicts: past the upper end of the other's front. */
function leadsAt(at: number, { leader, other, runs, figureOf }: Held): boolean {
  const own = runs.filter((run) => classKey(run) === classKey(leader));
  const [a, b] = [leader, other].map((row) => {
    const side = sideAt({ label: row.label, chips: [row.chip] }, own, at);
    const price = figureOf(row).value;
    const isPrice = figureOf(row) === row.price;
    return isPrice && price !== null ? gainOf(side, 1 / price) : side;
  });
  return a !== undefined && b !== undefined && leadBetween(a, b).leader === leader.label;
}

const boundaryWords = (words: string) => (words === 'wall' ? 'at the wall' : `at ${words}`);

const unique = (words: readonly string[]): string[] => [...new Set(words)];

/** Chips that a sentence names. */
const MOST_NAMED = 3;

function sentenceOf(
  { low, high, kind }: ShownFigure,
  overlaps: readonly string[],
  format: (value: number) => string,
): string {
  const how = kind === null ? '' : KIND_WORDS[kind];
  const range =
    low === null || high === null
      ? `${how}, not known to reach the line`
      : `${how}, ${format(low)} to ${format(high)}`;
  if (overlaps.length === 0) return `${range}.`;
  return `${range}. ${listedUpTo(MOST_NAMED, overlaps)} cannot be told apart.`;
}
