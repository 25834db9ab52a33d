import type { GemmShape, OperatorGraph } from '@inferbench/domain/models/operator-graph';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { fullPrecision } from '@inferbench/domain/terms/precision';
import { candidatePlacements, placementName } from '@inferbench/simulator/candidate-placements';
import { chipGemm } from '@inferbench/simulator/chip-gemm';
import { efficiencyOf } from '@inferbench/simulator/efficiency';
import { errorBarShare } from '@inferbench/simulator/error-bar';
import { residency } from '@inferbench/simulator/in-memory-residency';
import { systolicArray } from '@inferbench/simulator/systolic-array';
import { transformerGraph } from '@inferbench/workloads/transformer';
import { describe, expect, test } from 'vitest';
import { testChip } from '../../testkit/chip.ts';

const llama = catalogue.models.get('llama-3-8b');
if (!llama || !isLanguageModel(llama)) throw new Error('llama-3-8b is a language model');
const graph = transformerGraph(llama, fullPrecision('fp16', {}), 'decode');

function names(space: Partial<Parameters<typeof candidatePlacements>[0]>, of: OperatorGraph = graph) {
  const all = candidatePlacements({ graph: of, chips: 4, heads: 32, experts: null, batch: 64, ...space });
  return all.map(placementName);
}

describe('placements of four chips', () => {
  const ALL = ['DP4', 'PP2 × DP2', 'PP4', 'TP2 × DP2', 'TP2 × PP2', 'TP4'];

  test('are all splits into tensor groups, stages and replicas, small groups first', () => {
    expect(names({})).toEqual(ALL);
    expect(names({ chips: 1 })).toEqual(['one chip']);
  });

  test('have groups that divide the heads', () => {
    expect(names({ heads: 2 })).toEqual(ALL.filter((name) => name !== 'TP4'));
    expect(names({ heads: 3 })).toEqual(['DP4', 'PP2 × DP2', 'PP4']);
  });

  test('have a sequence for each replica', () => {
    expect(names({ batch: 4 })).toEqual(ALL);
    expect(names({ batch: 3 })).toEqual(ALL.filter((name) => name !== 'DP4'));
    expect(names({ batch: 1 })).toEqual(['PP4', 'TP2 × PP2', 'TP4']);
  });

  test('have a matrix for each stage', () => {
    const first = graph.operators.find(({ gemm }) => gemm !== null);
    if (first === undefined) throw new Error('a transformer multiplies');
    const two = { ...graph, operators: [{ ...first, multiplicity: 2 }] };
    expect(names({}, two)).toEqual(ALL.filter((name) => name !== 'PP4'));
  });

  test('keep experts in the group, give each chip whole ones, or spread them over the replicas', () => {
    expect(names({ chips: 2, experts: 8, batch: 2 })).toEqual(['DP2', 'DP2, EP2', 'PP2', 'TP2', 'TP2, EP2']);
    expect(names({ chips: 2, experts: 3, batch: 2 })).toEqual(['DP2', 'PP2', 'TP2']);
  });
});

test('a group divides the columns of a product, or its rows where a sum follows, or nothing', () => {
  const gemm = {
    n: 8,
    k: 4,
    groups: 1,
    rowsPerToken: 1,
    rowsPerSequence: 0,
    parallel: 'column',
  } as GemmShape;
  expect(chipGemm({ gemm }, 2)).toEqual({ n: 4, k: 4 });
  expect(chipGemm({ gemm: { ...gemm, parallel: 'row' } }, 2)).toEqual({ n: 8, k: 2 });
  expect(chipGemm({ gemm: { ...gemm, parallel: 'replicated' } }, 2)).toEqual({ n: 8, k: 4 });
  expect(chipGemm({ gemm: null }, 2)).toBeNull();
});

test('only GPUs are calibrated; other families with a model say so', () => {
  const { slug, vendor } = testChip();
  expect(efficiencyOf({ slug, vendor, family: 'simt' }).provenance).toBe('calibrated');
  expect(efficiencyOf({ slug, vendor, family: 'systolic' }).provenance).toBe('uncalibrated');
});

test("nothing is fitted to a machine of one's own: it has the constants and the error bar of families that are not calibrated", () => {
  const { slug, vendor } = testChip();
  const local = { slug: 'local-desk', vendor, family: 'simt' } as const;
  expect(efficiencyOf(local).provenance).toBe('uncalibrated');
  expect(efficiencyOf(local).constants).not.toEqual(efficiencyOf({ ...local, slug }).constants);
  const systolic = { slug, family: 'systolic' } as const;
  expect(errorBarShare(local, 'decode')).toBe(errorBarShare(systolic, 'decode'));
  expect(errorBarShare(local, 'decode')).not.toBe(errorBarShare({ ...local, slug }, 'decode'));
});

test('arrays hold weights first: 90 bytes of room, 60 of weights leave 30 for caches', () => {
  const tier = { capacityBytes: 100, largestCapacityBytes: 100, bandwidthBytesPerSec: 1 };
  const [onChip, offChip] = [{ name: 'onChip', ...tier } as const, { name: 'offChip', ...tier } as const];
  const bytes = { weightBytes: 60, kvBytes: 120 };
  expect(residency([onChip, offChip], bytes)).toEqual({ weights: 1, kv: 0.25 });
  expect(residency([offChip, onChip], { ...bytes, kvBytes: 0 })).toEqual({ weights: 1, kv: 1 });
  expect(residency([onChip, offChip], { weightBytes: 180, kvBytes: 0 })).toEqual({ weights: 0.5, kv: 1 });
  expect(residency([onChip], bytes)).toEqual({ weights: 1, kv: 1 });
  expect(residency([offChip], bytes)).toEqual({ weights: 0, kv: 0 });
});

test('arrays whose size or number is not published are not made up', () => {
  const chip = catalogue.chips.get('google-tpu-v5e');
  if (chip?.family !== 'systolic' || chip.systolic === null) throw new Error('a v5e has arrays');
  const { systolic } = chip;
  expect(systolicArray(chip)).not.toBeNull();
  expect(systolicArray({ ...chip, systolic: null })).toBeNull();
  expect(systolicArray({ ...chip, systolic: { ...systolic, arrayDim: null } })).toBeNull();
  expect(systolicArray({ ...chip, systolic: { ...systolic, arrays: null } })).toBeNull();
});
