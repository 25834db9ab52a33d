import { CombinedError, createClient, fetchExchange } from '@urql/core';
import { afterEach, expect, test, vi } from 'vitest';
import { type Trouble, troubleOf } from './trouble.ts';
import { patience } from './patience.ts';

const failed = (code: string) =>
  troubleOf(
    new CombinedError({ graphQLErrors: [{ message: 'In words of the API.', extensions: { code } }] }),
  );

/** Asks as pages ask, with this in place of the network, and gives the words of the page. */
async function saidAfter(fetch: typeof globalThis.fetch, url = 'http://127.0.0.1/graphql'): Promise<Trouble> {
  const client = createClient({
    url,
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetch,
  });
  const { error } = await client.query('{ __typename }', {});
  return troubleOf(error);
}

/** Nothing listens on the second port of a machine. */
const CLOSED = 'http://127.0.0.1:2/graphql';

const NOT_READ = {
  title: 'This could not be read just now',
  message: expect.stringContaining('Nothing is lost'),
  passing: 'UNAVAILABLE',
};
const TOO_SLOW = {
  title: 'This took too long',
  message: expect.stringContaining('Nothing is lost'),
  action: 'Try again',
  passing: 'UNAVAILABLE',
};
const UNREACHABLE = {
  title: 'The API did not answer',
  message: expect.stringContaining('could not reach'),
  passing: 'UNAVAILABLE',
};

afterEach(() => vi.unstubAllEnvs());

test.each(['UNAVAILABLE', 'BUSY'])(
  '%s is said in plain words, and the page to be one that passes',
  (code) => {
    expect(failed(code)).toMatchObject(NOT_READ);
  },
);

test('what was refused passes by no waiting', () => {
  expect(failed('INVALID')).toMatchObject({ message: 'In words of the API.', passing: null });
});

test('a computation that was ended, and a page that waited long enough, took too long and are not out of reach', async () => {
  expect(failed('DEADLINE_EXCEEDED')).toMatchObject(TOO_SLOW);
  const never: typeof fetch = async () => {
    const signal = patience(1, new AbortController().signal);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    signal.throwIfAborted();
    return new Response();
  };
  expect(await saidAfter(never)).toMatchObject(TOO_SLOW);
});

const shed = (code: string) => JSON.stringify({ errors: [{ message: 'Too many.', extensions: { code } }] });

test.each([
  ['the API in words of GraphQL', shed('BUSY'), 'application/graphql-response+json'],
  ['a proxy in words of its own', 'no server is available', 'text/plain'],
])('a 503 with Retry-After of %s was not read, and is not out of reach', async (_, body, type) => {
  const headers = { 'content-type': type, 'retry-after': '5' };
  const said = await saidAfter(async () =>
    Promise.resolve(new Response(body, { status: 503, statusText: 'Service Unavailable', headers })),
  );
  expect(said).toMatchObject(NOT_READ);
});

test('only who runs a demonstration is told to look after it, and only where nothing listens', async () => {
  const ofAnybody = await saidAfter(fetch, CLOSED);
  expect(ofAnybody).toMatchObject(UNREACHABLE);
  expect(ofAnybody.message).not.toContain('npm start');
  vi.stubEnv('INFERBENCH_DEMO', '1');
  const own = await saidAfter(fetch, CLOSED);
  expect(own).toMatchObject(UNREACHABLE);
  expect(own.message).toContain('npm start');
  const hungUp = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } });
  expect((await saidAfter(() => Promise.reject(hungUp))).message).not.toContain('npm start');
});
