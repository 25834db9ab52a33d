import { expect, test } from 'vitest';
import { callCli } from '../testkit/call-cli.ts';

const TABLE = 'test/fixtures/published/next-week.csv';

interface Diff {
  added: { point: string }[];
  changed: { point: string; standsAs: string | null; changes: unknown[] }[];
  gone: unknown[];
  unchanged: number;
  unknown: { kind: string; name: string }[];
  cannotBe: { point: string; rule: string; why: string }[];
  refused: { reason: string; lines: string[] }[];
  accept: string[];
  changelog: string[];
}

async function diffOf(place: string): Promise<Diff> {
  const { exitCode, stdout } = await callCli(['published', 'diff', place, '--json']);
  expect(exitCode).toBe(0);
  return JSON.parse(stdout) as Diff;
}

test('next week’s table beside the points of today: seven of its source stand, one as before', async () => {
  const diff = await diffOf(TABLE);
  expect(diff.changed).toMatchObject([
    {
      point: '17a21735',
      standsAs: null,
      changes: [{ what: 'output_tokens_per_s:mean', before: 3798, after: 4000 }],
    },
    { point: '00000001', standsAs: '7b54dbfb', changes: [] },
  ]);
  expect([diff.added.length, diff.gone.length, diff.unchanged]).toEqual([5, 4, 1]);
  expect(diff.unknown.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'chip nvidia-b200-sxm-180g',
    'model nemotron-3-nano-30b',
    'precision fp8_e4m3fnx',
    'source Vultr inference cookbok',
  ]);
  expect(diff.cannotBe).toMatchObject([{ point: '00000002', rule: 'ACC-LITTLE' }]);
  // A word that is none of ours refuses its line, not the table.
  expect(diff.refused.map(({ lines }) => lines)).toEqual([['w14'], ['w15']]);
  expect(diff.accept.join('\n')).toContain(`npm run catalogue -- add ${TABLE}`);
  expect(diff.changelog).toHaveLength(2);
});

test('a folder of dumps is read whole', async () => {
  const diff = await diffOf('test/fixtures/published');
  expect(diff.unchanged).toBe(1);
});

test('people read the same in parts; the command writes nothing', async () => {
  const { stdout, exitCode } = await callCli(['published', 'diff', TABLE]);
  expect(exitCode).toBe(0);
  expect(stdout).toContain('5 new, 2 changed, 4 gone, 1 as before');
  expect(stdout).toContain('= 200 in flight, stated 100: 2 times as many');
});

test('a file that is no dump is refused, and so is a folder without points', async () => {
  expect((await callCli(['published', 'diff', 'package.json'])).exitCode).toBe(3);
  expect((await callCli(['published', 'diff', TABLE, '--points', 'no-such-folder'])).exitCode).toBe(2);
});
