import { writeFile } from 'node:fs/promises';
import { codeOf, whyOf } from '../input/file-words.ts';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';

/** Writes a new file; what stands there already is not overwritten. Errors: ALREADY_EXISTS, FILE_NOT_READABLE. */
export async function writeNew(file: string, text: string): Promise<void> {
  await writeFile(file, text, { flag: 'wx' }).catch((error: unknown) => {
    throw notWritten(error, { file, path: '--out' });
  });
}

/** Why a new file could not be made, in words; what nobody expects is given back as it is. */
export function notWritten(error: unknown, { file, path }: { file: string; path: string }): unknown {
  const code = codeOf(error);
  if (code === 'EEXIST')
    return new InferbenchError('ALREADY_EXISTS', `${file} is there already; it stays as it is.`, {
      path,
      value: file,
      fix: 'Name another file, or move that one away.',
    });
  if (['ENOENT', 'EACCES', 'ENOTDIR', 'EISDIR', 'EROFS', 'EPERM'].includes(code))
    return new InferbenchError(
      'FILE_NOT_READABLE',
      `${file} cannot be written: ${code === 'ENOENT' ? 'its folder is not there' : whyOf(error)}.`,
      {
        path,
        value: file,
      },
    );
  return error;
}
