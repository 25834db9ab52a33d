import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { ok, fail, type Result } from '@inferbench/domain/errors/result';
import { bombIn } from './body-shape.ts';

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
