import { describe, expect, test } from 'vitest';
import { readFixture } from '../../testkit/fixture.ts';
import { codesOf, imported, withValue } from '../../testkit/imports.ts';

const SERVE = readFixture('test/fixtures/vllm/serve-h100-llama-3-8b.json');

/** A burst of 80 requests in 60 s, of which each takes so long. */
function burst(meanE2elMs: number, more: Readonly<Record<string, unknown>> = {}): string {
  const stated = {
    num_prompts: 80,
    completed: 80,
    failed: 0,
    duration: 60,
    request_rate: 'inf',
    max_concurrency: null,
    total_input_tokens: 80_000,
    total_output_tokens: 16_000,
    request_throughput: 80 / 60,
    output_throughput: 16_000 / 60,
    total_token_throughput: 96_000 / 60,
    mean_e2el_ms: meanE2elMs,
    ...more,
  };
  return Object.entries(stated).reduce((text, [key, value]) => withValue(text, key, value), SERVE);
}

const notesOf = (text: string, context = '') => codesOf(imported([text], { context })[0]?.run);

describe('requests that nothing held back', () => {
  test('29 s of a run of 60 s: half of all were in flight, so their latency is a queue', () => {
    const [first] = imported([burst(29_000)]);
    const note = first?.run.source.warnings.find(({ code }) => code === 'OFFLINE_QUEUE');
    expect(note).toMatchObject({ path: 'points[0].latency' });
    expect(note?.message).toMatch(/^38\.7 of 80 requests were in flight/);
  });

  test('a limit that lets all of them in holds nothing back', () => {
    expect(notesOf(burst(29_000, { max_concurrency: 512 }))).toContain('OFFLINE_QUEUE');
  });

  test('is no queue where few were in flight, where a limit or a rate holds them back', () => {
    expect(notesOf(burst(12_000))).not.toContain('OFFLINE_QUEUE');
    expect(notesOf(burst(29_000, { max_concurrency: 40 }))).not.toContain('OFFLINE_QUEUE');
    expect(notesOf(burst(29_000, { request_rate: 1.4 }))).not.toContain('OFFLINE_QUEUE');
  });

  test('a run that was read once is not warned of twice', () => {
    const [first] = imported([burst(29_000)]);
    const again = notesOf(JSON.stringify(first?.run));
    expect(again.filter((code) => code === 'OFFLINE_QUEUE')).toHaveLength(1);
  });
});
