import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Readable } from 'node:stream';
import { OUTPUT_SCHEMAS } from 'inferbench/output-schemas';
import { splitLines } from 'inferbench/simulate/lines';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { simulate } from '@inferbench/evaluation/simulate';
import { expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';
import { callCli } from '../testkit/call-cli.ts';

const GOOD = {
  chip: 'nvidia-h100-sxm5-80gb',
  model: 'llama-3-8b',
  phase: 'decode',
  context: 2048,
  batch: 16,
};

function linesIn(stdout: string) {
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => OUTPUT_SCHEMAS['simulate-line'].parse(JSON.parse(line)));
}

test('a bad line spoils nothing but itself: same order, exit 3, each with its code', async () => {
  const input = [
    JSON.stringify({ id: 'a', ...GOOD }),
    'no json',
    JSON.stringify({ id: 2, ...GOOD, chip: 'nvidia-h100' }),
    JSON.stringify({ id: 'c', ...GOOD, batch: 0 }),
    JSON.stringify({
      id: 'd',
      ...GOOD,
      chip: 'packages/catalogue/chips/nvidia-a10.yaml',
      phase: 'generate',
      inputTokens: 64,
      outputTokens: 64,
    }),
    JSON.stringify({ id: 'e', ...GOOD, model: 'llama-3.1-405b', chips: 1 }),
    '',
    JSON.stringify({ id: 'f', ...GOOD, chip: 'no-such-file.yaml' }),
  ].join('\r\n');
  const { exitCode, stdout, stderr } = await callCli(['simulate', '--jsonl'], {}, input);
  expect(exitCode).toBe(3);
  expect(stderr).toContain('5 of 7 lines failed');
  const answers = linesIn(stdout).map((line) => [line.id, line.ok ? 'ok' : line.error.code]);
  expect(answers).toEqual([
    ['a', 'ok'],
    [null, 'INVALID'],
    [2, 'NOT_FOUND'],
    ['c', 'INVALID'],
    ['d', 'ok'],
    ['e', 'DOES_NOT_FIT'],
    ['f', 'FILE_NOT_READABLE'],
  ]);
});

test('a line has the bytes of the engine, and flags fill what it leaves out', async () => {
  const { chip, model, ...rest } = GOOD;
  const { exitCode, stdout } = await callCli(
    ['simulate', '--jsonl', '-', '--chip', chip, '--model', model],
    {},
    JSON.stringify(rest),
  );
  const expected = simulate(SimulateRequest.parse(GOOD), catalogue);
  expect(exitCode).toBe(0);
  expect(stdout).toBe(`${JSON.stringify({ id: null, ok: true, result: expected.ok && expected.value })}\n`);
});

test('a chip against another is any name or file of it, and its ratio stands in the sentence of the door', async () => {
  const { chip, model, phase, context, batch } = GOOD;
  const asked = [
    'simulate',
    '--chip',
    chip,
    '--model',
    model,
    '--phase',
    phase,
    '--context',
    String(context),
  ];
  const [told, file] = await Promise.all(
    ['B200', 'packages/catalogue/chips/nvidia-b200-sxm-180gb.yaml'].map((against) =>
      callCli([...asked, '--batch', String(batch), '--against', against, '--json']),
    ),
  );
  const against = 'nvidia-b200-sxm-180gb';
  const expected = simulate(SimulateRequest.parse({ ...GOOD, against }), catalogue);
  expect(JSON.parse(told?.stdout ?? '')).toMatchObject({ result: expected.ok && expected.value });
  expect(JSON.parse(file?.stdout ?? '')).toMatchObject({ result: { against: { chip: against } } });
  const { stdout } = await callCli([...asked, '--against', against]);
  expect(stdout).toMatch(
    /\nSimulated, .* (times as fast as .*|too coarse to tell) \([\d.]+ to [\d.]+ times\): two thirds of /,
  );
});

test('a line without an end does not fill the memory', async () => {
  const source = Readable.from([
    Buffer.alloc(1_000_000, 'x'),
    Buffer.from('y\n{"a":1}\n\n{"b"'),
    Buffer.from(':2}'),
  ]);
  const lines: (string | null)[] = [];
  for await (const line of splitLines(source)) lines.push(line);
  expect(lines).toEqual([null, '{"a":1}', '{"b":2}']);
});

test('Ctrl-C ends it with 130', async () => {
  const child = spawn(
    process.execPath,
    [path.join(ROOT, 'apps/cli/bin/inferbench.mjs'), 'simulate', '--jsonl'],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  );
  // Enough lines that answers come while the input is still open.
  child.stdin.write(`${JSON.stringify(GOOD)}\n`.repeat(100));
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  const [exitCode]: unknown[] = await once(child, 'exit');
  expect(exitCode).toBe(130);
});
