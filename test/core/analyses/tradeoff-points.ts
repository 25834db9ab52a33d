import { fc } from '@fast-check/vitest';
import type { LatencyFigures, TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';

const CHIPS = ['h100', 'b200', 'mi355x', 'gb200'] as const;

/** Few values of each figure, so that ties and equal points come often. */
const figure = fc.integer({ min: 1, max: 40 }).map((n) => n * 5);
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null, freq: 2 });

/** Statistics that rise as percentiles do, some of them not published. */
const latency: fc.Arbitrary<LatencyFigures> = fc
  .tuple(
    figure,
    fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 4, maxLength: 4 }),
    fc.nat({ max: 31 }),
  )
  .map(([base, steps, published]) => {
    const rising = steps.map((_, index) => base + steps.slice(0, index).reduce((sum, step) => sum + step, 0));
    const shown = (bit: number, value: number | undefined) =>
      value !== undefined && (published >> bit) % 2 === 1 ? value : null;
    return {
      p50Ms: shown(0, rising[0]),
      p90Ms: shown(1, rising[1]),
      p95Ms: shown(2, rising[2]),
      p99Ms: shown(3, rising[3]),
      meanMs: shown(4, base + 1),
    };
  });

/** A point of a slice; ids are given afterwards, each another. */
const point = fc
  .record({
    chip: fc.constantFrom(...CHIPS),
    framework: fc.constantFrom('vllm', 'sglang', null),
    versionGroup: fc.constantFrom('0.19', '0.20', null),
    mode: fc.constantFrom('AGGREGATED' as const, 'DISAGGREGATED' as const),
    precision: fc.constantFrom('fp8', 'nvfp4'),
    speed: figure,
    perChip: figure,
    share: fc.constantFrom(0, 0.05, 0.2),
    ttft: latency,
    tpot: latency,
    e2e: latency,
    rented: maybe(figure),
    owned: maybe(figure),
    wall: maybe(figure),
    device: maybe(figure),
    perKw: maybe(figure),
    statistic: fc.constantFrom('MEAN' as const, 'MEDIAN' as const),
  })
  .map((of): TradeoffPoint => ({
    pointId: '',
    chip: of.chip,
    chipName: of.chip.toUpperCase(),
    chips: 8,
    prefillChips: null,
    decodeChips: null,
    framework: of.framework,
    frameworkVersion: of.versionGroup,
    versionGroup: of.versionGroup,
    technique: 'PLAIN',
    mode: of.mode,
    precision: of.precision,
    precisionClass: of.precision === 'fp8' ? 'FP8' : 'FP4',
    layout: 'tp8',
    concurrency: 64,
    tokensPerSecPerUser: of.speed,
    speedStatistic: of.statistic,
    tokensPerSecPerChip: of.perChip,
    tokensPerSecPerKw: of.perKw,
    largeUnit: null,
    intervalShare: of.share,
    intervalAssumed: of.share === 0,
    ttft: of.ttft,
    tpot: of.tpot,
    e2e: of.e2e,
    costs: [
      ...(of.rented === null ? [] : [{ basis: 'RENTED' as const, usdPerMillionOutputTokens: of.rented }]),
      ...(of.owned === null ? [] : [{ basis: 'OWNED' as const, usdPerMillionOutputTokens: of.owned }]),
    ],
    energy: [
      ...(of.wall === null ? [] : [{ boundary: 'wall' as const, joulesPerOutputToken: of.wall }]),
      ...(of.device === null
        ? []
        : [{ boundary: 'device_sensor' as const, joulesPerOutputToken: of.device }]),
    ],
    measured: null,
    configuration: 'STATED',
    configurationKey: 'k',
    kind: 'REPORTED',
    example: false,
    source: 'somewhere',
    submitter: 'InferBench catalogue',
    testedBy: null,
    chipVendor: 'NVIDIA',
    relation: 'PUBLICATION',
    alsoIn: [],
    sourceGrade: 'B',
    evidenceGrade: 'E1',
    split: null,
  }));

/** Points of a slice with ids in an order of their own. */
export const slicePoints = fc
  .tuple(fc.array(point, { minLength: 1, maxLength: 40 }), fc.infiniteStream(fc.nat({ max: 999 })))
  .map(([points, salts]) =>
    points.map((each, index) => ({
      ...each,
      pointId: `${String(salts.next().value).padStart(3, '0')}-${index}`,
    })),
  );
