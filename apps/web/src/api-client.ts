import { cacheExchange, createClient, fetchExchange } from '@urql/core';
import { registerUrql } from '@urql/next/rsc';
import { headers } from 'next/headers';
import { readEnvironment } from './environment.ts';

/** For all that a page asks, one question after another: whoever waits longer has left. */
const TIMEOUT_MS = 10_000;

/** One client a request, so that nothing is shared between visitors. */
export const { getClient } = registerUrql(() => {
  const deadline = AbortSignal.timeout(TIMEOUT_MS);
  return createClient({
    url: new URL('/graphql', readEnvironment().INFERBENCH_API_URL).toString(),
    exchanges: [cacheExchange, fetchExchange],
    preferGetMethod: false,
    // Here and not in the options, where urql puts a signal of its own.
    fetch: async (input, { signal, ...options } = {}) =>
      fetch(input, {
        ...options,
        headers: { ...Object.fromEntries(new Headers(options.headers)), ...(await whoAsks()) },
        cache: 'no-store',
        signal: AbortSignal.any([deadline, ...(signal ? [signal] : [])]),
      }),
  });
});

/** A page asks for its visitor, whom the API limits; own-headers.mjs wrote the chain of addresses. */
async function whoAsks(): Promise<Record<string, string>> {
  const chain = (await headers()).get('x-forwarded-for');
  return chain === null ? {} : { 'x-forwarded-for': chain };
}
