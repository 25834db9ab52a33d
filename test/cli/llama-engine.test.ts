import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingPlatform } from '../engines/llama/install.ts';
import { writeModelFile } from '../engines/llama/model-file.ts';
import { parametersOf, SHAPES } from '../engines/llama/shapes.ts';
import { type LlamaServer, startLlama } from '../engines/llama/start-llama.ts';
import { vocabularyOf } from '../engines/llama/vocabulary.ts';

const INSTALL_MS = 180_000;
const SLOTS = 4;

describe('a model file with seeded weights', () => {
  test('has the parameters that the card of its shape states', () => {
    expect(parametersOf(SHAPES['smollm2-135m'])).toBe(134_515_008);
  });

  test('is the same for a seed, another for another, and of the size of its blocks', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'inferbench-gguf-'));
    try {
      const [first, again, other] = [1, 1, 2].map((seed, index) =>
        readFileSync(writeModelFile(path.join(folder, String(index)), 'small', seed)),
      );
      expect(first?.equals(again ?? Buffer.alloc(0))).toBe(true);
      expect(first?.equals(other ?? Buffer.alloc(0))).toBe(false);
      expect(first?.subarray(0, 8).toString('latin1')).toBe('GGUF\u{3}\0\0\0');
      // 34 bytes for 32 weights, 4 for each of a norm; what is left is the head with the vocabulary.
      const weights = parametersOf(SHAPES.small);
      const rest = (first?.length ?? 0) - (weights * 34) / 32;
      expect(rest).toBeGreaterThan(0);
      expect(rest).toBeLessThan(100_000);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('its vocabulary has every part of each longer word before it, and no word twice', () => {
    const words = vocabularyOf(SHAPES['smollm2-135m']).map(({ text }) => text);
    expect(words).toHaveLength(49_152);
    const places = new Map(words.map((word, index) => [word, index]));
    expect(places.size).toBe(words.length);
    const longer = words.filter((word) => !word.startsWith('<') && word.length > 1);
    const orphans = longer.filter(
      (word) => (places.get(word.slice(0, -1)) ?? Infinity) > (places.get(word) ?? -1),
    );
    expect(orphans).toEqual([]);
  });
});

describe.skipIf(missingPlatform() !== null)('llama.cpp behind the API of OpenAI', () => {
  let server: LlamaServer;
  beforeAll(async () => {
    server = await startLlama({ shape: 'small', slots: SLOTS, contextTokens: 256 });
  }, INSTALL_MS);
  afterAll(() => server?.stop());

  const post = (address: string, body: object) =>
    fetch(`${server.url}${address}`, { method: 'POST', body: JSON.stringify(body) });
  const prompt = Array.from({ length: 20 }, (_, index) => 300 + index);

  test('streams as many tokens as were asked for, counts them, and says the same twice', async () => {
    const asked = {
      prompt,
      max_tokens: 12,
      ignore_eos: true,
      stream: true,
      stream_options: { include_usage: true },
    };
    const [first, again] = await Promise.all(
      [1, 2].map(async () => eventsOf(await post('/v1/completions', asked))),
    );
    const texts = (events: readonly Event[]) =>
      events.flatMap(({ choices }) => choices.filter((choice) => choice.finish_reason === null));
    expect(texts(first ?? [])).toHaveLength(12);
    expect(texts(first ?? [])).toEqual(texts(again ?? []));
    expect(first?.at(-1)?.usage).toMatchObject({ prompt_tokens: 20, completion_tokens: 12 });
  });

  test('counts a text as /tokenize does, in its own words and those of vLLM', async () => {
    const text = 'some words of a made-up language';
    const [own, other] = await Promise.all(
      [{ content: text }, { prompt: text }].map(async (body) => (await post('/tokenize', body)).json()),
    );
    expect(own).toEqual(other);
    const { count } = own as { count: number };
    const whole = (await (await post('/v1/completions', { prompt: text, max_tokens: 1 })).json()) as Event;
    expect(whole.usage?.prompt_tokens).toBe(count);
  });

  test('serves no more at once than it has slots; the others wait, and its counters say so', async () => {
    const asked = { prompt, max_tokens: 200, ignore_eos: true, stream: true };
    const leaving = new AbortController();
    const answers = Array.from({ length: SLOTS + 3 }, () =>
      fetch(`${server.url}/v1/completions`, {
        method: 'POST',
        body: JSON.stringify(asked),
        signal: leaving.signal,
      }).then((response) => response.text()),
    );
    await expect.poll(async () => metric(await metrics(), 'requests_deferred')).toBe(3);
    expect(metric(await metrics(), 'requests_processing')).toBe(SLOTS);
    // Whoever leaves frees the slot.
    leaving.abort();
    await Promise.allSettled(answers);
    await expect.poll(async () => metric(await metrics(), 'requests_processing')).toBe(0);
    expect(metric(await metrics(), 'kv_cache_usage_ratio')).toBe(0);
  });

  test('refuses what does not fit its context and what is no token of it', async () => {
    const bad = [{ prompt, max_tokens: 250 }, { prompt: [99_999], max_tokens: 1 }, { prompt: [] }, {}];
    for (const body of bad) expect((await post('/v1/completions', body)).status).toBe(400);
  });

  test('ends with whoever started it', async () => {
    const own = await startLlama({ shape: 'small' });
    expect(existsSync(`/proc/${own.pid}`)).toBe(true);
    own.abandon();
    await expect.poll(() => existsSync(`/proc/${own.pid}`)).toBe(false);
  });

  const metrics = async () => (await fetch(`${server.url}/metrics`)).text();
});

interface Event {
  choices: { text: string; finish_reason: string | null }[];
  usage: { prompt_tokens: number; completion_tokens: number } | null;
}

async function eventsOf(response: Response): Promise<Event[]> {
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: {'));
  return lines.map((line) => JSON.parse(line.slice('data: '.length)) as Event);
}

const metric = (text: string, name: string): number =>
  Number(new RegExp(`^llamacpp:${name} (\\S+)$`, 'm').exec(text)?.[1]);
