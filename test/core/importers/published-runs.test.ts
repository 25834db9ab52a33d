import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { SummaryPoint } from '@inferbench/domain/runs/point';
import { Run } from '@inferbench/domain/runs/run';
import { mapMeasurements } from '@inferbench/importers/published/map-list';
import { describe, expect, test } from 'vitest';

const rows = MEASUREMENTS.flatMap((list) => list.rows);

/** A catalogue that knows every slug of the lists: the mapping alone is under test, not how complete the catalogue is. */
function complete(): CatalogueView {
  const [chip] = catalogue.chips.values();
  const [model] = catalogue.models.values();
  if (!chip || !model) throw new Error('the catalogue is empty');
  return {
    chips: new Map(rows.map((row) => [row.hardware, chip])),
    models: new Map(rows.map((row) => [row.model, model])),
  };
}

const lists = MEASUREMENTS.map((list) => ({ list, ...mapMeasurements(list, complete()) }));
const points = lists.flatMap(({ runs }) =>
  runs.flatMap((run) => run.points.map((point) => ({ run, point: point as SummaryPoint }))),
);

/** The run and point that rest on a row of the measurement lists. */
function of(id: string) {
  const found = points.filter(({ point }) => point.reported?.rows.some((row) => row.id === id));
  const [only] = found;
  if (only === undefined || found.length > 1) throw new Error(`${id} stands in ${found.length} points`);
  return only;
}

describe('every published figure', () => {
  test('is in the catalogue: rows, runs, points and unmapped rows of each source', () => {
    const counts = lists.map(({ list, runs, unmapped }) => [
      list.source.document,
      list.rows.length,
      runs.length,
      runs.flatMap((run) => run.points).length,
      unmapped.length,
    ]);
    expect(counts).toStrictEqual([
      ['argonne-lcf/LLM-Inference-Bench', 163, 32, 113, 0],
      ['Cerebras inference announcement', 1, 1, 1, 0],
      ['AI-Hypercomputer/jetstream-pytorch', 5, 5, 5, 0],
      ['AI-Hypercomputer/tpu-recipes', 10, 2, 5, 5],
      ['huggingface/pytorch-image-models', 29, 29, 29, 0],
      ['Intel Gaudi model performance pages', 20, 7, 20, 0],
      ['microsoft/vidur', 56, 0, 0, 56],
      ['ml-energy/leaderboard-v2', 69, 11, 34, 0],
      ['ml-energy/leaderboard', 257, 32, 137, 0],
      ['mlcommons/inference_results_v4.1', 35, 23, 24, 0],
      ['ai-dynamo/aiconfigurator', 109, 0, 0, 109],
      ['NVIDIA/TensorRT-LLM', 107, 48, 107, 0],
      ['Pope et al. 2022, Efficiently Scaling Transformer Inference', 4, 3, 4, 0],
      ['PrincetonUniversity/LLMCompass', 52, 0, 0, 52],
      ['ROCm/vllm', 11, 2, 11, 0],
      ['SemiAnalysisAI/InferenceX-app', 18, 4, 18, 0],
      ['TechPowerUp report on Groq LPU', 1, 0, 0, 1],
      ['XiongjieDai/GPU-Benchmarks-on-LLM-Inference', 100, 26, 100, 0],
    ]);
  });

  test('ends in a point or among the unmapped, exactly once: 1,047 of them', () => {
    const ended = [
      ...points.flatMap(({ point }) => point.reported?.rows.map((row) => row.id) ?? []),
      ...lists.flatMap(({ unmapped }) => unmapped.map(({ id }) => id)),
    ].toSorted();
    const numbers = Array.from({ length: 1047 }, (_, index) => `m${String(index + 1).padStart(4, '0')}`);
    expect(ended).toStrictEqual(numbers);
  });

  test('becomes a run that the schema accepts', () => {
    const refused = lists.flatMap(({ runs }) => runs.filter((run) => !Run.safeParse(run).success));
    expect(refused).toStrictEqual([]);
  });

  test('stands in the phase that its source ran', () => {
    const inPhase = (phase: string) => points.filter(({ point }) => point.phase === phase).length;
    expect(['PREFILL', 'DECODE', 'GENERATE', 'SERVING', 'IMAGE', 'MAX_LOAD'].map(inPhase)).toStrictEqual([
      79, 150, 124, 94, 71, 90,
    ]);
  });

  test('of power says where it was read: at the wall exactly where its source does', () => {
    const boundaries = points.flatMap(({ point }) => (point.power ? [point] : []));
    for (const point of boundaries) {
      const wall = /\bwall power\b/.test(point.reported?.notes ?? '');
      expect(point.power?.boundary).toBe(wall ? 'wall' : 'device_sensor');
    }
    expect(boundaries).toHaveLength(138);
  });
});

describe('rows checked by hand', () => {
  test('m0001, Argonne: 12.063 ms a step of a static batch of 16', () => {
    const { run, point } = of('m0001');
    expect(run.system).toMatchObject({ chip: 'amd-mi300x', chips: 1, tensorParallel: 1, framework: 'vllm' });
    expect(run.precision).toStrictEqual({ weights: 'fp16', activations: null, kv: null });
    expect(run.publication).toMatchObject({ licence: 'BSD-3-Clause', revision: '4211f5d (2025-07-18)' });
    expect(point).toMatchObject({ phase: 'DECODE', batch: 16, batchBasis: 'STATIC', tpotSec: 0.012063 });
    expect(point).toMatchObject({ inputTokens: 1024, outputTokens: 1024, contextTokens: null });
    expect(point.reported?.sourceGrade).toBe('B');
  });

  test('m0009, llama-bench: 4.34 tokens/s of one sequence are 0.2304 s a step, marked as computed', () => {
    const { run, point } = of('m0009');
    expect(run.precision).toStrictEqual({ weights: 'q4_k_m', activations: null, kv: 'fp16' });
    expect(point).toMatchObject({ phase: 'DECODE', batch: 1, iterations: 5, inputTokens: 0 });
    expect(point.tpotSec).toBeCloseTo(0.2304, 4);
    expect(point.derived.map(({ key }) => key)).toStrictEqual(['tpotSec']);
  });

  test('m0366 to m0368, ML.ENERGY: power, energy and throughput of one run are one serving point', () => {
    const { run, point } = of('m0366');
    expect(run.system).toMatchObject({ chips: 4, tensorParallel: 1, expertParallel: 4 });
    expect(point.reported?.rows.map((row) => row.id)).toStrictEqual(['m0366', 'm0367', 'm0368']);
    expect(point).toMatchObject({
      phase: 'SERVING',
      batch: 254,
      batchBasis: 'ACHIEVED',
      inputTokens: null,
      outputTokensPerSec: 1003.9,
      power: { boundary: 'device_sensor', averageWatts: 3809.9 },
      energy: { joulesPerOutputToken: 3.7953 },
      derived: [],
    });
  });

  test('m0584 and m0586, MLPerf: the power of a capped server is never paired with the throughput of a free one', () => {
    const capped = of('m0584');
    expect(capped.point).toMatchObject({
      phase: 'MAX_LOAD',
      scenario: 'OFFLINE',
      batch: null,
      outputTokensPerSec: 48988,
    });
    expect(capped.point.power).toMatchObject({ boundary: 'wall', averageWatts: 6154.8 });
    const free = of('m0586');
    expect(free.run).not.toBe(capped.run);
    expect(free.point).toMatchObject({ outputTokensPerSec: 59022, power: null });
  });

  test('m0174 and m0003, InferenceX: the concurrency is what the client declared', () => {
    expect(of('m0174').point).toMatchObject({ phase: 'SERVING', batch: 16, batchBasis: 'DECLARED' });
    expect(of('m0003').run).toBe(of('m0174').run);
  });

  test('m0161 and m0169, ROCm: a static batch of the latency script, a queue limit of the throughput script', () => {
    expect(of('m0161').point).toMatchObject({ phase: 'GENERATE', batch: 1, batchBasis: 'STATIC' });
    expect(of('m0169').point).toMatchObject({ phase: 'SERVING', batch: 3200, batchBasis: 'DECLARED' });
  });

  test('m0603, TensorRT-LLM at maximum load: a phase of its own, its batch unknown', () => {
    const { run, point } = of('m0603');
    expect(point).toMatchObject({ phase: 'MAX_LOAD', batch: null, batchBasis: 'UNPUBLISHED' });
    expect(run.system).toMatchObject({ chips: 4, tensorParallel: 1, pipelineParallel: 4 });
  });

  test('m0258, Argonne: throughput from power and J/token equals batch × answer ÷ latency, and is marked', () => {
    const { point } = of('m0258');
    expect(point).toMatchObject({ phase: 'GENERATE', batch: 16, e2eLatencySec: 19.914 });
    expect(point.outputTokensPerSec).toBeCloseTo(264.29 / 0.32124, 6);
    expect(Math.abs((point.outputTokensPerSec ?? 0) / ((16 * 1024) / 19.914) - 1)).toBeLessThan(1e-4);
    expect(point.derived.map(({ key }) => key)).toStrictEqual(['outputTokensPerSec']);
  });

  test('m0185, TPU v7x: 8 devices of half a chip each stand as 4 chips', () => {
    const { run, point } = of('m0185');
    expect(run.system).toMatchObject({ chip: 'google-tpu-v7-ironwood', chips: 4, tensorParallel: 4 });
    expect(point).toMatchObject({ phase: 'SERVING', batch: 64, outputTokensPerSec: 1996 });
  });

  test('m0019, Cerebras: the speed of one user is not a batch of 1', () => {
    expect(of('m0019').point).toMatchObject({ batch: null, inputTokens: null });
  });

  test('m0979, Pope: a split in other words stays open and is said', () => {
    const { run } = of('m0979');
    expect(run.system.tensorParallel).toBeNull();
    expect(run.source.warnings.map(({ code }) => code)).toStrictEqual(['SPLIT_NOT_MAPPED']);
  });

  test('m0228 to m0230: a grade B power beside a grade C throughput makes a point of grade C', () => {
    expect(of('m0230').point.reported?.sourceGrade).toBe('C');
  });
});
