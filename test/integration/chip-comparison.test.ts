import { asOwner } from '@inferbench/db/connection/owner';
import { Comparison, Duel, Peak } from '@inferbench/graphql-documents/answers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { answerFor, outcomeFor } from '../testkit/ask-answer.ts';
import { CHIPS, servedRun, storeServed } from '../testkit/tradeoff-runs.ts';

const LOADS = [1, 2, 4, 8, 16, 32, 64, 128, 256];
const MODEL = 'llama-3.1-70b';
/** Two with many loads each, and two that ran under the same one. */
const [A, B, C, D] = CHIPS;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const measured = { from: null, to: '2026-03-04' };
  for (const [chip, speed, loads] of [
    [A, 1, LOADS],
    [B, 2, LOADS],
    [C, 1, [16]],
    [D, 2, [16]],
  ] as const) {
    const run = servedRun({ chip, framework: 'vllm', version: '0.11.0', speed, loads, measured });
    await storeServed(api.database, run);
  }
  // Other software of one of them, as fast as the other.
  const other = servedRun({ chip: C, framework: 'sglang', version: '0.5', speed: 2, loads: [32], measured });
  await storeServed(api.database, other);
});
afterAll(() => api.stop());

const compared = (request: object) => answerFor(api, Comparison, request);

test('chips with published points are compared in the slice in which both have them', async () => {
  const found = await compared({ chips: [A, B] });
  expect(found).toMatchObject({
    shared: true,
    slice: { model: MODEL, inputTokens: 8192, outputTokens: 1024 },
  });
  const [output] = found.metrics;
  expect(output?.figures.map(({ kind }) => kind)).toEqual([null, 'REPORTED']);
  // Twenty tokens/s each is far below the best run of one: it gives at least as much there, and nobody knows how much.
  expect(output?.verdict).toMatchObject({
    kind: 'NONE',
    text: 'No verdict: the best run of H100 gives each user 32.1 tokens/s, far above the line',
  });
  // Over all models the line is one near which both were run.
  expect(found.title).toMatch(/^H200 leads H100 on the one model at (?:30|40|50|60) tokens\/s each$/);
  expect(
    found.specs.find(({ title }) => title === 'Published runs here')?.cells.map(({ words }) => words),
  ).toEqual([String(LOADS.length), String(LOADS.length)]);
});

test('of chips that ran under the same load the one whose interval lies apart leads, and the title says so', async () => {
  const asked = { chips: [C, D], model: MODEL, at: 40 };
  const found = await compared({ ...asked, framework: 'vllm' });
  expect(found).toMatchObject({ shared: true, slice: { model: MODEL } });
  // Twice the speed at 5 %: apart.
  expect(found.metrics[0]?.verdict).toMatchObject({ kind: 'LEADS', leader: D });
  expect(found.title).toContain(`${found.chips[1]?.label} leads`);
  // The verdict is of the software that the chart shows, and says so.
  expect(found.lede).toContain(`With vLLM: ${found.chips[1]?.label} leads`);
  const ofAny = await compared(asked);
  expect(ofAny.lede).not.toContain('With vLLM');
  expect(ofAny.said?.leader).not.toBe(found.said?.leader);
});

test('chips of kinds that cannot be compared still have one page, and no verdict', async () => {
  const found = await compared({
    chips: ['nvidia-b200-sxm-180gb', 'groq-lpu-v1', 'google-tpu-v5p'],
    model: 'llama-3.3-70b',
  });
  expect(found.shared).toBe(false);
  expect(found.chips.map(({ calibrated }) => calibrated)).toEqual([true, false, false]);
  expect(
    found.metrics.filter(({ metric }) => metric !== 'FLEXIBILITY').map(({ verdict }) => verdict.kind),
  ).toEqual(['NONE', 'NONE', 'NONE']);
  expect(found.title).toBe('B200, LPU v1 or TPU v5p for Llama 3.3 70B? No single chip wins.');
  expect(found.chips[1]?.needs.chips).toBeGreaterThan(100);
  expect(found.specs.map(({ title }) => title)).toContain('Bandwidth');
});

test('where nobody ran all of them and names no model, it is one that each of them can hold', async () => {
  const found = await compared({ chips: ['nvidia-b200-sxm-180gb', 'groq-lpu-v1'] });
  expect(found.slice.model).toBe('llama-3.3-70b');
  expect(found.chips.every(({ needs }) => needs.chips !== null)).toBe(true);
});

test('memory stands as its maker sells it and in bytes, whose ratio is given, and another difference is the larger over the smaller', async () => {
  const { specs } = await compared({ chips: ['nvidia-b200-sxm-180gb', 'amd-mi355x'], model: 'deepseek-r1' });
  const [memory, bandwidth] = specs;
  expect(memory?.cells.map(({ words }) => words)).toEqual([
    '180 GB, 192.3 · 10⁹ bytes',
    '288 GB, 309.2 · 10⁹ bytes',
  ]);
  // 288 · 2^30 ÷ (183,359 · 2^20): not 288 ÷ 180.
  expect(memory?.difference).toBe('MI355X 1.61 ×');
  expect(bandwidth?.difference).toMatch(/^MI355X 1\.\d\d ×$/);
});

test('a duel holds the ratios of published runs at the same load, and refuses in types', async () => {
  const duel = await answerFor(api, Duel, {
    chips: [A, B],
    model: MODEL,
    users: 16,
    chipsEach: 8,
    precision: 'FP8',
  });
  expect(duel.ratios[0]?.points[0]?.ratio).toBeCloseTo(2, 6);
  expect(duel.head.kinds).toContain('REPORTED');
  const refused = await outcomeFor(api, Duel, { chips: [A, A], model: MODEL });
  expect(refused).toMatchObject({ code: 'INVALID', path: 'chips' });
  const unknown = await outcomeFor(api, Duel, { chips: [A, 'no-such-chip'], model: MODEL });
  expect(unknown).toMatchObject({ code: 'NOT_FOUND' });
});

test('peaks of published runs hold all three factors', async () => {
  const { rows } = await answerFor(api, Peak, { chips: [A, B], model: MODEL, users: 64 });
  for (const { kind, algorithm, hardware, software, delivered } of rows) {
    expect(kind).toBe('REPORTED');
    expect(delivered).toBeCloseTo(algorithm * hardware * (software ?? 0), 12);
  }
});

test('on a board without an epoch a pair has its page still, and no verdict', async () => {
  const empty = await startTestApi();
  try {
    await asOwner(empty.queueUrl, (pool) => pool.query('DELETE FROM board_state'));
    const found = await answerFor(empty, Comparison, { chips: ['nvidia-b200-sxm-180gb', 'amd-mi355x'] });
    expect([found.versus?.kind, found.said?.kind]).toEqual(['NONE', 'NONE']);
    const { data } = await empty.post(
      '{ verdict(a: "b200", b: "mi355x", model: "deepseek-r1") { kind reasons } }',
    );
    expect(data).toMatchObject({
      verdict: {
        kind: 'NONE',
        reasons: [
          'Nobody published a run under load of B200 or MI355X on DeepSeek R1 that states both speeds, lengths and precision.',
        ],
      },
    });
  } finally {
    await empty.stop();
  }
});
