import { setTimeout as sleep } from 'node:timers/promises';
import { urlToHttpOptions } from 'node:url';
import { writtenTokens } from '../sender/answer-reader.ts';
import { requestBody } from '../sender/body.ts';
import type { Connection } from '../sender/connection.ts';
import { addressOf, type Endpoint, pathOf } from '../sender/endpoint.ts';
import type { Prompt } from '../sender/prompt.ts';
import { outcomeOf, requestSender, type Sent } from '../sender/send.ts';
import { assertLetIn } from './ask.ts';

/** A server that fails now and then is asked again, after a pause that doubles, or after the one that it asks for. */
const ATTEMPTS = 4;
const PAUSE_SEC = 0.1;
const LONGEST_PAUSE_SEC = 10;
const TIMEOUT_MS = 120_000;
const OUTPUT_TOKENS = 2;

export type Door = Pick<Endpoint, 'baseUrl' | 'model' | 'api' | 'fields' | 'isStreamed' | 'statedBody'>;

export type TrialOutcome =
  | { kind: 'answered'; inputTokens: number | null; isCounted: boolean }
  /** A status that says what was sent is not understood here: 4xx. */
  | { kind: 'refused'; status: number }
  /** `isUnable`: the server is not there, or not able to answer anything now. */
  | { kind: 'failed'; what: string; isUnable: boolean };

export interface Trials {
  send(door: Door, prompt: Prompt): Promise<TrialOutcome>;
  close(): void;
}

/** Single requests before the measurement, by which the endpoint is got to know. Error: UNAUTHENTICATED. */
export function trials(connection: Connection, baseUrl: string): Trials {
  const sender = requestSender(connection, () => Math.round(performance.now() * 1000));
  return {
    close: sender.close,
    async send(door, prompt) {
      const url = urlToHttpOptions(addressOf(baseUrl, pathOf(door.api)));
      let last: TrialOutcome = { kind: 'failed', what: 'nothing', isUnable: false };
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const body = requestBody(door, prompt, OUTPUT_TOKENS);
        const sent = await sender.send({
          url,
          body,
          requestId: 'measure-trial',
          timeoutMs: TIMEOUT_MS,
          outputTokens: OUTPUT_TOKENS,
          isStreamed: door.isStreamed,
        });
        if (sent.status !== null) assertLetIn({ status: sent.status });
        last = outcome(sent);
        if (last.kind !== 'failed') return last;
        const pauseSec = Math.max(PAUSE_SEC * 2 ** attempt, sent.retryAfterSec ?? 0);
        if (attempt < ATTEMPTS - 1) await sleep(1000 * Math.min(LONGEST_PAUSE_SEC, pauseSec));
      }
      return last;
    },
  };
}

/** A count that cannot be, in a sentence. */
function miscount({ usage, chunks }: Sent['answer']): string {
  const counted = usage?.outputTokens ?? 0;
  return counted > OUTPUT_TOKENS
    ? `it counted ${counted} tokens where ${OUTPUT_TOKENS} were allowed`
    : `it counted ${counted} tokens and sent ${chunks} pieces of text`;
}

function outcome(sent: Sent): TrialOutcome {
  const { failure, status, answer } = sent;
  if (failure === 'HTTP_STATUS' && status !== null && status >= 400 && status < 500)
    return { kind: 'refused', status };
  const result = outcomeOf(sent, { outputTokens: OUTPUT_TOKENS, inputTokens: null });
  // An answer of other length than asked for is no matter here; what it says of the prompt is.
  if (failure === null && result !== 'USAGE_CONTRADICTS')
    return {
      kind: 'answered',
      inputTokens: writtenTokens(answer.usage?.inputTokens),
      isCounted: result === 'completed',
    };
  if (failure === null) return { kind: 'failed', what: miscount(answer), isUnable: false };
  const what = status === null || failure !== 'HTTP_STATUS' ? result : `status ${status}`;
  return { kind: 'failed', what, isUnable: isUnable(failure, status) };
}

/** Tells whether a server cannot answer anybody now, rather than this request. */
function isUnable(failure: NonNullable<Sent['failure']>, status: number | null): boolean {
  const isOfServer = failure === 'RATE_LIMITED' || failure === 'REFUSED' || failure === 'HTTP_STATUS';
  return isOfServer && (status === null || status === 429 || status >= 500);
}
