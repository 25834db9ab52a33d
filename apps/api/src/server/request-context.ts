import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { prefixOf } from '@inferbench/http-guard/networks';
import type { TrustedProxies } from '@inferbench/http-guard/trusted-proxies';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Result } from '@inferbench/domain/errors/result';
import { NOBODY, viewerOf } from '../auth/viewer.ts';
import type { AuthFailure, Caller } from '../auth/caller.ts';
import { bearerKey, findCaller } from '../auth/find-caller.ts';
import type { KeyMemory } from '../auth/key-memory.ts';
import type { ComputePool } from '../compute/compute-pool.ts';
import { limitedDatabase, type RequestDatabase } from '../limits/limited-database.ts';
import { OperationDeadline } from '../limits/operation-deadline.ts';
import type { BodyBudget } from '../limits/body-budget.ts';
import { type AddressOptions, clientAddress } from '@inferbench/http-guard/client-address';
import type { InLine } from '../limits/in-line.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import { nodeLoader } from '../graphql/node-loader.ts';
import { leaderLoader } from '../slice/leader-loader.ts';
import { NODE_SOURCES } from './node-sources.ts';
import type { ApiContext } from '../graphql/context.ts';
import type { CatalogueSnapshot } from '../graphql/live-catalogue.ts';
import type { SessionDesk } from '../session/visit.ts';
import { recordReads } from '../graphql/reads.ts';
import { requestEpoch, type EpochSource } from '../graphql/request-epoch.ts';
import type { Database } from '@inferbench/db/connection/database';
import { type ModelStanding, modelStandings } from '@inferbench/db/specifications/model-standing';
import DataLoader from 'dataloader';
import { type ModelCounts, modelPointCounts, pointCounts } from '@inferbench/db/points/point-totals';
import { type PointDetail, readPointDetails } from '@inferbench/db/submissions/point-detail-reader';

/** What all requests of a process share. */
export interface Shared extends Pick<
  ApiContext,
  'database' | 'evidence' | 'liveCatalogue' | 'cursors' | 'logger' | 'outages' | 'kept'
> {
  limits: RequestLimits;
  addresses: AddressOptions;
  keys: KeyMemory;
  sessions: SessionDesk;
  pool: ComputePool;
  bodies: BodyBudget;
  /** Runs an operation in the turn of its visitor. */
  inLine: InLine;
  /** Whether keys of the demonstration are let in. */
  demo: boolean;
  /** Says, once, that a demonstration is reached from elsewhere. */
  onForwarded(): void;
  /** Addresses from which keys that review decide. */
  reviewAddresses: TrustedProxies;
}

export function requestContext(
  {
    limits,
    addresses,
    keys,
    pool,
    bodies,
    inLine,
    demo,
    reviewAddresses,
    sessions: { tokens },
    ...rest
  }: Shared,
  request: IncomingMessage,
  catalogue: CatalogueSnapshot,
): ApiContext {
  const requestId = randomUUID();
  const key = bearerKey(request.headers.authorization);
  const address = clientAddress(request, addresses);
  if (demo && address.forwarded) rest.onForwarded();
  const client = limits.clientOf(address);
  const shared = { ...rest, database: limitedDatabase(rest.database) };
  const epochs = requestEpoch();
  const reads = recordReads();
  const logger = shared.logger.child({ requestId });
  const late = (what: string) =>
    logger.warn({ visitor: prefixOf(address.exact) }, `${what} ran into its deadline`);
  const deadline = new OperationDeadline(() => late('an operation'));
  let caller: Promise<Result<Caller, AuthFailure>> | undefined;
  const askWho = async () => {
    const suspect = (await limits.isSuspect(address))
      ? (address.wider.at(-1)?.name ?? address.address)
      : null;
    return findCaller(shared.database, { key, memory: keys, suspect, demo, tokens });
  };
  const whoAsks = () => (caller ??= askWho());
  const viewer = async () => (key === null ? NOBODY : viewerOf(await whoAsks()));
  return {
    ...shared,
    ...catalogue,
    logger,
    requestId,
    publicOrigin: addresses.publicOrigin,
    hasKey: request.headers.authorization !== undefined,
    onlyReads: () => onlyReads({ ...shared, reads }, request),
    caller: whoAsks,
    viewer,
    client,
    address,
    mayDecideByKey: reviewAddresses(address.exact),
    demo,
    compute: (task, input, transfer) => {
      deadline.check();
      const run = pool.run({
        task,
        input,
        catalogue: catalogue.catalogue,
        visitor: client.visitor(),
        deadlineMs: client.allowance().deadlineMs,
        ...(transfer ? { transfer } : {}),
      });
      run.catch((error: unknown) => {
        if (error instanceof InferbenchError && error.code === 'DEADLINE_EXCEEDED')
          late(`the computation ${task}`);
      });
      return run;
    },
    holdBody: (bytes) => bodies.take(client.visitor(), bytes),
    inTurn: (work) => deadline.hold(() => (address.own ? work() : inLine(client.visitor(), work))),
    reads,
    epochs,
    nodes: nodeLoader({ database: shared.database, epochs, viewer }, NODE_SOURCES),
    pointCounts: pointCountLoader(shared.database),
    modelCounts: modelCountLoader(shared.database),
    modelStandings: modelStandingLoader(shared.database),
    pointDetails: pointDetailLoader({ database: shared.database, epochs, viewer }),
    leaders: leaderLoader(shared.database),
    answer: { name: null, code: null, cost: null, failed: false, changes: false, cacheable: false },
  };
}

interface Reading extends Pick<ApiContext, 'outages' | 'reads'> {
  database: RequestDatabase;
}

/** Sends what follows to the standby, unless a key is shown. While the primary says nothing nobody knows what has changed, so nobody keeps it. */
async function onlyReads({ database, outages, reads }: Reading, { headers }: IncomingMessage): Promise<void> {
  if (headers.authorization !== undefined || !(await database.onlyReads())) return;
  reads.personal();
  outages.noticed(new Error('the primary says nothing; reads go on from the standby'));
}

/** One a request: of the models of a page it is read by one statement who says what they say. */
function modelStandingLoader({ pool }: Database): DataLoader<string, ModelStanding> {
  return new DataLoader(async (ids: readonly string[]) => {
    const standings = await modelStandings(pool, ids);
    return ids.map((id) => standings.get(id) ?? new Error(`model ${id} is gone`));
  });
}

/** One a request: the chips of a page are counted by one statement. */
function pointCountLoader({ pool }: Database): DataLoader<string, number> {
  return new DataLoader(async (chipIds: readonly string[]) => {
    const counts = await pointCounts(pool, chipIds);
    return chipIds.map((id) => counts.get(id) ?? 0);
  });
}

/** The same for the models of a page, with the chips that their points are of. */
function modelCountLoader({ pool }: Database): DataLoader<string, ModelCounts> {
  return new DataLoader(async (slugs: readonly string[]) => {
    const counts = await modelPointCounts(pool, slugs);
    return slugs.map((slug) => counts.get(slug) ?? { points: 0, chips: 0 });
  });
}

/** One a request: details of all points that it asks for, by one statement. Only for points that exist. */
function pointDetailLoader({
  database: { pool },
  epochs,
  viewer,
}: EpochSource): DataLoader<string, PointDetail> {
  return new DataLoader(async (ids: readonly string[]) => {
    const who = await viewer();
    const details = await epochs.pinned(
      (epochId) => readPointDetails(pool, ids, epochId, who),
      ([detail]) => detail?.epochId,
    );
    const found = new Map(details.map((detail) => [detail.id, detail]));
    return ids.map((id) => found.get(id) ?? new Error(`point ${id} has no run`));
  });
}
