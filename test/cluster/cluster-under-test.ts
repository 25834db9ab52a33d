import { rmSync } from 'node:fs';
import path from 'node:path';
import { hashApiKey, newApiKey } from '@inferbench/db/account/api-key-format';
import { storeApiKey } from '@inferbench/db/account/api-key-repository';
import { setQuotaClass } from '@inferbench/db/shared/owner-operations';
import { z } from 'zod';
import { buildServers } from '../../scripts/lib/application.mjs';
import { clusterSetting, primaryOf, startCluster } from '../../scripts/lib/cluster/cluster.mjs';
import { answers } from '../../scripts/lib/cluster/members.mjs';
import { preparedDatabase, type PreparedDatabase } from '../testkit/database.ts';
import { ROOT } from '../testkit/environment.ts';
import type { Part, Parts, Running } from './faults.ts';

export interface ClusterUnderTest extends Parts {
  apiUrl: string;
  databaseUrl: string;
  ownerUrl: string;
  /** Key and slug of the organisation that submits. */
  key: string;
  organization: string;
  /** Parts that are not there, or not in order. */
  missing(): Promise<string[]>;
  stop(): Promise<void>;
}

export const ORGANIZATION = 'vendor';

const Members = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});

/** Starts the cluster of `npm run cluster` without the site, which this process alone starts again. */
export async function startClusterUnderTest(options: {
  dir: string;
  log: (line: string) => void;
}): Promise<ClusterUnderTest> {
  const { dir, log } = options;
  const parts = new Map<string, Part>();
  const stop = async () => {
    for (const { current } of [...parts.values()].toReversed()) await current.stop();
    parts.clear();
  };
  rmSync(dir, { recursive: true, force: true });
  try {
    const programsDir = path.join(ROOT, '.inferbench/programs');
    const setting = await clusterSetting({ root: ROOT, dir, programsDir, anyFront: true, log });
    await buildServers({ root: ROOT, logDir: setting.logDir });
    const keep = ({
      name,
      first,
      again,
    }: {
      name: string;
      first: Running;
      again: () => Promise<Running>;
    }) => {
      log(`${name} runs`);
      parts.set(name, { name, current: first, again });
    };
    const { ports } = setting;
    const made: PreparedDatabase[] = [];
    const { apiUrl } = await startCluster({
      root: ROOT,
      setting,
      site: false,
      keep,
      // The catalogue without what is published: it holds no rival and no copy of what is submitted here.
      prepare: async ({ adminUrl }) => {
        const prepared = await preparedDatabase(adminUrl);
        made.push(prepared);
        return { databaseUrl: prepared.databaseUrl, queueUrl: prepared.workerUrl };
      },
    });
    const [prepared] = made;
    if (prepared === undefined) throw new Error('the cluster made no database');
    const key = await keyOf(prepared);
    return {
      parts,
      primary: () => primaryOf(ports),
      missing: () => missingParts(ports),
      stop,
      apiUrl,
      databaseUrl: prepared.databaseUrl,
      ownerUrl: prepared.queueUrl,
      key,
      organization: ORGANIZATION,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export async function keyOf({ database, queueUrl }: PreparedDatabase): Promise<string> {
  const { key, publicId } = newApiKey();
  await storeApiKey(database, {
    organization: { slug: ORGANIZATION, name: 'Vendor' },
    name: 'faults',
    publicId,
    secretHash: hashApiKey(key),
    scopes: ['submit'],
  });
  await setQuotaClass(queueUrl, { slug: ORGANIZATION, quotaClass: 'UNLIMITED' });
  await database.close();
  return key;
}

async function missingParts(ports: Record<string, number>): Promise<string[]> {
  const asked = [
    ...[1, 2, 3].map((n) => [`etcd${n}`, '/health'] as const),
    ...[1, 2].flatMap((n) => [[`api${n}`, '/readyz'] as const, [`probe${n}`, '/readyz'] as const]),
    ['haproxyApi', '/readyz'] as const,
  ];
  const found = await Promise.all(
    asked.map(async ([name, pathname]) =>
      (await answers(ports[name] ?? 0, pathname).catch(() => false)) ? [] : [name],
    ),
  );
  const wrong = await membersOutOfOrder(ports).catch(() => ['Patroni']);
  return [...found.flat(), ...wrong];
}

/** A primary that runs and a standby that has all that is acknowledged, as both of Patroni see it. */
async function membersOutOfOrder(ports: Record<string, number>): Promise<string[]> {
  const seen = await Promise.all(
    [1, 2].map(async (n) => {
      const response = await fetch(`http://127.0.0.1:${ports[`patroni${n}`]}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      });
      const { members } = Members.parse(await response.json());
      const inOrder = members.filter(
        ({ role, state }) =>
          ['leader', 'sync_standby'].includes(role) && ['running', 'streaming'].includes(state),
      );
      return inOrder.length === 2 ? [] : [`PostgreSQL as Patroni ${n} sees it`];
    }),
  );
  return seen.flat();
}
