import path from 'node:path';
import { readFile } from 'node:fs/promises';
import { newApiKey } from '@inferbench/api/auth/api-key-format';
import { prepareDatabase } from '../scripts/lib/application.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { databaseSecrets, privateDirectory } from '../scripts/lib/state.mjs';
import { GARBAGE, type Garbage } from '../test/testkit/garbage.ts';
import { withApi } from './board/servers.ts';
import { median } from './lib/median.ts';
import type { BenchOutcome } from './main.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const TIMES = 7;
const note = (line: string) => void process.stderr.write(`${line}\n`);

/** How long the API takes to refuse each entry of the garbage list, from the client's side. */
export async function garbageBench(): Promise<BenchOutcome> {
  const stateDir = privateDirectory(path.join(ROOT, '.inferbench/bench'));
  const postgres = await startPostgres({
    root: ROOT,
    stateDir: path.join(stateDir, 'postgres'),
    log: note,
    fsync: false,
  });
  try {
    const adminUrl = new URL(postgres.adminUrl);
    adminUrl.pathname = '/garbage';
    const secrets = databaseSecrets(stateDir);
    const demoKeyFile = path.join(stateDir, `demo-key-${process.pid}`);
    const { databaseUrl } = await prepareDatabase({
      root: ROOT,
      logDir: stateDir,
      adminUrl: adminUrl.href,
      secrets,
      demoKeyFile,
    });
    const vendor = (await readFile(demoKeyFile, 'utf8')).trim();
    const { cursorSecret } = secrets;
    return await withApi({ root: ROOT, logDir: stateDir, databaseUrl, cursorSecret }, ({ url }) =>
      refuseAll(url, vendor),
    );
  } finally {
    await postgres.stop();
  }
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
