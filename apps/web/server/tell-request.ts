// One line of the log and the metrics of every request that the site answers itself; the API tells of its own.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { askedPath, isOfApi } from '@inferbench/http-guard/asked-path';
import type { ClientAddress } from '@inferbench/http-guard/client-address';
import { prefixOf } from '@inferbench/http-guard/networks';
import type { Logger } from '@inferbench/logging/logger';
import { tellRequest } from '@inferbench/logging/metrics/request-metrics';
import { SECTIONS } from './sections.ts';

/** Name of what was asked for, of a set that no visitor can add to. */
export function routeName(url: string | undefined): string {
  const [, section, ...rest] = (askedPath(url)?.pathname ?? 'other').split('/');
  if (section === undefined || !SECTIONS.has(section)) return 'other';
  return rest.length === 0 ? `/${section}` : `/${section}/…`;
}

/** Tells of a request when its answer ended. Probes are not told. */
export function tellWhenAnswered(
  logger: Logger,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  visitor: Pick<ClientAddress, 'exact'>,
): void {
  const pathname = askedPath(request.url)?.pathname ?? '';
  if (isOfApi(pathname) || pathname === '/livez' || pathname === '/readyz') return;
  const name = routeName(request.url);
  const begun = performance.now();
  response.once('close', () => {
    const { statusCode, writableFinished } = response;
    const code = statusCode >= 400 ? `HTTP_${statusCode}` : writableFinished ? 'OK' : 'LEFT';
    tellRequest(logger, { name, code, ms: performance.now() - begun, cost: null }, prefixOf(visitor.exact));
  });
}
