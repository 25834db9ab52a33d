import { describe, expect, test } from 'vitest';
import { readFixture } from '../../testkit/fixture.ts';
import {
  codesOf,
  imported,
  refusal,
  runsOfFixtures,
  summaryPointOf,
  withValue,
} from '../../testkit/imports.ts';

const TEXT = readFixture('test/fixtures/ml-energy/v3-text.json');
const IMAGE = readFixture('test/fixtures/ml-energy/v3-image.json');

describe('ML.ENERGY v3', () => {
  test('a configuration is a run: energy, power and gaps; no TTFT, no TPOT, no E2E and no prompt length', () => {
    const runs = imported([TEXT]);
    expect(runs).toHaveLength(2);
    const [first, second] = runs;
    expect(summaryPointOf(first?.run)).toMatchObject({
      phase: 'SERVING',
      batch: 15.5,
      batchBasis: 'ACHIEVED',
      inputTokens: null,
      outputTokens: 256,
      tpotSec: null,
      e2eLatencySec: null,
      outputTokensPerSec: 1250,
      latency: {
        ttft: null,
        tpot: null,
        e2e: null,
        itl: { n: null, meanSec: null, p50Sec: 0.0125, p90Sec: 0.015, p95Sec: 0.0175, p99Sec: 0.025 },
      },
      // 500 W ÷ 1,250 tokens/s, and that × 256 tokens.
      power: { boundary: 'device_sensor', averageWatts: 500, energyJoules: null },
      energy: { joulesPerOutputToken: 0.4, joulesPerRequest: 102.4, joulesPerImage: null },
    });
    expect(first?.run.precision.weights).toBe('fp8');
    expect(first?.missing).toEqual(['system.chip', 'points[0].inputTokens']);
    // The whole configuration, not a GPU of it.
    expect(second?.run.system).toMatchObject({ chips: 2, tensorParallel: 2 });
    expect(summaryPointOf(second?.run).outputTokensPerSec).toBe(8000);
    expect(first?.run.source.unknownKeys).toEqual([]);
  });

  test('images: a batch, its time, power of all boards and energy an image', () => {
    const [run, four] = runsOfFixtures('ml-energy/v3-image.json');
    expect(summaryPointOf(run)).toMatchObject({
      phase: 'IMAGE',
      batch: 2,
      image: { steps: 50, resolution: 1024 },
      e2eLatencySec: 20,
      imagesPerSec: 0.1,
      imageLatencySec: 10,
      power: { averageWatts: 650 },
      energy: { joulesPerImage: 6500 },
    });
    expect(four?.system.chips).toBe(4);
    expect(codesOf(run)).toEqual(['CHIP_SUGGESTED']);
  });

  test('what a configuration does not say is missing, and nothing of it is worked out', () => {
    const [bare] = imported([
      withValue(
        withValue(TEXT, 'configurations.0.output_throughput_tokens_per_sec', null),
        'configurations.0.p99_itl_ms',
        undefined,
      ),
    ]);
    expect(summaryPointOf(bare?.run).outputTokensPerSec).toBeNull();
    expect(summaryPointOf(bare?.run).latency?.itl?.p99Sec).toBeNull();
    expect(bare?.missing).toContain('points[0].outputTokensPerSec');
    expect(refusal([withValue(TEXT, 'configurations.1.avg_power_watts', 0)])).toEqual({
      code: 'INVALID',
      path: 'configurations[1].avg_power_watts',
    });
    expect(refusal([withValue(TEXT, 'configurations', [])])?.code).toBe('IMPORT_NOTHING_MEASURED');
  });

  test('videos and images that are no squares are refused, or left out and said', () => {
    const video = withValue(IMAGE, 'configurations.1.energy_per_video_joules', 5);
    expect(imported([video]).map(({ run }) => codesOf(run))).toEqual([['CHIP_SUGGESTED', 'RUN_LEFT_OUT']]);
    const wide = withValue(withValue(IMAGE, 'configurations.0.image_width', 1280), 'configurations.1', {
      energy_per_video_joules: 900,
    });
    expect(refusal([wide])?.code).toBe('IMPORT_RUN_INVALID');
  });
});
