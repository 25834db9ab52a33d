import { catalogue } from '@inferbench/catalogue/catalogue';
import { Run } from '@inferbench/domain/runs/run';
import { importRun } from '@inferbench/importers/import-run';
import { describe, expect, test } from 'vitest';
import { EXAMPLE, firstPoint, importedRun, readFixture } from '../../testkit/fixture.ts';

const DETAILED = 'test/fixtures/vllm/serve-detailed.json';
const EARLY = 'test/fixtures/vllm/serve-2024-detailed.json';

function changed(file: string, changes: Record<string, unknown>): string {
  const object: unknown = JSON.parse(readFixture(file));
  return JSON.stringify(Object.assign({}, object, changes));
}

function codeOf(text: string): string {
  const imported = importRun({ text, context: {}, catalogue });
  return imported.ok ? 'ok' : imported.error.code;
}

describe('a vLLM serve file', () => {
  test('aggregates keep what the tool reported; nothing absent is made up', () => {
    const point = firstPoint(importedRun(readFixture(EXAMPLE)));
    expect(point.counts).toEqual({
      issued: 128,
      completed: 128,
      failed: 0,
      // No key of the file counts cancelled requests, and missing is not 0.
      cancelled: null,
      inputTokens: 131072,
      outputTokens: 65536,
    });
    expect(point.latency.ttft).toMatchObject({ n: 128, minSec: null, maxSec: null, origin: 'reported' });
    expect(point.latency.tpot?.meanSec).toBeCloseTo(9.094365886267731e-3, 15);
    expect(point.load).toEqual({ mode: 'closed', concurrencyLimit: 16, requestRatePerSec: null });
  });

  test('what the file does not hold is listed by name', () => {
    const imported = importRun({ text: readFixture(EXAMPLE), context: {}, catalogue });
    expect(imported.ok && imported.value.missing).toEqual([
      'system.chip',
      'system.chips',
      'precision.weights',
    ]);
    expect(imported.ok && imported.value.run.model.slug).toBe('llama-3-8b');
  });

  test('a stated model may be an alias', () => {
    const run = importedRun(
      changed(EXAMPLE, { model_id: 'my-model' }),
      'model: {slug: NousResearch/Meta-Llama-3-70B-Instruct}',
    );
    expect(run.model).toEqual({ servedName: 'my-model', slug: 'llama-3-70b' });
  });

  test('an unknown served name asks, never guesses', () => {
    const imported = importRun({
      text: changed(EXAMPLE, { model_id: '/models/llama3' }),
      context: {},
      catalogue,
    });
    expect(imported.ok && imported.value.missing).toContain('model.slug');
  });

  test('detailed statistics are recomputed from the requests and leave the failed one out', () => {
    const run = importedRun(readFixture(DETAILED));
    const point = firstPoint(run);
    expect(run.source.variant).toBe('detailed');
    expect(point.perRequest).toEqual({
      requests: 100,
      completed: 99,
      inputTokens: 12672,
      outputTokens: 1584,
    });
    expect(point.latency.ttft).toMatchObject({ n: 99, origin: 'recomputed' });
    expect(point.latency.itl?.n).toBe(99 * 15);
    const aggregate = firstPoint(importedRun(changed(DETAILED, { ttfts: undefined })));
    for (const metric of ['ttft', 'tpot', 'itl', 'e2e'] as const) {
      expect(point.latency[metric]?.meanSec).toBeCloseTo(aggregate.latency[metric]?.meanSec ?? Number.NaN, 9);
      expect(point.latency[metric]?.p99Sec).toBeCloseTo(aggregate.latency[metric]?.p99Sec ?? Number.NaN, 9);
    }
  });

  test("2024's file: E2E under its old name, failed derived, TPOT as reported because E2E is only known from below", () => {
    const run = importedRun(readFixture(EARLY));
    const point = firstPoint(run);
    expect(point.latency.e2e).toMatchObject({ origin: 'reported' });
    expect(point.latency.tpot).toMatchObject({ origin: 'reported' });
    expect(point.latency.ttft).toMatchObject({ n: 10, origin: 'recomputed' });
    expect(run.source.warnings.map((warning) => warning.code)).toContain('FAILED_DERIVED');
    expect(point.load.mode).toBe('burst');
  });

  test('a request that completed without a token is in no latency statistic', () => {
    const object = JSON.parse(readFixture(DETAILED)) as {
      output_lens: number[];
      ttfts: number[];
      itls: number[][];
    }; // our own fixture
    object.output_lens[3] = 0;
    object.ttfts[3] = 0;
    object.itls[3] = [];
    const run = importedRun(JSON.stringify(object));
    expect(firstPoint(run).latency.ttft?.n).toBe(98);
    expect(run.source.warnings.map((warning) => warning.code)).toContain('EMPTY_REQUESTS');
  });

  test('chunks that carry several tokens are named', () => {
    const object = JSON.parse(readFixture(DETAILED)) as { itls: number[][] }; // our own fixture
    const run = importedRun(JSON.stringify({ ...object, itls: object.itls.map((gaps) => gaps.slice(0, 4)) }));
    expect(run.source.warnings.map((warning) => warning.code)).toContain('CHUNKED_STREAM');
  });

  test('user metadata is listed as unknown, and texts never leave the file', () => {
    const run = importedRun(changed(DETAILED, { gpu: '4xL40S', deployment: 'base' }));
    expect(run.source.unknownKeys).toEqual(['gpu', 'deployment']);
    expect(JSON.stringify(run)).not.toContain('private text');
    expect(JSON.stringify(run)).not.toContain('connection reset');
  });

  test.each([
    ['goodput under its misspelt key', { 'request_goodput:': 2.5 }, 'ok'],
    ['numbers as text', { duration: '38.2' }, 'ok'],
    ['a negative duration', { duration: -1 }, 'INVALID'],
    ['no duration', { duration: 0 }, 'INVALID'],
    ['half a request', { completed: 127.5 }, 'INVALID'],
    ['a latency that is a list', { mean_ttft_ms: [1] }, 'INVALID'],
    ['arrays of another length', { ttfts: [1], itls: [[1]], input_lens: [1], output_lens: [1] }, 'INVALID'],
    [
      'a gap that is a word',
      { num_prompts: 1, completed: 1, ttfts: [1], itls: [['x']], input_lens: [1], output_lens: [2] },
      'INVALID',
    ],
    ['nothing completed', { completed: 0 }, 'IMPORT_NOTHING_MEASURED'],
  ])('%s: %o is %s', (_name, changes, expected) => {
    expect(codeOf(changed(EXAMPLE, changes))).toBe(expected);
  });

  test.each([
    ['NaN for one statistic', '"mean_ttft_ms": NaN', 'ok'],
    ['Infinity for a figure that is needed', '"duration": Infinity', 'INVALID'],
    ['no limit on the request rate', '"request_rate": Infinity', 'ok'],
    ['NaN that nobody reads', '"power_draw": NaN', 'ok'],
  ])('bare tokens of Python, %s: %s is %s', (_name, pair, expected) => {
    const [key = ''] = pair.split(':');
    const without = changed(EXAMPLE, { [key.replaceAll('"', '')]: undefined });
    expect(codeOf(without.replace('{', `{${pair}, `))).toBe(expected);
  });

  test('a text that cannot be stored is refused with its key', () => {
    const imported = importRun({ text: changed(EXAMPLE, { model_id: 'a\0b' }), context: {}, catalogue });
    expect(imported).toMatchObject({ ok: false, error: { details: { path: 'model_id' } } });
  });

  test('a zero latency is a missing value, not a measurement', () => {
    const run = importedRun(changed(EXAMPLE, { mean_ttft_ms: 0, median_ttft_ms: 0, p99_ttft_ms: 0 }));
    expect(firstPoint(run).latency.ttft).toBeNull();
    expect(run.source.warnings.map((warning) => warning.code)).toContain('ZERO_LATENCY');
  });

  test('a run round-trips through its own document, as aggregate: the raw data are not in it', () => {
    const run = importedRun(readFixture(DETAILED));
    const again = importedRun(JSON.stringify(run));
    expect(again).toEqual({ ...run, source: { ...run.source, variant: 'aggregate' } });
    expect(Run.parse(again)).toEqual(again);
  });
});
