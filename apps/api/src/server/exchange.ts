import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiContext } from '../graphql/context.ts';

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  context: ApiContext;
  /** What is asked for. */
  target: URL;
}
