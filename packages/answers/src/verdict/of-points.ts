import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { TradeoffDocument } from '@inferbench/domain/tradeoff/tradeoff-point';
import type { StreamPoint } from '@inferbench/domain/tradeoff/stream-point';
import type { TradeoffLengths } from '@inferbench/domain/tradeoff/tradeoff';
import { modelVerdict, onModel, type OnModel } from './by-model.ts';
import type { SliceWish } from './request.ts';
import { basisOf, verdictRow, type ServingRow } from './runs.ts';
import type { SystemVerdict, Versus } from './shape.ts';
import { isOfSide, type Sides } from './side.ts';
import { oneStreamVerdict } from './one-stream.ts';
import { versus, versusOfStreams } from './versus.ts';

/** A stored point of steady serving; its document as text, which whoever computes reads. */
export interface PointText extends TradeoffLengths {
  pointId: string;
  model: string;
  document: string;
}

export interface VerdictInput {
  sides: Sides;
  points: readonly PointText[];
  /** Best runs for one user alone; they are asked where no pair was run under load. */
  streams?: readonly StreamPoint[];
  wish: SliceWish;
  catalogue: CatalogueView;
}

/** Verdict on the one model that the points are of; runs of other chips say nothing of it. */
export function verdictOf(input: VerdictInput, model: OnModel['model']): SystemVerdict {
  const { sides, catalogue, wish, streams = [] } = input;
  const isOf = (run: Parameters<typeof isOfSide>[1]) => sides.some((side) => isOfSide(side, run));
  const found = modelVerdict(onModel({ sides, rows: rowsOf(input).filter(isOf), model, catalogue }), wish);
  if (found.kind !== 'NONE' || isStated(wish)) return found;
  return (
    oneStreamVerdict({
      sides,
      points: streams.filter((run) => isOf(run) && isWished(run, wish)),
      model,
      catalogue,
    }) ?? found
  );
}

/** Two sides over every model on which both have a point. */
export function versusOf({ sides, ...input }: VerdictInput): Versus {
  const { catalogue, wish, streams = [] } = input;
  const models = onEachModel(rowsByModel(input), { sides, catalogue });
  const labels = [sides[0].label, sides[1].label] as const;
  const found = versus({ labels, models, wish });
  if (found.kind !== 'NONE' || isStated(wish)) return found;
  const ofStreams = [...new Set(streams.map(({ model }) => model))].toSorted().flatMap((slug) => {
    const model = { slug, name: catalogue.models.get(slug)?.name ?? slug };
    const own = streams.filter((point) => point.model === slug && isWished(point, wish));
    return oneStreamVerdict({ sides, points: own, model, catalogue }) ?? [];
  });
  return ofStreams.length === 0 ? found : versusOfStreams(found, { sides, verdicts: ofStreams });
}

/** Runs of each model, the models by their slugs. */
export function rowsByModel({
  points,
  catalogue,
}: Pick<VerdictInput, 'points' | 'catalogue'>): Map<string, ServingRow[]> {
  const slugs = [...new Set(points.map(({ model }) => model))].toSorted();
  return new Map(
    slugs.map((slug) => [slug, rowsOf({ catalogue, points: points.filter(({ model }) => model === slug) })]),
  );
}

/** Models on which both sides have a run, ready to be asked. */
export function onEachModel(
  rowsOfModels: ReadonlyMap<string, readonly ServingRow[]>,
  { sides, catalogue }: Pick<VerdictInput, 'sides' | 'catalogue'>,
): OnModel[] {
  const isOf = (row: ServingRow) => sides.some((side) => isOfSide(side, row));
  return [...rowsOfModels].flatMap(([slug, all]) => {
    const rows = all.filter(isOf);
    const model = { slug, name: catalogue.models.get(slug)?.name ?? slug };
    return sides.every((side) => rows.some((row) => isOfSide(side, row)))
      ? [onModel({ sides, rows, model, catalogue })]
      : [];
  });
}

/** Runs for one user are plain; a precision that is asked for holds of them, too. */
function isWished({ precision }: StreamPoint, wish: SliceWish): boolean {
  return wish.technique !== 'DRAFTING' && (wish.precision === undefined || wish.precision === precision);
}

/** A line or lengths are of load alone. */
function isStated({ at, inputTokens, outputTokens }: SliceWish): boolean {
  return [at, inputTokens, outputTokens].some((each) => each !== undefined);
}

function rowsOf({ points, catalogue }: Pick<VerdictInput, 'points' | 'catalogue'>): ServingRow[] {
  return points.flatMap(({ document, ...of }) => {
    const point = TradeoffDocument.parse(JSON.parse(document));
    return point.example ? [] : [verdictRow({ ...of, point }, catalogue)];
  });
}

/** The same over all models as a verdict: its sides are those of every model that counts. */
export function verdictOverAll({
  kind,
  leader,
  low,
  high,
  text,
  title,
  reasons,
  models,
  ...slice
}: Versus): SystemVerdict {
  const like = models.filter(({ footing }) => footing === 'LIKE');
  const rows = like.flatMap((each) => each.rows);
  const { inputTokens, outputTokens, extent, pools, at } = slice;
  return {
    kind,
    footing: kind === 'NONE' ? 'NONE' : 'LIKE',
    basis: kind === 'NONE' ? null : basisOf(rows),
    leader,
    low,
    high,
    text,
    title,
    reasons,
    turnsWith: null,
    model: null,
    modelName: null,
    inputTokens,
    outputTokens,
    precision: null,
    technique: null,
    extent,
    pools,
    at,
    sides: like.flatMap(({ sides }) => sides),
    rows,
  };
}
