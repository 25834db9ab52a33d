import type { IncomingMessage } from 'node:http';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { bombIn } from './body-shape.ts';

/** A submitted document travels inside JSON, where escapes can double it. */
export const MAX_BODY_BYTES = 32 * 1024 * 1024;

export type ReadBody = { ok: true; body: unknown } | { ok: false; error: InferbenchError; status?: number };

/** Reads a JSON body up to the limit; a larger one is refused without being kept. */
export async function readBody(request: IncomingMessage): Promise<ReadBody> {
  if (request.method !== 'POST') return { ok: true, body: null };
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    return {
      ok: false,
      status: 415,
      error: new InferbenchError('BAD_REQUEST', 'Send application/json.'),
    };
  }
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
    return {
      ok: false,
      status: 415,
      error: new InferbenchError('BAD_REQUEST', 'Send the body uncompressed.'),
    };
  const bytes = await collect(request);
  if (bytes === null) {
    const message = `The request is larger than ${MAX_BODY_BYTES} bytes.`;
    return { ok: false, error: new InferbenchError('PAYLOAD_TOO_LARGE', message) };
  }
  const bomb = bombIn(bytes);
  if (bomb !== null)
    return { ok: false, error: new InferbenchError('BAD_REQUEST', `The request body has ${bomb}.`) };
  try {
    return { ok: true, body: JSON.parse(bytes.toString('utf8')) };
  } catch {
    return { ok: false, error: new InferbenchError('BAD_REQUEST', 'The request body is not JSON.') };
  }
}

/** The body, or null as soon as it is known to be too large; the rest is left to whoever answers (send-error.ts). */
function collect(request: IncomingMessage): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes <= MAX_BODY_BYTES) return;
      request.off('data', onData);
      // `end` would hold them until the sender has gone.
      chunks.length = 0;
      request.pause();
      resolve(null);
    };
    request.on('data', onData);
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
  });
}
