import { writeFile } from 'node:fs/promises';
import { InferbenchError } from '@inferbench/domain/inferbench-error';

/** Writes a new file; what stands there already is not overwritten. Error: USAGE. */
export async function writeNew(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: 'wx' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    const why = code === 'EEXIST' ? `${file} exists already` : `${file} cannot be written (${code})`;
    throw new InferbenchError('USAGE', `${why}; it was not written.`, {
      path: '--out',
      value: file,
      fix: 'Name a new file.',
    });
  }
}
