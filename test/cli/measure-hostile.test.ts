import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { answerReader } from 'inferbench/measure/sender/answer-reader';
import { connectionTo } from 'inferbench/measure/sender/connection';
import { findEndpoint } from 'inferbench/measure/endpoint/find-endpoint';
import { trials as trialsOf } from 'inferbench/measure/endpoint/trial';
import { ask } from 'inferbench/measure/endpoint/ask';
import { serverFacts } from 'inferbench/measure/endpoint/server-facts';
import { stageRequests } from 'inferbench/measure/sender/one-request';
import { requestSender } from 'inferbench/measure/sender/send';
import { newShared } from 'inferbench/measure/sender/stage-job';
import { sseParser } from 'inferbench/measure/sender/sse';
import { MEASUREMENT_LIMITS } from '@inferbench/domain/runs/measurement/limits';
import { RequestRecord } from '@inferbench/domain/runs/measurement/record';
import { describe, expect, test } from 'vitest';
import { withEngine } from '../testkit/measure.ts';

const TOKENS = 'data: {"choices":[{"index":0,"text":" a","finish_reason":null}]}\n\n'.repeat(4);
const usage = (tokens: number, prompt = 16) =>
  `data: {"choices":[],"usage":{"prompt_tokens":${prompt},"completion_tokens":${tokens}}}\n\ndata: [DONE]\n\n`;
const head = (status: string, type = 'text/event-stream') =>
  `HTTP/1.1 ${status} X\r\ncontent-type: ${type}\r\nconnection: close\r\n\r\n`;

/** A server that says these bytes to every request and then ends the connection, or keeps it open. */
async function withBytes<T>(
  bytes: string,
  end: 'ends' | 'stays' | 'cuts',
  action: (url: string) => Promise<T>,
): Promise<T> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('data', () => {
      if (end === 'cuts')
        return void (bytes === '' ? socket.destroy() : socket.write(bytes, () => socket.destroy()));
      socket.write(bytes);
      if (end === 'ends') socket.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  try {
    return await action(`http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}/v1`);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

/** The line that one request leaves. */
async function recordAt(url: string): Promise<RequestRecord> {
  const fixed = (mean: number) => ({ kind: 'fixed', mean }) as const;
  const sender = requestSender(connectionTo(url, null), () => Math.round(performance.now() * 1000));
  const requests = stageRequests(
    {
      endpoint: {
        baseUrl: url,
        model: 'm',
        api: 'completions',
        promptKind: 'text',
        isStreamed: true,
        fields: { lengths: true, usage: true, newName: false },
        extraTokens: 0,
        tokensPerWord: 1,
      },
      apiKey: null,
      originNs: 0n,
      timeoutMs: 20_000,
      keepsTokenTimes: true,
      inputTokens: fixed(16),
      outputTokens: fixed(4),
      lengthFile: [],
      sharedPrefix: null,
      salt: 1,
    },
    {
      stage: 0,
      load: { kind: 'closed', concurrency: 1 },
      seed: 1,
      requests: 1,
      seconds: null,
      warmUpRequests: 0,
      traceSecs: null,
      sender: 0,
      senders: 1,
      startsAtUs: 0,
      shared: newShared(),
    },
    [sender],
  );
  const { record } = await requests.send(requests.prepare(0), 0);
  sender.close();
  // What is written can be read.
  return RequestRecord.parse(record);
}

describe('whatever a server says, the line of its request can be read', () => {
  test.each([
    ['1e12 tokens', head('200') + TOKENS + usage(1e12), { outcome: 'USAGE_CONTRADICTS', outputTokens: null }],
    ['1e30 tokens', head('200') + TOKENS + usage(1e30), { outcome: 'USAGE_CONTRADICTS', outputTokens: null }],
    [
      'a prompt of 1e12',
      head('200') + TOKENS + usage(4, 1e12),
      { outcome: 'USAGE_CONTRADICTS', inputTokens: null },
    ],
    ['status 042', head('042'), { outcome: 'HTTP_STATUS' }],
    ['status 503', head('503'), { outcome: 'HTTP_STATUS', status: 503 }],
  ])('%s', async (_, bytes, expected) => {
    expect(await withBytes(bytes, 'ends', recordAt)).toMatchObject(expected);
  });

  test('an answer of more chunks than a line holds is given up there', () => {
    const reader = answerReader();
    const many = TOKENS.repeat(MEASUREMENT_LIMITS.gaps / 4);
    expect(reader.push(many, 1)).toBe(true);
    expect(reader.push(TOKENS, 1)).toBe(false);
    expect(reader.answer).toMatchObject({ fault: 'NOT_SSE', chunks: MEASUREMENT_LIMITS.gaps + 1 });
    expect(reader.answer.tokenUs).toHaveLength(MEASUREMENT_LIMITS.gaps);
  });

  test('an event of many lines is bounded as one of a single line is', () => {
    const parser = sseParser(() => undefined);
    const line = `data: ${'x'.repeat(400_000)}\n`;
    expect([parser.push(line), parser.push(line), parser.push(line)]).toEqual([true, true, false]);
  });

  test('a length of context that no model has is not known, and names of models stay whole', async () => {
    const models = (id: string) =>
      head('200', 'application/json') + JSON.stringify({ data: [{ id, max_model_len: 1e30 }] });
    const factsOf = (url: string) => serverFacts(connectionTo(url, null), url, undefined);
    const long = 'n'.repeat(180);
    const { model, server } = await withBytes(models(long), 'ends', factsOf);
    expect([model, server.model, server.maxModelLen]).toEqual([long, long.slice(0, 120), null]);
    await expect(withBytes(models('n'.repeat(201)), 'ends', factsOf)).rejects.toMatchObject({
      code: 'USAGE',
    });
  });
});

describe('how a connection ends', () => {
  test('an answer is over with [DONE], a refusal with its status, however long the connection stays open', async () => {
    const open = (bytes: string) => withBytes(bytes, 'stays', recordAt);
    expect(await open(head('200') + TOKENS + usage(4))).toMatchObject({ outcome: 'completed' });
    expect(await open(head('500'))).toMatchObject({ outcome: 'HTTP_STATUS', status: 500 });
    expect(await open(head('429') + 'x'.repeat(1_000_000))).toMatchObject({ outcome: 'RATE_LIMITED' });
  });

  test('one that was accepted and cut is no refused one', async () => {
    expect(await withBytes('', 'cuts', recordAt)).toMatchObject({ outcome: 'STREAM_CUT', firstByteUs: null });
    const gone = await withBytes('', 'cuts', (url) => Promise.resolve(url));
    expect(await recordAt(gone)).toMatchObject({ outcome: 'REFUSED' });
  });

  test('a reply that is cut off is no answer, at once', async () => {
    const cutShort = 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"data"';
    const asked = withBytes(cutShort, 'cuts', (url) => ask(connectionTo(url, null), new URL(url)));
    await expect(asked).rejects.toMatchObject({ code: 'UNREACHABLE' });
  });
});

test('an error that is null is none, and what is thought is not what is said', () => {
  let said = '';
  const reader = answerReader((text) => (said += text));
  reader.push('data: {"error":null,"choices":[{"delta":{"reasoning_content":"hm"}}]}\n\n', 1);
  reader.push('data: {"error":null,"choices":[{"delta":{"content":"4"}}]}\n\n', 2);
  reader.push('data: {"choices":[{"delta":{"tool_calls":[{"index":0}]}}]}\n\n', 3);
  expect([said, reader.answer.chunks, reader.answer.fault]).toEqual(['4', 3, null]);
});

test('a server that answers once and is busy then is not taken for one that cannot count prompts', () =>
  withEngine({ faults: [{ kind: 'RATE_LIMIT', every: 1, from: 1 }] }, async ({ url }) => {
    const trials = trialsOf(connectionTo(url, null), url);
    const found = findEndpoint(trials, {
      baseUrl: url,
      model: 'deterministic',
      api: undefined,
      isStreamed: true,
      isStatedText: false,
    });
    await expect(found).rejects.toMatchObject({
      code: 'INVALID',
      message: 'The server answers no request of deterministic: completions RATE_LIMITED.',
    });
    trials.close();
  }));

test.each([
  ['503', 'status 503'],
  ['429', 'RATE_LIMITED'],
])('a server that says %s to every attempt is not measured at another door', async (status, what) => {
  const found = withBytes(head(status), 'ends', async (url) => {
    const trials = trialsOf(connectionTo(url, null), url);
    try {
      return await findEndpoint(trials, {
        baseUrl: url,
        model: 'm',
        api: undefined,
        isStreamed: true,
        isStatedText: false,
      });
    } finally {
      trials.close();
    }
  });
  await expect(found).rejects.toMatchObject({
    code: 'INVALID',
    message: `The server answers no request of m: completions ${what}.`,
  });
});
