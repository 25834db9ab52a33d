import { createReadStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';

/** No configuration is longer; a file without line ends must not fill the memory. */
const MAX_LINE_CHARS = 64 * 1024;

/** A line, or null for one that is too long. */
export type Line = string | null;

/** Lines of a file, or of stdin for `-`, as they come. Error: FILE_NOT_READABLE. */
export async function* linesOf(file: string): AsyncGenerator<Line> {
  const source = file === '-' ? process.stdin : createReadStream(file);
  try {
    yield* splitLines(source);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    if (code === null) throw error;
    throw new InferbenchError('FILE_NOT_READABLE', `Cannot read ${file} (${code}).`, { path: file });
  }
}

/** Splits bytes into lines; blank ones are left out, since a file may end with any number of them. */
export async function* splitLines(source: AsyncIterable<unknown>): AsyncGenerator<Line> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let tooLong = false;
  for await (const chunk of source) {
    rest += Buffer.isBuffer(chunk) ? decoder.write(chunk) : String(chunk);
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (tooLong || line.length > MAX_LINE_CHARS) yield null;
      else if (line.trim() !== '') yield line;
      tooLong = false;
    }
    if (rest.length > MAX_LINE_CHARS) {
      tooLong = true;
      rest = '';
    }
  }
  rest += decoder.end();
  if (tooLong || rest.length > MAX_LINE_CHARS) yield null;
  else if (rest.trim() !== '') yield rest;
}
