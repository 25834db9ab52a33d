import { drawsOf } from '@inferbench/load/variates';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { EnvironmentRecord } from '@inferbench/domain/runs/measurement/record';
import type { JsonObject } from '../input/parsed-json.ts';
import { findEndpoint } from './endpoint/find-endpoint.ts';
import { type FittedPrompts, fitPrompts } from './endpoint/fit-prompts.ts';
import { serverFacts } from './endpoint/server-facts.ts';
import { type Trials, trials as trialsOf } from './endpoint/trial.ts';
import { connectionTo, type Connection } from './sender/connection.ts';
import { type Endpoint, addressOf } from './sender/endpoint.ts';
import { type ImageSize, imageUrl } from './sender/image.ts';
import { withImage } from './sender/prompt.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './endpoint/ask.ts';

interface Stated {
  baseUrl: string;
  apiKey: string | null;
  headers: Readonly<Record<string, string>>;
  statedBody: JsonObject | undefined;
  /** Time that a server may need until it is ready; 0: it is. */
  waitSec: number;
  model: string | undefined;
  api: Endpoint['api'] | undefined;
  isStreamed: boolean;
  /** Tokens that a prompt of text is fitted to; null for prompts that are stated. */
  inputTokens: number | null;
  image: ImageSize | undefined;
  salt: number;
}

export interface KnownEndpoint extends FittedPrompts {
  /** Tokens of an image by the server's count; null where there is none, or it does not count. */
  imageTokens: number | null;
  server: EnvironmentRecord['server'];
}

/** Asks the server whether it takes an image, and how many tokens that is. Error: INVALID. */
async function shownImage(trials: Trials, endpoint: Endpoint, image: ImageSize): Promise<number | null> {
  const [text, next] = ['What is shown?', drawsOf(1, 1)];
  const alone = await trials.send(endpoint, text);
  const shown = await trials.send(endpoint, withImage(imageUrl(image, next), text));
  if (shown.kind !== 'answered')
    throw new InferbenchError('INVALID', 'The server takes no images.', {
      path: '--image',
      value: shown.kind === 'refused' ? `status ${shown.status}` : shown.what,
      expected: 'a model that sees, at /chat/completions with `image_url`',
      fix: 'Measure without --image.',
    });
  const [before, after] = [alone.kind === 'answered' ? alone.inputTokens : null, shown.inputTokens];
  return before === null || after === null ? null : after - before;
}

/** Gets to know the server under test by a handful of small requests. Errors: UNREACHABLE, UNAUTHENTICATED, USAGE, INVALID. */
export async function knownEndpoint(stated: Stated): Promise<KnownEndpoint> {
  const { baseUrl, apiKey, headers, salt, isStreamed, statedBody } = stated;
  const connection = connectionTo(baseUrl, apiKey, headers);
  const trials = trialsOf(connectionTo(baseUrl, apiKey, headers), baseUrl);
  try {
    await waitUntilReady(connection, baseUrl, stated.waitSec);
    const { model, server } = await serverFacts(connection, baseUrl, stated.model);
    const found = await findEndpoint(trials, {
      baseUrl,
      model,
      api: stated.api,
      isStreamed,
      isStatedText: stated.inputTokens === null,
      statedBody,
    });
    if (!found.isCounted)
      throw new InferbenchError('INVALID', 'The server does not say how many tokens its answers have.', {
        path: '--url',
        expected: isStreamed
          ? '`usage` with `completion_tokens` in the last event of a stream'
          : '`usage` with `completion_tokens` in the answer',
        fix: 'Allow `stream_options.include_usage` on the server; without a count no figure can be true.',
      });
    const fitted = await fitPrompts(found, { trials, connection, wanted: stated.inputTokens, salt });
    const imageTokens = stated.image && (await shownImage(trials, fitted.endpoint, stated.image));
    return { ...fitted, server, imageTokens: imageTokens ?? null };
  } finally {
    trials.close();
    connection.agent.destroy();
  }
}

const PAUSE_MS = 500;

/** Waits for a server that is still loading its model: until it lists its models, or refuses to. Error: UNREACHABLE. */
async function waitUntilReady(connection: Connection, baseUrl: string, waitSec: number): Promise<void> {
  const untilMs = performance.now() + 1000 * waitSec;
  while (performance.now() < untilMs) {
    const reply = await ask(connection, addressOf(baseUrl, '/models')).catch((error: unknown) => {
      if (error instanceof InferbenchError && error.code === 'UNREACHABLE') return null;
      throw error;
    });
    // A gateway answers for a server that is not there yet.
    if (reply !== null && reply.status < 500) return;
    await sleep(PAUSE_MS);
  }
}
