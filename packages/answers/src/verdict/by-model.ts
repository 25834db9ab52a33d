import { classWords } from '@inferbench/domain/board/system-class';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { listed } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { fittingFinding } from '../finding.ts';
import { speedLine } from './line.ts';
import { pairVerdict } from './pair.ts';
import type { SliceWish } from './request.ts';
import { type ServingRow } from './runs.ts';
import type { SideName, SystemVerdict } from './shape.ts';
import { isOfWish, type LikeSlice, likeSlices } from './slices.ts';

/** Lines at which verdicts are drawn and, where nobody states one, looked for: tokens a second that each user gets. */
export const LINES = [20, 30, 40, 50, 60] as const;

export interface OnModel {
  sides: readonly [SideName, SideName];
  /** Every run of both on the model. */
  rows: readonly ServingRow[];
  /** Slices of them like for like, and those whose systems may differ in size and layout. */
  like: readonly LikeSlice[];
  unlike: readonly LikeSlice[];
  model: { slug: string; name: string };
  catalogue: CatalogueView;
}

/** Runs of a model, ready to be asked at many lines and lengths. */
export function onModel(of: Omit<OnModel, 'like' | 'unlike'>): OnModel {
  const { rows, sides } = of;
  const asRan = new Map(rows.map((row) => [row.pointId, row]));
  const oneClass = rows
    .filter(({ pools }) => pools !== null)
    .map((row) => ({ ...row, extent: 'SERVER' as const, pools: 'AGGREGATED' as const }));
  const unlike = likeSlices(oneClass, sides).map((slice) => ({
    ...slice,
    rows: slice.rows.flatMap(({ pointId }) => asRan.get(pointId) ?? []),
  }));
  return { ...of, like: likeSlices(rows, sides), unlike };
}

export const isDecided = ({ kind }: SystemVerdict) => kind !== 'NONE';

/** Verdict on a model at a stated line, else at the line with most verdicts: of equals the middle one. */
export function modelVerdict(on: OnModel, wish: SliceWish): SystemVerdict {
  if (wish.at !== undefined) return verdictAt(on, wish, wish.at);
  const found = LINES.map((at) => verdictAt(on, wish, at));
  return middle(found.filter(isDecided)) ?? middle(found) ?? verdictAt(on, wish, LINES[0]);
}

/**
 * Verdict of the first slice that has one: like for like, else by systems of different size or layout, each named. MIXED where
 * another like slice of the same lengths says the opposite, whatever its precision, drafting and size.
 */
export function verdictAt(on: OnModel, wish: SliceWish, at: number): SystemVerdict {
  const { extent: _, pools: __, ...anyClass } = wish;
  const like = likeVerdicts(on, wish, at);
  const first = like.find(isDecided);
  if (first !== undefined) return mixedWith(first, likeVerdicts(on, anyClass, at));
  const isAnyClass = wish.extent === undefined && wish.pools === undefined;
  const unlike = isAnyClass ? unlikeVerdict(on, anyClass, at) : null;
  return unlike !== null && isDecided(unlike) ? unlike : (like[0] ?? unlike ?? noRuns(on, at));
}

/** Verdict of each slice of a wish in which both are alike, whatever another slice says. */
export function likeVerdicts(on: OnModel, wish: SliceWish, at: number): SystemVerdict[] {
  return on.like
    .filter((slice) => isOfWish(slice, wish))
    .map(({ rows }) => pairVerdict({ ...on, rows, line: speedLine(at), footing: 'LIKE' }));
}

/** Verdict on the best systems of both, whatever their size and layout; null where no lengths and precision are alike. */
export function unlikeVerdict(on: OnModel, wish: SliceWish, at: number): SystemVerdict | null {
  const found = on.unlike.find((slice) => isOfWish(slice, wish));
  return found === undefined
    ? null
    : pairVerdict({ ...on, rows: found.rows, line: speedLine(at), footing: 'CLASS_NAMED' });
}

function noRuns({ sides, model, rows }: OnModel, at: number): SystemVerdict {
  const without = sides.filter(({ chips }) => !rows.some(({ chip }) => chips.includes(chip)));
  const why =
    without.length === 0
      ? `Nobody published runs of both on ${model.name} at the same lengths and precision.`
      : `Nobody published a run of ${listed(
          without.map(({ label }) => label),
          'or',
        )} on ${model.name} that states both speeds.`;
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
        ? `nobody published a run of ${label} here`
        : 'runs that have no like one of the other';
      return { label, chips: [...chips], ...nothing, words };
    }),
    rows: [],
  };
}

/** The verdict, or MIXED where a slice of its lengths gives the lead to the other side. */
function mixedWith(first: SystemVerdict, like: readonly SystemVerdict[]): SystemVerdict {
  const opposite = like.find(
    (each) =>
      each.leader !== null &&
      first.leader !== null &&
      each.leader !== first.leader &&
      each.inputTokens === first.inputTokens &&
      each.outputTokens === first.outputTokens,
  );
  if (opposite === undefined) return first;
  return {
    ...first,
    kind: 'MIXED',
    leader: null,
    low: null,
    high: null,
    title: fittingFinding(
      `${first.modelName ?? 'It'} turns with ${turnsWith(first, opposite)}`,
      'It turns with the slice',
    ),
    text: `${first.modelName} turns with ${turnsWith(first, opposite)}: ${withoutStop(first.text)}; ${opposite.text}`,
    reasons: [...first.reasons, ...opposite.reasons],
    rows: [...first.rows, ...opposite.rows],
  };
}

/** "the bits", "the drafts", "the size or layout": how two slices differ that say the opposite. */
export function turnsWith(a: SystemVerdict, b: SystemVerdict): string {
  if (a.precision !== b.precision) return 'the bits';
  if (a.technique !== b.technique) return 'the drafts';
  const [x, y] = [a, b].map(({ sides }) => sides[0]?.row ?? sides[1]?.row);
  return x && y && classWords(x) !== classWords(y) ? 'the size or layout' : 'the slice';
}

const withoutStop = (text: string) => text.replace(/\.$/, '');

/** The middle one; of an even number the earlier of the two. */
export function middle<T>(all: readonly T[]): T | null {
  return all[Math.floor((all.length - 1) / 2)] ?? null;
}
