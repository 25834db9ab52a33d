import type { Run } from '@inferbench/domain/run';
import { type FieldReader, MAX_HINTS } from './field-reader.ts';
import { newRun, type StatedRun } from './new-run.ts';

const MAX_FIELDS = 200;
const MAX_WARNINGS = 90;
const MAX_KEYS = 200;

/** A run whose points come from several objects or files, each with a reader of its own. Call after all reading. */
export function runOfReaders(readers: readonly FieldReader[], stated: StatedRun): Run {
  const [first] = readers;
  if (first === undefined) throw new RangeError('a run is read from at least one object');
  const run = newRun(first, stated);
  return { ...run, source: { ...run.source, ...evidenceOf(readers) } };
}

/** What was read, decided and not understood; many rows say the same, which is kept once. */
function evidenceOf(
  readers: readonly FieldReader[],
): Pick<Run['source'], 'fields' | 'warnings' | 'unknownKeys' | 'hints'> {
  const unknownKeys = [...new Set(readers.flatMap((reader) => reader.unknownKeys()))];
  const fields = readers.flatMap((reader) => reader.fields);
  const warnings = distinct(readers.flatMap((reader) => reader.notes));
  const hints = [
    ...new Map(
      readers.flatMap((reader) => reader.hints).map((hint) => [JSON.stringify(hint), hint]),
    ).values(),
  ];
  const cuts = [
    cut('read values', fields.length - MAX_FIELDS),
    cut('unknown keys', unknownKeys.length - MAX_KEYS),
    cut('warnings', warnings.length - MAX_WARNINGS),
    cut('hints', hints.length - MAX_HINTS),
  ];
  return {
    fields: fields.slice(0, MAX_FIELDS),
    unknownKeys: unknownKeys.slice(0, MAX_KEYS),
    warnings: [...warnings.slice(0, MAX_WARNINGS), ...cuts.flat()],
    ...(hints.length === 0 ? {} : { hints: hints.slice(0, MAX_HINTS) }),
  };
}

function cut(what: string, count: number): Run['source']['warnings'] {
  if (count <= 0) return [];
  return [{ code: 'EVIDENCE_CUT', message: `${count} further ${what} are not listed.`, path: null }];
}

function distinct(notes: Run['source']['warnings']): Run['source']['warnings'] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];
}
