import type { Database } from '@inferbench/db/connection/database';
import type { EvidenceStore } from '@inferbench/evidence/evidence-store';
import { type TrustedProxies, trustedProxies } from '@inferbench/http-guard/trusted-proxies';
import type { Logger } from '@inferbench/logging/logger';
import { KeyMemory } from '../auth/key-memory.ts';
import { sessionTokens } from '../auth/session-tokens.ts';
import { ComputePool } from '../compute/compute-pool.ts';
import { BodyBudget } from '../limits/body-budget.ts';
import type { AddressOptions } from '@inferbench/http-guard/client-address';
import { KeptAnswers } from '../kept/kept-answers.ts';
import { inLine } from '../limits/in-line.ts';
import { DEFAULT_LIMITS, type LimitOptions, RequestLimits } from '../limits/request-limits.ts';
import { cursorCodec } from '../graphql/cursor.ts';
import { LiveCatalogue } from '../graphql/live-catalogue.ts';
import {
  DEFAULT_SESSION_LIMITS,
  type SessionLimitOptions,
  SessionLimits,
} from '../session/session-limits.ts';
import { DatabaseOutage } from './database-outage.ts';
import { refuseDemonstration } from './refuse-demonstration.ts';
import { refuseUnreviewed } from './refuse-unreviewed.ts';
import type { Shared } from './request-context.ts';
import { watchedStore } from './watched-store.ts';

const REACHED =
  'THIS DEMONSTRATION IS REACHED THROUGH A PROXY. Its key lies in a file and nobody reviews: it is for its own machine. ' +
  'Stop the proxy, or serve a database of your own (docs/operating.md).';

export interface SharedInput {
  database: Database;
  logger: Logger;
  evidence: EvidenceStore;
  cursorSecret: string;
  limits?: LimitOptions;
  addresses?: AddressOptions;
  sessionLimits?: SessionLimitOptions;
  /** Whether keys of the demonstration are let in; left out: not. */
  demo?: boolean;
  /** Whether other machines reach the process; left out: none does. */
  reachable?: boolean;
  /** Addresses from which keys that review decide; left out: from this machine alone. */
  reviewAddresses?: TrustedProxies;
}

/** What all requests of a process share. Whoever opens it closes its compute pool. Throws where a database of the demonstration is served as another, or what nobody reviewed to other machines. */
export async function openShared({ database, logger, evidence, ...input }: SharedInput): Promise<Shared> {
  const demo = input.demo ?? false;
  if (!demo) await refuseDemonstration(database);
  if (input.reachable ?? false) await refuseUnreviewed(database);
  const outages = new DatabaseOutage(database, logger);
  return {
    database,
    logger,
    evidence: watchedStore(evidence, logger),
    outages,
    liveCatalogue: await LiveCatalogue.open(database, outages),
    cursors: cursorCodec(input.cursorSecret),
    limits: new RequestLimits(input.limits ?? DEFAULT_LIMITS),
    addresses: input.addresses ?? { trusted: trustedProxies(''), publicOrigin: null },
    keys: new KeyMemory(),
    sessions: {
      tokens: sessionTokens(input.cursorSecret),
      demo,
      limits: new SessionLimits(input.sessionLimits ?? DEFAULT_SESSION_LIMITS),
    },
    reviewAddresses: input.reviewAddresses ?? trustedProxies(''),
    pool: new ComputePool(),
    bodies: new BodyBudget(),
    kept: new KeptAnswers(database.changes),
    inLine: inLine(),
    demo,
    onForwarded: once(() => logger.warn(REACHED)),
  };
}

function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (!done) act();
    done = true;
  };
}
