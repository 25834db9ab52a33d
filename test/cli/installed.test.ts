// The package as somebody installs it, in an empty folder and home, without a network.
import { execFile } from 'node:child_process';
import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freshBundle } from '../../scripts/lib/fresh-bundle.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../testkit/environment.ts';
import { withEngine } from '../testkit/measure.ts';

const CLI = path.join(ROOT, 'apps/cli');
const FIXTURE = path.join(ROOT, 'test/fixtures/vllm/serve-h100-llama-3-8b');
const H100 = ['--chip', 'nvidia-h100-sxm5-80gb', '--model', 'llama-3-8b'];

let folder = '';
let workplace = '';

interface Ran {
  code: number;
  out: string;
  err: string;
}

function ran(command: string, args: readonly string[], stdin = ''): Promise<Ran> {
  const cwd = workplace;
  const { PATH, NODE_ENV } = process.env;
  const env = { PATH, NODE_ENV, HOME: path.join(folder, 'home'), NO_COLOR: '1' };
  return new Promise((resolve) => {
    const child = execFile(command, args, { cwd, env, maxBuffer: 2 ** 26 }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? -1), out, err }),
    );
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(stdin);
  });
}

const inferbench = (args: readonly string[], stdin?: string) =>
  ran(path.join(workplace, 'node_modules/.bin/inferbench'), args, stdin);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'inferbench-installed-'));
  workplace = path.join(folder, 'empty');
  for (const name of ['home', 'empty']) mkdirSync(path.join(folder, name));
  // `npm test` has built it; somebody who runs this file alone may not have.
  if (freshBundle(pathToFileURL(path.join(CLI, 'dist/')), 'main.js') === undefined)
    expect((await ran(process.execPath, [path.join(CLI, 'scripts/build.mjs')])).err).toBe('');
  const packed = await ran('npm', ['pack', CLI, '--ignore-scripts', '--pack-destination', folder]);
  expect(packed).toMatchObject({ code: 0 });
  const tarball = readdirSync(folder).find((name) => /^inferbench-\d+\.\d+\.\d+\.tgz$/.test(name));
  const installed = await ran('npm', ['install', '--offline', path.join(folder, tarball ?? 'none.tgz')]);
  expect(installed).toMatchObject({ code: 0 });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('nothing is installed beside it', () => {
  const names = readdirSync(path.join(workplace, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(names).toEqual(['inferbench']);
});

const QUESTION = { chip: 'nvidia-a10', model: 'llama-3-8b', phase: 'decode', context: 512 };

const COMMANDS: readonly (readonly [args: string[], code: number, says: RegExp, stdin?: string])[] = [
  [[], 0, /^Ask:$/m],
  [['--version'], 0, /^inferbench \d+\.\d+\.\d+, engine \d+\.\d+\.\d+, policy v\d+/],
  [['chips'], 0, /nvidia-h100-sxm5-80gb/],
  [['chips', 'nvidia-a10'], 0, /A10/],
  [['models', '--match', 'meta-llama/Meta-Llama-3-8B-Instruct'], 0, /llama-3-8b/],
  [['workloads'], 0, /decode/i],
  [['rules'], 0, /STAT-SMOKE/],
  [['simulate', ...H100, '--phase', 'decode', '--batch', '16', '--context', '2048'], 0, /tokens\/s/],
  [['simulate', ...H100, '--phase', 'prefill', '--input-tokens', '2048', '--json'], 0, /"ok": true/],
  [['simulate', '--jsonl'], 0, /"ok":true/, `${JSON.stringify(QUESTION)}\n`],
  [['serve', ...H100, '--in', '256', '--out', '64', '--requests', '100', '--clients', '4'], 0, /p99/],
  [['claim', ...H100, '--tokens-per-sec', '50', '--context', '4096'], 0, /50/],
  [['crossover', 'amd-mi300x', 'nvidia-h100-sxm5-80gb', '--model', 'llama-3-8b'], 0, /change places/],
  [['flexibility', 'amd-mi300x'], 0, /%/],
  [['sheet', 'nvidia-a10'], 0, /IB-1|decode/i],
  [['accuracy'], 0, /mean error/],
  [['ledger'], 0, /\d/],
  [['import', `${FIXTURE}.json`, '--context-file', `${FIXTURE}.context.yaml`], 0, /completed|requests/],
  [['score', `${FIXTURE}.json`, '--context-file', `${FIXTURE}.context.yaml`], 0, /USEFUL_TOPS/],
  [['validate', `${FIXTURE}.json`, '--context-file', `${FIXTURE}.context.yaml`], 0, /./],
  [['chip', 'init', '--family', 'simt', '--name', 'A1'], 0, /name/],
  [['completion', 'bash'], 0, /complete -o filenames -F _inferbench inferbench/],
  [
    [
      'rank',
      '--server',
      'http://127.0.0.1:9',
      ...H100.slice(2),
      '--in',
      '1000',
      '--out',
      '500',
      '--users',
      '4',
    ],
    6,
    /127\.0\.0\.1:9/,
  ],
  [['published', 'diff', 'none.csv'], 2, /checkout/],
  [['nonsense'], 2, /unknown command/],
];

test('commands answer in an empty folder, and none speaks of the checkout that it was built in', async () => {
  for (const [args, code, says, stdin] of COMMANDS) {
    const { code: exitCode, out, err } = await inferbench(args, stdin);
    const said = `${out}${err}`;
    const asked = args.join(' ');
    expect({ asked, exitCode, said }).toEqual({ asked, exitCode: code, said: expect.stringMatching(says) });
    expect({ asked, said: said.replaceAll(FIXTURE, '') }).not.toEqual({
      asked,
      said: expect.stringContaining(ROOT),
    });
  }
});

test('a server is measured with the flags of a file, those of the command line first', () =>
  withEngine({ ttftMs: 5, tpotMs: 1 }, async ({ url }) => {
    const flags = { url, 'input-tokens': 16, 'output-tokens': 4, requests: 30, repeat: 3, power: 'none' };
    writeFileSync(path.join(workplace, 'inferbench.yaml'), JSON.stringify({ measure: flags }));
    const args = [
      'measure',
      '--concurrency',
      '2',
      '--repeat',
      '1',
      '--out',
      'run.jsonl',
      '--export',
      'vllm,csv',
    ];
    const { code, out, err } = await inferbench([...args, '--json']);
    expect({ code, err }).toMatchObject({ code: 0 });
    expect(JSON.parse(out)).toMatchObject({ ok: true, points: [{ completed: 30, repeats: 1 }] });
    expect(readdirSync(workplace)).toEqual(expect.arrayContaining(['run.jsonl', 'run.vllm.json', 'run.csv']));
    expect((await inferbench(['import', 'run.vllm.json'])).code).toBe(0);

    writeFileSync(path.join(workplace, 'inferbench.yaml'), 'submit:\n  server: https://elsewhere.example\n');
    const refused = await inferbench(['submit', 'run.jsonl']);
    expect([refused.code, refused.err]).toEqual([
      2,
      expect.stringContaining('inferbench.yaml cannot be used'),
    ]);
    writeFileSync(path.join(workplace, 'inferbench.yaml'), 'measure:\n  concurency: 4\n');
    const misspelt = await inferbench(['measure', '--url', url]);
    expect([misspelt.code, misspelt.err]).toEqual([2, expect.stringContaining('measure.concurency')]);
    rmSync(path.join(workplace, 'inferbench.yaml'));
  }));
