import path from 'node:path';
import { expect, test } from 'vitest';
import { callCli } from '../testkit/call-cli.ts';
import { ROOT } from '../testkit/environment.ts';
import { readFixture } from '../testkit/fixture.ts';
import { withValue } from '../testkit/imports.ts';

const at = (name: string) => path.join(ROOT, 'test/fixtures', name);

test('import shows every measured figure with its unit and where it came from', async () => {
  const { stdout } = await callCli(['import', at('vllm/serve-steady-state.json'), '--chips', '2']);
  expect(stdout).toMatch(/^duration {2}10 s {2}\(duration 10 s\)$/m);
  expect(stdout).toMatch(/^rate {6}4 requests\/s {2}\(completed ÷ duration; the tool says 4\)$/m);
  expect(stdout).toMatch(/^rate {6}400 output tokens\/s/m);
  expect(stdout).toMatch(
    /^TTFT {6}mean 100\.00 ms, p50 98\.00 ms.*p99 150\.00 ms.*\(reported, mean_ttft_ms in ms\)$/m,
  );
  expect(stdout).toMatch(/^E2E {7}mean 1882\.00 ms/m);
  expect(stdout).toMatch(/^window {4}steady_state: 8 s/m);
  expect(stdout).toMatch(/^power {5}not measured$/m);
});

test('a conflict, a hint and an offered name are said beside the figures', async () => {
  const flags = ['--chip', 'amd-mi300x', '--model', 'llama-3-8b', '--weight-precision', 'bf16'];
  const { stderr } = await callCli(['import', at('vllm/serve-steady-state.json'), ...flags]);
  expect(stderr).toContain('hint      system.chip: gpu = 2xNVIDIA_H100_80GB_HBM3');
  expect(stderr).toMatch(
    /conflict {2}system\.chip: the file says 2xNVIDIA_H100_80GB_HBM3 .* stated is amd-mi300x; the file's counts/,
  );
  expect(stderr).toMatch(/conflict {2}precision\.weights: the file says fp8/);
});

test('every command answers a name of a chip with the slugs that it may mean', async () => {
  const answers = await Promise.all([
    callCli(['import', at('vllm/serve-steady-state.json'), '--chip', 'H100']),
    callCli(['chips', 'H100']),
    callCli(['flexibility', 'H100']),
    callCli(['sheet', 'H100']),
  ]);
  for (const { stdout, stderr } of answers)
    expect(stdout + stderr).toMatch(/Did you mean .*nvidia-h100-sxm5-80gb/);
});

test('a page of a file of several runs keeps the numbers of the uncut file', async () => {
  const { stdout } = await callCli(['import', at('inferencex/combined-rows.json'), '--run', '2-3', '--json']);
  const { runs } = JSON.parse(stdout) as { runs: { number: number }[] }; // our own output
  expect(runs.map(({ number }) => number)).toEqual([2, 3]);
});

test('a latency that outlasts its run is said on import, before chip and model are known, with its likely cause', async () => {
  const text = withValue(
    readFixture('test/fixtures/vllm/serve-steady-state.json'),
    'mean_e2el_ms',
    1_882_000,
  );
  const [shown, json, sound] = await Promise.all([
    callCli(['import', '-'], {}, text),
    callCli(['import', '-', '--json'], {}, text),
    callCli(['import', at('vllm/serve-steady-state.json'), '--json']),
  ]);
  expect(shown.stderr).toMatch(/reject ACC-WINDOW points\[0\]\.latency\.e2e\.meanSec\n.*off by 1,000 /);
  const { findings } = JSON.parse(json.stdout) as { findings: { rule: string; path: string }[] }; // our own output
  expect(findings.map(({ rule }) => rule)).toEqual(['ACC-LITTLE', 'ACC-WINDOW']);
  expect(JSON.parse(sound.stdout)).toMatchObject({ ok: true, findings: [] });
});
