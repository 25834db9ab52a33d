import type { WorkloadRequest } from '@inferbench/domain/workload-ranking';
import { YourWorkload } from '@inferbench/graphql-documents/workload';
import { browserClient, fetchOptions } from '../api/browser-client.ts';
import { type RankedAnswer, rankedAnswer } from './ranked-answer.ts';
import { workloadInput } from '@inferbench/domain/workload-input';

/** With simulated entries an answer takes about a second; after this nobody waits any more. */
const TIMEOUT_MS = 20_000;

/** Asks from the browser, as the page asks from the server. */
export async function sendWorkload(request: WorkloadRequest): Promise<RankedAnswer> {
  const { data, error } = await browserClient.query(
    YourWorkload,
    { workload: workloadInput(request) },
    { fetchOptions: fetchOptions(TIMEOUT_MS) },
  );
  if (data) return rankedAnswer(data.rankForWorkload, request);
  const [first] = error?.graphQLErrors ?? [];
  return { state: 'LOST', message: first?.message ?? 'The API did not answer.' };
}
