import type { Run } from '@inferbench/domain/runs/run';
import type { FieldReader } from './field-reader.ts';
import { newRun, type StatedRun } from './new-run.ts';
import { evidenceOf } from './run-evidence.ts';

/** A run whose points come from several objects or files, each with a reader of its own. Call after all reading. */
export function runOfReaders(readers: readonly FieldReader[], stated: StatedRun): Run {
  const [first] = readers;
  if (first === undefined) throw new RangeError('a run is read from at least one object');
  const run = newRun(first, stated);
  return { ...run, source: { ...run.source, ...evidenceOf(readers) } };
}
