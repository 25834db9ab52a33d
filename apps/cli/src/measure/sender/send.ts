import type { RequestFailure, RequestOutcome } from '@inferbench/domain/measurement/outcome';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { type AnswerReader, answerReader, type StreamedAnswer } from './answer-reader.ts';
import type { Connection } from './connection.ts';

export interface Sending {
  /** As `urlToHttpOptions` has it: an address is taken apart once, not for each request. */
  url: RequestOptions;
  body: string;
  requestId: string;
  timeoutMs: number;
  /** Takes the text of the answer; without it nothing keeps it. */
  onText?: (text: string) => void;
}

/** What became of one request; times of the clock that was given. */
export interface Sent {
  sentUs: number;
  firstByteUs: number | null;
  answer: StreamedAnswer;
  /** Null for a stream that ended as streams do; what its usage says is not looked at here. */
  failure: RequestFailure | null;
  status: number | null;
  retryAfterSec: number | null;
  endUs: number;
}

/** Bytes of one answer, by far more than any has. */
const MAX_ANSWER_CHARS = 200_000_000;

/** Sends requests of one thread and reads their streams. Redirects are not followed. */
export function requestSender({ request, agent, headers }: Connection, nowUs: () => number) {
  const open = new Set<() => void>();
  return {
    /** Takes back what is on its way. */
    cancel: () => open.forEach((take) => take()),
    close: () => agent.destroy(),
    send({ url, body, requestId, timeoutMs, onText }: Sending): Promise<Sent> {
      return new Promise((resolve) => {
        const reader = answerReader(onText);
        const sent: Sent = {
          sentUs: 0,
          firstByteUs: null,
          answer: reader.answer,
          failure: null,
          status: null,
          retryAfterSec: null,
          endUs: 0,
        };
        let isOver = false;
        const sending: ClientRequest = request({
          ...url,
          method: 'POST',
          agent,
          headers: { ...headers, 'content-length': Buffer.byteLength(body), 'x-request-id': requestId },
        });
        function over(failure: RequestFailure | null): void {
          if (isOver) return;
          isOver = true;
          clearTimeout(timer);
          open.delete(cancel);
          sent.failure = failure ?? reader.answer.fault;
          sent.endUs = sent.failure === null ? (reader.answer.endUs ?? nowUs()) : nowUs();
          if (failure !== null && failure !== 'HTTP_STATUS' && failure !== 'RATE_LIMITED') sending.destroy();
          resolve(sent);
        }
        const cancel = () => over('CANCELLED');
        const timer = setTimeout(() => over('TIMEOUT'), timeoutMs);
        open.add(cancel);
        sending.on('error', () => over(sent.status === null ? 'REFUSED' : 'STREAM_CUT'));
        sending.on('response', (response) => {
          sent.status = response.statusCode ?? null;
          sent.firstByteUs = nowUs();
          if (sent.status === 200)
            readStream(response, { reader, nowUs, over, isText: onText !== undefined });
          else readRefusal(response, sent, over);
        });
        // What this client needs to make a request is its lateness, not the server's.
        sent.sentUs = nowUs();
        sending.end(body);
      });
    },
  };
}

interface Reading {
  reader: AnswerReader;
  nowUs: () => number;
  over: (failure: RequestFailure | null) => void;
  isText: boolean;
}

function readStream(response: IncomingMessage, { reader, nowUs, over, isText }: Reading): void {
  const isStream = response.headers['content-type']?.includes('text/event-stream') === true;
  let chars = 0;
  // Where nobody reads the text, a byte is a character: the structure of JSON has no others.
  response.setEncoding(isText ? 'utf8' : 'latin1');
  response.on('data', (text: string) => {
    chars += text.length;
    if (!isStream) return chars > MAX_ANSWER_CHARS ? over('NOT_SSE') : undefined;
    if (!reader.push(text, nowUs()) || chars > MAX_ANSWER_CHARS) over(reader.answer.fault ?? 'NOT_SSE');
  });
  response.on('end', () => {
    if (!isStream) return over('NOT_SSE');
    reader.end();
    const { isDone, finishReason, chunks } = reader.answer;
    if (!isDone && finishReason === null) return over('STREAM_CUT');
    over(chunks === 0 ? 'EMPTY' : null);
  });
  response.on('error', () => over('STREAM_CUT'));
  response.on('close', () => over('STREAM_CUT'));
}

function readRefusal(response: IncomingMessage, sent: Sent, over: Reading['over']): void {
  const after = Number(response.headers['retry-after']);
  sent.retryAfterSec = Number.isFinite(after) && after >= 0 ? after : null;
  const failure = sent.status === 429 ? 'RATE_LIMITED' : 'HTTP_STATUS';
  response.resume();
  response.on('end', () => over(failure));
  response.on('error', () => over(failure));
  response.on('close', () => over(failure));
}

/**
 * The outcome of a stream that ended well, by the server's count of tokens: it can be no smaller than the chunks with text, no
 * larger than what was allowed, and no other than that where the answer says that it was cut at its length. A prompt of token
 * ids has as many tokens as were sent.
 */
export function outcomeOf(
  { failure, answer }: Pick<Sent, 'failure' | 'answer'>,
  asked: { outputTokens: number; inputTokens: number | null },
): RequestOutcome {
  if (failure !== null) return failure;
  const { usage, chunks, finishReason } = answer;
  const output = usage?.outputTokens ?? null;
  if (usage === null || output === null) return 'NO_USAGE';
  const isWrong =
    output < chunks ||
    output > asked.outputTokens ||
    (finishReason === 'length' && output !== asked.outputTokens) ||
    (asked.inputTokens !== null && usage.inputTokens !== null && usage.inputTokens !== asked.inputTokens);
  return isWrong ? 'USAGE_CONTRADICTS' : 'completed';
}
