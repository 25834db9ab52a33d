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

/** A model whose rows do not say the same names those that lead: "B200 leads in 4 bits", "MI355X leads on B200 × 8", whichever row it counts by. */
export function inItsPart(
  model: VersusModel,
  { rows, by, found: { models } }: { rows: readonly VersusRow[]; by: ComparedBy; found: Versus },
): VersusModel {
  const split = splitRows(model, rows);
  if (split.length === 0) return model;
  if (model.kind === 'TIED') return { ...model, words: ledParts(split).join('; ') };
  const said = models.find((each) => each.model === model.model);
  const own = said?.rows[0];
  const words =
    own === undefined ? null : partWords({ on: heldWords(by, own), precision: said?.precision ?? null });
  return words === null ? model : { ...model, words: `${model.words} ${words}` };
}

/** "MI355X leads in 8 bits" of each that leads in any row. */
function ledParts(rows: readonly VersusRow[]): string[] {
  const leaders = [...new Set(rows.flatMap(({ leader }) => leader ?? []))];
  return leaders.map((leader) => {
    const own = rows.filter((row) => row.leader === leader).flatMap((row) => partWords(row) ?? []);
    return `${leader} leads ${listedUpTo(MOST_PARTS, own)}`;
  });
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
