import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FILE_ANSWERS } from 'inferbench/output/file-answers';
import { callCli } from '../testkit/call-cli.ts';
import { ROOT } from '../testkit/environment.ts';
import { headerOf, linesOf, measuredStages, textOf } from '../testkit/measurement-lines.ts';

const at = (name: string) => path.join(ROOT, 'test/fixtures', name);
const CONTEXT = [
  '--chip',
  'nvidia-h100-sxm5-80gb',
  '--chips',
  '1',
  '--weight-precision',
  'bf16',
  '--model',
  'llama-3-8b',
];

/** One file for each load, as somebody has them who ran a tool again and again. */
function filesOf(loads: readonly number[]): string[] {
  const dir = mkdtempSync(path.join(tmpdir(), 'join-sweep-'));
  return loads.map((concurrency, i) => {
    const header = headerOf(
      { loads: [{ kind: 'closed', concurrency }], repeats: 1, requests: 240 },
      { seed: i, startedAt: `2026-11-20T1${i}:00:00.000Z`, model: 'Meta-Llama-3-8B' },
    );
    const file = path.join(dir, `load-${i}.jsonl`);
    writeFileSync(file, textOf(linesOf(header, measuredStages(header))));
    return file;
  });
}

/** Board power of all those hours, once a second. */
function powerLog(): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'join-power-')), 'power.csv');
  const rows = [0, 1, 2].flatMap((hour) =>
    Array.from(
      { length: 20 },
      (_, sec) => `2026/11/20 1${hour}:00:${String(sec).padStart(2, '0')}.000, 0, ${400 + hour}.00 W`,
    ),
  );
  writeFileSync(file, ['timestamp, index, power.draw [W]', ...rows].join('\n'));
  return file;
}

describe('import of several files', () => {
  test('makes one curve of a folder of loads, and lists what is no result', async () => {
    const [first = ''] = filesOf([8, 2, 4]);
    const folder = path.dirname(first);
    writeFileSync(path.join(folder, 'notes.txt'), 'what we did');
    const { stdout, exitCode } = await callCli(['import', folder, ...CONTEXT, '--json']);
    expect(exitCode).toBe(0);
    const answer = FILE_ANSWERS.import.parse(JSON.parse(stdout));
    if (!answer.ok) throw new Error(answer.error.message);
    const { run, ignored } = answer;
    expect(
      run?.points.map((point) => point.measurement === 'requests' && point.load.concurrencyLimit),
    ).toEqual([2, 4, 8]);
    expect(ignored?.map(({ name }) => path.basename(name))).toEqual(['notes.txt']);
  });

  test('leaves runs of two systems apart and says why', async () => {
    const { stdout, stderr, exitCode } = await callCli([
      'import',
      at('vllm/latency.json'),
      at('vllm/serve-h100-llama-3-8b.json'),
    ]);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('run       2 of 2');
    expect(stderr).toMatch(/apart {5}source\.tool: expected/);
  });

  test('an older name for it is understood and not listed', async () => {
    const { stdout } = await callCli(['--help']);
    expect(stdout).not.toContain('join-sweep');
  });
});

describe('join-sweep', () => {
  test('files of several loads become one run that can be scored, each point with the power of its own time', async () => {
    const context = path.join(mkdtempSync(path.join(tmpdir(), 'join-context-')), 'c.yaml');
    writeFileSync(context, 'powerLog: { utcOffset: Z }\n');
    const files = filesOf([8, 2, 8]);
    const { stdout, exitCode } = await callCli([
      'join-sweep',
      ...files,
      powerLog(),
      ...CONTEXT,
      '--context-file',
      context,
      '--json',
    ]);
    expect(exitCode).toBe(0);
    const answer = FILE_ANSWERS['join-sweep'].parse(JSON.parse(stdout));
    if (!answer.ok) throw new Error(answer.error.message);
    const { run, missing } = answer;
    expect(missing).toEqual([]);
    expect(
      run?.points.map((point) => point.measurement === 'requests' && point.load.concurrencyLimit),
    ).toEqual([2, 8, 8]);
    expect(run?.points.map(({ power }) => Math.round(power?.averageWatts ?? 0))).toEqual([401, 400, 402]);
    const scored = await callCli(['score', '-', '--json'], {}, stdout);
    expect(scored.exitCode).toBe(0);
    expect(scored.stdout).toContain('"evidenceGrade": "E1"');
  });

  test('a file that is no result is not passed over', async () => {
    const { stderr, exitCode } = await callCli([
      'join-sweep',
      ...filesOf([2, 8]),
      at('vllm/serve-h100-llama-3-8b.context.yaml'),
    ]);
    expect(exitCode).not.toBe(0);
    expect(stderr).toContain('serve-h100-llama-3-8b.context.yaml');
  });

  test('import shows how the client kept up and what the server counted', async () => {
    const { stdout, stderr } = await callCli(['import', at('measurement/closed.jsonl')]);
    expect(stdout).toMatch(/^client {4}sent 0\.0200 ms late \(p50\), 0\.0200 ms \(p99\)$/m);
    expect(stdout).toMatch(
      /^server {4}prefix cache answered 0\.0 % of prompt tokens; .* \(counters of vllm\)$/m,
    );
    expect(stderr).toContain('DRIFT');
  });
});
