import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { EnvironmentRecord } from '@inferbench/domain/runs/measurement/record';
import type { JsonObject } from '../input/parsed-json.ts';
import { findEndpoint } from './endpoint/find-endpoint.ts';
import { type FittedPrompts, fitPrompts } from './endpoint/fit-prompts.ts';
import { serverFacts } from './endpoint/server-facts.ts';
import { trials as trialsOf } from './endpoint/trial.ts';
import { waitUntilReady } from './endpoint/wait-until-ready.ts';
import { connectionTo } from './sender/connection.ts';
import type { Endpoint } from './sender/endpoint.ts';

interface Stated {
  baseUrl: string;
  apiKey: string | null;
  headers: Readonly<Record<string, string>>;
  statedBody: JsonObject | undefined;
  /** Time that a server may need until it is ready; 0: it is. */
  waitSec: number;
  model: string | undefined;
  api: Endpoint['api'] | undefined;
  /** Tokens that a prompt of text is fitted to. */
  inputTokens: number;
  salt: number;
}

export interface KnownEndpoint extends FittedPrompts {
  server: EnvironmentRecord['server'];
}

/** Gets to know the server under test by a handful of small requests. Errors: UNREACHABLE, UNAUTHENTICATED, USAGE, INVALID. */
export async function knownEndpoint(stated: Stated): Promise<KnownEndpoint> {
  const { baseUrl, apiKey, headers, salt, statedBody } = stated;
  const connection = connectionTo(baseUrl, apiKey, headers);
  const trials = trialsOf(connectionTo(baseUrl, apiKey, headers), baseUrl);
  try {
    await waitUntilReady(connection, baseUrl, stated.waitSec);
    const { model, server } = await serverFacts(connection, baseUrl, stated.model);
    const found = await findEndpoint(trials, { baseUrl, model, api: stated.api, statedBody });
    if (!found.isCounted)
      throw new InferbenchError('INVALID', 'The server does not say how many tokens its answers have.', {
        path: '--url',
        expected: '`usage` with `completion_tokens` in the last event of a stream',
        fix: 'Allow `stream_options.include_usage` on the server; without a count no figure can be true.',
      });
    const fitted = await fitPrompts(found, { trials, connection, wanted: stated.inputTokens, salt });
    return { ...fitted, server };
  } finally {
    trials.close();
    connection.agent.destroy();
  }
}
