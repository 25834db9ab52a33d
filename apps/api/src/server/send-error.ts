import type { ServerResponse } from 'node:http';
import { ERROR_CATALOGUE } from '@inferbench/domain/errors/error-catalogue';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { errorBody } from './finish-errors.ts';
import type { ApiContext } from '../graphql/context.ts';
import { isPassing, RETRY_AFTER_SEC } from '../http/passing.ts';

/** How much of an unread body is dropped, and for how long, so that its sender reads the answer before the line is cut. */
const LINGER_BYTES = 16 * 1024 * 1024;
const LINGER_MS = 2_000;

/** Answers that never reach Apollo look like those that do. The connection ends: an unread body may still be coming. */
export function sendError(
  response: ServerResponse,
  { error, status }: { error: InferbenchError; status?: number | undefined },
  { requestId, answer }: Pick<ApiContext, 'requestId' | 'answer'>,
): void {
  answer.code = error.code;
  const body = errorBody(error, requestId);
  if (isPassing(error.code)) response.setHeader('retry-after', RETRY_AFTER_SEC);
  // The tag of a file that could not be had.
  response.removeHeader('etag');
  response.writeHead(status ?? ERROR_CATALOGUE[error.code].httpStatus, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  const { req: request } = response;
  if (request.complete || request.method === 'GET') {
    response.end(body);
    return;
  }
  // Ending the answer closes the connection, and a sender that is cut off while it sends may never see the answer. So the
  // answer is complete at once, by its length, and ends when the sender has stopped or had its chance.
  response.write(body);
  const end = () => {
    clearTimeout(timer);
    request.off('data', drop);
    response.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  let dropped = 0;
  const drop = (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > LINGER_BYTES) end();
  };
  request.on('data', drop);
  for (const event of ['end', 'close', 'error']) request.once(event, end);
  request.resume();
}
