// Mistakes that people type, each as it was tried: the flag, what it takes, an example; nothing of a schema, no code of the system.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callCli } from '../testkit/call-cli.ts';
import { ROOT } from '../testkit/environment.ts';
import { withEngine } from '../testkit/measure.ts';

/** A folder that is there, with a file that is empty. */
let folder: string;
/** A port at which nothing listens. */
let closed: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'inferbench-mistakes-'));
  writeFileSync(path.join(folder, 'empty.json'), '');
  closed = await new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const place = server.address();
      const port = typeof place === 'object' && place !== null ? place.port : 0;
      server.close(() => resolve(`http://127.0.0.1:${port}`));
    });
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CHIP = '--chip nvidia-h100-sxm5-80gb';
const DECODE = `simulate ${CHIP} --model llama-3-8b --phase decode`;
const SERVE = 'serve --chip nvidia-h200-sxm-141gb --model llama-3-8b --input-tokens 1k';
const RANK = 'rank --model llama-3-8b --input-tokens 1k --output-tokens 1k';
const MEASURE = 'measure --url CLOSED/v1 --output-tokens 8';

const MISTAKES: readonly (readonly [line: string, exitCode: number, says: RegExp])[] = [
  [`${DECODE} --context abc`, 2, /--context takes a number; "abc" is none[^]*--context 2048/],
  [`simulate ${CHIP} --model llama-3-8b --phase decoding`, 2, /--phase takes one of prefill, decode/],
  [DECODE, 2, /--context: decode needs context, or --input-tokens with --output-tokens/],
  [`${DECODE} --context 512 --batch -1`, 2, /--batch takes a number of at least 1; -1 is none[^]*--batch 16/],
  [`${DECODE} --context 512 --chips 3.5`, 2, /--chips takes a whole number; 3\.5 is none[^]*--chips 8/],
  [`${DECODE} --context 512 --weight-precision fp7`, 2, /--weight-precision takes one of[^]*fp8/],
  [`${DECODE} --context 512 --techniques nope`, 2, /--techniques is not JSON/],
  // Wrong flags come before missing ones.
  [
    `simulate ${CHIP} --model llama-3-8b --phase generate --batch many`,
    2,
    /error USAGE --batch takes a number/,
  ],
  [`simulate ${CHIP} --model lama-3-8b --phase decode --context 512`, 4, /Did you mean llama-3-8b\?/],
  [
    'simulate --chip missing.yaml --model llama-3-8b --phase decode --context 512',
    2,
    /there is no such file/,
  ],
  ['simulate --chip FOLDER --model llama-3-8b --phase decode --context 512', 2, /it is a folder/],
  [`${DECODE} --contxt 512`, 2, /unknown option '--contxt'[^]*--context/],
  ['simulte --chip x', 2, /Did you mean simulate\?/],
  [`${SERVE} --output-tokens lots`, 2, /--output-tokens takes a number; "lots" is none[^]*256 or 1k/],
  [`${SERVE} --output-tokens 1k --clients four`, 2, /--clients is no list of numbers[^]*1,2,4/],
  [`${SERVE} --output-tokens 1k --slo ttft=soon`, 2, /ttft of --slo takes a number[^]*ttft=500ms/],
  [
    `claim ${CHIP} --model llama-3-8b --tokens-per-sec fast --context 128K`,
    2,
    /--tokens-per-sec takes a number/,
  ],
  [`claim ${CHIP} --context 128K`, 2, /A claim needs --tokens-per-sec and --model/],
  [`crossover nvidia-h200-sxm-141gb amd-mi300x --model llama-3-8b --batch x`, 2, /--batch takes a number/],
  [`${RANK} --users many`, 2, /--users takes a number; "many" is none[^]*--users 50/],
  [RANK, 2, /--users or --rate/],
  [`${RANK} --users 5 --by speed`, 2, /--by takes one of usd, joules, chip, user/],
  [`${RANK} --users 5 --server nowhere`, 2, /nowhere is no address of a server[^]*http:/],
  ['import nowhere.json', 2, /nowhere\.json cannot be read: there is no such file/],
  ['score FOLDER', 2, /cannot be read: it is a folder/],
  [
    'measure --url localhost:8000 --concurrency 1 --output-tokens 8',
    2,
    /--url is no address[^]*http:\/\/127/,
  ],
  [`${MEASURE} --input-tokens 8 --concurrency 1 --repeat 0`, 2, /--repeat takes a number of more than 0/],
  [`${MEASURE} --input-tokens 8 --concurrency 1 --timeout soon`, 2, /--timeout takes a number from 0\.1/],
  [`${MEASURE} --concurrency 1`, 2, /--input-tokens is needed/],
  [`${MEASURE} --input-tokens 8 --concurrency 1`, 6, /does not answer \(nothing listens there\)/],
  // A server that is not there is told before a key that nobody named.
  ['explain abc --rule PHYS-POWER --text t --server CLOSED', 6, /did not answer: nothing listens there/],
  [
    'submit FOLDER/empty.json --key-file FOLDER/no.key --server CLOSED',
    5,
    /no\.key cannot be read: there is no such file/,
  ],
  ['keys list --server CLOSED', 6, /nothing listens there/],
  ['chip init --family gpu --name x', 2, /"gpu" is no architecture family[^]*simt/],
];

/** Words of schemas and systems, which no person asked for. */
const FOREIGN =
  /Invalid (?:input|option|string)|, received|Too (?:small|big)|ENOENT|EISDIR|ECONNREFUSED|zod|\bundefined\b|\[object/;

test.each(MISTAKES)('%s', async (line, exitCode, says) => {
  const args = line.split(' ').map((word) => word.replace('FOLDER', folder).replace('CLOSED', closed));
  const told = await callCli(args, { INFERBENCH_API_KEY: undefined as unknown as string });
  expect(told.stdout).toBe('');
  expect([told.exitCode, told.stderr]).toEqual([exitCode, expect.stringMatching(says)]);
  expect(told.stderr).not.toMatch(FOREIGN);
  expect(told.stderr).not.toContain(ROOT);
});

test('a server that counts more tokens than were allowed is told so, and not that its address is wrong', () =>
  withEngine({ faults: [{ kind: 'USAGE_HIGH', every: 1, from: 0 }] }, async ({ url }) => {
    const flags = '--concurrency 1 --input-tokens 8 --output-tokens 8'.split(' ');
    const { exitCode, stderr } = await callCli(['measure', '--url', url, ...flags]);
    expect([exitCode, stderr]).toEqual([
      3,
      expect.stringContaining('it counted 9 tokens where 2 were allowed'),
    ]);
    expect(stderr).not.toMatch(/Check --url/);
  }));
