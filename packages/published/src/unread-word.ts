import { suggestion } from '@inferbench/domain/names/did-you-mean';
import { MeasurementRow } from '@inferbench/domain/runs/measurement-list';
import { PrecisionWord } from '@inferbench/domain/terms/precision';

/** Columns that hold one of our words, each with what it may hold. */
const WORDS = {
  metric: MeasurementRow.shape.metric,
  phase: MeasurementRow.shape.phase,
  kv_precision: PrecisionWord,
} as const;

/** Reason why a line can not be read: the column that holds no word of ours. */
export function unreadWord(line: Readonly<Record<string, string>>): string {
  for (const [column, words] of Object.entries(WORDS)) {
    const word = line[column] ?? '';
    if (word !== '' && !words.safeParse(word).success)
      return `${column} "${word}" is no word of ours.${suggestion(word, words.options)}`;
  }
  return `serving_mode "${line['serving_mode'] ?? ''}" or its grade is no word of ours.`;
}
