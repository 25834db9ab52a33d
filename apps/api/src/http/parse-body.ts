import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { ok, fail, type Result } from '@inferbench/domain/errors/result';

/** The JSON of a request's body, unless it is a bomb or no JSON. */
export function parseBody(bytes: Uint8Array): Result<unknown, InferbenchError> {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const bomb = bombIn(body);
  if (bomb !== null) return fail(new InferbenchError('BAD_REQUEST', `The request body has ${bomb}.`));
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    return ok(parsed);
  } catch {
    return fail(new InferbenchError('BAD_REQUEST', 'The request body is not JSON.'));
  }
}

/** Depth of a request; the document inside it is a text here, and has limits of its own where it is imported. */
const MAX_DEPTH = 64;
const MAX_MARKS = 100_000;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING = new Set([0x7b, 0x5b]);
const CLOSING = new Set([0x7d, 0x5d]);
const MARKS = new Set([0x2c, 0x3a]);

/**
 * Finds what makes a body a bomb before it is parsed: 32 MiB of brackets would become gigabytes of lists. Null for the
 * rest, whether it is JSON or not.
 */
function bombIn(body: Buffer): string | null {
  let depth = 0;
  let marks = 0;
  for (let i = 0; i < body.length; i += 1) {
    const byte = body[i] ?? 0;
    if (byte === QUOTE) i = endOfString(body, i);
    else if (OPENING.has(byte)) {
      depth += 1;
      if (depth > MAX_DEPTH) return `more than ${MAX_DEPTH} levels`;
    } else if (CLOSING.has(byte)) depth -= 1;
    else if (MARKS.has(byte)) {
      marks += 1;
      if (marks > MAX_MARKS) return `more than ${MAX_MARKS} keys and values`;
    }
  }
  return null;
}

/** Index of the closing quote; of an unclosed string, the end. Found by the native search: documents are long. */
function endOfString(body: Buffer, start: number): number {
  for (let end = body.indexOf(QUOTE, start + 1); end >= 0; end = body.indexOf(QUOTE, end + 1)) {
    let slashes = 0;
    while (body[end - 1 - slashes] === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return body.length;
}
