import { readFileSync } from 'node:fs';
import path from 'node:path';
import { joinPower } from '@inferbench/importers/power/join-power';
import { readPowerLog } from '@inferbench/importers/power/read-power-log';
import { readContent } from '@inferbench/importers/content/read-content';
import { withoutTexts } from '@inferbench/importers/public-copy/without-texts';
import { describe, expect, test } from 'vitest';
import { referenceDir } from '../testkit/environment.ts';
import { exampleRun, firstPoint, importedFiles, refusalOf } from '../testkit/fixture.ts';
import { imported, requestsPoint, summaryPointOf } from '../testkit/imports.ts';

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

describe.skipIf(referenceDir() === null)('real files of aiperf and genai-perf', () => {
  const folder = (name: string, files: readonly string[]) => files.map((file) => `aiperf/${name}/${file}`);
  const only = (names: readonly string[]) => {
    const [run, ...more] = runsOf(names);
    if (run === undefined || more.length > 0) throw new Error('not one run');
    return run;
  };
  const words = (run: ReturnType<typeof only>, code: string) =>
    run.source.warnings.find((warning) => warning.code === code)?.message ?? '';

  test('a load from a data-set file: no prompt lengths, everything else stands', () => {
    const run = only(['aiperf/profile_export_aiperf.dataset_c64.json']);
    const { counts, durationSec, latency, load, toolRates } = requestsPoint(run);
    expect(counts).toMatchObject({ completed: 4895, inputTokens: null, outputTokens: 1_284_249 });
    expect(durationSec).toBeCloseTo(299.832637, 6);
    expect(counts.completed / durationSec).toBeCloseTo(16.325774, 6);
    expect(toolRates?.outputTokensPerSec).toBeCloseTo(4283.219512, 6);
    expect(latency.ttft?.p99Sec).toBeCloseTo(0.117896, 6);
    expect(latency.tpot).toMatchObject({ n: 4892 });
    expect(latency.tpot?.p50Sec).toBeCloseTo(0.014484270907, 12);
    expect(latency.itl).toMatchObject({ n: 1_272_319 });
    expect(latency.itl?.p50Sec).toBeCloseTo(0.01270127, 8);
    expect(load.concurrencyLimit).toBe(64);
    expect(words(run, 'GOODPUT_REPORTED')).toMatch(
      /16\.315768\d+ good.*0\.999387.*time_to_first_token ≤ 1500 ms, inter_token_latency ≤ 300 ms/,
    );
  });

  test('a replay of conversations: three files are one run, two windows, more in flight than conversations', () => {
    const files = ['profile_export_aiperf.json', 'profile_export_aiperf.csv', 'profile_export.jsonl'];
    const run = only(folder('agentic_c1', files));
    const { counts, durationSec, latency, load, otherWindows } = requestsPoint(run);
    expect(counts).toMatchObject({ completed: 195, inputTokens: 18_921_176, outputTokens: 213_017 });
    expect(durationSec).toBeCloseTo(3542.81861, 6);
    expect(counts.completed / durationSec).toBeCloseTo(0.055041, 6);
    expect(otherWindows?.[0]?.requestsPerSec).toBeCloseTo(0.053719, 6);
    expect(otherWindows?.[0]?.durationSec).toBeCloseTo(3630, 1);
    expect(latency.ttft?.origin).toBe('recomputed');
    expect(latency.ttft?.meanSec).toBeCloseTo(10.259107, 6);
    expect(latency.ttft?.p50Sec).toBeCloseTo(2.148042, 6);
    expect(latency.ttft?.p99Sec).toBeCloseTo(92.945996, 6);
    expect(latency.e2e?.meanSec).toBeCloseTo(25.463397, 6);
    expect(latency.e2e?.p99Sec).toBeCloseTo(175.705268, 6);
    expect(latency.tpot?.meanSec).toBeCloseTo(0.013206143, 9);
    const reported = requestsPoint(only(folder('agentic_c1', files.slice(0, 1)))).latency;
    expect(latency.tpot?.meanSec).toBeCloseTo(reported.tpot?.meanSec ?? 0, 12);
    expect(((latency.e2e?.meanSec ?? 0) * counts.completed) / durationSec).toBeCloseTo(1.4, 2);
    expect(load).toMatchObject({ mode: 'closed', concurrencyLimit: null });
    expect(words(run, 'CONVERSATIONS')).toContain('1.40 requests');
  });

  test('October 2025: 89 completed, 11 cancelled, from records as from the summary', () => {
    const files = ['profile_export_aiperf.json', 'profile_export_aiperf.csv', 'profile_export.jsonl'];
    for (const names of [files, files.slice(0, 1), files.slice(2)]) {
      const { counts, durationSec, latency } = requestsPoint(only(folder('2025-10_records', names)));
      expect(counts).toMatchObject({
        issued: 100,
        completed: 89,
        failed: 0,
        cancelled: 11,
        outputTokens: 21_624,
      });
      expect(durationSec).toBeCloseTo(9.317789, 6);
      expect(counts.completed / durationSec).toBeCloseTo(9.551622, 6);
      expect(latency.ttft?.meanSec).toBeCloseTo(2.343219, 6);
      expect(latency.e2e?.meanSec).toBeCloseTo(9.059655, 6);
      expect(latency.tpot?.meanSec).toBeCloseTo(0.027763065, 9);
    }
    expect(words(only(folder('2025-10_records', files.slice(0, 1))), 'REASONING_TOKENS')).toContain('19792');
  });

  test('November 2025: one GPU under two exporters, whose counter contradicts its mean', () => {
    const run = only(['aiperf/profile_export_aiperf.2025-11_qwen_c1.json']);
    const { counts, durationSec, power } = requestsPoint(run);
    expect(counts).toMatchObject({ completed: 64, outputTokens: 12_799 });
    expect(durationSec).toBeCloseTo(255.560173, 6);
    expect(counts.completed / durationSec).toBeCloseTo(0.25043, 6);
    expect(counts.outputTokens / durationSec).toBeCloseTo(50.082139, 6);
    expect(power).toBeNull();
    expect(words(run, 'POWER_DISAGREES')).toMatch(/1 GPU, 129\.885 W.*26\.115 kJ.*258\.9 s.*100\.9 W/);
    expect(words(run, 'GPU_LISTED_TWICE')).not.toBe('');
  });

  test('tables without a duration: by tokens, with the interval of either rate', () => {
    const aiperf = only(['aiperf/aiperf_report.short-columns.csv']);
    expect(aiperf.source.tool).toBe('aiperf');
    expect(requestsPoint(aiperf).counts.completed).toBe(50);
    expect(requestsPoint(aiperf).durationSec).toBeCloseTo(41.59, 2);
    expect(words(aiperf, 'DURATION_DERIVED')).toMatch(/\(41\.4938 to 41\.841\)/);
    expect(words(aiperf, 'LOAD_UNKNOWN')).not.toBe('');
    const genai = only(['genai-perf/profile_genai_perf.2025-07.csv']);
    const { counts, durationSec, durationRange, latency } = requestsPoint(genai);
    expect(genai.source.tool).toBe('genai-perf');
    expect(counts).toMatchObject({ completed: 40, inputTokens: 120_002, outputTokens: 6978 });
    expect(durationSec).toBeCloseTo(26.71, 2);
    expect(durationRange?.upperSec).toBeLessThan(26.72);
    expect(words(genai, 'DURATION_DERIVED')).toMatch(/= 26\.6667 s \(26\.5781 to 26\.7559\)/);
    expect(latency.ttft).toMatchObject({ meanSec: 1.14631, p50Sec: 0.64007, p99Sec: 3.45797 });
  });

  test('genai-perf JSON, streaming and not', () => {
    const streaming = only(['genai-perf/profile_export_genai_perf.streaming.json']);
    const point = summaryPointOf(streaming);
    expect(point.outputTokensPerSec).toBeCloseTo(44_190.56, 3);
    expect(17.222547659562533 * (point.outputTokens ?? 0)).toBeCloseTo(point.outputTokensPerSec ?? 0, 2);
    expect(point.batch).toBeCloseTo(99.33, 2);
    const [ttft, e2e] = [point.latency?.ttft?.meanSec ?? 0, point.latency?.e2e?.meanSec ?? 0];
    expect(ttft + ((point.outputTokens ?? 0) - 1) * (point.tpotSec ?? 0)).toBeCloseTo(5.767646, 6);
    expect(e2e).toBeCloseTo(5.767435, 6);
    expect(words(streaming, 'LENGTH_DIFFERS')).toContain('5.13 times');
    const plain = summaryPointOf(only(['genai-perf/profile_export_genai_perf.not-streaming.json']));
    expect(plain).toMatchObject({ tpotSec: null, latency: { ttft: null, tpot: null } });
    expect(plain.outputTokensPerSec).toBeCloseTo(12_277.703, 3);
    expect(plain.batch).toBeCloseTo(99.69, 2);
  });
});

describe.skipIf(referenceDir() === null)('real power logs', () => {
  test('MLPerf v5.1 with an analyser of three channels: the whole window, wall energy of the server', () => {
    const folder = 'mlperf-power/v5.1_lenovo_b200x8_llama3.1-8b_server';
    const names = [
      'mlperf_log_summary.txt',
      'mlperf_log_detail.txt',
      'spl.txt',
      'power_client.json',
      'system.json',
    ];
    const [run] = runsOf(
      names.map((name) => `${folder}/${name}`),
      'powerLog: {utcOffset: Z}',
    );
    const { window, power, outputTokensPerSec } = summaryPointOf(run);
    expect(window?.startedAt).toBe('2025-08-01T00:06:38.791Z');
    expect(window?.durationSec).toBeCloseTo(603.201, 3);
    expect(power).toMatchObject({ boundary: 'wall', coverage: 1 });
    expect(power?.energyJoules).toBeCloseTo(5_434_802.957, 2);
    expect(power?.averageWatts).toBeCloseTo(9009.9369, 4);
    expect((power?.sampleHz ?? 0) * (window?.durationSec ?? 0)).toBeCloseTo(603, 6);
    expect((power?.averageWatts ?? 0) / (outputTokensPerSec ?? 1)).toBeCloseTo(0.070013, 6);
  });

  test('amd-smi: eight GPUs of 29 rows; complete ticks add up, and nothing is made of the gap', () => {
    const text = readFileSync(path.join(dir, 'amd-smi/mi355x_watch.trimmed.csv'), 'utf8');
    const parsed = readContent({ name: null, text });
    const log = parsed.ok ? readPowerLog(parsed.value) : null;
    const samples = [...(log?.devices.values() ?? [])].flat();
    expect([log?.devices.size, samples.length]).toEqual([8, 29]);
    const tick = (sec: number) =>
      samples.filter(({ clockSec }) => clockSec === sec).reduce((sum, { watts }) => sum + watts, 0);
    expect([tick(1_786_553_852), tick(1_786_554_373)]).toEqual([1928, 1994]);
    const run = exampleRun();
    const point = { ...firstPoint(run), durationSec: 520, power: null };
    const during = { ...run, startedAt: '2026-08-12T16:57:32.000Z', points: [point] };
    const joined = joinPower({ ...during, system: { ...run.system, chips: 8 } }, log ? [log] : [], undefined);
    expect(joined.points[0]?.power).toBeNull();
    expect(joined.source.warnings.at(-1)).toMatchObject({ code: 'POWER_PARTIAL' });
  });
});

describe.skipIf(referenceDir() === null)('real files of tools that are not read yet', () => {
  test.each(['genai-bench/mock_run_data.json', 'genai-bench/mock_experiment_metadata.json'])('%s', (name) => {
    expect(refusalOf([path.join(dir, name)]).code).toBe('FORMAT_NOT_SUPPORTED_YET');
  });
});

describe.skipIf(referenceDir() === null)('real files of tools that were only named before', () => {
  test('an agentic row of InferenceX: its answers a second, and what a cache answered', () => {
    const [only] = importedFiles([
      path.join(dir, 'inferencex-agentic/glm5.3flash_mi355x_tp4_conc8.json'),
    ]).runs;
    expect(only?.run.points[0]).toMatchObject({
      scenario: 'AGENTIC',
      batch: 8,
      outputTokensPerSec: 356.10284,
    });
    expect(only?.run.techniques.prefixCacheHitRate).toBe(0.97261);
  });

  test.each([
    ['llama-benchy/sample.v0.2.2.json', ['PREFILL 1', 'DECODE 1', 'DECODE 2']],
    ['mlx-lm/qwen3-0.6b_strix-halo_vulkan.bf16.txt', ['PREFILL 1', 'DECODE 1']],
    ['mlx-lm/qwen3-0.6b_strix-halo_vulkan.8bit.txt', ['PREFILL 1', 'DECODE 1']],
  ])('%s', (name, expected) => {
    const [only] = importedFiles([path.join(dir, name)]).runs;
    const phases = only?.run.points.map(
      (point) => point.measurement === 'summary' && `${point.phase} ${point.batch}`,
    );
    expect(phases?.slice(0, expected.length)).toEqual(expected);
  });

  test('a log of rocm-smi: eight cards, rows without a card left out', () => {
    const text = readFileSync(path.join(dir, 'rocm-smi/mi300x_8cards_5s.csv'), 'utf8');
    const parsed = readContent({ name: null, text });
    const log = parsed.ok ? readPowerLog(parsed.value) : null;
    expect(log?.devices.size).toBe(8);
    expect(log?.devices.get('card0')?.[0]).toEqual({ clockSec: 1_754_586_812, watts: 154 });
  });

  test('one scrape of DCGM has no time of its own', () => {
    const text = readFileSync(path.join(dir, 'dcgm/dcgm-exporter_a100_mig.prom'), 'utf8');
    const parsed = readContent({ name: null, text });
    expect(parsed.ok && readPowerLog(parsed.value)?.unusable?.code).toBe('POWER_SNAPSHOT');
  });
});

describe.skipIf(referenceDir() === null)('the public copy of a real file', () => {
  const files = [
    'ml-energy-v3/meta-llama__Llama-3.1-8B-Instruct__lm-arena-chat.json',
    'llm-d-benchmark-report/br_v0_2_example.yaml',
    'llm-d-benchmark-report/br_v0_2_1_example.yaml',
    'mlperf-endpoints/v6.1_vr-nvl72_deepseek-r1_server/result_summary.trimmed.json',
    'mlperf-endpoints/v6.1_vr-nvl72_deepseek-r1_server/report.trimmed.txt',
    'aiperf/profile_export_aiperf.dataset_c64.json',
    'aiperf/agentic_c1/profile_export_aiperf.json',
    'aiperf/agentic_c1/profile_export.jsonl',
    'aiperf/2025-10_records/profile_export_aiperf.json',
    'aiperf/2025-10_records/profile_export.jsonl',
    'aiperf/profile_export_aiperf.2025-11_qwen_c1.json',
    'aiperf/aiperf_report.short-columns.csv',
    'genai-perf/profile_export_genai_perf.streaming.json',
    'genai-perf/profile_genai_perf.2025-07.csv',
  ];

  test.each(files)('%s imports to the same figures', (name) => {
    const text = readFileSync(path.join(dir, name), 'utf8');
    const copy = withoutTexts(text).text;
    const figures = (source: string) => imported([source]).map(({ run }) => ({ ...run, source: null }));
    expect(figures(copy)).toEqual(figures(text));
    expect(copy).not.toMatch(/namasluk|10\.39\.39|localhost:9000"/);
  });
});
