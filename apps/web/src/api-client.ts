import { cacheExchange, createClient, fetchExchange } from '@urql/core';
import { registerUrql } from '@urql/next/rsc';
import { readEnvironment } from './environment.ts';

const TIMEOUT_MS = 10_000;

/** One client a request, so that nothing is shared between visitors. */
export const { getClient } = registerUrql(() =>
  createClient({
    url: new URL('/graphql', readEnvironment().INFERBENCH_API_URL).toString(),
    exchanges: [cacheExchange, fetchExchange],
    preferGetMethod: false,
    fetchOptions: () => ({ cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }),
  }),
);
