import { urlToHttpOptions } from 'node:url';
import { requestBody } from '../sender/body.ts';
import { connectionTo } from '../sender/connection.ts';
import { addressOf, type Endpoint, pathOf } from '../sender/endpoint.ts';
import { outcomeOf, requestSender, type Sent } from '../sender/send.ts';
import { assertLetIn } from './ask.ts';

/** A server that fails now and then is asked again. */
const ATTEMPTS = 4;
const TIMEOUT_MS = 120_000;
const OUTPUT_TOKENS = 2;

export type Door = Pick<Endpoint, 'baseUrl' | 'model' | 'api' | 'fields'>;

export type TrialOutcome =
  | { kind: 'answered'; inputTokens: number | null; isCounted: boolean }
  /** A status that says what was sent is not understood here: 4xx. */
  | { kind: 'refused'; status: number }
  | { kind: 'failed'; what: string };

export interface Trials {
  send(door: Door, prompt: string | readonly number[]): Promise<TrialOutcome>;
  close(): void;
}

/** Single requests before the measurement, by which the endpoint is got to know. Error: UNAUTHENTICATED. */
export function trials(baseUrl: string, apiKey: string | null): Trials {
  const sender = requestSender(connectionTo(baseUrl, apiKey), () => Math.round(performance.now() * 1000));
  return {
    close: sender.close,
    async send(door, prompt) {
      const url = urlToHttpOptions(addressOf(baseUrl, pathOf(door.api)));
      let last: TrialOutcome = { kind: 'failed', what: 'nothing' };
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const body = requestBody(door, prompt, OUTPUT_TOKENS);
        const sent = await sender.send({ url, body, requestId: 'measure-trial', timeoutMs: TIMEOUT_MS });
        if (sent.status !== null) assertLetIn({ status: sent.status });
        last = outcome(sent);
        if (last.kind !== 'failed') return last;
      }
      return last;
    },
  };
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
      inputTokens: answer.usage?.inputTokens ?? null,
      isCounted: result === 'completed',
    };
  return { kind: 'failed', what: status === null || failure !== 'HTTP_STATUS' ? result : `status ${status}` };
}
