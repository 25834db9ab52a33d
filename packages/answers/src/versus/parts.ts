import { precisionNames } from '@inferbench/domain/catalogue/names';
import { listed, numberWord } from '@inferbench/units/english';
import { leadOfChips } from '../verdict/lead.ts';
import type { ComparedBy } from '../verdict/side.ts';
import type { VersusModel, VersusRow } from './shape.ts';

/** Rows of a model that say something, where they do not say the same; none where they do. */
function splitRows({ model, kind }: VersusModel, rows: readonly VersusRow[]): VersusRow[] {
  const own = rows.filter((row) => row.model === model && row.kind !== 'NONE');
  return kind === 'MIXED' && new Set(own.map(leadOfChips)).size > 1 ? own : [];
}

/** Sentence on models whose rows do not say the same: "By precision: on MiniMax M2.5 B200 leads in FP4."; empty where no model is split. */
export function partsSentence(
  models: readonly VersusModel[],
  rows: readonly VersusRow[],
  by: ComparedBy,
): string {
  const told = models.flatMap((model) => {
    const own = splitRows(model, rows);
    const leaders = [...new Set(own.flatMap((row) => leadOfChips(row) ?? []))];
    const parts = leaders.map((leader) => `${leader} leads ${partWords(own, leader, by)}`);
    return parts.length === 0 ? [] : [`on ${model.modelName} ${listed(parts)}`];
  });
  return told.length === 0 ? '' : `By ${by === 'CHIP' ? 'precision' : 'system'}: ${told.join('; ')}.`;
}

/** "in FP4"; of frameworks and precisions, whose rows are systems with long names, "on two of five systems". */
function partWords(rows: readonly VersusRow[], leader: string, by: ComparedBy): string {
  const led = rows.filter((row) => leadOfChips(row) === leader);
  if (by === 'CHIP') {
    return `in ${listed(led.flatMap(({ precision }) => (precision === null ? [] : precisionNames(precision).short)))}`;
  }
  return `on ${numberWord(led.length)} of ${numberWord(rows.length)} systems`;
}
