import { newApiKey } from '@inferbench/db/account/api-key-format';
import { GARBAGE, type Garbage } from '../test/testkit/garbage.ts';
import { withApi } from './board/servers.ts';
import { median } from './lib/median.ts';
import { withDatabase } from './lib/with-database.ts';
import { ROOT } from './lib/with-postgres.ts';
import type { BenchOutcome } from './lib/outcome.ts';

const TIMES = 7;

/** How long the API takes to refuse each entry of the garbage list, from the client's side. */
export function garbageBench(): Promise<BenchOutcome> {
  return withDatabase('garbage', ({ stateDir, databaseUrl, cursorSecret, key }) =>
    withApi({ root: ROOT, logDir: stateDir, databaseUrl, cursorSecret }, ({ url }) => refuseAll(url, key)),
  );
}

async function refuseAll(url: string, vendor: string): Promise<BenchOutcome> {
  // The database knows no such key: the same way through the API as for one that was revoked.
  const keys = { vendor, revoked: newApiKey().key };
  const medianMs: Record<string, number> = {};
  for (const garbage of GARBAGE) {
    const took: number[] = [];
    for (let i = 0; i < TIMES; i += 1) took.push(await refused(url, garbage, keys[garbage.key]));
    medianMs[garbage.name] = Number(median(took).toFixed(1));
  }
  return { results: { medianMs, worstMedianMs: Math.max(...Object.values(medianMs)) }, ratios: {} };
}

async function refused(url: string, { name, body, says }: Garbage, key: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body,
  });
  const answer = await response.text();
  const took = performance.now() - begun;
  if (!says.every((expected) => expected.test(answer))) throw new Error(`${name}: ${answer.slice(0, 300)}`);
  return took;
}
