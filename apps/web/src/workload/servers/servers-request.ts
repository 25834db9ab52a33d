import { ServersRequest } from '@inferbench/answers/servers/request';
import type { RequestShape } from '@inferbench/domain/workload/workload-ranking';
import type { FormValues } from '../../frame/form-values.ts';
import { queryOfValues } from '../form-values.ts';
import { readWorkload } from '../read-workload.ts';

export interface ServersView {
  request: ServersRequest;
  /** The form as an address has it. */
  query: string;
}

/** The service that the form states: means of a mix, limits of first token and token; null where a field is wrong. */
export function serversOf(values: FormValues): ServersView | null {
  const { request, cachedShare } = readWorkload(values);
  if (request === null) return null;
  const { model, requests, concurrency, requestsPerSec, precision, costBasis, limits } = request;
  const { ttftMs, tpotMs } = limits;
  const parsed = ServersRequest.safeParse({
    model,
    inputTokens: meanOf(requests, 'inputTokens'),
    outputTokens: meanOf(requests, 'outputTokens'),
    cachedShare,
    users: concurrency === null ? null : Math.round(concurrency),
    requestsPerSec,
    precision,
    ...(ttftMs === null ? {} : { ttftMs }),
    ...(tpotMs === null ? {} : { tpotMs }),
    ...(costBasis === null ? {} : { pay: costBasis }),
  });
  return parsed.success ? { request: parsed.data, query: queryOfValues(values) } : null;
}

/** Whole tokens of one length, on average over a mix. */
function meanOf(requests: readonly RequestShape[], length: 'inputTokens' | 'outputTokens'): number {
  const sum = (of: (shape: RequestShape) => number) => requests.reduce((all, shape) => all + of(shape), 0);
  return Math.round(sum((shape) => shape[length] * shape.weight) / sum(({ weight }) => weight));
}
