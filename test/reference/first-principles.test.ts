import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { referenceDir } from '../testkit/environment.ts';

const dir = referenceDir();

/** Names of the reference for what test/core/workloads/first-principles.json holds. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  parameters: 'params_total',
  activeParameters: 'params_active_noembed',
  activeParametersWithTable: 'params_active',
  nativeWeightBytes: 'weight_bytes_native',
  linearFlopsPerToken: 'linear_flops_per_token',
  lmHeadFlopsPerToken: 'lm_head_flops_per_token',
  decodeFlopsAt2048: 'decode_flops_per_token_ctx2048',
  decodeFlopsAt8192: 'decode_flops_per_token_ctx8192',
  decodeAttentionFlopsAt2048: 'attention_flops_per_token_decode_ctx2048',
  decodeAttentionFlopsAt8192: 'attention_flops_per_token_decode_ctx8192',
  kvBytesPerToken: 'kv_bytes_per_token_fp16',
  kvBytesOf8192: 'kv_bytes_seq8192_fp16',
  kvBytesOf131072: 'kv_bytes_seq131072_fp16',
  prefillFlopsOf2048: 'prefill_flops_s2048_causal_head_once',
  uncausalPrefillFlopsOf2048WithoutHead: 'prefill_flops_s2048_uncausal_nohead',
  storedWeightBytes: 'weight_bytes_fp16',
  weightBytesPerStep: 'weight_bytes_read_decode_b1_fp16',
};

/**
 * Names, also for test/core/workloads/item-networks.json; `flops` is of a pass for denoisers, of an item for the
 * rest.
 */
const ITEM_NAMES: Readonly<Record<string, readonly string[]>> = {
  parameters: ['params_total'],
  storedWeightBytes: ['weight_bytes_fp16'],
  flops: ['flops_per_pass', 'flops_per_item'],
  blockLinearFlops: ['linear_flops_per_pass_blocks'],
  attentionFlops: ['attention_flops_per_pass'],
  flopsOfStepsUnguided: ['flops_per_image_no_cfg'],
  flopsOfStepsGuided: ['flops_per_image_cfg'],
  blockFlops: ['flops_per_item_blocks_only'],
};

/** Checks of watts, times and rates of chips: those are the simulator's, not the workload's. */
const OF_CHIPS = /^(?:watts_at_|seconds_at_a100_peak|a100_compute_utilisation|useful_ops_b1_decode_b200)/;

/** Steps of Whisper's decoder: speech is one pass over its audio here, and no page or command comes to a step. */
const OF_DECODER =
  /^whisper-large-v3 (?:cross_kv_flops_once|decode_flops_per_token_ctx\d+|kv_bytes_(?:self_per_token|cross)_fp16)$/;

const Row = z.object({ model: z.string(), quantity: z.string(), value: z.number() });
const Golden = z.object({
  rows: z.array(Row),
  seed_checks: z.array(Row.extend({ verdict: z.string() })),
});
const Figures = z.record(z.string(), z.record(z.string(), z.number()));

function ours(file: string): unknown {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, '../core/workloads', file), 'utf8'));
}

function named(file: string, namesOf: (key: string) => readonly string[]): [string, number][] {
  return Object.entries(Figures.parse(ours(file))).flatMap(([model, values]) =>
    Object.entries(values).flatMap(([key, value]) =>
      namesOf(key).map((name): [string, number] => [`${model} ${name}`, value]),
    ),
  );
}

// The suite of the workloads proves our graphs against our own form of these integers; this proves that form against the original.
describe.skipIf(dir === null)('first principles', () => {
  const golden = Golden.parse(
    dir === null ? { rows: [], seed_checks: [] } : parse(readFileSync(path.join(dir, 'golden.yaml'), 'utf8')),
  );

  test('our form holds every row of the reference, with its value', () => {
    const experts = z
      .array(z.object({ model: z.string(), tokens: z.number(), distinct: z.number() }))
      .parse(ours('distinct-experts.json'));
    const held = new Map([
      ...named('first-principles.json', (key) => [LANGUAGE_NAMES[key] ?? key]),
      ...named('item-networks.json', (key) => ITEM_NAMES[key] ?? [key]),
      ...experts.map(({ model, tokens, distinct }): [string, number] => [
        `${model} expected_distinct_experts_per_layer_b${tokens}`,
        distinct,
      ]),
    ]);
    expect(golden.rows).toHaveLength(739);
    const rows = golden.rows.map((row) => ({ ...row, key: `${row.model} ${row.quantity}` }));
    const steps = rows.filter(({ key }) => OF_DECODER.test(key));
    expect(steps).toHaveLength(5);
    for (const { key, value } of rows) {
      if (OF_DECODER.test(key)) continue;
      expect({ key, value: held.get(key) }).toEqual({ key, value });
    }
  });

  test('and every check of a workload, whatever its name', () => {
    const held = Figures.parse(ours('step-figures.json'));
    const checks = golden.seed_checks.filter(
      ({ verdict, quantity }) => verdict !== 'assumption' && !OF_CHIPS.test(quantity),
    );
    expect(checks).toHaveLength(37);
    for (const { model, quantity, value } of checks) {
      expect({ quantity, held: Object.values(held[model] ?? {}).includes(value) }).toEqual({
        quantity,
        held: true,
      });
    }
  });
});
