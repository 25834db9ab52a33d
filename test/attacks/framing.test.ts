import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { attackCount } from '../testkit/attack-scale.ts';
import { type Front, startFront, startOldFront } from '../testkit/front.ts';
import { chunked, sendRaw } from '../testkit/raw-http.ts';
import { type SeenRequests, watchRequests } from '../testkit/seen-requests.ts';

const METHODS = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE', 'PUT', 'PATCH'];
const QUIET_MS = 300;

let api: TestApi;
let front: Front;
let old: Front;
let seen: SeenRequests;
beforeAll(async () => {
  api = await startTestApi();
  front = await startFront(api.server.url);
  old = await startOldFront(api.server.url);
});
beforeEach(() => {
  seen = watchRequests();
  return () => seen.stop();
});
afterAll(async () => {
  await front.stop();
  await old.stop();
  await api.stop();
});

/** A whole request, such as it would travel inside the body of another. */
function inner(name: string): string {
  const body = JSON.stringify({ query: `{ stolen_${name}: slices(first: 50) { totalCount } }` });
  return `POST /graphql?inner=${name} HTTP/1.1\r\nHost: api\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

function smuggling(method: string, framing: 'chunked' | 'length', name: string, times = 1): string {
  const request = inner(name).repeat(times);
  const head = `${method} /graphql?query=%7B__typename%7D HTTP/1.1\r\nHost: site\r\n`;
  return framing === 'chunked'
    ? `${head}Transfer-Encoding: chunked\r\n\r\n${chunked(request)}`
    : `${head}Content-Length: ${request.length}\r\n\r\n${request}`;
}

const ATTACKS = METHODS.flatMap((method) =>
  (['chunked', 'length'] as const).map((framing) => ({ method, framing })),
);
const innerOnes = () => seen.targetsOf(api.server.url).filter((target) => target.includes('inner='));

/** Asks with a name of one's own; whose answer came back? */
async function victim(url: string, tag: string): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ ${tag}: __typename }` }),
  });
  return response.text();
}

/** Counts victims who got something else than their own answer while two attackers went on. */
async function robbed(url: string, victims: number): Promise<number> {
  const still = { going: true };
  const attackers = [0, 1].map(async (attacker) => {
    for (let round = 0; still.going; round += 1) {
      const attack = ATTACKS[round % ATTACKS.length];
      // Many at once: their answers still come when the connection is a victim's.
      if (attack)
        await sendRaw(url, smuggling(attack.method, attack.framing, `a${attacker}r${round}`, 30), 20);
    }
  });
  let wrong = 0;
  const queue = Array.from({ length: victims }, (_, i) => `victim_${i}`);
  const asking = Array.from({ length: 8 }, async () => {
    for (let tag = queue.pop(); tag !== undefined; tag = queue.pop()) {
      const answer = await victim(url, tag).catch(() => 'lost');
      if (!answer.includes(`"${tag}"`)) wrong += 1;
    }
  });
  await Promise.all(asking);
  still.going = false;
  await Promise.all(attackers);
  return wrong;
}

describe('a request inside a body reaches nobody', () => {
  test.each(ATTACKS)('$method, by $framing', async ({ method, framing }) => {
    const answer = await sendRaw(front.url, smuggling(method, framing, 'x'), QUIET_MS);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
    expect(seen.targetsOf(api.server.url)).toEqual([]);
  });

  test('POST brings exactly one, whatever its body looks like', async () => {
    for (const framing of ['chunked', 'length'] as const)
      await sendRaw(front.url, smuggling('POST', framing, 'x'), QUIET_MS);
    expect(seen.targetsOf(api.server.url)).toHaveLength(2);
    expect(innerOnes()).toEqual([]);
  });

  test('the old forwarder let them run', async () => {
    for (const { method, framing } of ATTACKS) await sendRaw(old.url, smuggling(method, framing, 'x'), 50);
    expect(innerOnes().length).toBeGreaterThan(0);
  });
});

describe('everybody gets their own answer while others attack', () => {
  test('with this forwarder', async () => {
    expect(await robbed(front.url, attackCount(10_000))).toBe(0);
    expect(innerOnes()).toEqual([]);
  });

  test('with the old one they did not', async () => {
    // Answers what came inside a body late, so that the next visitor has the connection by then.
    const late = createServer((request, response) => {
      request.resume();
      setTimeout(() => response.end(request.url), request.url?.includes('inner=') ? 500 : 0);
    });
    await once(late.listen(0, '127.0.0.1'), 'listening');
    const { port } = late.address() as AddressInfo; // of TCP
    const behind = await startOldFront(`http://127.0.0.1:${port}`);
    await sendRaw(behind.url, smuggling('GET', 'chunked', 'x', 30), 20);
    const answer = await victim(behind.url, 'victim_0');
    await behind.stop();
    late.closeAllConnections();
    late.close();
    expect(answer).toContain('inner=x');
  });
});

const Framing = fc.array(
  fc.constantFrom(
    'Content-Length: 5',
    'Content-Length: 0',
    'Content-Length: 999',
    'Content-Length: +5',
    'Content-Length: 5, 5',
    'Content-Length : 5',
    'Content-Length: 0x5',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: CHUNKED',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding: identity',
    'Transfer-Encoding:\tchunked',
    'Transfer-Encoding\t: chunked',
    ' Transfer-Encoding: chunked',
    'X: y\r\n Transfer-Encoding: chunked',
    'Connection: content-length',
    'Connection: close, transfer-encoding',
    'Expect: 100-continue',
    'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk',
    'Trailer: Content-Length',
  ),
  { minLength: 1, maxLength: 4 },
);
const Head = fc.record({
  method: fc.constantFrom(...METHODS, 'POST', 'post', 'CONNECT'),
  framing: Framing,
  lineEnd: fc.constantFrom('\r\n', '\n', '\r\r\n'),
  version: fc.constantFrom('1.1', '1.0'),
  body: fc.constantFrom('chunked', 'plain', 'zero', 'extension', 'signed'),
});

test('of mutated heads the API sees no request more than the site', async () => {
  const heads = fc.sample(Head, { numRuns: attackCount(2_000), seed: 16 });
  for (const { method, framing, lineEnd, version, body } of heads) {
    const head = [`${method} /graphql?mutated HTTP/${version}`, 'Host: site', ...framing, '', ''].join(
      lineEnd,
    );
    await sendRaw(front.url, `${head}${bodyOf(body)}`, 40);
  }
  const mutated = (url: string) => seen.targetsOf(url).filter((target) => target.includes('mutated'));
  expect(mutated(api.server.url).length).toBeLessThanOrEqual(mutated(front.url).length);
  expect(mutated(api.server.url).length).toBeGreaterThan(0);
  // What the site itself takes for a request of its own may go on; nothing else.
  const inside = (url: string) => mutated(url).filter((target) => target.includes('inner='));
  expect(inside(api.server.url).length).toBeLessThanOrEqual(inside(front.url).length);
});

function bodyOf(kind: string): string {
  const request = inner('mutated');
  const size = Buffer.byteLength(request).toString(16);
  if (kind === 'chunked') return chunked(request);
  if (kind === 'zero') return `0\r\n\r\n${request}`;
  if (kind === 'extension') return `${size};a=\n${request}\r\n0\r\n\r\n`;
  if (kind === 'signed') return `+${size}\r\n${request}\r\n0\r\n\r\n`;
  return request;
}
