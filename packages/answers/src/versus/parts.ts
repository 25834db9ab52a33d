import { BITS } from '@inferbench/domain/terms/precision-bits';
import { listed, numberWord } from '@inferbench/units/english';
import type { ComparedBy } from '../verdict/side.ts';
import type { VersusModel, VersusRow } from './shape.ts';

/** Rows of a model that say something, where they do not say the same; none where they do. */
function splitRows({ model, kind }: VersusModel, rows: readonly VersusRow[]): VersusRow[] {
  const own = rows.filter((row) => row.model === model && row.kind !== 'NONE');
  return kind === 'MIXED' && new Set(own.map(({ leader }) => leader)).size > 1 ? own : [];
}

/** Sentence on models whose rows do not say the same: "By precision: on MiniMax M2.5 B200 leads in 4 bits."; empty where no model is split. */
export function partsSentence(
  models: readonly VersusModel[],
  rows: readonly VersusRow[],
  by: ComparedBy,
): string {
  const told = models.flatMap((model) => {
    const own = splitRows(model, rows);
    const leaders = [...new Set(own.flatMap(({ leader }) => leader ?? []))];
    const parts = leaders.map((leader) => `${leader} leads ${partWords(own, leader, by)}`);
    return parts.length === 0 ? [] : [`on ${model.modelName} ${listed(parts)}`];
  });
  return told.length === 0 ? '' : `By ${by === 'CHIP' ? 'precision' : 'system'}: ${told.join('; ')}.`;
}

/** "in 4 bits"; of frameworks and precisions, whose rows are systems with long names, "on two of five systems". */
function partWords(rows: readonly VersusRow[], leader: string, by: ComparedBy): string {
  const led = rows.filter((row) => row.leader === leader);
  if (by === 'CHIP') {
    const bits = led.flatMap(({ precision }) => (precision === null ? [] : String(BITS[precision])));
    return `in ${listed([...new Set(bits)])} bits`;
  }
  return `on ${numberWord(led.length)} of ${numberWord(rows.length)} systems`;
}
