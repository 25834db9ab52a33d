import { stat, readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { MAX_FILE_CHARS } from '@inferbench/importers/content-limits';

/** A file's text, or stdin's for `-`. Errors: FILE_NOT_READABLE, PAYLOAD_TOO_LARGE (before it is read). */
export async function readInput(file: string): Promise<string> {
  if (file === '-') return text(process.stdin);
  try {
    const { size } = await stat(file);
    if (size > MAX_FILE_CHARS) {
      throw new InferbenchError(
        'PAYLOAD_TOO_LARGE',
        `${file} is larger than any result file that InferBench reads.`,
        {
          value: `${size} bytes`,
          expected: `at most ${MAX_FILE_CHARS} bytes`,
        },
      );
    }
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof InferbenchError) throw error;
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new InferbenchError('FILE_NOT_READABLE', `Cannot read ${file} (${why}).`, { path: file });
  }
}
