import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { readBody } from '../http/read-body.ts';
import type { Exchange } from './exchange.ts';

/** A refusal with a status of its own. */
export class RefusedRequest extends Error {
  readonly error: InferbenchError;
  readonly status: number | undefined;

  constructor(error: InferbenchError, status: number | undefined) {
    super(error.message);
    this.error = error;
    this.status = status;
  }
}

/** The JSON body of a request that its client may make. Throws RefusedRequest. */
export async function requestBody({
  request,
  response,
  context,
}: Pick<Exchange, 'request' | 'response' | 'context'>): Promise<unknown> {
  const read = await readBody(request, {
    allowance: context.client.allowance(),
    hold: (bytes) => void response.once('close', context.holdBody(bytes)),
    parseLarge: (bytes) => context.compute('parseBody', new Uint8Array(bytes), [bytes]),
  });
  if (!read.ok) throw new RefusedRequest(read.error, read.status);
  return read.body;
}
