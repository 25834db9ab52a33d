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
const WARMING_SECONDS = 10;
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

/** Runs that were checked, scored, stored and acknowledged in a second: clients who send one after the other for a while, after some that warm the server. */
export async function submittedPerSec({ apiUrl, logins, pids }: Place) {
  const key = await keyOf(logins);
  const send = (n: number) => submit(apiUrl, key, n);
  const warming = await sentFor(WARMING_SECONDS, 0, send);
  const before = workMs(pids);
  const { sent, acknowledged, refused, seconds } = await sentFor(SECONDS, warming.sent, send);
  const perSecond = Number((acknowledged / seconds).toFixed(1));
  note(`${acknowledged} submissions of ${sent}, ${perSecond} a second`);
  return {
    perSecond,
    warmingPerSecond: Number((warming.acknowledged / warming.seconds).toFixed(1)),
    acknowledged,
    of: sent,
    refused,
    cpuSecPerThousand: Number(((workMs(pids) - before) / acknowledged).toFixed(3)),
  };
}

/** Sends by all clients at once, numbered from `first`, for so many seconds. */
async function sentFor(seconds: number, first: number, send: (n: number) => Promise<string>) {
  let next = first;
  let acknowledged = 0;
  const refused: string[] = [];
  const begun = performance.now();
  const until = begun + seconds * 1_000;
  const client = async () => {
    while (performance.now() < until) {
      const n = next;
      next += 1;
      const text = await send(n);
      if (text.includes('"RunAccepted"')) acknowledged += 1;
      else if (refused.length < 3) refused.push(text.slice(0, 300));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { sent: next - first, acknowledged, refused, seconds: (performance.now() - begun) / 1_000 };
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
