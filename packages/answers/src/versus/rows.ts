import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';
import { BITS } from '@inferbench/domain/terms/precision-bits';
import { isDecided, type OnModel, sliceVerdict } from '../verdict/by-model.ts';
import { rowRatio, rowWords } from '../verdict/over-models.ts';
import type { SliceWish } from '../verdict/request.ts';
import { isBound } from '../verdict/sentences.ts';
import type { SystemVerdict, VerdictRow, Versus } from '../verdict/shape.ts';
import { comparedBy, heldKey, heldWords } from '../verdict/side.ts';
import { isOfWish, type LikeSlice } from '../verdict/slices.ts';
import { bestAgainstBest } from './best-against-best.ts';
import type { ChipPair } from './chosen-pair.ts';
import { ratioRange, runOf } from './ratio.ts';
import type { VersusRow, VersusRun } from './shape.ts';
import { simulatedPair } from './simulated-pair.ts';

export interface RowsInput {
  /** Chips that stand for the sides; null of frameworks and precisions. */
  pair: ChipPair | null;
  labels: readonly [string, string];
  /** Slice and line of the answer. */
  wish: SliceWish;
  at: number;
  /** The two vendors or generations on a model, whose best systems are compared; null where there are none. */
  groupsOn: (model: string) => OnModel | null;
  catalogue: CatalogueView;
}

/** Rows of one model: a precision each that both ran in the slice, or a system each with a verdict; one without where nothing has. */
export function rowsOfModel(on: OnModel, verdict: Versus['models'][number], input: RowsInput): VersusRow[] {
  const { wish, at } = input;
  const by = comparedBy(on.sides);
  const slices = on.like.filter((slice) => isOfWish(slice, wish)).toSorted(byBits);
  const keyOf = ({ rows: [row] }: LikeSlice) => (row === undefined ? null : heldKey(by, row));
  const found = [...new Set(slices.map(keyOf))].flatMap((key) => {
    const own = slices.filter((slice) => keyOf(slice) === key);
    const all = own.map((slice) => ({ said: sliceVerdict(on, slice, at), ran: slice.rows[0] }));
    return all.find(({ said }) => isDecided(said)) ?? all[0] ?? [];
  });
  const decided = found.filter(({ said }) => isDecided(said));
  const told = by === 'CHIP' ? found : decided;
  const shown = decided.length > 0 ? told : [found[0] ?? { said: verdict, ran: verdict.rows[0] }];
  return shown.map((each) => rowOf(on, each, input));
}

/** Widest first, as they are drawn; of equal width what computes in it before what only stores in it. */
function byBits({ rows: [own] }: LikeSlice, { rows: [other] }: LikeSlice): number {
  if (own === undefined || other === undefined) return 0;
  const [a, b] = [own.precision, other.precision];
  return BITS[b] - BITS[a] || Number(a.startsWith('W')) - Number(b.startsWith('W'));
}

const NO_RUN: VersusRun = { pointId: null, value: null, upper: null, near: false, words: 'no run here' };

function rowOf(
  on: OnModel,
  { said, ran }: { said: SystemVerdict; ran: VerdictRow | undefined },
  input: RowsInput,
): VersusRow {
  const { wish, at, labels, pair, catalogue, groupsOn } = input;
  const [a, b] = labels.map((label) => said.sides.find((side) => side.label === label));
  const { slug, name } = on.model;
  const isCompared = isDecided(said);
  const { precision } = said;
  const { extent: _, pools: __, ...anyClass } = wish;
  const known = { slug, precision, inputTokens: wish.inputTokens, outputTokens: wish.outputTokens };
  return {
    model: slug,
    modelName: name,
    precision,
    on: ran === undefined ? null : heldWords(comparedBy(on.sides), ran),
    kind: said.kind,
    leader: said.leader,
    low: null,
    high: null,
    ...(isCompared ? ratioRange(said) : null),
    atLeast: isBound(said),
    a: a === undefined ? NO_RUN : runOf(a),
    b: b === undefined ? NO_RUN : runOf(b),
    text: isCompared ? said.text : [said.text, ...said.reasons].join(' '),
    words: rowWords(said),
    ratio: rowRatio(said),
    ...(precision === null
      ? { best: null, noBest: null }
      : bestAgainstBest(groupsOn(slug), said, { wish: { ...anyClass, precision }, at })),
    simulated:
      // Nothing is simulated with drafts.
      pair === null || isCompared || hasPair(said) || wish.technique === 'DRAFTING'
        ? null
        : simulatedOf(known, { pair, labels, at, catalogue }),
  };
}

/** Tells whether both have a run there, near the line or not. */
function hasPair({ sides }: SystemVerdict): boolean {
  return sides.length > 1 && sides.every(({ row }) => row !== null);
}

function simulatedOf(
  { slug, precision, inputTokens, outputTokens }: Known,
  { pair, labels, at, catalogue }: Pick<RowsInput, 'labels' | 'at' | 'catalogue'> & { pair: ChipPair },
) {
  if (inputTokens === undefined || outputTokens === undefined) return null;
  const workload = {
    model: slug,
    lengths: { inputTokens, outputTokens },
    precision: precision ?? USUAL_PRECISION,
  };
  return simulatedPair(pair, { workload, at, catalogue }, labels);
}

/** Class that is simulated where no class was run by both. */
const USUAL_PRECISION: PrecisionClass = 'FP8';

type Known = { slug: string; precision: PrecisionClass | null } & Pick<
  SliceWish,
  'inputTokens' | 'outputTokens'
>;
