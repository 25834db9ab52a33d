import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { OUTPUT_SCHEMAS } from 'inferbench/output-schemas';
import { documentKind, isFileName } from 'inferbench/input/read-document';
import type { Run } from '@inferbench/domain/runs/run';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';
import { EXAMPLE, EXAMPLE_CONTEXT, exampleRun } from '../testkit/fixture.ts';
import { callCli } from '../testkit/call-cli.ts';
import { runCli } from '../testkit/processes.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'inferbench-cli-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function file(name: string, text: string): Promise<string> {
  const target = path.join(dir, name);
  await writeFile(target, text);
  return target;
}

const source = (name: string) => readFile(path.join(ROOT, 'packages/catalogue', name), 'utf8');
const SCORE = ['score', EXAMPLE, '--context-file', EXAMPLE_CONTEXT];

test('score prints the bytes that evaluate() gives the server', async () => {
  const { stdout } = await callCli([...SCORE, '--json']);
  const evaluation = evaluateRun(exampleRun(), catalogue);
  const expected = { schema: 'inferbench.score/1', ok: true, files: [{ file: EXAMPLE, evaluation }] };
  expect(stdout).toBe(`${JSON.stringify(expected, null, 2)}\n`);
});

test('score --expect is exit 0 for the same scores and 7 for others, naming the first', async () => {
  const { stdout } = await callCli([...SCORE, '--json']);
  const same = await file('same.json', stdout);
  const other = await file(
    'other.json',
    stdout.replace(/"usefulTops|"utilisation": 0\./, '"utilisation": 1.'),
  );
  const [equal, different] = await Promise.all(
    [same, other].map((name) => runCli([...SCORE, '--expect', name])),
  );
  expect([equal?.exitCode, different?.exitCode]).toEqual([0, 7]);
  expect(different?.stderr).toContain('points[0].score.utilisation');
});

test('what import wrote scores the same as the file it came from, from stdin, too', async () => {
  const imported = await callCli(['import', EXAMPLE, '--context-file', EXAMPLE_CONTEXT, '--json']);
  const scored = await callCli(['score', '-', '--json'], {}, imported.stdout);
  expect(scored.exitCode).toBe(0);
  const { files } = JSON.parse(scored.stdout) as { files: { evaluation: unknown }[] }; // checked below
  expect(files[0]?.evaluation).toEqual(evaluateRun(exampleRun(), catalogue));
});

test('several runs of a file: each by itself, or one chosen', async () => {
  const appended = 'test/fixtures/vllm/appended.jsonl';
  const all = await callCli(['import', appended, '--context-file', EXAMPLE_CONTEXT, '--json']);
  const { runs } = OUTPUT_SCHEMAS.import.parse(JSON.parse(all.stdout)) as { runs: { run: Run }[] }; // of two runs
  expect(runs).toHaveLength(2);
  const second = await callCli([
    'import',
    appended,
    '--context-file',
    EXAMPLE_CONTEXT,
    '--run',
    '2',
    '--json',
  ]);
  expect(JSON.parse(second.stdout)).toMatchObject({ ok: true, run: runs[1]?.run, missing: [] });
  const scored = await callCli(['score', '-', '--json'], {}, all.stdout);
  const { files } = JSON.parse(scored.stdout) as { files: { run: number; evaluation: unknown }[] }; // checked below
  expect(files.map(({ run }) => run)).toEqual([1, 2]);
  expect(files[1]?.evaluation).toEqual(evaluateRun(runs[1]?.run, catalogue));
  const judged = await callCli([
    'validate',
    appended,
    '--context-file',
    EXAMPLE_CONTEXT,
    '--run',
    '1',
    '--json',
  ]);
  expect(JSON.parse(judged.stdout)).toMatchObject({ files: [{ kind: 'run', run: 1 }] });
  const none = await callCli(['import', appended, '--run', '3', '--json']);
  expect([none.exitCode, JSON.parse(none.stdout)]).toMatchObject([4, { error: { code: 'NOT_FOUND' } }]);
  const word = await callCli(['import', appended, '--run', 'two']);
  expect(word.exitCode).toBe(2);
});

test('import reads files of several tools at once, names what is no result, and takes a format', async () => {
  const beside = await file('beside.json', '{"hello": 1}');
  const tools = ['test/fixtures/guidellm/report-v1.json', 'test/fixtures/llama-bench/bench.csv', beside];
  const { stdout } = await callCli(['import', ...tools, '--json']);
  const answer = JSON.parse(stdout) as { runs: { run: Run }[]; ignored: object[] }; // of a valid call
  expect(answer.runs.map(({ run }) => run.source.tool)).toEqual(['guidellm', 'llama-bench']);
  expect(answer.ignored).toEqual([{ name: beside, reason: expect.stringContaining('hello') }]);
  const other = await callCli(['import', tools[0] ?? '', '--format', 'VLLM', '--json']);
  expect([other.exitCode, JSON.parse(other.stdout)]).toMatchObject([
    3,
    { error: { code: 'IMPORT_UNKNOWN_FORMAT' } },
  ]);
});

test('validate names rule, path, value, expectation and reason of what a vendor got wrong', async () => {
  const chip = await source('chips/nvidia-a10.yaml');
  const sparse = await file('chip.yaml', chip.replace(/denseOpsPerSec: .*/, 'denseOpsPerSec: -1'));
  const model = await file(
    'model.yaml',
    (await source('models/phi-4.yaml')).replace(/^layers: .*/m, 'layerz: 40'),
  );
  const { exitCode, stdout } = await callCli(['validate', sparse, model, '--json']);
  expect(exitCode).toBe(3);
  const output = OUTPUT_SCHEMAS.validate.parse(JSON.parse(stdout));
  if (!('files' in output)) throw new Error('validate judged nothing');
  expect(output.files.map(({ kind, verdict }) => [kind, verdict])).toEqual([
    ['chip', 'REJECTED'],
    ['model', 'REJECTED'],
  ]);
  expect(output.files[0]?.findings[0]).toMatchObject({
    rule: 'SCHEMA-SHAPE',
    severity: 'reject',
    path: 'peaks[0].denseOpsPerSec',
    value: '-1',
  });
  expect(output.files[1]?.findings.map((finding) => finding.path)).toContain('layerz');
});

test('a document that is no YAML is a finding, and the next file is judged all the same', async () => {
  const broken = await file('broken.yaml', 'schema: inferbench.chip/1\n  a: [1\n');
  const { stdout } = await callCli(['validate', broken, 'packages/catalogue/models/phi-4.yaml', '--json']);
  const output = OUTPUT_SCHEMAS.validate.parse(JSON.parse(stdout));
  if (!('files' in output)) throw new Error('validate judged nothing');
  expect(output.files.map(({ verdict }) => verdict)).toEqual(['REJECTED', 'VALIDATED']);
});

test('a model that the catalogue lacks comes from a file', async () => {
  const text = (await source('models/llama-3-8b.yaml')).replace('slug: llama-3-8b', 'slug: my-model');
  const model = await file('my-model.yaml', text);
  const flags = [EXAMPLE, '--context-file', EXAMPLE_CONTEXT, '--model', model, '--json'];
  const [imported, scored] = await Promise.all([callCli(['import', ...flags]), callCli(['score', ...flags])]);
  expect(JSON.parse(imported.stdout)).toMatchObject({ run: { model: { slug: 'my-model' } } });
  expect(scored.exitCode).toBe(0);
});

test('a chip is told from a result file by its schema, and a file from a slug by its name', () => {
  expect(documentKind('# mine\nschema: inferbench.chip/1\n')).toBe('chip');
  expect(documentKind('{\n  "schema": "inferbench.model/1"}')).toBe('model');
  expect(documentKind('{"generated_text": "schema: inferbench.chip/1"}')).toBe('run');
  expect(['a/b', 'x.yaml', 'x.JSON', '-', 'llama-3.1-8b'].map(isFileName)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});
