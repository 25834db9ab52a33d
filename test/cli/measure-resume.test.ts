import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { readMeasurement } from 'inferbench/measure/file';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';
import { lawCount } from '../testkit/law-scale.ts';
import { inFolder, withEngine } from '../testkit/measure.ts';

const FLAGS =
  '--concurrency 1,2 --input-tokens 32 --output-tokens 8 --requests 12 --repeat 2 --warm-up 2 --seed 5 --power none'.split(
    ' ',
  );
/** Two loads twice, and the first once more. */
const STAGES = 5;
const LONG_MS = 180_000;

function start(url: string, out: string, flags: readonly string[] = FLAGS): ChildProcess {
  const args = [
    path.join(ROOT, 'apps/cli/bin/inferbench.mjs'),
    'measure',
    '--url',
    url,
    '--out',
    out,
    ...flags,
    '--json',
  ];
  return spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function ended(child: ChildProcess): Promise<{ exitCode: number | null; stdout: string }> {
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stdout = child.stdout === null ? '' : await text(child.stdout);
  return { exitCode: await exited, stdout };
}

/** Waits until a file has so many lines. */
async function hasLines(file: string, lines: number): Promise<void> {
  while (!existsSync(file) || readFileSync(file, 'utf8').split('\n').length <= lines)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('a measurement that was ended goes on with the same command', () => {
  // A stage is 14 requests, counters twice and its closing line.
  const kills = lawCount(1, 0) > 0 ? Array.from({ length: 10 }, (_, index) => 5 + 9 * index) : [12, 40];

  test.each(kills)(
    'killed once %i lines are written',
    (lines) =>
      withEngine({ ttftMs: 10, tpotMs: 1 }, ({ url, truth }) =>
        inFolder(async (folder) => {
          const out = path.join(folder, 'run.jsonl');
          const first = start(url, out);
          const killed = ended(first);
          await hasLines(out, lines);
          first.kill('SIGKILL');
          await killed;
          const before = readMeasurement(out);
          const { exitCode, stdout } = await ended(start(url, out));
          expect(exitCode).toBe(0);
          const file = readMeasurement(out);
          expect(file.header).toEqual(before.header);
          expect(file.end).toEqual({ record: 'end', isComplete: true, reason: null });
          expect(file.stages.slice(0, before.stages.length)).toEqual(before.stages);
          expect(file.stages.map(({ stage }) => stage.position)).toEqual(
            Array.from({ length: STAGES }, (_, at) => at),
          );
          expect(file.stages.every(({ stage }) => stage.completed === 12)).toBe(true);
          expect(JSON.parse(stdout)).toMatchObject({ ok: true, isComplete: true });
          // What stood in the file was not measured again.
          const sent = (stage: number) =>
            truth.requests.filter(({ requestId }) => requestId.startsWith(`measure-${stage}-`)).length;
          for (const { stage } of before.stages) expect(sent(stage.stage)).toBe(14);
        }),
      ),
    LONG_MS,
  );

  test(
    'another version of the server is another measurement',
    () =>
      inFolder(async (folder) => {
        const out = path.join(folder, 'run.jsonl');
        await withEngine({ ttftMs: 10, tpotMs: 1 }, async ({ url }) => {
          const first = start(url, out);
          const killed = ended(first);
          await hasLines(out, 12);
          first.kill('SIGKILL');
          await killed;
        });
        const other = await withEngine({ version: '2.0.0' }, ({ url }) => ended(start(url, out)));
        expect(other.exitCode).toBe(3);
        expect(JSON.parse(other.stdout)).toMatchObject({
          error: {
            code: 'ALREADY_EXISTS',
            message: 'The file is of another measurement: its server differs.',
          },
        });
      }),
    LONG_MS,
  );

  test(
    'Ctrl-C writes what is complete, says what is not, and is no other measurement’s',
    () =>
      withEngine({ ttftMs: 10, tpotMs: 1 }, ({ url }) =>
        inFolder(async (folder) => {
          const out = path.join(folder, 'run.jsonl');
          const first = start(url, out);
          const interrupted = ended(first);
          await hasLines(out, 30);
          first.kill('SIGINT');
          const { exitCode, stdout } = await interrupted;
          expect(exitCode).toBe(130);
          expect(JSON.parse(stdout)).toMatchObject({ ok: false, isComplete: false, reason: 'Interrupted.' });
          expect(readMeasurement(out).end).toMatchObject({ isComplete: false });

          const other = await ended(start(url, out, [...FLAGS, '--seed', '6']));
          expect(other.exitCode).toBe(3);
          expect(JSON.parse(other.stdout)).toMatchObject({ error: { code: 'ALREADY_EXISTS' } });
          expect(other.stdout).toContain('seed');

          const again = await ended(start(url, out));
          expect(again.exitCode).toBe(0);
          const file = readMeasurement(out);
          expect(file.end).toMatchObject({ isComplete: true });
          expect(file.stages).toHaveLength(STAGES);
          expect(file.stages.every(({ stage }) => stage.completed === 12)).toBe(true);
        }),
      ),
    LONG_MS,
  );
});
