import type { WorkloadRequest } from '@inferbench/domain/workload-ranking';
import type { FormValues } from '../frame/form-values.ts';
import type { Problems } from './field-problems.ts';
import { readWorkload } from './read-workload.ts';
import type { WorkloadState } from './workload-state.ts';

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
