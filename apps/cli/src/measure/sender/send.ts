import { MEASUREMENT_LIMITS } from '@inferbench/domain/runs/measurement/limits';
import type { RequestFailure, RequestOutcome } from '@inferbench/domain/runs/measurement/outcome';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { type AnswerReader, answerReader, type StreamedAnswer } from './answer-reader.ts';
import type { Connection } from './connection.ts';
import { wholeAnswer } from './whole-answer.ts';

export interface Sending {
  /** Address as `urlToHttpOptions` has it: an address is taken apart once, not for each request. */
  url: RequestOptions;
  body: string;
  requestId: string;
  timeoutMs: number;
  /** Tokens that were asked for: how long an answer can be. */
  outputTokens: number;
  /** False for an answer that was asked for whole. */
  isStreamed: boolean;
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

/** Characters of one answer, by far more than any has: so many, and so many a token. */
const MAX_ANSWER_CHARS = 1_000_000;
const MAX_TOKEN_CHARS = 4000;
/** Time, and bytes, that the connection has to end when all is said, to be used again; then it is closed. */
const END_MS = 50;
const END_BYTES = 64_000;

/** Sends requests of one thread and reads their streams. Redirects are not followed. */
export function requestSender({ request, agent, headers }: Connection, nowUs: () => number) {
  const open = new Set<() => void>();
  return {
    /** Takes back what is on its way. */
    cancel: () => open.forEach((take) => take()),
    close: () => agent.destroy(),
    send({ url, body, requestId, timeoutMs, outputTokens, isStreamed, onText }: Sending): Promise<Sent> {
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
        let [isOver, isConnected] = [false, false];
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
        sending.on('socket', (socket) => {
          isConnected = !socket.connecting;
          if (!isConnected)
            socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => (isConnected = true));
        });
        sending.on('error', () => over(isConnected ? 'STREAM_CUT' : 'REFUSED'));
        sending.on('response', (response) => {
          sent.status = response.statusCode ?? null;
          sent.firstByteUs = nowUs();
          const maxChars = MAX_ANSWER_CHARS + MAX_TOKEN_CHARS * outputTokens;
          const reading = { reader, nowUs, over, maxChars, onText };
          if (sent.status === 200) (isStreamed ? readStream : readWhole)(response, reading);
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
  maxChars: number;
  onText: ((text: string) => void) | undefined;
}

function readStream(response: IncomingMessage, { reader, nowUs, over, maxChars, onText }: Reading): void {
  const isStream = response.headers['content-type']?.includes('text/event-stream') === true;
  let chars = 0;
  let isEnding = false;
  function ended(): void {
    const { isDone, finishReason, chunks } = reader.answer;
    if (!isDone && finishReason === null) return over('STREAM_CUT');
    over(chunks === 0 ? 'EMPTY' : null);
  }
  // Where nobody reads the text, a byte is a character: the structure of JSON has no others.
  response.setEncoding(onText !== undefined ? 'utf8' : 'latin1');
  response.on('data', (text: string) => {
    chars += text.length;
    if (isEnding) return;
    if (!isStream) return chars > maxChars ? over('NOT_SSE') : undefined;
    if (!reader.push(text, nowUs()) || chars > maxChars) return over(reader.answer.fault ?? 'NOT_SSE');
    if (!reader.answer.isDone) return;
    isEnding = true;
    awaitEnd(response, ended);
  });
  response.on('end', () => {
    if (!isStream) return over('NOT_SSE');
    if (isEnding) return;
    reader.end();
    ended();
  });
  for (const event of ['error', 'close']) response.on(event, () => (isEnding ? ended() : over('STREAM_CUT')));
}

/** An answer that comes whole is over when its last byte is there. */
function readWhole(response: IncomingMessage, { reader, nowUs, over, maxChars, onText }: Reading): void {
  const parts: Buffer[] = [];
  let bytes = 0;
  response.on('data', (part: Buffer) => {
    parts.push(part);
    bytes += part.length;
    if (bytes > maxChars) over('NOT_JSON');
  });
  response.on('end', () => {
    const endUs = nowUs();
    const whole = wholeAnswer(Buffer.concat(parts).toString('utf8'));
    if (whole === null) return over('NOT_JSON');
    Object.assign(reader.answer, whole.answer, { endUs });
    onText?.(whole.text);
    over(whole.answer.usage?.outputTokens === 0 ? 'EMPTY' : null);
  });
  for (const event of ['error', 'close']) response.on(event, () => over('STREAM_CUT'));
}

/** Says when a response is over of which nothing more is needed, however long its server keeps it open. */
function awaitEnd(response: IncomingMessage, ended: () => void): void {
  let bytes = 0;
  const giveUp = () => {
    ended();
    response.destroy();
  };
  const timer = setTimeout(giveUp, END_MS);
  response.on('data', (part: string | Buffer) => {
    bytes += part.length;
    if (bytes > END_BYTES) giveUp();
  });
  for (const event of ['end', 'error', 'close'])
    response.on(event, () => {
      clearTimeout(timer);
      ended();
    });
}

function readRefusal(response: IncomingMessage, sent: Sent, over: Reading['over']): void {
  const after = Number(response.headers['retry-after']);
  sent.retryAfterSec = Number.isFinite(after) && after >= 0 ? after : null;
  const failure = sent.status === 429 ? 'RATE_LIMITED' : 'HTTP_STATUS';
  awaitEnd(response, () => over(failure));
}

/**
 * The outcome of a stream that ended well, by the server's count of tokens: it can be no smaller than the chunks with text, no
 * larger than what was allowed or than any count can be, and no other than that where the answer says that it was cut at its length. A prompt of token
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
    (usage.inputTokens ?? 0) > MEASUREMENT_LIMITS.tokens ||
    (finishReason === 'length' && output !== asked.outputTokens) ||
    (asked.inputTokens !== null && usage.inputTokens !== null && usage.inputTokens !== asked.inputTokens);
  return isWrong ? 'USAGE_CONTRADICTS' : 'completed';
}
