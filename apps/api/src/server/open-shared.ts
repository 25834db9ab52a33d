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
import type { Shared } from './request-context.ts';
import { shownDemonstrations } from '@inferbench/db/admin/demonstration';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { readInstance } from '@inferbench/db/shared/instance-reader';
import { Outage } from '@inferbench/logging/outage';
import { isReady } from '@inferbench/db/epochs/readiness';

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

/** Ends the start of a process that is none of the demonstration, where the database would show such results to everybody. */
async function refuseDemonstration({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const shown = await shownDemonstrations(pool);
  if (shown.length === 0) return;
  throw new InferbenchError(
    'INVALID',
    `This database shows results of the demonstration (${shown.join(', ')}). Take them out with \`inferbench admin remove-demo\` ` +
      '(INFERBENCH_ADMIN_DATABASE_URL), or serve it on loopback with INFERBENCH_DEMO=1.',
  );
}

/** Ends the start of a process that other machines reach, where results would be listed that nobody reviewed. */
async function refuseUnreviewed({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const { review } = await readInstance(pool);
  if (review === 'required') return;
  throw new InferbenchError(
    'INVALID',
    'Other machines reach this process (INFERBENCH_HOST, INFERBENCH_PUBLIC_ORIGIN or INFERBENCH_TRUSTED_PROXIES), and this database ' +
      'lists results that nobody reviewed. Say `inferbench admin review required` (INFERBENCH_ADMIN_DATABASE_URL), or serve it on loopback alone.',
  );
}

/**
 * A store of evidence that tells once that it can keep nothing, such as on a full disk, and once that it can again. Whoever submits
 * meanwhile is told UNAVAILABLE, and nothing of theirs is stored.
 */
function watchedStore(store: EvidenceStore, logger: Logger): EvidenceStore {
  const outage = new Outage(logger, 'the evidence store');
  return {
    get: (sha256) => store.get(sha256),
    async put(bytes, label) {
      try {
        const kept = await store.put(bytes, label);
        outage.over();
        return kept;
      } catch (error) {
        if (error instanceof InferbenchError) throw error;
        outage.noticed(error);
        throw new InferbenchError('UNAVAILABLE', 'The server cannot keep files now, so nothing was stored.', {
          fix: 'Repeat the request later, with the same idempotency key.',
        });
      }
    },
  };
}

const LOOK_MS = 1_000;

/** Outage of a process's database: told once that it is away, it looks every second whether it is back. */
class DatabaseOutage {
  readonly #outage: Outage;
  readonly #pool: Database['pool'];

  constructor({ pool }: Pick<Database, 'pool'>, logger: Logger) {
    this.#outage = new Outage(logger, 'the database');
    this.#pool = pool;
  }

  noticed(error: unknown): void {
    if (this.#outage.isOn) return;
    this.#outage.noticed(error);
    const look = setInterval(() => {
      isReady(this.#pool).then(
        () => {
          clearInterval(look);
          this.#outage.over();
        },
        () => undefined,
      );
    }, LOOK_MS);
    look.unref();
  }
}
