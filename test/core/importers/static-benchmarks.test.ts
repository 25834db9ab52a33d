import { describe, expect, test } from 'vitest';
import { importedFiles, refusalOf } from '../../testkit/fixture.ts';
import { codesOf, summaryPointOf } from '../../testkit/imports.ts';

function runsOf(...files: readonly string[]) {
  return importedFiles(files).runs.map(({ run }) => run);
}

function runOf(...files: readonly string[]) {
  const [run, ...more] = runsOf(...files);
  if (run === undefined || more.length > 0) throw new Error('not one run');
  return run;
}

describe('optimum-benchmark', () => {
  const BOTH = 'optimum-benchmark/benchmark.json';
  const REPORT = 'optimum-benchmark/benchmark_report.json';
  const CONFIG = 'optimum-benchmark/benchmark_config.json';

  test('prefill and decode each a point, statistics from the single values', () => {
    const run = runOf(BOTH);
    expect(summaryPointOf(run)).toMatchObject({
      phase: 'PREFILL',
      batch: 4,
      inputTokens: 128,
      iterations: 3,
    });
    expect(summaryPointOf(run).prefillLatencySec).toBeCloseTo(0.12, 12);
    expect(summaryPointOf(run).latency?.ttft?.origin).toBe('recomputed');
    // 63 tokens of each sequence in 2.1 s, so a step takes 1/30 s.
    expect(summaryPointOf(run, 1)).toMatchObject({ phase: 'DECODE', batch: 4, outputTokens: 64 });
    expect(summaryPointOf(run, 1).tpotSec).toBeCloseTo(2.1 / 63, 12);
    // A torch dtype is what computes, and no format of weights: it is a hint.
    expect(run.precision.weights).toBeNull();
    expect(run.source.hints).toContainEqual({
      path: 'precision.activations',
      key: 'backend.torch_dtype',
      value: 'float16',
    });
    expect(run.system).toMatchObject({ framework: 'pytorch', frameworkVersion: '2.6.0' });
    expect(run.model.slug).toBe('llama-3-8b');
    expect(run.source.toolVersion).toBe('0.6.0');
  });

  test('a list that was cut keeps the statistics of the tool', () => {
    const run = runOf(BOTH);
    expect(summaryPointOf(run, 1).latency?.itl).toMatchObject({ n: 189, origin: 'reported' });
    expect(codesOf(run)).toEqual(expect.arrayContaining(['COUNT_MISMATCH', 'ENERGY_ESTIMATED']));
  });

  test('report and configuration as two files are the same run; the report alone lacks batch and model', () => {
    expect(runOf(REPORT, CONFIG).points).toEqual(runOf(BOTH).points);
    const [alone] = importedFiles([REPORT]).runs;
    expect(alone?.missing).toEqual(
      expect.arrayContaining(['model.slug', 'points[0].batch', 'points[1].tpotSec']),
    );
    expect(refusalOf([CONFIG])).toMatchObject({ code: 'IMPORT_FILE_MISSING' });
  });

  test('a diffusion call is a point of images', () => {
    const point = summaryPointOf(runOf('optimum-benchmark/image_report.json'));
    expect(point).toMatchObject({ phase: 'IMAGE', e2eLatencySec: 4, imagesPerSec: 0.5, batch: null });
  });

  test('pitfall 24: what else the configuration holds stays out', () => {
    expect(JSON.stringify(runOf(BOTH))).not.toContain('private');
  });
});

describe('timm', () => {
  const TABLE = 'timm/benchmark-infer.csv';

  test('pitfalls 4, 16 and 18: a row is a run, of one model at one image size; floats, byte-order mark and CRLF read', () => {
    const runs = runsOf(TABLE);
    expect(runs.map((run) => [run.model.servedName, run.points.length])).toEqual([
      ['resnet50', 1],
      ['resnet50', 1],
      ['vit_base_patch16_224', 1],
    ]);
    expect(runs[1] && summaryPointOf(runs[1])).toMatchObject({
      phase: 'IMAGE',
      batch: 512,
      image: { resolution: 288 },
      imagesPerSec: 2560,
      e2eLatencySec: 0.2,
      imageLatencySec: 0.2 / 512,
    });
  });

  test('pitfall 5: precision and GPU of the file name are not taken', () => {
    const [first] = importedFiles([TABLE]).runs;
    expect(first?.missing).toEqual(
      expect.arrayContaining(['system.chip', 'system.chips', 'precision.weights']),
    );
    expect(first && codesOf(first.run)).toEqual(expect.arrayContaining(['NAME_HINT', 'ROWS_SKIPPED']));
  });
});

describe('ML.ENERGY', () => {
  test('images: time and energy of a batch', () => {
    const run = runOf('ml-energy/image.json');
    expect(summaryPointOf(run)).toMatchObject({
      phase: 'IMAGE',
      batch: 2,
      image: { steps: 20 },
      e2eLatencySec: 5,
      imageLatencySec: 2.5,
      imagesPerSec: 0.4,
      power: { boundary: 'device_sensor', averageWatts: 300, energyJoules: 1500, windowSec: 5 },
      energy: { joulesPerImage: 750 },
    });
    expect(run.model.slug).toBe('sdxl-base');
    const suggested = run.source.warnings.find(({ code }) => code === 'CHIP_SUGGESTED');
    expect(suggested?.message).toContain('"NVIDIA A100-SXM4-40GB"');
    expect(suggested?.message).toContain('nvidia-a100');
    expect(suggested?.path).toBe('system.chip');
  });

  test('language models: a steady state at a measured batch, energy a request', () => {
    const run = runOf('ml-energy/requests.json');
    expect(summaryPointOf(run)).toMatchObject({
      phase: 'SERVING',
      batch: 30.5,
      batchBasis: 'ACHIEVED',
      outputTokens: 200,
      outputTokensPerSec: 1500,
      tpotSec: 0.02,
      energy: { joulesPerRequest: 100 },
      power: null,
    });
    expect(run.system).toMatchObject({ chips: 2, tensorParallel: 2 });
  });
});
