import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { totalParameters } from '@inferbench/domain/parameter-count';
import type { Model } from '@inferbench/domain/model';
import { decodeLoad, prefillLoad } from '@inferbench/domain/step-load';
import { denseTransformerGraph } from '@inferbench/workloads/dense-transformer';
import { graphFlops, graphWeightBytes } from '@inferbench/workloads/graph-cost';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { referenceDir } from '../testkit/environment.ts';

const dir = referenceDir();
const FP16 = { weights: 'fp16', activations: 'fp16', kv: 'fp16' } as const;
const graphOf = (model: Model) => denseTransformerGraph(model, FP16);

/** How we compute each quantity that the reference names. */
const OURS: Readonly<Record<string, (model: Model) => number>> = {
  params_total: totalParameters,
  linear_flops_per_token: (m) =>
    graphFlops(graphOf(m), { tokens: 1, sampled: 0, attendedPairs: 0, cachedKeys: 0 }),
  lm_head_flops_per_token: (m) =>
    graphFlops(graphOf(m), { tokens: 0, sampled: 1, attendedPairs: 0, cachedKeys: 0 }),
  attention_flops_per_token_decode_ctx2048: (m) =>
    graphFlops(graphOf(m), { tokens: 0, sampled: 0, attendedPairs: 2048, cachedKeys: 0 }),
  decode_flops_per_token_ctx2048: (m) => graphFlops(graphOf(m), decodeLoad(1, 2048)),
  attention_flops_per_token_decode_ctx8192: (m) =>
    graphFlops(graphOf(m), { tokens: 0, sampled: 0, attendedPairs: 8192, cachedKeys: 0 }),
  decode_flops_per_token_ctx8192: (m) => graphFlops(graphOf(m), decodeLoad(1, 8192)),
  kv_bytes_per_token_fp16: (m) => graphOf(m).kvBytesPerToken,
  kv_bytes_seq8192_fp16: (m) => 8192 * graphOf(m).kvBytesPerToken,
  prefill_flops_s2048_causal_head_once: (m) => graphFlops(graphOf(m), prefillLoad(1, 2048)),
  weight_bytes_fp16: (m) => graphOf(m).storedWeightBytes,
  weight_bytes_read_decode_b1_fp16: (m) => graphWeightBytes(graphOf(m)),
};

const Row = z.object({ model: z.string(), quantity: z.string(), value: z.number() });
const Golden = z.record(z.string(), z.unknown());

function rows(): z.infer<typeof Row>[] {
  const golden = Golden.parse(parse(readFileSync(path.join(dir ?? '', 'golden.yaml'), 'utf8')));
  return Object.values(golden)
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .flatMap((row: unknown) => Row.safeParse(row).data ?? [])
    .filter((row) => catalogue.models.has(row.model) && row.quantity in OURS);
}

describe.skipIf(dir === null)('first principles', () => {
  test('every reference integer of our models is met exactly', () => {
    const all = rows();
    expect(all.length).toBeGreaterThanOrEqual(2 * Object.keys(OURS).length);
    for (const { model: slug, quantity, value } of all) {
      const model = catalogue.models.get(slug);
      if (!model) throw new Error(slug);
      expect({ slug, quantity, value: OURS[quantity]?.(model) }).toEqual({ slug, quantity, value });
    }
  });
});
