import { ServersRequest } from '@inferbench/answers/servers/request';
import { meanLengths } from '@inferbench/domain/workload/mean-lengths';
import type { FormValues } from '../../frame/form-values.ts';
import { queryOfValues } from '../form-values.ts';
import { readWorkload } from '../read-workload.ts';

export interface ServersView {
  request: ServersRequest;
  /** The form as an address has it. */
  query: string;
}

/** The service that the form states: means of a mix and its limits; null where a field is wrong. */
export function serversOf(values: FormValues): ServersView | null {
  const { request, cachedShare } = readWorkload(values);
  if (request === null) return null;
  const { model, requests, concurrency, requestsPerSec, precision, costBasis, limits } = request;
  const { prices, ownership } = request;
  const { ttftMs, tpotMs, e2eMs } = limits;
  const { inputTokens, outputTokens } = meanLengths(requests);
  const parsed = ServersRequest.safeParse({
    model,
    inputTokens: Math.round(inputTokens),
    outputTokens: Math.round(outputTokens),
    cachedShare,
    users: concurrency === null ? null : Math.round(concurrency),
    requestsPerSec,
    precision,
    prices,
    ownership,
    e2eMs,
    ...(ttftMs === null ? {} : { ttftMs }),
    ...(tpotMs === null ? {} : { tpotMs }),
    ...(costBasis === null ? {} : { pay: costBasis }),
  });
  return parsed.success ? { request: parsed.data, query: queryOfValues(values) } : null;
}
