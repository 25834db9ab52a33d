import { decodeLoad, prefillLoad } from '@inferbench/domain/step-load';
import { totalParameters } from '@inferbench/domain/parameter-count';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { describe, expect, test } from 'vitest';
import { denseTransformerGraph } from '@inferbench/workloads/dense-transformer';
import { graphFlops, graphWeightBytes } from '@inferbench/workloads/graph-cost';

const FP16 = { weights: 'fp16', activations: 'fp16', kv: 'fp16' } as const;

// Integers from first principles: every multiply-add counts 2; softmax, norms and look-ups are not counted.
describe.each([
  {
    slug: 'llama-3-8b',
    parameters: 8030261248,
    linear: 13958643712,
    head: 1050673152,
    decodeAt2048: 16083058688,
    prefillOf2048: 29688401494016,
    kvPerToken: 131072,
    readPerStep: 15009849344,
  },
  {
    slug: 'llama-3-70b',
    parameters: 70553706496,
    linear: 136902082560,
    head: 2101346304,
    decodeAt2048: 144372137984,
    prefillOf2048: 285877808922624,
    kvPerToken: 327680,
    readPerStep: 139006066688,
  },
])('$slug', ({ slug, ...expected }) => {
  const model = catalogue.models.get(slug);
  if (model === undefined) throw new Error(`no ${slug}`);
  const graph = denseTransformerGraph(model, FP16);

  test('weights count to the parameter what the publisher ships', () => {
    expect(totalParameters(model)).toBe(expected.parameters);
    expect(graph.storedWeightBytes).toBe(2 * expected.parameters);
    expect(graphWeightBytes(graph)).toBe(expected.readPerStep);
  });

  test('FLOPs of a step are the sum of its multiplications, counted twice', () => {
    expect(graphFlops(graph, decodeLoad(1, 0))).toBe(expected.linear + expected.head);
    expect(graphFlops(graph, decodeLoad(1, 2048))).toBe(expected.decodeAt2048);
    expect(graphFlops(graph, prefillLoad(1, 2048))).toBe(expected.prefillOf2048);
  });

  test('a cached token costs two vectors a KV head and layer', () => {
    expect(graph.kvBytesPerToken).toBe(expected.kvPerToken);
  });
});
