import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Run } from '@inferbench/domain/runs/run';
import type { JsonObject, ParsedFile } from './importer.ts';
import { objectsOf } from './content-items.ts';
import { type FieldReader, fieldReader } from './field-reader.ts';

/**
 * A run of every object of the files. One among several in which nothing was measured is left out and named in a warning
 * of the others; where nothing was measured in any, the first refusal is thrown.
 */
export function readEach(
  files: readonly ParsedFile[],
  read: (object: FieldReader, raw: JsonObject) => Run,
): Run[] {
  const entries = files.flatMap((file) => entriesOf(file, files.length > 1));
  const runs: Run[] = [];
  const empty: { prefix: string; error: InferbenchError }[] = [];
  for (const { object, prefix } of entries) {
    try {
      runs.push(read(fieldReader(object, { prefix }), object));
    } catch (error) {
      if (!(error instanceof InferbenchError) || error.code !== 'IMPORT_NOTHING_MEASURED') throw error;
      empty.push({ prefix, error });
    }
  }
  const [first] = empty;
  if (first !== undefined && runs.length === 0) throw first.error;
  const left = empty
    .slice(0, MAX_NAMED)
    .map(({ prefix, error }) => `${prefix.replace(/\.$/, '')} is left out: ${error.message}`);
  if (empty.length > MAX_NAMED)
    left.push(
      `${empty.length - MAX_NAMED} more are left out, the last at ${empty.at(-1)?.prefix.replace(/\.$/, '') ?? ''}.`,
    );
  for (const message of left)
    for (const run of runs)
      run.source.warnings.push({ code: 'RUN_LEFT_OUT', message: message.slice(0, 500), path: null });
  return runs;
}

const MAX_NAMED = 5;

interface Entry {
  object: JsonObject;
  /** Where in the files, before every key. */
  prefix: string;
}

function entriesOf({ name, content }: ParsedFile, several: boolean): Entry[] {
  const file = several && name !== null ? `${name}: ` : '';
  const objects = objectsOf(content);
  return objects.map((object, i) => ({ object, prefix: content.kind === 'list' ? `${file}[${i}].` : file }));
}
