import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BREAKDOWNS } from '@inferbench/calibration/summary';
import { COMMANDS } from 'inferbench/commands';
import { OUTPUT_SCHEMAS } from 'inferbench/output-schemas';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';
import { EXAMPLE, EXAMPLE_CONTEXT } from '../testkit/fixture.ts';
import { callCli } from '../testkit/call-cli.ts';
import { runCli } from '../testkit/processes.ts';

const SIMULATE = [
  'simulate',
  '--chip',
  'nvidia-a10',
  '--model',
  'llama-3-8b',
  '--phase',
  'decode',
  '--context',
  '512',
];
const SERVE = 'serve --chip nvidia-a10 --model llama-3-8b --in 256 --out 64 --requests 100'.split(' ');
const CLAIM =
  'claim --chip nvidia-h100-sxm5-80gb --chips 8 --model llama-3.1-70b --weight-precision fp8 --tokens-per-sec 500 --context 131072'.split(
    ' ',
  );
const CROSSOVER = [
  'crossover',
  'amd-mi300x',
  'nvidia-h100-sxm5-80gb',
  '--model',
  'llama-3-8b',
  '--batch',
  '16',
];
const MEASURE =
  'measure --url http://127.0.0.1:9/v1 --concurrency 1 --input-tokens 8 --output-tokens 8 --out never-written.jsonl'.split(
    ' ',
  );
const RANK = 'rank --model llama-3-8b --in 1000 --out 1000'.split(' ');
const CONTEXT = ['--context-file', EXAMPLE_CONTEXT];

/** Real output of each offline command, right and wrong. */
const OFFLINE: readonly [keyof typeof OUTPUT_SCHEMAS, string[], number][] = [
  ['chips', ['chips'], 0],
  ['chips', ['chips', 'nvidia-h100-sxm5-80gb'], 0],
  ['chips', ['chips', 'nvidia-h100'], 4],
  ['chip-init', ['chip', 'init', '--family', 'simt', '--name', 'A1'], 0],
  ['chip-init', ['chip', 'init', '--family', 'gpu'], 2],
  ['chip-init', ['chip', 'init'], 2],
  ['model-init', ['model', 'init', '--name', 'My 7B', '--like', 'llama-3-8b'], 0],
  ['model-init', ['model', 'init', '--name', 'My 7B'], 2],
  ['models', ['models'], 0],
  ['models', ['models', 'llama-3-8b'], 0],
  ['models', ['models', '--match', 'meta-llama/Meta-Llama-3-8B-Instruct'], 0],
  ['models', ['models', 'gpt-oss-120b'], 0],
  ['models', ['models', '--match', 'nobody/nothing'], 4],
  ['workloads', ['workloads'], 0],
  ['rules', ['rules'], 0],
  ['rules', ['rules', 'phys-decode'], 0],
  ['simulate', SIMULATE, 0],
  ['simulate', [...SIMULATE, '--batch', '1000000'], 3],
  ['simulate', ['simulate', '--chip', 'nvidia-a10'], 2],
  ['simulate', [...SIMULATE, '--pase', 'x'], 2],
  ['serve', [...SERVE, '--clients', '4'], 0],
  ['serve', [...SERVE, '--rate', '0.2'], 0],
  ['serve', [...SERVE, '--clients', '1,4'], 0],
  ['serve', [...SERVE, '--rate', '1000'], 3],
  ['serve', [...SERVE, '--rate', '0.2,1000'], 3],
  ['serve', [...SERVE, '--scheduler', 'vllm-v1,tokenBudget=many'], 2],
  ['serve', [...SERVE, '--scheduler', 'guess'], 2],
  ['serve', [...SERVE, '--slo', 'soon'], 2],
  ['serve', [...SERVE, '--rate', '1', '--clients', '1'], 2],
  ['serve', ['serve', '--chip', 'nvidia-a10'], 2],
  ['serve', [...SERVE, '--chip', 'nvidia-a1'], 4],
  // What a measurement answers is held to its schema by test/cli/measure-laws.test.ts.
  ['measure', MEASURE, 6],
  ['measure', [...MEASURE, '--rate', '2'], 2],
  ['measure', [...MEASURE, '--repeat', '0'], 2],
  // A key that is missing is said before anything is measured.
  ['measure', [...MEASURE, '--submit', '--server', 'https://bench.example', '--key-file', '/nowhere'], 5],
  ['measure', ['measure', '--url', 'http://192.0.2.1/v1', ...MEASURE.slice(3)], 2],
  ['sheet', ['sheet', 'nvidia-h200-sxm-141gb'], 0],
  ['sheet', ['sheet', 'packages/catalogue/chips/nvidia-a10.yaml'], 0],
  ['sheet', ['sheet', 'nvidia-h100'], 4],
  ['flexibility', ['flexibility', 'amd-mi300x', '--chips', '2'], 0],
  ['flexibility', ['flexibility', 'ibm-hermes'], 3],
  ['flexibility', ['flexibility', 'nobody'], 4],
  ['claim', CLAIM, 0],
  ['claim', [...CLAIM, '--chips', '1'], 3],
  ['claim', [...CLAIM, '--batch', 'many'], 2],
  ['claim', ['claim', '--chip', 'amd-mi300x'], 2],
  ['crossover', CROSSOVER, 0],
  ['crossover', [...CROSSOVER, '--equal', 'owned-cost'], 3],
  ['crossover', [...CROSSOVER, '--equal', 'money'], 2],
  ['crossover', ['crossover', 'amd-mi300x'], 2],
  ['accuracy', ['accuracy'], 0],
  ['accuracy', ['accuracy', '--by', 'framework', '--quantity', 'latency', '--all-hardware'], 0],
  ['accuracy', ['accuracy', '--cells'], 0],
  ['ledger', ['ledger'], 0],
  ['ledger', ['ledger', '--misses'], 0],
  ['ledger', ['ledger', '--hits'], 2],
  [
    'accuracy-tables',
    [
      'accuracy',
      '--tables',
      'packages/published/points/vultr-inference-cookbook/nemotron-3-nano-30b-a3b.csv',
    ],
    0,
  ],
  ['accuracy', ['accuracy', '--tables', 'README.md'], 3],
  ['accuracy', ['accuracy', '--by', 'vendor'], 2],
  ['accuracy', ['accuracy', '--quantity', 'watts'], 2],
  // A whole fit takes minutes: here only what is refused before it.
  ['calibrate', ['calibrate', '--measurements', 'no-such-file.yaml'], 2],
  ['calibrate', ['calibrate', '--tables', 'README.md'], 3],
  ['validate', ['validate', 'packages/catalogue/chips/nvidia-a10.yaml', EXAMPLE, ...CONTEXT], 0],
  ['validate', ['validate', EXAMPLE], 3],
  ['published-diff', ['published', 'diff', 'test/fixtures/published/next-week.csv'], 0],
  ['published-diff', ['published', 'diff', 'package.json'], 3],
  ['import', ['import', EXAMPLE, ...CONTEXT], 0],
  ['import', ['import', 'package.json'], 3],
  ['check', ['check', EXAMPLE, ...CONTEXT], 0],
  ['check', ['check', EXAMPLE, 'test/fixtures/sglang/serving-early-2025.jsonl', ...CONTEXT], 0],
  ['check', ['check', 'package.json'], 3],
  ['import', ['import', 'test/fixtures/sglang/serving-early-2025.jsonl', 'package.json'], 0],
  ['score', ['score', 'test/fixtures/vllm/appended.jsonl', ...CONTEXT], 0],
  ['score', ['score', EXAMPLE, ...CONTEXT], 0],
  ['score', ['score', EXAMPLE], 3],
  ['score', ['score', 'no-such-file.json'], 2],
  ['submit', ['submit', EXAMPLE, '--server', 'nonsense'], 2],
  [
    'submit',
    ['submit', EXAMPLE, ...CONTEXT, '--server', 'https://bench.example', '--key-file', '/nowhere'],
    5,
  ],
  ['status', ['status', 'x', '--server', 'http://127.0.0.1:9'], 6],
  ['export', ['export', '--server', 'http://127.0.0.1:9'], 6],
  ['export', ['export', '--metric', 'USEFUL_TOP'], 2],
  ['compare', ['compare', 'b200', 'mi355x', '--server', 'http://127.0.0.1:9'], 6],
  ['compare', ['compare', 'b200', 'mi355x', '--at', 'fast'], 2],
  ['leaders', ['leaders', '--server', 'http://127.0.0.1:9'], 6],
  ['leaders', ['leaders', '--distinct', 'many'], 2],
  ['rank', [...RANK, '--users', '32', '--server', 'http://127.0.0.1:9'], 6],
  ['rank', [...RANK, '--users', 'many'], 2],
  ['rank', RANK, 2],
  ['tradeoff', ['tradeoff', '--model', 'deepseek-r1', '--server', 'http://127.0.0.1:9'], 6],
  ['tradeoff', ['tradeoff', '--model', 'deepseek-r1', '--lengths', '8k/1k'], 2],
  ['tradeoff', ['tradeoff', '--model', 'deepseek-r1', '--ttft', 'p42:500'], 2],
  ['tradeoff', ['tradeoff', '--model', 'deepseek-r1', '--csv'], 2],
  ['doctor', ['doctor'], 0],
  ['doctor', ['doctor', '--server', 'http://127.0.0.1:9'], 6],
  ['rescore', ['rescore'], 2],
  ['rescore', ['rescore', '--switch', '1', '--roll-back'], 2],
  ['db-migrate', ['db', 'migrate'], 2],
  ['db-verify-board', ['db', 'verify-board'], 2],
];

const SCHEMAS = path.join(ROOT, 'schemas/cli');
const ajv = new Ajv2020({ strict: false, validateFormats: false });

const NO_SERVER = { INFERBENCH_SERVER: '', DATABASE_URL: '', INFERBENCH_ADMIN_DATABASE_URL: '' };

describe('every --json is the committed schema, and every failure its exit code', () => {
  // The first of each exit code is a process of its own, which alone has one.
  const first = new Set([0, 2, 3, 4, 5, 6].map((code) => OFFLINE.find((call) => call[2] === code)?.[1]));
  test.each(OFFLINE)('%s: %j exits %d', async (name, args, exitCode) => {
    const outcome = await (first.has(args) ? runCli : callCli)([...args, '--json'], NO_SERVER);
    expect({ exitCode: outcome.exitCode, stderr: outcome.stderr }).toMatchObject({ exitCode });
    const answer = JSON.parse(outcome.stdout) as object;
    expect(OUTPUT_SCHEMAS[name].safeParse(answer).error).toBeUndefined();
    const validate = committed(name);
    expect([validate(answer), validate.errors]).toEqual([true, null]);
    for (const broken of brokenWays(answer))
      expect([broken, validate(broken)]).toEqual([broken, OUTPUT_SCHEMAS[name].safeParse(broken).success]);
  });

  test.each(Object.keys(OUTPUT_SCHEMAS))(
    'schemas/cli holds a schema of %s that refuses nothing said',
    (name) => expect(committed(name)({})).toBe(false),
  );
});

/** The committed schema of an answer; what several hold is in files beside it. */
function committed(name: string): ValidateFunction {
  if (ajv.getSchema('shared.schema.json') === undefined)
    for (const file of readdirSync(SCHEMAS))
      ajv.addSchema(JSON.parse(readFileSync(path.join(SCHEMAS, file), 'utf8')) as object, file);
  const validate = ajv.getSchema(`${name}.schema.json`);
  if (validate === undefined) throw new Error(`no schema of ${name}`);
  return validate;
}

/** The answer with each of its keys left out, null, of another kind, and with one more. */
function brokenWays(answer: object): object[] {
  return [
    { ...answer, more: 1 },
    ...Object.keys(answer).flatMap((key) => [
      Object.fromEntries(Object.entries(answer).filter(([other]) => other !== key)),
      { ...answer, [key]: null },
      { ...answer, [key]: { more: 1 } },
    ]),
  ];
}

describe('help', () => {
  test('names every command on a line, and every exit code', async () => {
    const { exitCode, stdout } = await callCli(['--help']);
    expect(exitCode).toBe(0);
    for (const { name, summary } of COMMANDS.filter(({ hidden }) => hidden !== true)) {
      expect(stdout).toContain(`  ${name} `);
      expect(summary.length, `${name} fits a line`).toBeLessThanOrEqual(60);
    }
    for (const code of [0, 1, 2, 3, 4, 5, 6, 7, 130])
      expect(stdout).toMatch(new RegExp(`^ .*\\b${code}  `, 'm'));
  });

  test.each(COMMANDS.map((entry) => entry.name))('of %s begins with examples', async (name) => {
    const words = name === 'db' ? ['db', 'migrate'] : [name];
    const { exitCode, stdout } = await callCli([...words, '--help']);
    expect(exitCode).toBe(0);
    expect(stdout.trimStart()).toMatch(/^Examples:\n/);
  });

  test('a misspelt command and a misspelt flag get a suggestion', async () => {
    const [command, flag] = await Promise.all([callCli(['simulat']), callCli(['chips', '--jsn'])]);
    expect([command.exitCode, flag.exitCode]).toEqual([2, 2]);
    expect(command.stderr).toContain('Did you mean simulate?');
    expect(flag.stderr).toContain('Did you mean --json?');
  });
});

test('the breakdowns of accuracy are those of the report, and another word is told them', async () => {
  const [help, wrong] = await Promise.all([
    callCli(['accuracy', '--help']),
    callCli(['accuracy', '--by', 'vendor']),
  ]);
  for (const word of Object.keys(BREAKDOWNS)) {
    expect(help.stdout).toContain(word);
    expect(wrong.stderr).toContain(word);
  }
});

test('without a terminal nothing is coloured and stdout holds data alone', async () => {
  const { stdout, stderr } = await runCli(['score', EXAMPLE, ...CONTEXT], { NO_COLOR: '', CI: '1' });
  expect(`${stdout}${stderr}`).not.toContain('\u001B[');
  expect(stdout).toContain('USEFUL_TOPS');
});
