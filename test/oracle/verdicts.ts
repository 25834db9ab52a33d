// Verdicts by docs/metrics.md#verdicts, recomputed from rows of /export/scores.csv and /export/chips.csv alone. It imports nothing of the product.
import { chipFigures, type ChipFigures, largestRatio } from './chip-limits.ts';
import {
  cell,
  figure,
  isAlike,
  isWithin,
  type LikeSlice,
  type Row,
  type Run,
  runsBySlice,
  type SliceRuns,
} from './verdict-rows.ts';

/** Everything that verdicts are read from. */
export interface Evidence {
  slices: readonly SliceRuns[];
  chips: ChipFigures;
}

export function evidenceOf(scores: readonly Row[], chips: readonly Row[]): Evidence {
  return { slices: runsBySlice(scores), chips: chipFigures(chips) };
}

/** Two chips in a slice at a line. */
export interface Asked {
  chips: readonly [string, string];
  slice: LikeSlice;
  at: number;
}

/** Reading of some rows; the leader is the slug of a chip, and the ratio is that of the one ahead to the other. */
export interface Reading {
  kind: 'LEADS' | 'LEADS_BY_STACK' | 'TIED' | 'MIXED' | 'NONE';
  leader: string | null;
  low: number | null;
  high: number | null;
  /** The one that leads was run faster alone: it leads by so much at least. */
  isBound: boolean;
}

const NOTHING: Reading = { kind: 'NONE', leader: null, low: null, high: null, isBound: false };

const NEAR_BELOW = 1.25;
const NEAR_ABOVE = 1.5;
const CHIPS_WITHIN = 4;
const STACK_BEYOND = 2;

/** Reading of two chips on a model: MIXED where another slice of its lengths that a question takes in says the opposite, or, of its own drafting and size, is tied where this one is led or led where this one is tied. */
export function readVerdict(
  asked: Asked,
  evidence: Evidence,
  isTakenIn: (slice: LikeSlice) => boolean,
): Reading {
  const said = readSlice(asked, evidence);
  const isSplit = slicesOfLengths(asked.slice, evidence)
    .filter(isTakenIn)
    .some((slice) => {
      const other = readSlice({ ...asked, slice }, evidence);
      const [own, its] = [said, other].map(leadOfChips);
      if (own !== null && its !== null) return its !== own;
      const isTied = said.kind === 'TIED' || other.kind === 'TIED';
      return isTied && own !== its && isOfClass(slice, asked.slice);
    });
  return isSplit ? { ...NOTHING, kind: 'MIXED' } : said;
}

/** A lead by software and layout is nobody's, and says the opposite of none. */
const leadOfChips = ({ kind, leader }: Reading) => (kind === 'LEADS' ? leader : null);

const isOfClass = (a: LikeSlice, b: LikeSlice) =>
  a.technique === b.technique && a.extent === b.extent && a.pools === b.pools;

/** Slices of a model at the lengths of one of them. */
export function slicesOfLengths(of: LikeSlice, { slices }: Evidence): LikeSlice[] {
  return slices
    .map(({ slice }) => slice)
    .filter(
      ({ model, inputTokens, outputTokens }) =>
        model === of.model && inputTokens === of.inputTokens && outputTokens === of.outputTokens,
    );
}

/** Reading of one slice. */
export function readSlice(asked: Asked, { slices, chips }: Evidence): Reading {
  const { precision, pools } = asked.slice;
  const [a, b] = runsOfBoth(asked, slices).map((runs) => sideOf(runs, asked.at));
  if (!a || !b) return NOTHING;
  if (pools === 'DISAGGREGATED' && !isWithin(a.value.chips, b.value.chips, CHIPS_WITHIN)) return NOTHING;
  const lead = leadOf(a, b) ?? leadOf(b, a);
  const ofBoth = a.near && b.near ? 'TIED' : 'NONE';
  if (lead === null) return { ...NOTHING, kind: ofBoth };
  const { leader, other, low, high, half, isBound } = lead;
  // Ahead by less than the interval of such runs: the ratio is told, and nobody leads.
  if (low <= 1 + half) return ofBoth === 'TIED' ? { ...NOTHING, kind: 'TIED', low, high } : NOTHING;
  const own = largestRatio([leader.chip, other.chip], precision, chips);
  const kind = own !== null && low > STACK_BEYOND * own ? 'LEADS_BY_STACK' : 'LEADS';
  return { kind, leader: leader.chip, low, high, isBound };
}

function runsOfBoth({ chips, slice }: Asked, slices: readonly SliceRuns[]): [Run[], Run[]] {
  const runs = slices.filter((each) => isAlike(each.slice, slice)).flatMap((each) => each.runs);
  return [runs.filter(({ chip }) => chip === chips[0]), runs.filter(({ chip }) => chip === chips[1])];
}

/** A side at a line: the run of its value, and the next slower run that gives more. */
interface Side {
  value: Run;
  next: Run | null;
  near: boolean;
}

function sideOf(runs: readonly Run[], at: number): Side | null {
  const [value] = runs
    .filter(({ perUser, isLate }) => perUser >= at && !isLate)
    .toSorted((a, b) => b.perChip - a.perChip || b.perUser - a.perUser);
  if (value === undefined) return null;
  const [next = null] = runs
    .filter(({ perUser, perChip }) => perUser < at && perChip > value.perChip)
    .toSorted((a, b) => b.perUser - a.perUser || b.perChip - a.perChip);
  const near = runs.some(({ perUser }) => perUser <= NEAR_BELOW * at) && value.perUser <= NEAR_ABOVE * at;
  return { value, next, near };
}

/** A side ahead of another that was run near the line; null where its value does not pass the upper end of that. */
function leadOf({ value: leader, near: isNear }: Side, { value: other, next, near }: Side) {
  const upper = next ?? other;
  const low = leader.perChip / upper.perChip;
  if (!near || low <= 1) return null;
  const half = Math.hypot(intervalShare(leader, upper), intervalShare(upper, leader));
  return { leader, other, low, high: leader.perChip / other.perChip, half, isBound: !isNear };
}

/** Half-width of a rate: stated, else by how the run is dated, and wider beside a run of another publication. */
function intervalShare({ row, perChip }: Run, beside: Run): number {
  const [low, high] = [figure(row, 'tokensPerSecPerChipLow'), figure(row, 'tokensPerSecPerChipHigh')];
  if (cell(row, 'intervalBasis') === 'STATED' && low !== null && high !== null)
    return (high - low) / 2 / perChip;
  if (cell(row, 'measuredTo') === '' || cell(row, 'measuredFrom') !== '') return 0.15;
  return cell(row, 'sourceDocument') === cell(beside.row, 'sourceDocument') ? 0.05 : 0.1;
}

const MS_PER_DAY = 86_400_000;

/** Every number that a sentence on two chips in a slice may tell, as the rows have it. */
export function numbersTold(asked: Asked, evidence: Evidence): number[] {
  const { chips, slice, at } = asked;
  const { low, high } = readSlice(asked, evidence);
  const runs = runsOfBoth(asked, evidence.slices);
  const values = runs.flatMap((own) => sideOf(own, at)?.value ?? []);
  const [from, to] = values.map(({ row }) => Date.parse(cell(row, 'measuredTo')));
  const ratios = [chips, [chips[1], chips[0]] as const].map((pair) =>
    largestRatio(pair, slice.precision, evidence.chips),
  );
  return [
    at,
    ...[slice.inputTokens, slice.outputTokens].flatMap((tokens) => [tokens, tokens / 1_024, tokens / 1_000]),
    ...values.flatMap((run) => [run.perUser, run.chips]),
    ...runs.flatMap((own) => endsOf(own.map(({ perUser }) => perUser))),
    ...[low, high, ...ratios].filter((each) => each !== null),
    Math.abs((from ?? NaN) - (to ?? NaN)) / MS_PER_DAY,
  ];
}

function endsOf(speeds: readonly number[]): number[] {
  return speeds.length === 0 ? [] : [Math.min(...speeds), Math.max(...speeds)];
}
