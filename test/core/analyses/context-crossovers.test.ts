import { catalogue } from '@inferbench/catalogue/catalogue';
import { ContextAnalysis, type ContextMark } from '@inferbench/domain/board/context-analysis';
import type { Metric } from '@inferbench/domain/terms/metric';
import { analyseContext } from '@inferbench/analyses/context/analyse';
import type { Anchor, CurveSystem } from '@inferbench/analyses/context/curve-system';
import { compareMeasured, measuredCurves } from '@inferbench/analyses/context/measured-crossing';
import { signChanges } from '@inferbench/analyses/context/sign-changes';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

/** Marks of one system: context → value, each exact unless a share is given. */
function marks(system: string, values: Readonly<Record<number, number>>, share = 0): ContextMark[] {
  return Object.entries(values).map(([context, value]) => ({
    system,
    label: system.toUpperCase(),
    chip: system,
    pointId: `${system}-${context}`,
    kind: 'MEASURED',
    evidenceGrade: 'E2',
    context: Number(context),
    value,
    low: value * (1 - share),
    high: value * (1 + share),
    ranks: true,
  }));
}

function compare(of: ContextMark[], higherIsBetter = true) {
  const [a, b] = measuredCurves(of, higherIsBetter);
  if (!a || !b) throw new Error('two curves are needed');
  return compareMeasured(a, b, higherIsBetter);
}

describe('measured crossovers, by hand', () => {
  /** A = 100 √(1000/c) meets B = 80 where c = 1000 ÷ 0.8². */
  const A = marks('a', { 1000: 100, 4000: 50 });

  test('lie where straight lines in log–log meet', () => {
    const { crossings, overlap } = compare([...A, ...marks('b', { 1000: 80, 4000: 80 })]);
    expect(overlap).toEqual({ from: 1000, to: 4000 });
    expect(crossings).toHaveLength(1);
    expect(crossings[0]?.context).toBeCloseTo(1562.5, 6);
    expect(crossings[0]?.riser.system).toBe('b');
  });

  test('have the range in which the intervals of the points overlap: 1000 ÷ 0.84² to 1000 ÷ 0.76²', () => {
    const [crossing] = compare([...A, ...marks('b', { 1000: 80, 4000: 80 }, 0.05)]).crossings;
    // Found by 64 steps in log from the crossing to each end of the overlap.
    expect(crossing?.low).toBeGreaterThanOrEqual(1417.2);
    expect(crossing?.low).toBeLessThan(1417.2 * 1.01);
    expect(crossing?.high).toBeLessThanOrEqual(1731.4);
    expect(crossing?.high).toBeGreaterThan(1731.4 / 1.02);
  });

  test('rise the other way where less is better', () => {
    const [crossing] = compare([...A, ...marks('b', { 1000: 80, 4000: 80 })], false).crossings;
    expect(crossing?.riser.system).toBe('a');
  });

  test('are all reported, also one that falls on a context that both have measured', () => {
    const { crossings } = compare([
      ...marks('a', { 1000: 10, 2000: 20, 4000: 40, 8000: 10 }),
      ...marks('b', { 1000: 20, 2000: 20, 4000: 20, 8000: 20 }),
    ]);
    expect(crossings.map(({ context, riser }) => [Math.round(context), riser.system])).toEqual([
      [2000, 'a'],
      [5657, 'b'], // 40 (4000/c)² = 20
    ]);
  });

  test('are not made of curves that only touch, nor found outside the overlap', () => {
    const touching = compare([
      ...marks('a', { 1000: 10, 2000: 20, 4000: 10 }),
      ...marks('b', { 1000: 20, 4000: 20 }),
    ]);
    expect(touching.crossings).toEqual([]);
    const apart = compare([...marks('a', { 1000: 10, 2000: 15 }), ...marks('b', { 4000: 10, 8000: 1 })]);
    expect(apart).toEqual({ overlap: null, crossings: [] });
  });

  test('take the better of two points at one context, and none that does not rank', () => {
    const better = measuredCurves([...marks('a', { 1000: 10, 2000: 10 }), ...marks('a', { 1000: 12 })], true);
    expect(better[0]?.points.map((point) => point.value)).toEqual([12, 10]);
    const unranked = marks('a', { 1000: 10, 2000: 10 }).map((mark) => ({ ...mark, ranks: false }));
    expect(measuredCurves(unranked, true)).toEqual([]);
  });
});

test.prop([fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 30 })])(
  'sign changes alternate, and their number says on which side a difference ends',
  (values) => {
    const found = signChanges(
      values.map((_, i) => i),
      (i) => values[i] ?? 0,
    );
    for (const [i, change] of found.entries()) {
      expect(Math.sign(values[change.to] ?? 0)).toBe(change.rises ? 1 : -1);
      if (i > 0) expect(change.rises).toBe(!found[i - 1]?.rises);
      if (change.zeroAt !== null) expect(values[change.zeroAt]).toBe(0);
    }
    const signs = values.filter((value) => value !== 0).map(Math.sign);
    expect(signs.at(0) === signs.at(-1)).toBe(found.length % 2 === 0);
  },
);

describe('simulated curves', () => {
  const slice = {
    model: 'llama-3-8b',
    phase: 'DECODE',
    shape: null,
    batch: 16,
    context: 2048,
    precision: 'FP16',
  } as const;

  const system = (chip: string, anchor: Anchor | null = null): CurveSystem => ({
    slug: chip,
    chip,
    framework: null,
    placement: {
      chips: 1,
      tensorParallel: 1,
      pipelineParallel: 1,
      replicas: 1,
      expertParallel: 1,
      attentionParallel: 1,
    },
    weights: 'bf16',
    kv: null,
    role: 'RANKED',
    anchor,
  });

  const analyse = (systems: readonly CurveSystem[], metric: Metric = 'TOKENS_PER_S_PER_CHIP') =>
    ContextAnalysis.parse(analyseContext({ slice, metric, systems, marks: [], catalogue }));

  const CHIPS = ['nvidia-h100-sxm5-80gb', 'nvidia-a100-sxm4-80gb', 'amd-mi300x', 'intel-gaudi2'];

  const valueAt = (analysis: ContextAnalysis, slug: string, context: number) => {
    const samples = analysis.curves.find((curve) => curve.system === slug)?.samples ?? [];
    return samples.find((sample) => sample.context === context)?.value ?? Number.NaN;
  };

  const anchorAt = (context: number, tokensPerSec: number): Anchor => ({
    pointId: 'p',
    batch: 16,
    inputTokens: context,
    outputTokens: 0,
    context,
    stepSec: 16 / tokensPerSec,
    intervalShare: 0.05,
  });

  test('go through the point that anchors them', () => {
    const anchored = analyse([system('nvidia-h100-sxm5-80gb', anchorAt(2048, 500))]);
    expect(valueAt(anchored, 'nvidia-h100-sxm5-80gb', 2048)).toBeCloseTo(500, 6);
  });

  test('keep the measured extra time of a step at every context', () => {
    const plain = analyse([system('nvidia-h100-sxm5-80gb')]);
    const anchored = analyse([system('nvidia-h100-sxm5-80gb', anchorAt(2048, 500))]);
    const extraSec = (context: number) =>
      16 / valueAt(anchored, 'nvidia-h100-sxm5-80gb', context) -
      16 / valueAt(plain, 'nvidia-h100-sxm5-80gb', context);
    for (const context of [128, 1024, 4096, 8192]) expect(extraSec(context)).toBeCloseTo(extraSec(2048), 9);
  });

  test('have 64 contexts or more, and end where memory is full', () => {
    for (const { samples, endsAtContext } of analyse(CHIPS.map((chip) => system(chip))).curves) {
      expect(samples.filter((sample) => sample.context <= 131_072).length).toBeGreaterThanOrEqual(
        endsAtContext === null ? 64 : 32,
      );
      expect(samples.at(-1)?.context).toBe(endsAtContext ?? 131_072);
    }
  });

  test('change places where the analysis says, and nowhere else', () => {
    // Slowed so that the faster memory starts behind: extra time weighs less the longer the context.
    const analysis = analyse([
      system('nvidia-h100-sxm5-80gb', anchorAt(2048, 900)),
      system('nvidia-a100-sxm4-80gb', anchorAt(2048, 1000)),
    ]);
    const [h100, a100] = analysis.curves.slice(0, 2);
    const leads = (h100?.samples ?? []).flatMap((sample) => {
      const other = a100?.samples.find((each) => each.context === sample.context);
      return other ? [{ context: sample.context, lead: sample.value - other.value }] : [];
    });
    // Families without a system here are drawn as well.
    const between = analysis.crossings.filter(
      ({ riser, faller }) => riser.startsWith('nvidia-') && faller.startsWith('nvidia-'),
    );
    expect(between).toHaveLength(1);
    const [crossing] = between;
    expect(crossing?.riser).toBe('nvidia-h100-sxm5-80gb');
    for (const { context, lead } of leads) {
      expect(Math.sign(lead)).toBe(context > (crossing?.context ?? 0) ? 1 : -1);
    }
    expect(crossing?.low).toBeLessThanOrEqual(crossing?.context ?? 0);
    expect(crossing?.high).toBeGreaterThanOrEqual(crossing?.context ?? 0);
  });

  test('past the maximum context of the model are marked, and no headline puts anchored curves in one order with others', () => {
    const analysis = analyse(CHIPS.map((chip, i) => system(chip, anchorAt(2048, 700 + 100 * i))));
    expect(analysis.modelMaxContext).toBe(8192);
    for (const crossing of analysis.crossings) {
      expect(crossing.beyondModelContext).toBe(crossing.context > 8192);
    }
    expect(new Set(analysis.curves.map(({ anchor }) => anchor === null)).size).toBe(2);
    expect(analysis.sentence).toMatch(/^Simulated over context: \d+ systems, of several sizes or kinds\.$/);
  });

  test('of energy are useful TOPS ÷ watts of the chips at their own sensors, where a power model exists', () => {
    const [energy, useful] = (['ENERGY_EFFICIENCY', 'USEFUL_TOPS'] as const).map(
      (metric) => analyse([system('nvidia-h100-sxm5-80gb')], metric).curves,
    );
    const watts = useful?.[0]?.samples.map(({ value }, i) => value / (energy?.[0]?.samples[i]?.value ?? 0));
    expect(Math.min(...(watts ?? [0]))).toBeGreaterThan(50);
    expect(Math.max(...(watts ?? [0]))).toBeLessThanOrEqual(700 * (1 + 1e-12));
    // Families without a power model are left out, not drawn at 0.
    expect(energy?.map(({ chip }) => chip)).toEqual(['nvidia-h100-sxm5-80gb']);
  });

  test('do not exist for metrics that the engine cannot derive', () => {
    const analysis = analyse([system('nvidia-h100-sxm5-80gb')], 'FLEXIBILITY');
    expect(analysis.curves).toEqual([]);
    expect(analysis.sentence).toMatch(/no simulated curve/);
  });
});
