import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { ROOT } from '../testkit/environment.ts';
import { runCli } from '../testkit/processes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

const page = readFileSync(path.join(ROOT, 'docs/submitting.md'), 'utf8');
/** Words of a line behind the command that it calls. */
const argsOf = (line: string) => line.split(' inferbench ')[1]?.split(' ') ?? [];
const commands = (/```sh worked\n([\s\S]*?)```/.exec(page)?.[1] ?? '').trim().split('\n');

test('the commands of docs/submitting.md lead from a file to its status', { timeout: 60_000 }, async () => {
  expect(commands.map((line) => argsOf(line)[0])).toEqual([
    'import',
    'validate',
    'score',
    'submit',
    'submit',
    'status',
  ]);
  const env = { INFERBENCH_SERVER: api.server.url, INFERBENCH_API_KEY: api.apiKey };
  let id = '';
  let last = '';
  for (const line of commands) {
    const args = argsOf(line.replace('SUBMISSION_ID', id));
    // Each needs what the one before it did.
    const { exitCode, stdout, stderr } = await runCli(args, env);
    expect(exitCode, `${line}\n${stderr}`).toBe(0);
    id = /^receipt\s+(\S+)$/m.exec(stdout)?.[1] ?? id;
    last = stdout;
  }
  expect(last).toContain(id);
  expect(last).toContain('VALIDATED');
});
