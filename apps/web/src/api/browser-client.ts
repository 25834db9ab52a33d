import type { Mutation } from '@inferbench/graphql-documents/mutation-of';
import { createClient, fetchExchange } from '@urql/core';
import { type Sent, troubleOf } from './sent.ts';

/** The API as the browser asks it: the site's own address, which the server hands on. Nothing is kept. */
export const browserClient = createClient({
  url: '/graphql',
  exchanges: [fetchExchange],
  preferGetMethod: false,
});

export function fetchOptions(timeoutMs: number, headers: Record<string, string> = {}): RequestInit {
  return { headers, cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) };
}

/** A large file takes a while to check; after this nobody waits any more. */
const TIMEOUT_MS = 120_000;

/** Sends a mutation. A key goes into the header of this one request and nowhere else. */
export async function tellApi<Input, Answer>(
  document: Mutation<Input, Answer>,
  input: Input,
  key: string | null,
): Promise<Sent<Answer>> {
  const headers = key === null ? {} : { authorization: `Bearer ${key}` };
  const { data, error } = await browserClient.mutation(
    document,
    { input },
    { fetchOptions: fetchOptions(TIMEOUT_MS, headers) },
  );
  return data ? { ok: true, answer: data.answer } : { ok: false, trouble: troubleOf(error) };
}
