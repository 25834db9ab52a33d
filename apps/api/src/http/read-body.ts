import type { IncomingMessage } from 'node:http';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { type Allowance, KNOWN } from '../limits/visitor.ts';
import { SMALL_BODY_BYTES } from '../limits/body-budget.ts';
import { parseBody } from './parse-body.ts';
import { watchPace } from './pace.ts';

/** Bytes above which JSON is parsed off the event loop. */
const QUICK_BYTES = 256 * 1024;

export type ReadBody = { ok: true; body: unknown } | { ok: false; error: InferbenchError; status?: number };

export interface BodyOptions {
  allowance: Allowance;
  /** Takes a place for a large body of this many bytes at most. Throws BUSY. */
  hold: (bytes: number) => void;
  /** Parses a large body. */
  parseLarge: (bytes: ArrayBuffer) => Promise<Result<unknown, InferbenchError>>;
}

/** Reads a JSON body up to what the visitor may send; a larger or slower one is refused without being kept. */
export async function readBody(request: IncomingMessage, options: BodyOptions): Promise<ReadBody> {
  if (request.method !== 'POST') return { ok: true, body: null };
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    return { ok: false, status: 415, error: new InferbenchError('BAD_REQUEST', 'Send application/json.') };
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
    return {
      ok: false,
      status: 415,
      error: new InferbenchError('BAD_REQUEST', 'Send the body uncompressed.'),
    };
  const collected = await collect(request, options);
  if (!collected.ok) return collected.error;
  const bytes = collected.value;
  const parsed =
    bytes.length <= QUICK_BYTES ? parseBody(bytes) : await options.parseLarge(wholeBuffer(bytes));
  return parsed.ok ? { ok: true, body: parsed.value } : { ok: false, error: parsed.error };
}

/** Memory of the bytes and of nothing else, so that it can move to another thread. */
function wholeBuffer(bytes: Buffer): ArrayBuffer {
  const { buffer } = bytes;
  const whole = buffer instanceof ArrayBuffer && buffer.byteLength === bytes.length;
  return whole ? buffer : new Uint8Array(bytes).buffer;
}

type Refused = Extract<ReadBody, { ok: false }>;

/** The body, or why not as soon as it is known; the rest is left to whoever answers (send-error.ts). */
function collect(
  request: IncomingMessage,
  { allowance, hold }: BodyOptions,
): Promise<Result<Buffer, Refused>> {
  const declared = Number(request.headers['content-length'] ?? 0);
  const most = allowance.bodyBytes;
  if (declared > most) return Promise.resolve(fail(tooLarge(allowance)));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    let held = false;
    const refuse = (refused: Refused) => {
      request.off('data', onData);
      pace.stop();
      // `end` would hold them until the sender has gone.
      chunks.length = 0;
      request.pause();
      resolve(fail(refused));
    };
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes > most) refuse(tooLarge(allowance));
      else if (bytes > SMALL_BODY_BYTES && !held) {
        held = true;
        const error = refusalOf(() => hold(declared > 0 ? declared : most));
        if (error !== null) refuse({ ok: false, error });
      }
    };
    const pace = watchPace(
      () => bytes,
      () => refuse({ ok: false, status: 408, error: tooSlow() }),
    );
    request.on('data', onData);
    request.once('end', () => {
      pace.stop();
      resolve(ok(Buffer.concat(chunks)));
    });
    for (const event of ['error', 'aborted'] as const) {
      request.once(event, (error?: Error) => {
        pace.stop();
        reject(error ?? new Error('the sender left'));
      });
    }
  });
}

function refusalOf(act: () => void): InferbenchError | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof InferbenchError) return error;
    throw error;
  }
}

function tooLarge({ bodyBytes }: Allowance): Refused {
  const known = bodyBytes === KNOWN.bodyBytes;
  const error = new InferbenchError('PAYLOAD_TOO_LARGE', `The request is larger than ${bodyBytes} bytes.`, {
    expected: known ? `at most ${bodyBytes} bytes` : `at most ${bodyBytes} bytes without an API key`,
    fix: known
      ? 'Send the file without data of single requests.'
      : `Send an API key: with one a request may have ${KNOWN.bodyBytes} bytes.`,
  });
  return { ok: false, error };
}

function tooSlow(): InferbenchError {
  return new InferbenchError('BAD_REQUEST', 'The request body came too slowly.', {
    expected: 'at least 32 KiB a second, and all of it within a minute',
  });
}
