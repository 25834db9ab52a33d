import { capitalised, listed } from '@inferbench/units/english';
import { classWords } from '@inferbench/domain/board/system-class';
import { precisionNames } from '@inferbench/domain/catalogue/names';
import { formatNumber } from '@inferbench/units/format';
import { epochSec } from '@inferbench/units/utc-time';
import { fittingFinding, leadWords, ratioWords } from '../finding.ts';
import { lengthsLabel } from '../load/slice-words.ts';
import { type Finding, isUnlike } from './lead.ts';
import type { Line } from './line.ts';
import type { Footing, SystemVerdict, VerdictRow, VerdictSide } from './shape.ts';
import { COMPARED_WORD, type ComparedBy, heldWords } from './side.ts';

interface Said {
  finding: Finding;
  sides: readonly [VerdictSide, VerdictSide];
  line: Line;
  footing: Footing;
  by: ComparedBy;
  modelName: string;
}

/** "1.1 to 3.8", or "1.4" where both ends read alike. */
export function rangeWords(low: number, high: number): string {
  const [from, to] = [ratioWords(low), ratioWords(high)];
  return from === to ? from : `${from} to ${to}`;
}

/** Begin of a sentence that names its basis; the first sentence of a page puts none before it. */
export const RUNS_OF = 'Published runs of';

/** A verdict as far as what bounds it. */
export interface Bounded extends Pick<SystemVerdict, 'leader'> {
  sides: readonly Pick<VerdictSide, 'label' | 'near'>[];
}

/** Tells whether the one that leads was run faster alone, so that at the line it may give more. */
export function isBound({ leader, sides }: Bounded): boolean {
  return sides.some(({ label, near }) => label === leader && !near);
}

/** Sentence and reasons of a verdict on a pair. */
export function pairWords(said: Said): Pick<SystemVerdict, 'text' | 'title' | 'reasons'> {
  const { finding, sides, line } = said;
  const on = `on ${said.modelName}${sliceWords(said)}`;
  // Two of one chip are told apart by what they are compared by.
  const known = sides.flatMap(({ row, label }) =>
    row === null ? [] : [said.by === 'CHIP' ? row : { ...row, label }],
  );
  const head = headWords(said);
  // A title is read at a speed, and says so where it is not.
  const at = line.speed === null ? `${capitalised(line.words)}, ` : '';
  const short = titleWords(said);
  return {
    text: `${head} ${on}.`,
    title:
      finding.kind === 'LEADS_BY_STACK'
        ? fittingFinding(`${at}${short}`, short)
        : fittingFinding(`${at}${head} on ${said.modelName}`, `${at}${head}`, `${at}${short}`),
    reasons: [
      ...sides.filter(({ near }) => !near).map(({ words }) => `${capitalised(words)}.`),
      ...(isUnlike(...sides)
        ? [`With prompts apart, ${chipsOf(sides)} chips are more than a factor of four apart.`]
        : []),
      ...chipWords(said),
      ...(finding.kind === 'NONE' ? [] : bounds(known, said.by)),
    ],
  };
}

const chipsOf = (sides: readonly VerdictSide[]) =>
  listed(sides.flatMap(({ row }) => (row === null ? [] : formatNumber(row.chips))));

function headWords({ finding, sides, footing }: Said): string {
  const { kind, leader, low, high } = finding;
  const [a, b] = sides.map((side) => named(side, footing));
  if (kind === 'NONE') return `No verdict for ${a} and ${b}`;
  if (leader === null || low === null || high === null) {
    const why = finding.tooClose ? `are too close for ${runsWords(sides)}` : 'cannot be told apart';
    return `${a} and ${b} ${why}`;
  }
  const other = sides.find(({ label }) => label !== leader);
  const [first, second] = [sides.find(({ label }) => label === leader), other].map(
    (side) => side && named(side, footing),
  );
  const times = `${isBound({ leader, sides }) ? 'at least ' : ''}${leadWords(low, high)}`;
  if (kind === 'LEADS_BY_STACK')
    return `${RUNS_OF} ${first} make ${times} times the output per chip of ${second}`;
  return `${first} leads ${second} by ${times} times in output per chip`;
}

/** Title of a lead that the chips do not explain: it stands in none itself. */
export function stackTitle(a: string, b: string, by: ComparedBy = 'CHIP'): string {
  return `${a} and ${b}: software and layout differ more than the ${COMPARED_WORD[by]}s`;
}

/** The shortest that still names both. */
function titleWords({ finding: { kind, leader }, sides: [a, b], by, footing }: Said): string {
  if (kind === 'NONE') return `No verdict for ${a.label} and ${b.label}`;
  if (kind === 'LEADS_BY_STACK') return stackTitle(a.label, b.label, by);
  if (leader === null) return `${a.label} and ${b.label}: not told apart`;
  const [first, other] = leader === a.label ? [a, b] : [b, a];
  return `${sized(first, footing)} ahead of ${sized(other, footing)}`;
}

/** Name of a side; where size or layout differ, with as many as ran. */
function sized({ label, row }: VerdictSide, footing: Footing): string {
  return footing === 'CLASS_NAMED' && row !== null ? `${row.label} × ${row.chips}` : label;
}

/** Name of a side; where size or layout differ, with what ran. */
function named({ label, row }: VerdictSide, footing: Footing): string {
  return footing === 'CLASS_NAMED' && row !== null
    ? `${row.label} × ${row.chips} (${classWords(row)})`
    : label;
}

function runsWords(sides: readonly VerdictSide[]): string {
  const told = sides.flatMap(({ row, next }) => [row, next].filter((each) => each !== null));
  return told.some(isUndated) ? 'undated runs' : 'single runs';
}

const isUndated = ({ intervalIs, measuredTo, measuredFrom }: VerdictRow) =>
  intervalIs === 'ASSUMED' && (measuredTo === null || measuredFrom !== null);

function sliceWords({ sides, line, footing, by }: Said): string {
  const row = sides[0].row ?? sides[1].row;
  if (row === null) return `, ${line.words}`;
  const size = footing === 'LIKE' ? [`in ${classWords(row)}`] : [];
  const drafts = row.technique === 'DRAFTING' ? ['with drafted tokens'] : [];
  const precision = by === 'PRECISION' ? [] : [precisionNames(row.precision).short];
  const held = heldWords(by, row);
  const on = held === null ? [] : [`on ${held}`];
  const { inputTokens, outputTokens } = row;
  const lengths =
    inputTokens === null || outputTokens === null ? [] : [lengthsLabel({ inputTokens, outputTokens })];
  return `, ${[...on, ...size, ...precision, ...lengths, ...drafts, line.words].join(', ')}`;
}

/** Whether chips or software made the lead. */
function chipWords({ finding, sides, by }: Said): string[] {
  const { kind, leader, limits, againstLimits } = finding;
  const other = sides.find(({ label }) => label !== leader)?.label ?? '';
  if (kind === 'LEADS_BY_STACK' && limits !== null)
    return [
      `The ${COMPARED_WORD[by]}s themselves differ by ${ratioWords(limits)} at most: the rest is software and layout.`,
    ];
  return kind === 'LEADS' && againstLimits ? [`${other} has the higher limits on paper.`] : [];
}

const DAYS_APART = 90;
const SEC_PER_DAY = 86_400;

/** Bounds of a verdict: dates far apart, stacks that differ, configurations that nobody stated, assumed intervals. */
function bounds(rows: readonly VerdictRow[], by: ComparedBy): string[] {
  const [a, b] = rows;
  if (a === undefined || b === undefined) return [];
  const days = Math.abs(dayOf(a) - dayOf(b));
  const stacks = [a, b].map(({ framework }) => framework);
  return [
    ...(days > DAYS_APART ? [`Measured ${formatNumber(Math.round(days))} days apart.`] : []),
    ...(stacks[0] === stacks[1] || by === 'FRAMEWORK' ? [] : ['The two ran different stacks.']),
    ...(a.chips === b.chips ? [] : [`${a.label} ran on ${a.chips} chips, ${b.label} on ${b.chips}.`]),
    ...rows
      .filter(({ configuration }) => configuration === 'INFERRED')
      .map(
        ({ label }) => `What ran ${by === 'CHIP' ? 'on' : 'with'} ${label} is inferred from its publication.`,
      ),
    ...rows
      .filter(isUndated)
      .map(({ label }) => `${label}'s run is undated or a median over months: ± 15 % is assumed.`),
  ];
}

/** Day since 1970 of a run; NaN where its source states no day. */
function dayOf({ measuredTo }: VerdictRow): number {
  const sec = epochSec(`${measuredTo ?? ''}T00:00:00Z`);
  return sec === null ? Number.NaN : sec / SEC_PER_DAY;
}
