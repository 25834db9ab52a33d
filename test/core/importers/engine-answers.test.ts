import { describe, expect, test } from 'vitest';
import { readFixture } from '../../testkit/fixture.ts';
import {
  codesOf,
  imported,
  refusal,
  runOfFixture,
  runsOfFixtures,
  summaryPointOf,
  withValue,
} from '../../testkit/imports.ts';

/** Phases of a run's points with the figure of each. */
function figuresOf(file: string) {
  return runOfFixture(file).points.map((point) =>
    point.measurement === 'summary'
      ? [point.phase, point.batch, point.prefillLatencySec ?? point.tpotSec ?? point.e2eLatencySec]
      : point.phase,
  );
}

describe('ollama', () => {
  test('an answer is a prompt and its tokens; what else the server did is not said', () => {
    const [only] = imported([readFixture('test/fixtures/ollama/answer.json')]);
    expect(only?.run.points).toHaveLength(2);
    expect(summaryPointOf(only?.run)).toMatchObject({
      phase: 'PREFILL',
      batch: null,
      inputTokens: 26,
      prefillLatencySec: 0.13,
    });
    expect(summaryPointOf(only?.run, 1)).toMatchObject({
      phase: 'DECODE',
      outputTokens: 250,
      contextTokens: 151,
    });
    expect(summaryPointOf(only?.run, 1).tpotSec).toBeCloseTo(0.0168, 12);
    expect(only?.missing).toEqual(expect.arrayContaining(['points[0].batch', 'points[1].batch']));
    expect(only?.run.system.framework).toBe('ollama');
    expect(JSON.stringify(only?.run)).not.toContain('private');
    const [alone] = imported([readFixture('test/fixtures/ollama/answer.json')], {
      context: 'schema: inferbench.context/1\nworkload:\n  batch: 1\n',
    });
    expect(alone?.missing).not.toContain('points[0].batch');
  });

  test('of a stream the last answers; a prompt that was cached has neither time nor length', () => {
    const run = runOfFixture('ollama/stream.jsonl');
    expect(figuresOf('ollama/stream.jsonl')).toEqual([
      ['PREFILL', null, 0.32],
      ['DECODE', null, 0.02],
      ['DECODE', null, 0.025],
    ]);
    expect(summaryPointOf(run, 2)).toMatchObject({ inputTokens: null, contextTokens: null });
    expect(codesOf(run)).toContain('PROMPT_CACHED');
  });

  test('what --verbose prints, with times as Go writes them', () => {
    expect(figuresOf('ollama/verbose.txt')).toEqual([
      ['PREFILL', null, 0.2505],
      ['DECODE', null, 0.04],
    ]);
    const text = readFixture('test/fixtures/ollama/verbose.txt').replace('1m4s', 'about a minute');
    expect(refusal([text])?.code).toBe('FORMAT_NOT_SUPPORTED_YET');
  });
});

describe('llama-server', () => {
  test('timings of an answer; folders of its model stay where they are', () => {
    const run = runOfFixture('llama-server/answer.json');
    expect(figuresOf('llama-server/answer.json')).toEqual([
      ['PREFILL', null, 0.15],
      ['DECODE', null, 0.02],
    ]);
    expect(run.model.servedName).toBe('Some-Model-7B-Q8_0.gguf');
    expect(JSON.stringify(run)).not.toContain('private words');
  });

  test('tokens from its cache make the rest of a prompt no prefill, and count for the context', () => {
    const text = withValue(readFixture('test/fixtures/llama-server/answer.json'), 'timings.cache_n', 100);
    const [only] = imported([text]);
    expect(only?.run.points).toHaveLength(1);
    expect(summaryPointOf(only?.run)).toMatchObject({
      phase: 'DECODE',
      inputTokens: 400,
      contextTokens: 460,
    });
  });

  test('drafted tokens are said', () => {
    const text = withValue(readFixture('test/fixtures/llama-server/answer.json'), 'timings.draft_n', 90);
    expect(codesOf(imported([text])[0]?.run)).toContain('SPECULATIVE');
  });

  test('the lines of its log', () => {
    expect(figuresOf('llama-server/server-log.txt')).toEqual([
      ['PREFILL', null, 0.256],
      ['DECODE', null, 0.025],
      ['DECODE', null, 0.025],
    ]);
  });
});

describe('llama-batched-bench', () => {
  test('a batch is its prompts and its steps', () => {
    expect(figuresOf('llama-batched-bench/batched.jsonl')).toEqual([
      ['PREFILL', 2, 0.25],
      ['DECODE', 2, 0.02],
      ['PREFILL', 8, 0.8],
      ['DECODE', 8, 0.025],
    ]);
    expect(summaryPointOf(runOfFixture('llama-batched-bench/batched.jsonl'), 1).contextTokens).toBe(288);
  });

  test('the printed table: a prompt that all share is one, and three decimals are said', () => {
    const run = runOfFixture('llama-batched-bench/console.txt');
    expect(figuresOf('llama-batched-bench/console.txt')).toEqual([
      ['PREFILL', 1, 0.125],
      ['DECODE', 1, 0.02],
      ['PREFILL', 1, 0.13],
      ['DECODE', 4, 0.025],
    ]);
    expect(run.source.warnings.find(({ code }) => code === 'ROUNDED')?.message).toContain('± 0.4 %');
  });
});

describe('llama-benchy', () => {
  test('prompts of one stream, time a token as mean of 1 ÷ rate, first tokens of the repetitions', () => {
    const run = runOfFixture('llama-benchy/report.json');
    expect(run.recordedAt).toBe('2026-03-01T09:30:00Z');
    expect(summaryPointOf(run)).toMatchObject({
      phase: 'PREFILL',
      inputTokens: 640,
      iterations: 2,
      prefillLatencySec: 0.4,
    });
    // Rates of 20 and 40 are 50 ms and 25 ms; their mean, 30, would be 33 ms.
    expect(summaryPointOf(run, 1).tpotSec).toBeCloseTo(0.0375, 12);
    expect(summaryPointOf(run, 1).latency?.ttft).toMatchObject({ n: 2, maxSec: 0.42, origin: 'recomputed' });
    expect(summaryPointOf(run, 2)).toMatchObject({
      phase: 'DECODE',
      batch: 4,
      batchBasis: 'ACHIEVED',
      inputTokens: 1664,
      tpotSec: 0.05,
    });
    expect(codesOf(run)).toEqual(expect.arrayContaining(['PREFILL_AT_DEPTH', 'LATENCY_SUBTRACTED']));
  });
});

describe('mlx-lm', () => {
  test('trials by their times, averages where there is no trial', () => {
    // 64 ÷ 100 and 64 ÷ 400 s; 1 ÷ 10 and 1 ÷ 40 s.
    expect(figuresOf('mlx-lm/benchmark.txt')).toEqual([
      ['PREFILL', 1, 0.4],
      ['DECODE', 1, 0.0625],
      ['PREFILL', 4, 1],
      ['DECODE', 4, 0.025],
    ]);
    const run = runOfFixture('mlx-lm/benchmark.txt');
    expect(run.points.map((point) => point.measurement === 'summary' && point.iterations)).toEqual([
      2,
      2,
      null,
      null,
    ]);
    expect(run.system).toMatchObject({ framework: 'other', frameworkText: 'mlx-lm' });
  });

  test('a timing that did not finish measured nothing', () => {
    expect(
      refusal(['Timing with prompt_tokens=64, generation_tokens=8, batch_size=1.\nTrial 1: killed\n'])?.code,
    ).toBe('IMPORT_NOTHING_MEASURED');
  });
});

describe("SGLang's other files", () => {
  test('a batch over HTTP: minus 1 is what was not measured', () => {
    const [first, second] = runsOfFixtures('sglang/one-batch-server.jsonl');
    expect(first?.points).toHaveLength(2);
    expect(summaryPointOf(first)).toMatchObject({ phase: 'PREFILL', batch: 4, prefillLatencySec: 0.25 });
    expect(summaryPointOf(first, 1)).toMatchObject({ phase: 'GENERATE', e2eLatencySec: 1.75 });
    expect(first?.techniques.prefixCacheHitRate).toBe(0.125);
    expect(codesOf(first)).not.toContain('SPECULATIVE');
    expect(second?.points).toHaveLength(1);
    expect(codesOf(second)).toContain('SPECULATIVE');
  });

  test('offline: rates of the whole and no latency; the rate of the last batch is none of the run', () => {
    expect(summaryPointOf(runOfFixture('sglang/offline-throughput.jsonl'))).toMatchObject({
      phase: 'SERVING',
      offline: true,
      batch: null,
      inputTokens: 300,
      outputTokens: 150,
      outputTokensPerSec: 1800,
      totalTokensPerSec: 5400,
    });
  });
});
