import { ledeOf } from '@inferbench/answers/comparison/lede';
import { metricVerdict } from '@inferbench/answers/comparison/metric-verdict';
import type { ComparedPair } from '@inferbench/answers/comparison/pairs';
import type { ComparedChip, ComparedMetric, MetricVerdict } from '@inferbench/answers/comparison/shape';
import { titleOf } from '@inferbench/answers/comparison/title';
import type { SystemVerdict } from '@inferbench/answers/verdict/shape';
import type { SimulatedRatio } from '@inferbench/domain/simulation/simulate-result';
import { rangeOf } from '@inferbench/domain/terms/ranged';
import type { ShownFigure } from '@inferbench/answers/load/shape';
import { fc, test as law } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

const chip = (label: string, calibrated = true): ComparedChip => ({
  chip: label.toLowerCase(),
  label,
  longName: label,
  shortSlug: label.toLowerCase(),
  vendor: 'NVIDIA',
  older: false,
  calibrated,
  needs: { chips: 1, words: 'one' },
});
const figure = (value: number | null, bar = 0.1, kind: ShownFigure['kind'] = 'SIMULATED'): ShownFigure =>
  value === null
    ? { value, low: null, high: null, kind: null, words: 'no on-demand price' }
    : { value, low: value / (1 + bar), high: value * (1 + bar), kind, words: '' };

const RAN = { chips: 8, extent: 'SERVER', pools: 'AGGREGATED', users: 64 } as const;
/** Sides that ran and were simulated alike. */
const alike = (count: number) => Array.from({ length: count }, () => ({ observed: RAN, simulated: RAN }));

/** Bands of the ratios of simulated figures that are as wide as both intervals together. */
const bandsOf =
  (figures: readonly ShownFigure[], higherIsBetter: boolean) =>
  (index: number, than: number): Pick<SimulatedRatio, 'ratio' | 'low' | 'high'> | null => {
    const [of, to] = higherIsBetter ? [figures[index], figures[than]] : [figures[than], figures[index]];
    const [top, bottom] = [of, to].map((each) => (each === undefined ? null : rangeOf(each)));
    if (!top || !bottom) return null;
    const { low, high } = top.interval;
    return {
      ratio: top.value / bottom.value,
      low: low / bottom.interval.high,
      high: high / bottom.interval.low,
    };
  };

describe('the title', () => {
  const chips = [chip('A'), chip('B'), chip('C')];
  const metric = {
    metric: 'OUTPUT',
    figures: chips.map((_, i) => figure(100 * (i + 1))),
    verdict: { kind: 'LEADS', leader: 'c', text: '' },
  } as unknown as MetricVerdict;
  const pair = (kind: string) =>
    ({ said: { kind: 'NONE', sides: [] }, elsewhere: { kind, sides: [] } }) as unknown as ComparedPair;
  const title = (pairs: ComparedPair[]) =>
    titleOf({ chips, metrics: [metric], modelName: 'M', pairs, versus: null, sides: null });

  test('no simulation stands in it where two of three chips were run alike, in whatever slice', () => {
    expect(title([pair('NONE'), pair('NONE'), pair('NONE')])).toBe(
      'A, B or C for M? Simulated, C leads by output.',
    );
    expect(title([pair('NONE'), pair('LEADS'), pair('NONE')])).toBe('A, B or C for M');
  });
});

test('the lede calls simulated what is, and not what was published beside it', () => {
  const chips = [chip('A'), chip('B'), chip('C')];
  const metric = (title: string, kind: ShownFigure['kind']) =>
    ({
      metric: title.toUpperCase(),
      title,
      figures: chips.map(() => figure(100, 0.1, kind)),
      verdict: { kind: 'TIED', leader: null, text: '' },
    }) as unknown as MetricVerdict;
  const lede = (...metrics: MetricVerdict[]) =>
    ledeOf({ chips, metrics, pairs: [], versus: null, sides: null });
  const [output, energy] = [metric('Output', 'REPORTED'), metric('Energy', 'SIMULATED')];
  expect(lede(output, energy)).toBe(
    'Output is closer than the error; simulated: energy is closer than the error.',
  );
  expect(lede(energy)).toBe('Simulated: energy is closer than the error.');
});

describe('the verdict of a metric', () => {
  const [a, b] = [chip('A'), chip('B')];
  const verdict = (figures: ShownFigure[], chips = [a, b], higherIsBetter = true) =>
    metricVerdict({
      chips,
      sides: alike(chips.length),
      figures,
      higherIsBetter,
      metric: 'OUTPUT',
      simulated: bandsOf(figures, higherIsBetter),
    });

  test('a leader with its ratio where intervals lie apart, by hand', () => {
    expect(verdict([figure(100), figure(172)])).toEqual({
      kind: 'LEADS',
      leader: 'b',
      text: 'B leads, 1.72 ×',
    });
    expect(verdict([figure(100), figure(172)], [a, b], false)).toMatchObject({ leader: 'a' });
  });

  test('nobody where the band holds equality, and no verdict without a figure', () => {
    expect(verdict([figure(100), figure(110)]).text).toBe('Our simulation is too coarse to tell');
    expect(verdict([figure(100), figure(null)]).text).toBe('No verdict');
  });

  test('a family with few public runs leads by its wide band alone, and without a figure', () => {
    const chips = [a, chip('TPU', false)];
    expect(verdict([figure(100), figure(300, 0.9)], chips)).toEqual({
      kind: 'LEADS',
      leader: 'tpu',
      text: 'TPU leads by more than the error',
    });
    expect(verdict([figure(100), figure(180, 0.9)], chips).kind).toBe('TIED');
  });

  test('simulated figures stand by the band of their ratio, however wide each is by itself', () => {
    const figures = [figure(100, 0.5), figure(172, 0.5)];
    const asked = {
      chips: [a, b],
      sides: alike(2),
      figures,
      higherIsBetter: true,
      metric: 'OUTPUT' as const,
    };
    const near = () => ({ ratio: 1.72, low: 1.5, high: 1.95 });
    expect(metricVerdict({ ...asked, simulated: near })).toMatchObject({ kind: 'LEADS', leader: 'b' });
    expect(metricVerdict({ ...asked, simulated: () => ({ ...near(), low: 0.9 }) }).kind).toBe('TIED');
  });

  test('energy that was metered at different places is no race', () => {
    const wall = { ...figure(100), words: 'wall' };
    const sensor = { ...figure(300), words: 'device sensor' };
    const asked = { chips: [a, b], sides: alike(2), higherIsBetter: false, metric: 'ENERGY' as const };
    expect(metricVerdict({ ...asked, figures: [wall, sensor] }).kind).toBe('NONE');
    const figures = [wall, { ...sensor, words: 'wall' }];
    expect(metricVerdict({ ...asked, figures, simulated: bandsOf(figures, false) }).leader).toBe('a');
  });

  test('shares of cells are equal where all read alike; the chip that has less is named', () => {
    const of = (...shares: number[]) => {
      const chips = [a, b, chip('C')].slice(0, shares.length);
      const figures = shares.map((share) => figure(share));
      return metricVerdict({ chips, sides: [], figures, higherIsBetter: true, metric: 'FLEXIBILITY' });
    };
    expect(of(0.712, 0.53, 0.71)).toEqual({
      kind: 'TIED',
      leader: null,
      text: 'A and C run as much work well, B less',
    });
    expect([of(0.71, 0.71, 0.71).text, of(0.71, 0.53).text]).toEqual(['Equal', 'A runs more work well']);
  });

  test('what was published of a family that is not calibrated stands by itself', () => {
    const chips = [a, chip('TPU', false)];
    const published = [figure(100, 0.05, 'REPORTED'), figure(300, 0.05, 'REPORTED')];
    expect(verdict(published, chips)).toMatchObject({ kind: 'LEADS' });
  });

  test('of a pair with runs like for like it is that of the runs, and by stack where their lead is', () => {
    const row = (chipSlug: string) => ({
      chip: chipSlug,
      intervalShare: 0.05,
      intervalIs: 'STATED',
      source: 's',
    });
    const side = (label: string, value: number, near = true) => ({
      label,
      chips: [label.toLowerCase()],
      value,
      upper: value,
      near,
      row: row(label.toLowerCase()),
      next: null,
      words: '',
    });
    const said = (kind: 'LEADS' | 'LEADS_BY_STACK', near = true) =>
      ({
        kind,
        footing: 'LIKE',
        leader: 'B',
        sides: [side('A', 100), side('B', 300, near)],
      }) as unknown as SystemVerdict;
    const figures = [figure(100, 0.05, 'REPORTED'), figure(300, 0.05, 'REPORTED')];
    const asked = {
      chips: [a, b],
      sides: alike(2),
      figures,
      higherIsBetter: true,
      metric: 'OUTPUT' as const,
    };
    expect(metricVerdict({ ...asked, pairs: [{ said: said('LEADS'), elsewhere: null }] })).toEqual({
      kind: 'LEADS',
      leader: 'b',
      text: 'B leads, 3.0 ×',
    });
    expect(metricVerdict({ ...asked, pairs: [{ said: said('LEADS_BY_STACK'), elsewhere: null }] })).toEqual({
      kind: 'LEADS_BY_STACK',
      leader: 'b',
      text: 'B leads, 3.0 × by software and layout',
    });
    // Run faster than the line alone, it gives that at least.
    const bound = metricVerdict({ ...asked, pairs: [{ said: said('LEADS', false), elsewhere: null }] });
    expect(bound.text).toBe('B leads, ≥ 3.0 ×');
  });

  test('of three chips nobody leads by intervals whom the runs of a pair do not put ahead', () => {
    const three = [a, b, chip('C')];
    const figures = [100, 300, 200].map((value) => figure(value, 0.05, 'REPORTED'));
    const pair = (one: string, other: string, leader: string | null, kind = 'LEADS') => ({
      said: { kind, leader, sides: [{ label: one }, { label: other }] } as unknown as SystemVerdict,
      elsewhere: null,
    });
    const of = (pairs: ReturnType<typeof pair>[], metric: ComparedMetric = 'OUTPUT') =>
      metricVerdict({
        chips: three,
        sides: alike(3),
        figures,
        higherIsBetter: true,
        metric,
        pairs: [...pairs, pair('A', 'C', 'C')],
      });
    const ahead = pair('A', 'B', 'B');
    const tied = pair('B', 'C', null, 'TIED');
    expect(of([ahead, pair('B', 'C', 'B')])).toMatchObject({ kind: 'LEADS', leader: 'b' });
    expect(of([ahead, tied])).toEqual({ kind: 'TIED', leader: null, text: 'B and C cannot be told apart' });
    expect(of([pair('A', 'B', null, 'NONE'), pair('B', 'C', 'B')])).toEqual({
      kind: 'NONE',
      leader: null,
      text: 'No verdict: B and A were not run alike',
    });
    expect(of([ahead, pair('B', 'C', 'C')]).text).toBe('No verdict: C leads B like for like');
    expect(of([ahead, pair('B', 'C', null, 'MIXED')]).text).toBe('No verdict: B and C turn with the slice');
    // What chips do not explain is no lead of one; a tie in output is none in price.
    expect(of([ahead, pair('B', 'C', 'B', 'LEADS_BY_STACK')])).toEqual({
      kind: 'LEADS_BY_STACK',
      leader: 'b',
      text: 'B leads, 1.50 × C by software and layout',
    });
    expect(of([ahead, tied], 'PRICE')).toMatchObject({ kind: 'LEADS', leader: 'b' });
    expect(of([ahead, pair('B', 'C', null, 'NONE')], 'PRICE')).toMatchObject({ kind: 'NONE' });
  });

  test('none across kinds: simulated 480 never leads published 199', () => {
    expect(verdict([figure(480), figure(199, 0.05, 'REPORTED')])).toMatchObject({
      kind: 'NONE',
      text: 'No verdict: one is published, another simulated',
    });
  });

  test.each([
    ['12 chips against 4', { chips: 12, extent: 'SERVERS' }, 'the systems differ in size or layout'],
    ['8 of a rack against 8 of a server', { extent: 'RACK' }, 'the systems differ in size or layout'],
    ['prompts apart against together', { pools: 'DISAGGREGATED' }, 'the systems differ in size or layout'],
    ['a layout that nobody stated', { pools: null }, 'the systems differ in size or layout'],
    ['1,024 users against 64', { users: 1024 }, 'run under different loads'],
  ] as const)('none of published runs of %s', (_, unlike, why) => {
    const figures = [figure(100, 0.05, 'REPORTED'), figure(300, 0.05, 'REPORTED')];
    const sides = [
      { observed: RAN, simulated: RAN },
      { observed: { ...RAN, ...unlike }, simulated: RAN },
    ];
    const found = metricVerdict({ chips: [a, b], sides, figures, higherIsBetter: true, metric: 'OUTPUT' });
    expect(found).toEqual({ kind: 'NONE', leader: null, text: `No verdict: ${why}` });
  });
});

const many = fc.array(
  fc.tuple(fc.double({ min: 1, max: 1000, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
  {
    minLength: 2,
    maxLength: 4,
  },
);

law.prop([many, fc.boolean()])(
  'one leads only where its interval lies apart from every other, in whatever order',
  (drawn, higher) => {
    const chips = drawn.map((_, i) => chip(`C${i}`));
    const figures = drawn.map(([value, bar]) => figure(value, bar));
    const sides = alike(chips.length);
    const asked = { chips, sides, figures, higherIsBetter: higher, metric: 'OUTPUT' } as const;
    const found = metricVerdict({ ...asked, simulated: bandsOf(figures, higher) });
    const leaders = chips.filter((_, i) =>
      figures.every((other, k) => {
        const own = figures[i];
        if (k === i || own === undefined) return true;
        return higher ? (own.low ?? 0) > (other.high ?? 0) : (own.high ?? 0) < (other.low ?? 0);
      }),
    );
    expect(found.leader).toBe(leaders[0]?.chip ?? null);
    expect(found.kind).toBe(leaders.length === 1 ? 'LEADS' : 'TIED');
    const turned = figures.toReversed();
    const back = metricVerdict({
      ...asked,
      chips: chips.toReversed(),
      figures: turned,
      simulated: bandsOf(turned, higher),
    });
    expect([back.kind, back.leader]).toEqual([found.kind, found.leader]);
  },
);
