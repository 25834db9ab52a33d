import { hashApiKey, newApiKey } from '@inferbench/db/account/api-key-format';
import { storeApiKey } from '@inferbench/db/account/api-key-repository';
import { openDatabase } from '@inferbench/db/connection/database';
import { setQuotaClass } from '@inferbench/db/shared/owner-operations';
import type { Logins } from '../../scripts/lib/stack.mjs';
import { fasterFile } from '../../test/testkit/fixture.ts';
import { contextOfStack } from '../../test/testkit/stacks.ts';
import { workMs } from '../prices/work.ts';
import { note } from '../lib/with-postgres.ts';

const SECONDS = 20;
const CLIENTS = 8;
const STACKS = 10;
const ORGANIZATION = 'bench-of-scale';
/** No two files are so near each other (0.1 %) that one is taken for a copy, and none is faster than the chip. */
const SLOWEST = 0.05;
const STEP = 1.0012;
const MUTATION = `mutation ($input: SubmitRunInput!) { submitRun(input: $input) {
  __typename ... on RunAccepted { pointIds } ... on ValidationFailed { findings { rule message } } } }`;

interface Place {
  apiUrl: string;
  logins: Logins;
  pids: readonly number[];
}

/** Runs that were checked, scored, stored and acknowledged in a second: clients who send one after the other for a while. */
export async function submittedPerSec({ apiUrl, logins, pids }: Place) {
  const key = await keyOf(logins);
  let next = 0;
  let acknowledged = 0;
  const refused: string[] = [];
  const before = workMs(pids);
  const begun = performance.now();
  const until = begun + SECONDS * 1_000;
  const client = async () => {
    while (performance.now() < until) {
      const n = next;
      next += 1;
      const text = await submit(apiUrl, key, n);
      if (text.includes('"RunAccepted"')) acknowledged += 1;
      else if (refused.length < 3) refused.push(text.slice(0, 300));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const seconds = (performance.now() - begun) / 1_000;
  const perSecond = Number((acknowledged / seconds).toFixed(1));
  note(`${acknowledged} submissions of ${next}, ${perSecond} a second`);
  return {
    perSecond,
    acknowledged,
    of: next,
    refused,
    cpuSecPerThousand: Number(((workMs(pids) - before) / acknowledged).toFixed(3)),
  };
}

async function submit(apiUrl: string, key: string, n: number): Promise<string> {
  const input = {
    document: fasterFile(SLOWEST * STEP ** Math.floor(n / STACKS)),
    context: contextOfStack(n % STACKS),
    idempotencyKey: `scale-${process.pid}-${n}`,
  };
  const answer = await fetch(`${apiUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query: MUTATION, variables: { input } }),
  });
  return answer.text();
}

/** A key of an organisation without a quota. */
async function keyOf({ databaseUrl, adminUrl }: Logins): Promise<string> {
  const database = openDatabase(databaseUrl);
  const { key, publicId } = newApiKey();
  await storeApiKey(database, {
    organization: { slug: ORGANIZATION, name: 'Bench of scale' },
    name: `scale ${process.pid}`,
    publicId,
    secretHash: hashApiKey(key),
    scopes: ['submit'],
  });
  await setQuotaClass(adminUrl, { slug: ORGANIZATION, quotaClass: 'UNLIMITED' });
  await database.close();
  return key;
}
