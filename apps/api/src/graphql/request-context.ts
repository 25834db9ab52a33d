import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Result } from '@inferbench/domain/result';
import { type AuthFailure, bearerKey, type Caller, findCaller } from '../auth/caller.ts';
import { pointCountLoader } from '../chip/point-count-loader.ts';
import { clientAddress, type TrustedProxies } from '../limits/client-address.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import { nodeLoader } from '../node/node-loader.ts';
import { leaderLoader } from '../slice/leader-loader.ts';
import { pointDetailLoader } from '../point/point-detail-loader.ts';
import type { ApiContext } from './context.ts';
import type { CatalogueSnapshot } from './live-catalogue.ts';
import { recordReads } from './reads.ts';
import { requestEpoch } from './request-epoch.ts';

/** What all requests of a process share. */
export interface Shared extends Pick<
  ApiContext,
  'database' | 'evidence' | 'liveCatalogue' | 'cursors' | 'logger'
> {
  limits: RequestLimits;
  trustedProxies: TrustedProxies;
}

export function requestContext(
  { limits, trustedProxies, ...shared }: Shared,
  request: IncomingMessage,
  catalogue: CatalogueSnapshot,
): ApiContext {
  const requestId = randomUUID();
  const key = bearerKey(request.headers.authorization);
  const client = limits.clientOf(clientAddress(request, trustedProxies));
  const epochs = requestEpoch();
  let caller: Promise<Result<Caller, AuthFailure>> | undefined;
  return {
    ...shared,
    ...catalogue,
    logger: shared.logger.child({ requestId }),
    requestId,
    hasKey: request.headers.authorization !== undefined,
    caller: () => (caller ??= findCaller(shared.database, key, () => client.keyFailed())),
    client,
    reads: recordReads(),
    epochs,
    nodes: nodeLoader({ database: shared.database, epochs }),
    pointCounts: pointCountLoader(shared.database),
    pointDetails: pointDetailLoader({ database: shared.database, epochs }),
    leaders: leaderLoader(shared.database),
    answer: { cost: null, failed: false, cacheable: false },
  };
}
