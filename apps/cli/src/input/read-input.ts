import { codeOf, whyOf } from './file-words.ts';
import { stat, readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { MAX_FILE_CHARS } from '@inferbench/importers/shared/content-limits';
import { invalidUtf8 } from '@inferbench/importers/content/wrong-kind';

/**
 * A file's text, or stdin's for `-`. Errors: FILE_NOT_READABLE, PAYLOAD_TOO_LARGE (before it is read), IMPORT_WRONG_KIND for
 * bytes that are no UTF-8: no character is put in their place.
 */
export async function readInput(file: string): Promise<string> {
  if (file === '-') return decoded(await buffer(process.stdin));
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
    return decoded(await readFile(file));
  } catch (error) {
    if (error instanceof InferbenchError) throw error;
    throw new InferbenchError('FILE_NOT_READABLE', `${file} cannot be read: ${whyOf(error)}.`, {
      path: file,
      fix: codeOf(error) === 'EISDIR' ? 'Name a file in it.' : 'Check the name, and where you stand.',
    });
  }
}

function decoded(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  const fault = text.includes('\uFFFD') ? invalidUtf8(bytes, text) : null;
  if (fault !== null) throw fault;
  return text;
}
