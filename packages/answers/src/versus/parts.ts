import { BITS } from '@inferbench/domain/terms/precision-bits';
import { listed, listedUpTo } from '@inferbench/units/english';
import type { Versus } from '../verdict/shape.ts';
import { type ComparedBy, heldWords } from '../verdict/side.ts';
import type { VersusModel, VersusRow } from './shape.ts';

/** Rows of a model that say something, where they do not say the same; none where they do. */
function splitRows({ model, kind }: VersusModel, rows: readonly VersusRow[]): VersusRow[] {
  const own = rows.filter((row) => row.model === model && row.kind !== 'NONE');
  const isSplit = new Set(own.map(({ leader }) => leader)).size > 1;
  return isSplit && (kind === 'LEADS' || kind === 'TIED') ? own : [];
}

/** A model whose rows do not say the same names that of its own: "not told apart in 4 bits", "leads on B200 × 8". */
export function inItsPart(
  model: VersusModel,
  { rows, by, found: { models } }: { rows: readonly VersusRow[]; by: ComparedBy; found: Versus },
): VersusModel {
  const said = models.find((each) => each.model === model.model);
  const own = said?.rows[0];
  const words =
    own === undefined ? null : partWords({ on: heldWords(by, own), precision: said?.precision ?? null });
  return words === null || splitRows(model, rows).length === 0
    ? model
    : { ...model, words: `${model.words} ${words}` };
}

/** "in 4 bits", "on B200 × 8", "on B200 × 8 in 4 bits": the part of a model that a row is; null of one that is none. */
function partWords({ on, precision }: Pick<VersusRow, 'on' | 'precision'>): string | null {
  const words = [
    ...(on === null ? [] : [`on ${on}`]),
    ...(precision === null ? [] : [`in ${BITS[precision]} bits`]),
  ];
  return words.length === 0 ? null : words.join(' ');
}

/** Parts of a model that a sentence names. */
const MOST_PARTS = 2;

/** Sentence on models whose rows do not say the same, "By precision: MiniMax M2.5 is B200's in 4 bits alone; MiniMax M3 is MI355X's in 8 bits alone."; empty where no model is split. */
export function partsSentence(
  models: readonly VersusModel[],
  rows: readonly VersusRow[],
  by: ComparedBy,
): string {
  const told = models.flatMap((model) => {
    const led = splitRows(model, rows).filter(({ leader }) => leader !== null);
    const parts = [...new Set(led.map(({ leader }) => leader))].map((leader) => {
      const own = led.filter((row) => row.leader === leader).flatMap((row) => partWords(row) ?? []);
      return `${leader}'s ${listedUpTo(MOST_PARTS, own)} alone`;
    });
    return parts.length === 0 ? [] : [`${model.modelName} is ${listed(parts)}`];
  });
  return told.length === 0 ? '' : `By ${by === 'CHIP' ? 'precision' : 'system'}: ${told.join('; ')}.`;
}
