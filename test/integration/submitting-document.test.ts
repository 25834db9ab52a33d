import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FILE_ANSWERS } from 'inferbench/output/file-answers';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { ROOT } from '../testkit/environment.ts';
import { headerOf, linesOf, measuredStages, SERVER, textOf } from '../testkit/measurement-lines.ts';
import { runCli } from '../testkit/processes.ts';
import { setReview } from '../testkit/review.ts';
import { reviewerKey } from '../testkit/reviewers.ts';

let api: TestApi;
let dir: string;
/** What the shell of a page holds. */
const shell: Record<string, string> = {};
/** Id of the submission that the first block leads to. */
let id = '';
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'inferbench-submitting-'));
  api = await startTestApi();
  await setReview(api.queueUrl, 'required');
  Object.assign(shell, { INFERBENCH_SERVER: api.server.url, INFERBENCH_API_KEY: api.apiKey });
});
afterAll(async () => {
  await api?.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** Lines of every block of a page that a shell runs, by its name; one without a name would be run by nobody. */
function blocksOf(file: string): Map<string, string[]> {
  const page = readFileSync(path.join(ROOT, file), 'utf8');
  const blocks = [...page.matchAll(/```sh *(\w*)\n([\s\S]*?)```/g)];
  return new Map(blocks.map(([, name = '', text = '']) => [name, text.trim().split('\n')]));
}

const submitting = blocksOf('docs/submitting.md');
const reviewing = blocksOf('docs/reviewing.md');
/** Files of the page in a folder of the test. */
const inDir = (word: string) =>
  /^(?:result\.json|power\.csv|system\.yaml|run\.json|\.inferbench\/[\w-]+)$/.test(word)
    ? path.join(dir, path.basename(word))
    : word;

/** Runs a line, an assignment or a command, and gives what it prints; it goes where the line says. */
async function run(line: string): Promise<string> {
  const [command = '', to] = line.replace('SUBMISSION_ID', id).split(' > ');
  if (command.startsWith('export ')) return '';
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  expect(words.slice(0, 3)).toEqual(['npx', '--no-install', 'inferbench']);
  const { exitCode, stdout, stderr } = await runCli(words.slice(3).map(inDir), shell);
  expect([line, exitCode, stderr]).toEqual([line, 0, expect.any(String)]);
  if (to !== undefined) writeFileSync(inDir(to), stdout);
  return stdout;
}

/** Runs lines in order: each needs what the one before it did. */
async function runBlock(lines: readonly string[] = []): Promise<string[]> {
  const outputs: string[] = [];
  for (const line of lines) {
    const output = await run(line);
    id ||= /^receipt\s+(\S+)$/m.exec(output)?.[1] ?? '';
    outputs.push(output);
  }
  return outputs;
}

test('every block of both pages is run here, but those of a chip, which a browser ends', () => {
  expect([...submitting.keys()]).toEqual(['worked', 'power', 'sent', 'chip']);
  expect([...reviewing.keys()]).toEqual(['demonstration']);
});

test('the commands of docs/submitting.md lead from a file to its status', { timeout: 60_000 }, async () => {
  const outputs = await runBlock(submitting.get('worked'));
  expect(outputs).toHaveLength(6);
  expect(outputs.at(-1)).toContain(id);
  expect(outputs.at(-1)).toContain('VALIDATED');
});

test(
  'a power log is joined beside its result, and what is joined is checked',
  { timeout: 60_000 },
  async () => {
    const header = headerOf(
      { loads: [{ kind: 'closed', concurrency: 8 }], repeats: 1, requests: 240 },
      { startedAt: '2026-11-20T10:00:00.000Z', model: 'Meta-Llama-3-8B' },
    );
    const stages = measuredStages(header, { ...SERVER, tpotUs: 20_000 });
    writeFileSync(inDir('result.json'), textOf(linesOf(header, stages)));
    const readings = Array.from({ length: 600 }, (_, sec) => {
      const at = new Date(Date.parse('2026-11-20T09:59:00.000Z') + 1000 * sec).toISOString();
      return `${at.replaceAll('-', '/').replace('T', ' ').replace('Z', '')}, 0, 560.00 W`;
    });
    writeFileSync(inDir('power.csv'), ['timestamp, index, power.draw [W]', ...readings].join('\n'));
    writeFileSync(
      inDir('system.yaml'),
      'system: { chip: nvidia-h100-sxm5-80gb, chips: 1, framework: vllm }\nmodel: { slug: llama-3-8b }\nprecision: { weights: bf16 }\npowerLog: { utcOffset: Z }\n',
    );
    const outputs = await runBlock(submitting.get('power'));
    const answer = FILE_ANSWERS.import.parse(JSON.parse(outputs[0] ?? ''));
    expect(answer).toMatchObject({
      ok: true,
      run: { points: [{ power: { averageWatts: 560, coverage: 1 } }] },
    });
    expect(outputs[1]).not.toContain('receipt');
  },
);

test(
  'the result is sent by the command that the page gives, with the server and key of the shell',
  { timeout: 60_000 },
  async () => {
    const lines = submitting.get('sent') ?? [];
    expect(lines.map((line) => line.split('=')[0]).slice(0, 2)).toEqual([
      'export INFERBENCH_SERVER',
      'export INFERBENCH_API_KEY',
    ]);
    const outputs = await runBlock(lines);
    expect(outputs.at(-1)).toMatch(/^receipt\s+\S+$/m);
  },
);

test(
  'two reviewers publish it by the commands of docs/reviewing.md, and each is told who acts next',
  { timeout: 60_000 },
  async () => {
    for (const n of [1, 2])
      writeFileSync(
        inDir(`.inferbench/demo-reviewer-${n}`),
        await reviewerKey(api, `Reviewer ${'AB'.charAt(n - 1)}`),
      );
    const [queue, taken, approved, published] = await runBlock(reviewing.get('demonstration'));
    expect(queue).toContain(id);
    expect(taken).toMatch(/^done +taken up by you$/m);
    expect(approved).toMatch(/^done +approved by you$/m);
    expect(approved).toMatch(/^next +Waiting for /m);
    expect(published).toMatch(/^done +published by you$/m);
    expect(published).toMatch(/^next +Nothing to do\.$/m);
  },
);
