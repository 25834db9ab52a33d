import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OUTPUT_SCHEMAS } from 'inferbench/output-schemas';
import { boardOfRunPath, boardPath, publicPath } from '@inferbench/domain/board/public-address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agreeToAll } from '../testkit/agreed.ts';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { callCli } from '../testkit/call-cli.ts';
import { ROOT } from '../testkit/environment.ts';
import { EXAMPLE, EXAMPLE_CONTEXT, fasterFile, readFixture } from '../testkit/fixture.ts';

let api: TestApi;
let dir: string;
let env: Record<string, string>;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'inferbench-first-'));
  api = await startTestApi();
  env = { INFERBENCH_SERVER: api.server.url, INFERBENCH_API_KEY: await api.newKey('Example') };
});
afterAll(async () => {
  await api?.stop();
  await rm(dir, { recursive: true, force: true });
});

const FILLED: Readonly<Record<string, string>> = {
  where: 'https://example.com/a1-datasheet.pdf, table 2',
  precision: 'fp16',
  denseOpsPerSec: '989 TFLOPS',
  type: 'HBM3',
  capacity: '96 GB',
  bandwidthBytesPerSec: '3.35 TB/s',
};

/** What a vendor does in an editor: the empty lines. */
const filled = (template: string) =>
  template.replaceAll(/^(\s*)(\w+):$/gm, (line, indent: string, key: string) =>
    key in FILLED ? `${indent}${key}: ${FILLED[key] ?? ''}` : line,
  );

const SLUG = 'example-a1-96gb';

/** Stands before a server and keeps what it is sent. */
async function listenBefore(url: string) {
  const seen: { body: string; authorization: string | undefined }[] = [];
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      seen.push({ body, authorization: request.headers.authorization });
      const answer = await fetch(`${url}${request.url ?? ''}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
      response.setHeader('content-type', 'application/json').end(await answer.text());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return { seen, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('a chip from nothing: init, fill, validate, submit, and its page has a roofline and a sheet', async () => {
  const file = path.join(dir, 'a1.yaml');
  const named = ['--family', 'simt', '--vendor', 'Example', '--name', 'A1 96GB', '--out', file];
  const init = await callCli(['chip', 'init', ...named], env);
  expect({ exitCode: init.exitCode, stdout: init.stdout }).toEqual({ exitCode: 0, stdout: '' });
  const again = await callCli(['chip', 'init', ...named], env);
  expect(again).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('there already') });

  await writeFile(file, filled(await readFile(file, 'utf8')));
  const validated = await callCli(['validate', file], env);
  expect(validated).toMatchObject({ exitCode: 0, stderr: '' });
  expect(validated.stdout).toContain('chip, VALIDATED, 0 findings');

  const submitted = await callCli(['submit', file, '--json'], env);
  expect(submitted.stderr).toBe('');
  const receipt = OUTPUT_SCHEMAS.submit.parse(JSON.parse(submitted.stdout));
  expect(receipt).toMatchObject({
    ok: true,
    slug: SLUG,
    version: 1,
    link: `${api.server.url}${publicPath('chips', SLUG)}`,
  });

  const { data } = await api.post(`{
    chip(slug: "${SLUG}") { memoryBandwidthBytesPerSec memory { marketed } peaks { denseOpsPerSec } attainable { __typename } }
    referenceSheet(chip: "${SLUG}") { __typename ... on ReferenceSheet { rows { name } } }
  }`);
  expect(data).toMatchObject({
    chip: {
      memoryBandwidthBytesPerSec: 3.35e12,
      memory: { marketed: '96 GB' },
      peaks: [{ denseOpsPerSec: 989e12 }],
      attainable: { __typename: 'AttainableShares' },
    },
    referenceSheet: { __typename: 'ReferenceSheet', rows: expect.arrayContaining([expect.anything()]) },
  });
  const local = await callCli(['sheet', file], env);
  expect(local.exitCode).toBe(0);
});

const onOwnChip = ['--context-file', EXAMPLE_CONTEXT, '--chip', SLUG];

test('a run on that chip is validated and scored by its slug alone, with the server and without', async () => {
  for (const command of ['validate', 'score']) {
    const known = await callCli([command, EXAMPLE, ...onOwnChip], env);
    expect([command, known.exitCode, known.stderr]).toEqual([
      command,
      0,
      expect.not.stringContaining('reject'),
    ]);
    const alone = await callCli([command, EXAMPLE, ...onOwnChip, '--server', 'http://127.0.0.1:9'], env);
    expect(alone.exitCode).toBe(3);
    expect(alone.stderr.match(/SCHEMA-REFERENCE/g)).toHaveLength(1);
    expect(alone.stderr).toContain('http://127.0.0.1:9 did not answer');
    expect(alone.stderr).toContain('--server');
  }
  const nowhere = await callCli(['validate', EXAMPLE, ...onOwnChip, '--chip', 'nobody-x1'], env);
  expect(nowhere.stderr).toContain(`${api.server.url} knows none of this slug either`);
});

test('a command that asks a server what it knows sends it the slug and nothing of the file', async () => {
  const listener = await listenBefore(api.server.url);
  try {
    const { exitCode } = await callCli(['score', EXAMPLE, ...onOwnChip, '--server', listener.url], {
      ...env,
      INFERBENCH_API_KEY: 'ib_secret',
    });
    expect(exitCode).toBe(0);
    expect(listener.seen.length).toBe(1);
    const { body = '', authorization } = listener.seen[0] ?? {};
    expect(JSON.parse(body)).toMatchObject({ variables: { slug: SLUG } });
    expect(body.length).toBeLessThan(500);
    expect(authorization).toBeUndefined();
  } finally {
    listener.close();
  }
});

test('a receipt and a status lead to the result, its slice, and the nearest one with rivals', async () => {
  // An example stands beside the others and ranks nowhere, so that it would be no rival.
  const context = path.join(dir, 'context.yaml');
  await writeFile(context, readFixture(EXAMPLE_CONTEXT).replace(/^example: true$/m, 'example: false'));
  const measured = path.join(dir, 'measured.json');
  await writeFile(measured, fasterFile(1.05));
  const submitted = await callCli(['submit', measured, '--context-file', context, '--json'], env);
  const first = OUTPUT_SCHEMAS.submit.parse(JSON.parse(submitted.stdout));
  if (!first.ok) throw new Error('refused');
  const [point = ''] = first.pointIds ?? [];
  const own = `${api.server.url}${boardOfRunPath('llama-3-8b', point)}`;
  const result = `${api.server.url}${publicPath('points', point)}`;
  expect(first.links).toEqual([{ result, slice: own, nearestWithRivals: null }]);

  // A second system in the slice makes rivals of both.
  const faster = path.join(dir, 'faster.json');
  await writeFile(faster, fasterFile(1.1));
  const second = await callCli(
    ['submit', faster, '--context-file', context, '--chip', 'nvidia-h200-sxm-141gb'],
    env,
  );
  expect(second.exitCode).toBe(0);
  expect(second.stdout).toContain(`slice     ${api.server.url}${boardPath('llama-3-8b')}?run=`);
  // Until two persons agree to both, neither is a rival.
  expect(second.stdout).toMatch(/^rivals +none yet/m);
  await agreeToAll(api.queueUrl);
  const rivals = `${api.server.url}${boardPath('llama-3-8b', 'SERVING')}?prec=fp16`;
  for (const id of [first.pointIds?.[0], first.receipt?.submissionId]) {
    const status = OUTPUT_SCHEMAS.status.parse(
      JSON.parse((await callCli(['status', id ?? '', '--json'], env)).stdout),
    );
    expect(status).toMatchObject({ links: [{ result, slice: own, nearestWithRivals: rivals }] });
    expect((await callCli(['status', id ?? ''], env)).stdout).toContain(result);
  }
});

test('a first file with a mistake has one finding on the command line as well', async () => {
  const first = await readFile(path.join(ROOT, 'test/fixtures/first-chip.yaml'), 'utf8');
  const file = path.join(dir, 'comma.yaml');
  await writeFile(file, first.replace('3.35 TB/s', '3,35 TB/s'));
  const { exitCode, stdout, stderr } = await callCli(['validate', file], env);
  expect(exitCode).toBe(3);
  expect(stdout).toContain('chip, REJECTED, 1 findings');
  expect(stderr).toContain('Write 3.35 TB/s.');
  const sent = await callCli(['submit', file], env);
  expect(sent).toMatchObject({ exitCode: 3, stderr: expect.stringContaining(stderr) });
});

test('the server tells its own origin where it knows it', async () => {
  const told = await startTestApi({
    addresses: { trusted: () => false, publicOrigin: 'https://bench.example' },
  });
  try {
    const outcome = await told.submit();
    expect(outcome).toMatchObject({
      links: [{ result: expect.stringMatching(/^https:\/\/bench\.example\/points\//) }],
    });
  } finally {
    await told.stop();
  }
});
