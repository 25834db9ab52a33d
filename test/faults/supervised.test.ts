import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fasterFile } from '../testkit/fixture.ts';
import { contextOfStack } from '../testkit/stacks.ts';
import { type Started, startAll } from '../testkit/started.ts';

let dir: string;
let started: Started;
let key: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'inferbench-supervised-'));
  started = await startAll(dir);
  key = (await readFile(path.join(dir, 'demo-key'), 'utf8')).trim();
}, 600_000);
afterAll(async () => {
  await started?.stop();
  await rm(dir, { recursive: true, force: true });
}, 60_000);

const MUTATION = `mutation ($input: SubmitRunInput!) { submitRun(input: $input) {
  __typename ... on RunAccepted { receipt { submissionId } } } }`;

async function graphql(query: string, variables: unknown): Promise<Record<string, unknown> | null> {
  try {
    const response = await fetch(`${started.url('web site')}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(10_000),
    });
    const body = (await response.json()) as { data?: Record<string, unknown> | null }; // the wire's own shape
    return body.data ?? null;
  } catch {
    // The process that was asked has just been killed.
    return null;
  }
}

/** Submits one file after the other while told to, each until it is acknowledged. */
async function submitWhile(going: () => boolean): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let n = 0; going(); n += 1) {
    const input = {
      document: fasterFile(0.9 + n * 1e-4),
      context: contextOfStack(n % 10),
      idempotencyKey: `supervised-${n}`,
    };
    for (let id: string | null = null; id === null && going();) {
      const data = await graphql(MUTATION, { input });
      const outcome = data?.['submitRun'] as { receipt?: { submissionId: string } } | undefined; // the query's own shape
      id = outcome?.receipt?.submissionId ?? null;
      if (id !== null) acknowledged.push(id);
      else await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return acknowledged;
}

/** Waits until another process of the app runs and the whole site answers. */
async function untilBack(app: 'api' | 'web' | 'worker', killed: number): Promise<void> {
  for (;;) {
    const pid = started.pidOf(app);
    const ready = await fetch(`${started.url('web site')}/readyz`, { signal: AbortSignal.timeout(2_000) })
      .then(({ ok }) => ok)
      .catch(() => false);
    if (pid !== undefined && pid !== killed && ready && started.output().includes(`${app} runs again`))
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('each process that is killed under load is back, and nothing acknowledged is lost', async () => {
  let going = true;
  const submitting = [submitWhile(() => going)];
  for (const app of ['worker', 'api', 'web'] as const) {
    const pid = started.pidOf(app);
    if (pid === undefined) throw new Error(`${app} does not run`);
    process.kill(pid, 'SIGKILL');
    // A dead worker never takes the site down; of the others a request is lost at most.
    const served = await graphql('{ leaderboard(first: 1) { totalCount } }', {});
    expect([app, served !== null || app !== 'worker']).toEqual([app, true]);
    await untilBack(app, pid);
    expect(started.output()).toContain(`${app} ended with SIGKILL`);
  }
  going = false;
  const acknowledged = (await Promise.all(submitting)).flat();
  expect(acknowledged.length).toBeGreaterThan(0);
  for (const id of acknowledged)
    expect(await graphql('query ($id: ID!) { submission(id: $id) { runId } }', { id })).toMatchObject({
      submission: { runId: expect.any(String) },
    });
});
