import type { ServerResponse } from 'node:http';
import { prefixOf } from '@inferbench/http-guard/networks';
import { tellRequest } from '@inferbench/logging/metrics/request-metrics';
import type { ApiContext } from '../graphql/context.ts';

/** Everything that the API answers, by the first part of its address. */
const ROUTES = new Set(['graphql', 'export', 'evidence', 'session', 'graphiql']);

/** Tells of a request when its answer ended: one line of the log, and the metrics. */
export function tellWhenAnswered(context: ApiContext, response: ServerResponse, target: URL | null): void {
  const begun = performance.now();
  response.once('close', () => {
    const { name, cost } = context.answer;
    const code = context.answer.code ?? (response.writableFinished ? 'OK' : 'LEFT');
    tellRequest(
      context.logger,
      { name: name ?? routeOf(target), code, ms: performance.now() - begun, cost: finite(cost) },
      visitorOf(context),
    );
  });
}

function routeOf(target: URL | null): string {
  const first = target?.pathname.split('/')[1] ?? '';
  return ROUTES.has(first) ? `/${first}` : 'other';
}

const finite = (cost: number | null): number | null => (Number.isFinite(cost) ? cost : null);

/** The key, by its public name, else the network around the address. */
function visitorOf({ client, address }: ApiContext): string {
  const visitor = client.visitor();
  return visitor.startsWith('key:') ? visitor : prefixOf(address.exact);
}
