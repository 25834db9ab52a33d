import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { listed } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { fittingFinding } from '../finding.ts';
import { leadOfChips } from './lead.ts';
import { speedLine } from './line.ts';
import { pairVerdict } from './pair.ts';
import type { SliceWish } from './request.ts';
import { type ServingRow } from './runs.ts';
import type { SystemVerdict } from './shape.ts';
import { comparedBy, isOfSide, type Sides, turnsWith } from './side.ts';
import { isOfWish, type LikeSlice, likeSlices } from './slices.ts';

/** Lines at which verdicts are drawn and, where nobody states one, looked for: tokens a second that each user gets. */
export const LINES = [20, 30, 40, 50, 60] as const;

export interface OnModel {
  sides: Sides;
  /** Every run of both on the model. */
  rows: readonly ServingRow[];
  /** Slices of them like for like, and of chips those whose systems may differ in size and layout. */
  like: readonly LikeSlice[];
  unlike: readonly LikeSlice[];
  model: { slug: string; name: string };
  catalogue: CatalogueView;
}

/** Runs of a model, ready to be asked at many lines and lengths. */
export function onModel(of: Omit<OnModel, 'like' | 'unlike'>): OnModel {
  const { rows, sides } = of;
  const like = likeSlices(rows, sides);
  if (comparedBy(sides) !== 'CHIP') return { ...of, like, unlike: [] };
  const asRan = new Map(rows.map((row) => [row.pointId, row]));
  const oneClass = rows
    .filter(({ pools }) => pools !== null)
    .map((row) => ({ ...row, extent: 'SERVER' as const, pools: 'AGGREGATED' as const }));
  const unlike = likeSlices(oneClass, sides).map((slice) => ({
    ...slice,
    rows: slice.rows.flatMap(({ pointId }) => asRan.get(pointId) ?? []),
  }));
  return { ...of, like, unlike };
}

export const isDecided = ({ kind }: SystemVerdict) => kind !== 'NONE';

/** Verdict on a model at a stated line, else at the line with most verdicts: of equals the middle one. */
export function modelVerdict(on: OnModel, wish: SliceWish): SystemVerdict {
  if (wish.at !== undefined) return verdictAt(on, wish, wish.at);
  const found = LINES.map((at) => verdictAt(on, wish, at));
  return middle(found.filter(isDecided)) ?? middle(found) ?? verdictAt(on, wish, LINES[0]);
}

/**
 * Verdict of the first slice that has one, of chips before software and layout: like for like, else by systems of different size or layout, each
 * named. MIXED where
 * another like slice of the same lengths says the opposite, whatever its precision, drafting and size, and where one of its own
 * drafting and size is tied and another led: a model is led by a side only where all of them say so.
 */
export function verdictAt(on: OnModel, wish: SliceWish, at: number): SystemVerdict {
  const { extent: _, pools: __, ...anyClass } = wish;
  const like = likeVerdicts(on, wish, at);
  const first =
    like.find((each) => isDecided(each) && each.kind !== 'LEADS_BY_STACK') ?? like.find(isDecided);
  if (first !== undefined) {
    const opposite = likeVerdicts(on, anyClass, at).find((each) => isOpposite(first, each));
    return mixedWith(on, first, opposite ?? like.find((each) => isHalf(first, each)));
  }
  const isAnyClass = wish.extent === undefined && wish.pools === undefined;
  const unlike = isAnyClass ? unlikeVerdict(on, anyClass, at) : null;
  return unlike !== null && isDecided(unlike) ? unlike : (like[0] ?? unlike ?? noRuns(on, at));
}

/** Verdict of each slice of a wish in which both are alike, whatever another slice says. */
export function likeVerdicts(on: OnModel, wish: SliceWish, at: number): SystemVerdict[] {
  return on.like.filter((slice) => isOfWish(slice, wish)).map((slice) => sliceVerdict(on, slice, at));
}

/** Leads of a side in all slices of a wish that are drafted as a lead of it is: each system or precision that a picture draws. */
export function leadsLike(on: OnModel, wish: SliceWish, at: number, said: SystemVerdict): SystemVerdict[] {
  const own = likeVerdicts(on, wish, at).filter(
    ({ kind, leader, technique }) =>
      kind === 'LEADS' && leader === said.leader && technique === said.technique,
  );
  return own.length === 0 ? [said] : own;
}

/** Verdict of one slice like for like. */
export function sliceVerdict(on: OnModel, { rows }: Pick<LikeSlice, 'rows'>, at: number): SystemVerdict {
  return pairVerdict({ ...on, rows, line: speedLine(at), footing: 'LIKE' });
}

/** Verdict on the best systems of both, whatever their size and layout; null where no lengths and precision are alike. */
export function unlikeVerdict(on: OnModel, wish: SliceWish, at: number): SystemVerdict | null {
  const found = on.unlike.find((slice) => isOfWish(slice, wish));
  return found === undefined
    ? null
    : pairVerdict({ ...on, rows: found.rows, line: speedLine(at), footing: 'CLASS_NAMED' });
}

function noRuns({ sides, model, rows }: OnModel, at: number): SystemVerdict {
  const without = sides.filter((side) => !rows.some((row) => isOfSide(side, row)));
  const why =
    without.length === 0
      ? `Nobody published runs of both on ${model.name} that are alike${comparedBy(sides) === 'CHIP' ? ' in lengths, precision and drafts' : ' on equal chips'}.`
      : `Nobody published a run under load of ${listed(
          without.map(({ label }) => label),
          'or',
        )} on ${model.name} that states both speeds, lengths and precision.`;
  const nothing = { value: null, upper: null, near: false, row: null, next: null };
  return {
    kind: 'NONE',
    footing: 'NONE',
    basis: null,
    leader: null,
    low: null,
    high: null,
    title: `No verdict on ${model.name}`,
    text: `No verdict for ${listed(sides.map(({ label }) => label))} on ${model.name}, at ${formatNumber(at)} tokens/s each.`,
    reasons: [why],
    turnsWith: null,
    model: model.slug,
    modelName: model.name,
    inputTokens: null,
    outputTokens: null,
    precision: null,
    technique: null,
    extent: null,
    pools: null,
    at,
    sides: sides.map(({ label, chips }) => {
      const words = without.some((side) => side.label === label)
        ? `nobody published such a run of ${label}`
        : 'runs that have no like one of the other';
      return { label, chips: [...chips], ...nothing, words };
    }),
    rows: [],
  };
}

const isOfLengths = (a: SystemVerdict, b: SystemVerdict) =>
  a.inputTokens === b.inputTokens && a.outputTokens === b.outputTokens;

/** Tells whether two slices of the same lengths give the lead to either side. */
function isOpposite(a: SystemVerdict, b: SystemVerdict): boolean {
  const [own, other] = [leadOfChips(a), leadOfChips(b)];
  return isOfLengths(a, b) && own !== null && other !== null && own !== other;
}

/** Tells whether one of two slices of the same lengths, drafting and size is led and the other tied. */
function isHalf(a: SystemVerdict, b: SystemVerdict): boolean {
  const isOfClass = a.technique === b.technique && a.extent === b.extent && a.pools === b.pools;
  const isLedAndTied = (one: SystemVerdict, other: SystemVerdict) =>
    leadOfChips(one) !== null && other.kind === 'TIED';
  return isOfLengths(a, b) && isOfClass && (isLedAndTied(a, b) || isLedAndTied(b, a));
}

/** The verdict, or MIXED with one that does not say the same. */
function mixedWith(
  { sides }: OnModel,
  first: SystemVerdict,
  opposite: SystemVerdict | undefined,
): SystemVerdict {
  const [[own], [other]] = [first.rows, opposite?.rows ?? []];
  if (opposite === undefined || own === undefined || other === undefined) return first;
  const by = turnsWith(own, other, comparedBy(sides));
  return {
    ...first,
    kind: 'MIXED',
    leader: null,
    low: null,
    high: null,
    turnsWith: by,
    title: fittingFinding(`${first.modelName ?? 'It'} turns with ${by}`, 'It turns with the slice'),
    text: `${first.modelName} turns with ${by}: ${withoutStop(first.text)}; ${opposite.text}`,
    reasons: [...first.reasons, ...opposite.reasons],
    rows: [...first.rows, ...opposite.rows],
  };
}

const withoutStop = (text: string) => text.replace(/\.$/, '');

/** The middle one; of an even number the earlier of the two. */
export function middle<T>(all: readonly T[]): T | null {
  return all[Math.floor((all.length - 1) / 2)] ?? null;
}
