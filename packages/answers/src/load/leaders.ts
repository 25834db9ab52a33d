import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { PAY_WORDS } from './pay-words.ts';
import type { ChartLeader, ChartSlice, LeaderKind, ShownFigure } from './shape.ts';
import { placeEntries } from '@inferbench/scoring/place';
import { classWords, likeKey } from '@inferbench/domain/board/system-class';
import { counted, listedUpTo } from '@inferbench/units/english';
import { formatNumber, formatUsd } from '@inferbench/units/format';
import { rangeOf } from '@inferbench/domain/terms/ranged';
import { sideAt } from '../verdict/at-line.ts';
import type { Line } from '../verdict/line.ts';
import { gainOf, isUnlike, leadBetween } from '../verdict/lead.ts';
import { NOBODY_LEADS } from '../verdict/leaders.ts';
import type { VerdictRow } from '../verdict/shape.ts';
import { endsWords } from './ends-words.ts';
import { absent } from './figures.ts';
import type { Unranked } from './simulated-rows.ts';
import { lineWords } from './slice-words.ts';
import { USER_AXES } from './user-axes.ts';

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

/** Questions of a chart; `none` says why no system stands at the line, and is null where some do. */
function questions(slice: Pick<ChartSlice, 'x' | 'at' | 'pay'>, none: string | null): Question[] {
  const { pay } = slice;
  const { name, lowerIsBetter } = USER_AXES[slice.x];
  const all: Question[] = [
    {
      question: 'FASTEST',
      title: name === null ? 'Fastest for one user' : `Shortest time to ${name}`,
      unit: lowerIsBetter ? 's' : 'tokens/s',
      higherIsBetter: !lowerIsBetter,
      figureOf: ({ best }) => best.figure,
      missing: 'no chip is fast enough for the line',
    },
    {
      question: 'MOST_OUTPUT',
      title: `Most output, ${lineWords(slice)}`,
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
  return none === null ? all : all.map((asked) => ({ ...asked, missing: none }));
}

/** Reason why no system stands at the line: the runs that keep it are of chips with too few loads, or none keeps or states it. */
function noneWords(runs: readonly VerdictRow[], line: Line): string {
  const stating = runs.filter((run) => line.paceOf(run) !== null);
  if (stating.length === 0) return runs.length === 0 ? 'nobody published a run' : 'no run states it';
  const keeping = stating.filter((run) => (line.paceOf(run) ?? 0) >= line.pace && line.isInTime(run)).length;
  return keeping === 0
    ? 'no run is fast enough for the line'
    : `no chip was run at three loads or more; ${counted(keeping, 'run')} ${keeping === 1 ? 'keeps' : 'keep'} the line`;
}

interface LeadersInput {
  published: readonly Unranked[];
  /** Published systems that were run faster alone: beside one at the line they bound who leads. */
  faster: readonly Unranked[];
  simulated: readonly Unranked[];
  /** All observed runs of the slice: a lead at the line is held against their fronts. */
  runs: readonly VerdictRow[];
}

/** The four leaders: from published systems where two chips of one class have the figure, else from simulated ones; of one class, or nobody. */
export function leadersOf(
  { published, faster, simulated, runs }: LeadersInput,
  slice: Pick<ChartSlice, 'x' | 'at' | 'pay' | 'extent' | 'pools'> & { line: Line },
): ChartLeader[] {
  const { extent, pools, line } = slice;
  const preferred = extent === null ? USUAL : likeKey({ extent, pools });
  const isEmpty = published.length + faster.length + simulated.length === 0;
  return questions(slice, isEmpty ? noneWords(runs, line) : null).map((asked) => {
    const near = comparable(published, asked);
    const ran = near.length === 0 ? near : comparable([...published, ...faster], asked);
    const would = comparable(simulated, asked);
    const known = chipsOf(ran) > 1 || chipsOf(would) <= 1 ? ran : would;
    const race = known.length > 1 ? raceOf(known, preferred) : { racing: known, beyond: [] };
    return race === null
      ? leaderOf({ ...asked, missing: NOBODY_LEADS.UNLIKE }, NO_RACE, { runs, line })
      : leaderOf(asked, race, { runs, line });
  });
}

/** Kinds of chips among systems: nobody leads a list of one. */
const chipsOf = (rows: readonly Unranked[]): number => new Set(rows.map(({ chip }) => chip)).size;

/** Systems of one class that race, and those of other classes. */
interface Race {
  racing: readonly Unranked[];
  beyond: readonly Unranked[];
}

const NO_RACE: Race = { racing: [], beyond: [] };

/** The class that most systems one can buy are of. */
const USUAL = likeKey({ extent: 'SERVER', pools: 'AGGREGATED' });

/**
 * Systems of the preferred class where two chips have one, else of the class with most chips; null where no two chips are of one class. Several
 * systems of one chip race alone.
 */
function raceOf(rows: readonly Unranked[], preferred: string | null): Race | null {
  const classes = new Map<string, Unranked[]>();
  for (const row of rows) {
    const key = likeKey(row);
    if (key !== null) classes.set(key, [...(classes.get(key) ?? []), row]);
  }
  const fewest = Math.min(2, chipsOf(rows));
  const [fullest] = [...classes]
    .filter(([, own]) => chipsOf(own) >= fewest)
    .toSorted(
      ([a, ofA], [b, ofB]) =>
        Number(b === preferred) - Number(a === preferred) ||
        chipsOf(ofB) - chipsOf(ofA) ||
        ofB.length - ofA.length,
    );
  if (fullest === undefined) return null;
  const [key, racing] = fullest;
  return { racing, beyond: rows.filter((row) => likeKey(row) !== key) };
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
  { racing, beyond }: Race,
  { runs, line }: { runs: readonly VerdictRow[]; line: Line },
): ChartLeader {
  const { question, unit, higherIsBetter, figureOf, missing, format = formatNumber } = asked;
  const entries = racing.flatMap((row) => {
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
      among: null,
      rivals: 0,
      ran: null,
      beyond: null,
      sentence: missing,
    };
  const figure = boundedFigure(asked, first.entry.row);
  const leading = placed.filter(({ place }) => place === 1).map(({ entry: { row } }) => row);
  const labels = unique(leading.map(({ label }) => label));
  const isHeld = AT_LINE.has(question) && first.entry.row.kind !== 'SIMULATED';
  const overlaps = unique(
    placed
      .filter(({ overlapsFirst, entry: { row } }) =>
        isHeld ? !leadsAt(line, { leader: first.entry.row, other: row, runs, figureOf }) : overlapsFirst,
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
    among: classWords(first.entry.row),
    rivals: chipsOf(racing) - chipsOf(leading),
    ran: ranWords(question, first.entry.row, runs),
    beyond: beyondWords(asked, figure, beyond),
    sentence: sentenceOf(figure, overlaps, format),
  };
}

/** The figure of a leader: of one that was run faster alone the line bounds it from one side, but for the speed of one user. */
function boundedFigure({ question, higherIsBetter, figureOf }: Question, row: Unranked): ShownFigure {
  const figure = figureOf(row);
  if (!row.atLeast || question === 'FASTEST') return figure;
  return higherIsBetter
    ? { ...figure, low: figure.value, high: null }
    : { ...figure, low: null, high: figure.value };
}

/** The run that has the figure, as every table says it; a simulated system by its name and size. */
function ranWords(question: LeaderKind, row: Unranked, runs: readonly VerdictRow[]): string {
  const id = question === 'FASTEST' ? row.best.pointId : row.pointId;
  return runs.find(({ pointId }) => pointId === id)?.words ?? `${row.system}, ${classWords(row)}`;
}

/** "GB300 × 72, one rack, prompts apart: 602": the best of another class where it is better; null where none is. */
function beyondWords(
  { higherIsBetter, figureOf, format = formatNumber }: Question,
  { value: best }: ShownFigure,
  beyond: readonly Unranked[],
): string | null {
  const sign = higherIsBetter ? 1 : -1;
  const [first] = beyond
    .flatMap((row) => {
      const { value } = figureOf(row);
      return value !== null && best !== null && sign * (value - best) > 0 ? [{ row, value }] : [];
    })
    .toSorted((a, b) => sign * (b.value - a.value));
  if (first === undefined) return null;
  const { row, value } = first;
  return `${row.label} × ${formatNumber(row.chips)}, ${classWords(row)}: ${format(value)}`;
}

/** Questions at the line, where the front of a chip bounds what it gives. */
const AT_LINE: ReadonlySet<LeaderKind> = new Set(['MOST_OUTPUT', 'CHEAPEST']);

interface Held {
  leader: Unranked;
  other: Unranked;
  runs: readonly VerdictRow[];
  figureOf: Question['figureOf'];
}

/** Whether one observed system leads another by the rule of verdicts, as their places at the line do: past the upper end of the other's front. */
export function leadsAt(line: Line, { leader, other, runs, figureOf }: Held): boolean {
  const own = runs.filter((run) => likeKey(run) === likeKey(leader));
  const [a, b] = [leader, other].map((row) => {
    const side = sideAt({ label: row.label, chips: [row.chip] }, own, line);
    const price = figureOf(row).value;
    const isPrice = figureOf(row) === row.price;
    return isPrice && price !== null ? gainOf(side, 1 / price) : side;
  });
  return a !== undefined && b !== undefined && !isUnlike(a, b) && leadBetween(a, b).leader === leader.label;
}

const boundaryWords = (words: string) => (words === 'wall' ? 'at the wall' : `at ${words}`);

const unique = (words: readonly string[]): string[] => [...new Set(words)];

/** Chips that a sentence names. */
const MOST_NAMED = 3;

function sentenceOf(
  figure: ShownFigure,
  overlaps: readonly string[],
  format: (value: number) => string,
): string {
  const how = figure.kind === null ? '' : KIND_WORDS[figure.kind];
  const range = `${how}, ${endsWords(figure, format) ?? 'not known to reach the line'}`;
  if (overlaps.length === 0) return `${range}.`;
  return `${range}. ${listedUpTo(MOST_NAMED, overlaps)} cannot be told apart.`;
}
