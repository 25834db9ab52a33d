import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { sideAt } from './at-line.ts';
import { findingOf } from './lead.ts';
import type { Line } from './line.ts';
import { basisOf } from './runs.ts';
import type { Footing, SystemVerdict, VerdictRow, VerdictSide } from './shape.ts';
import { type ComparedBy, comparedBy, type Sides } from './side.ts';
import { pairWords } from './sentences.ts';

/** Runs of both sides that are alike but for what they are compared by, and the line at which they are held against each other. */
export interface Pairing {
  sides: Sides;
  rows: readonly VerdictRow[];
  line: Line;
  footing: Exclude<Footing, 'NONE'>;
  model: { slug: string; name: string };
  catalogue: CatalogueView;
}

/** A verdict on two sides in one slice at one line (docs/metrics.md#verdicts). */
export function pairVerdict(pairing: Pairing): SystemVerdict {
  const { sides: names, rows, line, footing, model } = pairing;
  const [a, b] = [sideAt(names[0], rows, line), sideAt(names[1], rows, line)];
  const by = comparedBy(names);
  const finding = findingOf(a, b, pairing.catalogue, by);
  const { kind, leader, low, high } = finding;
  return {
    kind,
    footing: kind === 'NONE' ? 'NONE' : footing,
    basis: kind === 'NONE' ? null : basisOf(rowsOf([a, b])),
    leader,
    low,
    high,
    turnsWith: null,
    ...pairWords({ finding, sides: [a, b], line, footing, by, modelName: model.name }),
    model: model.slug,
    modelName: model.name,
    ...sliceOf(a.row ?? b.row ?? rows[0], footing, by),
    at: line.speed,
    sides: [a, b],
    rows: rowsOf([a, b]),
  };
}

const rowsOf = (sides: readonly VerdictSide[]) => sides.flatMap(({ row }) => row ?? []);

/** Slice of a verdict, as one of its runs has it; where size and layout differ it has none, of two precisions no precision. */
function sliceOf(
  row: VerdictRow | undefined,
  footing: Footing,
  by: ComparedBy,
): Pick<SystemVerdict, 'inputTokens' | 'outputTokens' | 'precision' | 'technique' | 'extent' | 'pools'> {
  if (row === undefined)
    return {
      inputTokens: null,
      outputTokens: null,
      precision: null,
      technique: null,
      extent: null,
      pools: null,
    };
  const { inputTokens, outputTokens, precision, technique, extent, pools } = row;
  const isLike = footing === 'LIKE';
  return {
    inputTokens,
    outputTokens,
    precision: by === 'PRECISION' ? null : precision,
    technique,
    extent: isLike ? extent : null,
    pools: isLike ? pools : null,
  };
}
