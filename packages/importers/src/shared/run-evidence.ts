import type { Run } from '@inferbench/domain/runs/run';
import { cutNote } from './cut-note.ts';
import { type FieldReader, MAX_FIELDS, MAX_HINTS, MAX_NOTES } from './field-reader.ts';

const MAX_KEYS = 200;
const OF_FILE = 'the file has all of them';

/** What readers read, decided and did not understand; many rows say the same, which is kept once. What does not fit is counted. */
export function evidenceOf(
  readers: readonly FieldReader[],
): Pick<Run['source'], 'fields' | 'warnings' | 'unknownKeys' | 'hints'> {
  const unknownKeys = [...new Set(readers.flatMap((reader) => reader.unknownKeys()))];
  const fields = readers.flatMap((reader) => reader.fields);
  const warnings = distinct(readers.flatMap((reader) => reader.notes));
  const hints = distinct(readers.flatMap((reader) => reader.hints));
  const left = (what: keyof FieldReader['left']) =>
    readers.reduce((sum, reader) => sum + reader.left[what], 0);
  const cuts = [
    cutNote('read values', fields.length + left('fields') - MAX_FIELDS, OF_FILE),
    cutNote('unknown keys', unknownKeys.length - MAX_KEYS, OF_FILE),
    cutNote(
      'warnings',
      warnings.length + left('notes') - MAX_NOTES,
      'they are about further keys of the file',
    ),
    cutNote('hints', hints.length + left('hints') - MAX_HINTS, OF_FILE),
  ];
  return {
    fields: fields.slice(0, MAX_FIELDS),
    unknownKeys: unknownKeys.slice(0, MAX_KEYS),
    warnings: [...warnings.slice(0, MAX_NOTES), ...cuts.flat()],
    ...(hints.length === 0 ? {} : { hints: hints.slice(0, MAX_HINTS) }),
  };
}

export function distinct<T>(entries: readonly T[]): T[] {
  return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
}
