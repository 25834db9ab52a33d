import { catalogue } from '@inferbench/catalogue/catalogue';
import { fullPrecision } from '@inferbench/domain/terms/precision';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { cacheRoom } from '@inferbench/evaluation/cache-room';
import { simulate } from '@inferbench/evaluation/simulate';
import { capacityOf, placedCacheBytes } from '@inferbench/simulator/capacity';
import { compile } from '@inferbench/simulator/compile';
import { batchHalvesAt, kvPressure, longestContext } from '@inferbench/simulator/kv-pressure';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { SLOT, SLOT_COUNT } from '@inferbench/simulator/slot';
import { transformerGraph } from '@inferbench/workloads/transformer';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { testChip } from '../../testkit/chip.ts';

const llama = catalogue.models.get('llama-3-8b');
if (!llama || !isLanguageModel(llama)) throw new Error('llama-3-8b is a language model');
const graph = transformerGraph(llama, fullPrecision('fp16', {}), 'decode');
const placement = {
  chips: 1,
  tensorParallel: 1,
  pipelineParallel: 1,
  replicas: 1,
  expertParallel: 1,
  attentionParallel: 1,
};
const room = { graph, placement, chip: testChip() };

/** Llama 3 8B: 2 · 8 heads · 128 · 32 layers · 2 bytes = 131,072 bytes a token; 8,030,261,248 parameters of 2 bytes. */
const ROOM_BYTES = 0.9 * 80 * 1_073_741_824 - 2 * 8_030_261_248;

test('pressure is batch · context · KV bytes ÷ (0.90 · capacity − weights), by hand', () => {
  expect(kvPressure({ ...room, batch: 16, context: 2048 })).toBeCloseTo(
    (16 * 2048 * 131_072) / ROOM_BYTES,
    12,
  );
});

test('weights that do not fit leave no room, so there is no pressure', () => {
  expect(kvPressure({ ...room, chip: testChip({ capacityGib: 8 }), batch: 1, context: 128 })).toBeNull();
});

test.prop([fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 200_000 })])(
  'pressure is at most 1 exactly where the batch fits',
  (batch, context) => {
    const { maxBatch } = capacityOf({ ...room, batch, context });
    expect((kvPressure({ ...room, batch, context }) ?? 0) <= 1).toBe(batch <= maxBatch);
  },
);

test.prop([fc.integer({ min: 1, max: 100_000 })])(
  'the batch halves at the first context whose largest batch is half or less',
  (context) => {
    const at = (tokens: number) => capacityOf({ ...room, batch: 0, context: tokens }).maxBatch;
    const halves = batchHalvesAt({ ...room, context });
    if (halves === null) {
      expect(at(context)).toBeLessThan(2);
      return;
    }
    const half = Math.floor(at(context) / 2);
    expect([at(halves) <= half, at(halves - 1) <= half]).toEqual([true, false]);
  },
);

test('with windows the cache of local layers stops growing, and the batch halves later', () => {
  const found = catalogue.models.get('gemma-2-9b');
  if (!found || !isLanguageModel(found)) throw new Error('gemma-2-9b is a language model');
  const gemma = transformerGraph(found, fullPrecision('fp16', {}), 'decode');
  const halves = batchHalvesAt({ ...room, graph: gemma, context: 4096 }) ?? 0;
  const at = (context: number) => capacityOf({ ...room, graph: gemma, batch: 0, context }).maxBatch;
  expect(halves).toBeGreaterThan(2.5 * 4096);
  expect([at(halves) <= at(4096) / 2, at(halves - 1) <= at(4096) / 2]).toEqual([true, false]);
});

test('8 chips hold 4 key heads twice and 16 once: Gemma 4 31B splits the caches of its two kinds of layers apart', () => {
  const found = catalogue.models.get('gemma-4-31b');
  if (!found || !isLanguageModel(found)) throw new Error('gemma-4-31b is a language model');
  const gemma = transformerGraph(found, fullPrecision('fp16', {}), 'decode');
  const chip = testChip();
  const eight = { ...placement, chips: 8, tensorParallel: 8 };
  // 10 layers of 2 · 4 · 512 values for every key, 50 of 2 · 16 · 256 for the newest 1,024; two bytes each.
  const [full, local] = [10 * 4096 * 2 * 8192, 50 * 8192 * 2 * 1024];
  expect(placedCacheBytes(gemma, placement, 8192)).toBe(full + local);
  expect(placedCacheBytes(gemma, eight, 8192)).toBe(2 * full + local);
  const peak = resolvePeak(chip, fullPrecision('fp16', {}));
  if (!peak.ok) throw peak.error;
  const plan = compile({ graph: gemma, chip, peak: peak.value, placement: eight });
  const out = plan.at(1, 8192, new Float64Array(SLOT_COUNT));
  // A step reads all of it and writes the newest token.
  const written = 2 * 10 * 4096 * 2 + 50 * 8192 * 2;
  expect(out[SLOT.kvBytes]).toBe(2 * full + local + written);
  const wide = { graph: gemma, chip, placement: eight };
  const halves = batchHalvesAt({ ...wide, context: 8192 }) ?? 0;
  const at = (context: number) => capacityOf({ ...wide, batch: 0, context }).maxBatch;
  expect([at(halves) <= at(8192) / 2, at(halves - 1) <= at(8192) / 2]).toEqual([true, false]);
});

test.prop([fc.integer({ min: 1, max: 500 })])(
  'the longest context of a batch fits and the next does not',
  (batch) => {
    const longest = longestContext({ ...room, batch }) ?? 0;
    const at = (context: number) => capacityOf({ ...room, batch, context }).maxBatch;
    expect([at(longest) >= batch, at(longest + 1) >= batch]).toEqual([true, false]);
  },
);

test('simulate says the pressure of its own load', () => {
  const result = simulate(
    {
      chip: 'nvidia-h100-sxm5-80gb',
      model: 'llama-3-8b',
      phase: 'decode',
      batch: 16,
      context: 2048,
      weightPrecision: 'fp16',
    },
    catalogue,
  );
  if (!result.ok) throw result.error;
  const { capacity, bytes } = result.value;
  const weights = 2 * 8_030_261_248;
  expect(capacity.kvPressure).toBeCloseTo(
    (capacity.bytesNeeded - weights) / (capacity.bytesAvailable - weights),
    12,
  );
  expect(bytes.kv).toBeGreaterThan(0);
  expect(capacity.batchHalvesAtContext).toBeGreaterThan(2 * 2048 * 0.98);
});

test('a chip shows its largest batch over context, falling, up to the maximum of the model', () => {
  const found = cacheRoom({ chip: 'amd-mi300x', model: 'llama-3.1-70b', weights: 'fp8' }, catalogue);
  if (!found.ok) throw found.error;
  const { contexts, placement: on, longestContext: longest } = found.value;
  expect(on.chips).toBe(1);
  expect(contexts.map(({ context }) => context)).toEqual([
    1024, 2048, 4096, 8192, 16_384, 32_768, 65_536, 131_072,
  ]);
  expect(contexts.map(({ maxBatch }) => maxBatch)).toEqual(
    contexts.map(({ maxBatch }) => maxBatch).toSorted((a, b) => b - a),
  );
  expect(longest).toBeGreaterThan(131_072);
});

test('a model that no placement of the scale-up domain holds is refused with the arithmetic', () => {
  const found = cacheRoom({ chip: 'nvidia-l4', model: 'llama-3.1-70b', weights: 'fp8' }, catalogue);
  expect(found).toMatchObject({ ok: false, error: { code: 'DOES_NOT_FIT' } });
});
