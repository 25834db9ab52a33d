import type { WorkloadRequest } from '@inferbench/domain/workload/workload-ranking';
import type { FormValues } from '../frame/form-values.ts';
import type { Problems } from './field-problems.ts';
import { readWorkload } from './read-workload.ts';
import { shownAnswer, type ShownWith } from './shown-answer.tsx';
import type { ShownAnswer, WorkloadState } from './workload-state.ts';
import { NearWorkload } from '@inferbench/graphql-documents/workload';
import { browserClient, fetchOptions } from '../api/browser-client.ts';
import { rankedAnswer } from './ranked-answer.ts';

// Makes a ranking follow the fields: a reader of them, the way to the API, and what shows its answer. A bundle of its own.

/** Something was typed: what has to be mended, or the request to send. The ranking stays until there is another. */
export function afterTyping(
  state: WorkloadState,
  values: FormValues,
): { state: WorkloadState; request: WorkloadRequest | null } {
  const { request, problems } = readWorkload(values);
  const next = { ...state, values, problems, trouble: null, refusal: null, busy: request !== null };
  return { state: request === null ? { ...next, said: mendWords(problems) } : next, request };
}

function mendWords(problems: Problems): string {
  const count = Object.keys(problems).length;
  return `${count === 1 ? 'One field has' : `${count} fields have`} to be mended; the ranking is of what was there before.`;
}

const TIMEOUT_MS = 20_000;

/** Asks from the browser, as the page asks from the server. */
export async function sendWorkload(request: WorkloadRequest, shownWith: ShownWith): Promise<ShownAnswer> {
  const { data, error } = await browserClient.query(
    NearWorkload,
    { request },
    { fetchOptions: fetchOptions(TIMEOUT_MS) },
  );
  if (data) return shownAnswer(rankedAnswer(data.answer, request), shownWith);
  const [first] = error?.graphQLErrors ?? [];
  return { state: 'LOST', message: first?.message ?? 'The API did not answer.' };
}
