import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { referenceDir } from '../testkit/environment.ts';
import { importedFiles } from '../testkit/fixture.ts';
import { requestsPoint, summaryPointOf } from '../testkit/imports.ts';

const dir = path.join(referenceDir() ?? '', 'result-files');

function runsOf(names: readonly string[], context = '') {
  const files = names.map((name) => path.join(dir, name));
  return importedFiles(files, context).runs.map(({ run }) => run);
}

// Real files of other people stay outside the repository; their check values are facts.
describe.skipIf(referenceDir() === null)('real files of ML.ENERGY v3', () => {
  const systems = (runs: ReturnType<typeof runsOf>) =>
    runs.map(
      ({ source, system }) =>
        `${String(source.fields.find(({ path: ours }) => ours === 'system.chip')?.originalValue)} × ${system.chips}`,
    );
  const countOf = (words: readonly string[], word: string) =>
    words.filter((other) => other.startsWith(word)).length;

  test('text: twenty configurations, twenty runs', () => {
    const runs = runsOf(['ml-energy-v3/meta-llama__Llama-3.1-8B-Instruct__lm-arena-chat.json']);
    expect([countOf(systems(runs), 'B200 × 1'), countOf(systems(runs), 'H100 × 1')]).toEqual([9, 11]);
    const limits = (from: number, to: number) =>
      runs
        .slice(from, to)
        .map(({ source }) => source.fields.find(({ key }) => key.endsWith('max_num_seqs'))?.originalValue);
    expect([limits(0, 9).at(0), limits(0, 9).at(-1)]).toEqual([8, 2048]);
    expect([limits(9, 20).at(0), limits(9, 20).at(-1)]).toEqual([8, 768]);
    const { batch, outputTokensPerSec, power, energy, latency, outputTokens } = summaryPointOf(runs[0]);
    expect(batch).toBeCloseTo(7.957983, 6);
    expect(outputTokensPerSec).toBeCloseTo(1637.264, 3);
    expect(power?.averageWatts).toBeCloseTo(639.391, 3);
    expect(energy?.joulesPerOutputToken).toBeCloseTo(0.390524, 6);
    expect(energy?.joulesPerRequest).toBeCloseTo(151.501, 3);
    expect(latency?.itl?.p50Sec).toBeCloseTo(0.004574391, 9);
    expect(latency?.itl?.p99Sec).toBeCloseTo(0.014804588, 9);
    expect([latency?.ttft, latency?.tpot, latency?.e2e]).toEqual([null, null, null]);
    expect((energy?.joulesPerOutputToken ?? 0) * (outputTokens ?? 0)).toBeCloseTo(
      energy?.joulesPerRequest ?? 0,
      9,
    );
    expect(runs[0]?.precision.weights).toBe('bf16');
    expect(runs[0]?.model.slug).toBe('llama-3.1-8b');
  });

  test('images: 54 configurations on B200 and 50 on H100, one to eight GPUs', () => {
    const runs = runsOf(['ml-energy-v3/black-forest-labs__FLUX.1-dev__text-to-image.json']);
    expect(runs).toHaveLength(104);
    expect([countOf(systems(runs), 'B200'), countOf(systems(runs), 'H100')]).toEqual([54, 50]);
    expect(new Set(runs.map(({ system }) => system.chips))).toEqual(new Set([1, 2, 4, 8]));
    const first = summaryPointOf(runs[0]);
    expect(first.batch).toBe(1);
    expect(first.e2eLatencySec).toBeCloseTo(7.754933, 6);
    expect(first.power?.averageWatts).toBeCloseTo(861.233, 3);
    expect(first.energy?.joulesPerImage).toBeCloseTo(6678.807, 3);
    expect(first.imagesPerSec).toBeCloseTo(0.12895, 6);
    const two = summaryPointOf(runs.find(({ system }) => system.chips === 2));
    expect(two.power?.averageWatts).toBeCloseTo(1572.433, 3);
    expect(two.e2eLatencySec).toBeCloseTo(5.136848, 6);
    expect(two.energy?.joulesPerImage).toBeCloseTo(8077.348, 3);
  });
});

describe.skipIf(referenceDir() === null)('documentation examples of llm-d', () => {
  test.each(['br_v0_2_example.yaml', 'br_v0_2_1_example.yaml'])('%s', (name) => {
    const [run] = runsOf([`llm-d-benchmark-report/${name}`]);
    const point = requestsPoint(run);
    const read = (ours: string) =>
      run?.source.fields.find(({ path: found }) => found === ours)?.originalValue ?? null;
    expect(read('system.chip')).toBe('NVIDIA-H100-80GB-HBM3');
    expect([read('system.chips'), read('system.replicas'), read('system.role')]).toEqual([8, 2, 'decode']);
    // Tensor parallelism of 8 fills the 8 chips, so they are of one replica.
    expect(run?.system).toMatchObject({ chips: 16, tensorParallel: 8 });
    expect(run?.source.toolVersion).toContain('inference-perf 0.3.0');
    expect(read('source.stage')).toBe(3);
    expect(point.load).toEqual({ mode: 'open', concurrencyLimit: null, requestRatePerSec: 10 });
    expect(point.latency.ttft?.p50Sec).toBeCloseTo(0.036229, 6);
    expect(read('points[0].latency.ttft.p99.9Sec')).toBeCloseTo(0.057015, 6);
    expect(read('points[0].counts.inputTokens')).toBe(2262.448);
    expect(point.durationSec).toBeCloseTo(49.972, 3);
    expect(point.otherWindows?.[0]?.durationSec).toBe(981);
    expect(JSON.stringify(run)).not.toContain('namasluk');
  });
});

describe.skipIf(referenceDir() === null)('a real submission to MLPerf Endpoints', () => {
  const folder = 'mlperf-endpoints/v6.1_vr-nvl72_deepseek-r1_server';
  const named = (...names: string[]) => names.map((name) => `${folder}/${name}`);

  test('summary with configuration and measurements: both windows, the whole run ranks', () => {
    const [run, ...more] = runsOf(
      named('result_summary.trimmed.json', 'report.trimmed.txt', 'config.trimmed.yaml', 'measurements.json'),
    );
    expect(more).toEqual([]);
    const { counts, durationSec, otherWindows, latency, load } = requestsPoint(run);
    expect([counts.completed, counts.failed, counts.outputTokens]).toEqual([600_000, 0, 2_275_294_499]);
    expect(counts.inputTokens).toBeNull();
    expect(durationSec).toBeCloseTo(2318.929757, 6);
    expect(counts.completed / durationSec).toBeCloseTo(258.74, 4);
    expect(counts.outputTokens / durationSec).toBeCloseTo(981_183.02, 1);
    const [window] = otherWindows ?? [];
    expect(window?.durationSec).toBeCloseTo(1934.954861, 6);
    expect(window?.requestsPerSec).toBeCloseTo(310.0842, 4);
    expect(599_999 / (window?.durationSec ?? 1)).toBeCloseTo(window?.requestsPerSec ?? 0, 6);
    expect(window?.outputTokensPerSec).toBeCloseTo(1_175_890.22, 2);
    expect(latency.ttft?.p99Sec).toBeCloseTo(0.303547, 6);
    expect(latency.tpot?.p99Sec).toBeCloseTo(0.048215, 6);
    expect(latency.e2e?.meanSec).toBeCloseTo(146.920828, 6);
    const meanTokens = counts.outputTokens / counts.completed;
    const implied = (latency.ttft?.meanSec ?? 0) + (meanTokens - 1) * (latency.tpot?.meanSec ?? 0);
    expect(implied).toBeCloseTo(146.903, 3);
    const early = run?.source.fields.find(
      ({ path: ours }) => ours === 'points[0].latency.ttft.earlyStoppingP99',
    );
    expect(early?.originalValue).toBe(304_652_135);
    expect(load).toEqual({ mode: 'open', concurrencyLimit: null, requestRatePerSec: 325 });
    expect(run?.precision.weights).toBe('fp4');
    expect(run?.startedAt).toBeNull();
  });

  test('the report alone: the same to its two decimals', () => {
    const [run] = runsOf(named('report.trimmed.txt'));
    const { counts, durationSec, durationRange, latency, otherWindows } = requestsPoint(run);
    expect(counts.completed).toBe(600_000);
    expect(durationSec).toBe(2318.93);
    expect(durationRange?.lowerSec).toBeCloseTo(2318.925, 9);
    expect(latency.ttft).toMatchObject({ p50Sec: 0.20552, p90Sec: 0.25333, p99Sec: 0.30355 });
    expect(latency.tpot).toMatchObject({ meanSec: 0.03869, p99Sec: 0.04822 });
    expect(latency.e2e?.p99Sec).toBeCloseTo(784.83762, 9);
    expect(otherWindows?.[0]?.outputTokensPerSec).toBe(1_175_890.22);
  });
});
