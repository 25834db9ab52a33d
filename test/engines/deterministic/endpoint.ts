import type { Endpoint } from 'inferbench/measure/sender/endpoint';
import { PLAIN_ENGINE } from './settings.ts';

/** The engine as a client gets to know it. */
export function deterministicEndpoint(baseUrl: string): Endpoint {
  return {
    baseUrl,
    model: PLAIN_ENGINE.model,
    api: 'completions',
    promptKind: 'token-ids',
    isStreamed: true,
    fields: { lengths: true, usage: true, newName: false },
    extraTokens: 0,
    tokensPerWord: 1,
  };
}
