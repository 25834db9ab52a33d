import { cacheExchange, createClient, fetchExchange } from '@urql/core';
import { registerUrql } from '@urql/next/rsc';
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
    fetch: (input, { signal, ...options } = {}) =>
      fetch(input, {
        ...options,
        cache: 'no-store',
        signal: AbortSignal.any([deadline, ...(signal ? [signal] : [])]),
      }),
  });
});
