import { describe, expect, test } from 'vitest';
import { readFixture } from '../../testkit/fixture.ts';
import {
  codesOf,
  imported,
  refusal,
  runOfFixture,
  summaryPointOf,
  withValue,
} from '../../testkit/imports.ts';

const BENCH = readFixture('test/fixtures/llama-bench/bench.json');

/** The file's own words for chip, model and weights are offered as entries of the catalogue and never taken. */
const SUGGESTED = ['CHIP_SUGGESTED', 'MODEL_SUGGESTED', 'WEIGHTS_SUGGESTED'];

describe('llama-bench', () => {
  test('pitfall 9: times, not means of rates; prompt, answer and both are points of one run', () => {
    const run = runOfFixture('llama-bench/bench.json');
    expect(run.points).toHaveLength(4);
    // avg_ts says 1327 tokens/s; one slow repetition of three makes it 512 ÷ 0.5 s = 1024.
    expect(summaryPointOf(run, 0)).toMatchObject({
      phase: 'PREFILL',
      batch: 1,
      inputTokens: 512,
      iterations: 3,
      prefillLatencySec: 0.5,
    });
    expect(summaryPointOf(run, 1)).toMatchObject({
      phase: 'DECODE',
      inputTokens: 0,
      outputTokens: 128,
      contextTokens: 64,
      tpotSec: 0.02,
    });
    expect(summaryPointOf(run, 2)).toMatchObject({ phase: 'DECODE', contextTokens: 1088, tpotSec: 0.021 });
    expect(summaryPointOf(run, 3)).toMatchObject({
      phase: 'GENERATE',
      inputTokens: 256,
      outputTokens: 64,
      e2eLatencySec: 1.5,
    });
    expect(run.startedAt).toBe('2026-05-01T12:00:00Z');
    expect(run.system).toMatchObject({ framework: 'llama.cpp', frameworkVersion: 'b6865' });
    expect(run.precision).toEqual({ weights: null, activations: null, kv: 'fp16' });
    expect(run.model.servedName).toBe('Meta-Llama-3-8B-Instruct.Q4_0.gguf');
    expect(codesOf(run)).toEqual([...SUGGESTED, 'NAMES_ONLY', 'PREFILL_AT_DEPTH']);
  });

  test('JSON lines and CSV say the same; CSV has no repetitions (pitfall 16: every number is text)', () => {
    const { points } = runOfFixture('llama-bench/bench.json');
    expect(runOfFixture('llama-bench/bench.jsonl').points).toEqual(points);
    const table = runOfFixture('llama-bench/bench.csv');
    expect(table.points).toEqual(points.map((point) => ({ ...point, iterations: null })));
    expect(codesOf(table)).toEqual([...SUGGESTED, 'NAMES_ONLY', 'PREFILL_AT_DEPTH']);
  });

  test('records of another setting are another run', () => {
    const runs = imported([withValue(BENCH, '0.n_threads', 8)]);
    expect(runs.map(({ run }) => run.points.length)).toEqual([1, 3]);
  });

  test.each([
    ['0.avg_ns', 0, 'INVALID', '[0].avg_ns'],
    ['0.n_prompt', 0, 'INVALID', '[0].n_prompt'],
    ['1.n_gen', 1.5, 'INVALID', '[1].n_gen'],
  ])('%s of %s is refused with its place', (path, value, code, place) => {
    expect(refusal([withValue(BENCH, path, value)])).toEqual({ code, path: place });
  });
});
