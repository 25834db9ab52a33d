import { tradeoffPoint } from '@inferbench/analyses/tradeoff/tradeoff';
import type { PlacedRow } from '@inferbench/answers/load/shape';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { nominalLengths } from '@inferbench/domain/tradeoff/nominal-lengths';
import { tradeoffRow } from '@inferbench/domain/tradeoff/tradeoff-row';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { mapMeasurements } from '@inferbench/importers/published/map-list';
import { pointFiles, readPointFile } from '@inferbench/published/point-files';
import { describe, expect, test } from 'vitest';
import { publishedPoint } from '../../analyses/published-point.ts';
import { chartOf, type Published } from './chart-of.ts';

const MODEL = 'deepseek-r1';
const LENGTHS = { inputTokens: 8192, outputTokens: 1024 };

/** All published runs of the model at 8,192 and 1,024 tokens in FP8 without drafts, as a server stores them. */
const POINTS = pointFiles()
  .filter((file) => file.endsWith(`/${MODEL}.csv`))
  .flatMap((file) => {
    const { source, rows } = readPointFile(file);
    return mapMeasurements({ schema: 'inferbench.measurements/1', source, rows }, catalogue).runs;
  })
  .filter(({ points: [point] }) => {
    const lengths = point === undefined ? null : nominalLengths(point);
    return lengths?.inputTokens === LENGTHS.inputTokens && lengths.outputTokens === LENGTHS.outputTokens;
  })
  .flatMap((run) => evaluateRun(run, catalogue).points.map((evaluated) => tradeoffRow(run, evaluated, 'o')))
  .flatMap((row, index): TradeoffPoint[] => {
    if (row === null || row.model !== MODEL) return [];
    const { point } = row;
    if (point.precisionClass !== 'FP8' || point.technique !== 'PLAIN') return [];
    const id = {
      pointId: `p${index}`,
      configurationKey: `k${index}`,
      submitter: 'catalogue',
      testedBy: null,
    };
    return [tradeoffPoint({ ...point, ...id }, catalogue.chips.get(point.chip))];
  });
const SLICE: Published = { lengths: LENGTHS, precision: 'FP8', points: POINTS };

function missing(): never {
  throw new Error('no such run');
}

/** Seconds of a run by hand: 300 words are 400 tokens, the first of which is waited for. */
const SECONDS = {
  FIRST: ({ ttft }: TradeoffPoint) => (ttft.p50Ms === null ? null : ttft.p50Ms / 1000),
  ANSWER: ({ ttft, tpot }: TradeoffPoint) =>
    ttft.p50Ms === null || tpot.p50Ms === null ? null : (ttft.p50Ms + 399 * tpot.p50Ms) / 1000,
};

const ASKED = [
  ['FIRST', 0.5],
  ['FIRST', 1],
  ['FIRST', 5],
  ['ANSWER', 7],
  ['ANSWER', 15],
  ['ANSWER', 30],
] as const;

describe.each(ASKED)('published runs over %s within %d s', (x, at) => {
  const chart = chartOf({ model: MODEL, ...LENGTHS, precision: 'FP8', x, at }, [SLICE]);
  const secOf = SECONDS[x];
  const stating = POINTS.filter((point) => secOf(point) !== null);
  const byId = new Map(POINTS.map((point) => [point.pointId, point]));
  const secOfRow = ({ pointId }: PlacedRow) => secOf(byId.get(pointId ?? '') ?? missing());

  test('are those that state their medians; the others are counted and said, and no simulation stands among them', () => {
    const drawn = [...chart.fronts.flatMap(({ points }) => points), ...chart.points];
    const hidden = POINTS.length - stating.length;
    expect(drawn.map(({ pointId }) => pointId).toSorted()).toEqual(
      stating.map(({ pointId }) => pointId).toSorted(),
    );
    expect(hidden).toBeGreaterThan(0);
    expect(chart.head.notes[0]).toContain(`${hidden} published runs state no median`);
    expect(chart.choices.xs.map((one) => [one.x, one.runs, one.chosen])).toEqual(
      (['SPEED', 'FIRST', 'ANSWER'] as const).map((one) => [
        one,
        one === 'SPEED' ? POINTS.length : POINTS.filter((point) => SECONDS[one](point) !== null).length,
        one === x,
      ]),
    );
    expect(chart).toMatchObject({ curves: [], slice: { x, at, simulated: false } });
    expect(chart.atLine.simulated).toEqual([]);
  });

  test('stand at the times of their sources, the front from the longest time down and with ever less for each chip', () => {
    for (const { points } of chart.fronts) {
      for (const { pointId, firstSec, answerSec } of points) {
        const point = byId.get(pointId) ?? missing();
        expect([firstSec, answerSec]).toEqual([SECONDS.FIRST(point), SECONDS.ANSWER(point)]);
      }
      const times = points.map((point) => (x === 'FIRST' ? point.firstSec : point.answerSec) ?? missing());
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      const outputs = points.filter(({ onFront }) => onFront).map(({ perChip }) => perChip);
      expect(outputs).toEqual(outputs.toSorted((a, b) => b - a));
    }
  });

  test('have at the line the run of most output that comes in time, and as upper end the next that comes later', () => {
    expect(chart.atLine.published.length).toBeGreaterThan(0);
    for (const row of chart.atLine.published) {
      const own = chart.fronts.find(({ key }) => key === row.key)?.points ?? [];
      const points = own.map(({ pointId }) => byId.get(pointId) ?? missing());
      const inTime = points.filter((point) => (secOf(point) ?? Infinity) <= at);
      const later = points
        .filter((point) => (secOf(point) ?? 0) > at && point.tokensPerSecPerChip > row.value)
        .toSorted(
          (a, b) => (secOf(a) ?? 0) - (secOf(b) ?? 0) || b.tokensPerSecPerChip - a.tokensPerSecPerChip,
        );
      const slowest = Math.max(...points.map((point) => secOf(point) ?? 0));
      expect(row.atLeast).toBe(slowest < at / 1.25);
      expect(row.sees).toBe(secOfRow(row));
      expect(row.value).toBe(Math.max(...inTime.map((point) => point.tokensPerSecPerChip)));
      expect(row.upper).toBeCloseTo(later[0]?.tokensPerSecPerChip ?? row.value);
    }
  });

  test('are led by the shortest time, of the line by who passes the upper ends of the others, and the title says the line', () => {
    const [fastest, most] = chart.leaders;
    const racing = chart.atLine.published.filter(
      ({ extent, pools }) => extent === chart.slice.extent && pools === chart.slice.pools,
    );
    const bestOf = ({ key }: PlacedRow) =>
      Math.min(
        ...(chart.fronts.find((front) => front.key === key)?.points ?? []).map(
          (point) => (x === 'FIRST' ? point.firstSec : point.answerSec) ?? Infinity,
        ),
      );
    expect(racing.length).toBeGreaterThan(1);
    expect(fastest?.figure.value).toBe(Math.min(...racing.map(bestOf)));
    expect(fastest).toMatchObject({ question: 'FASTEST', unit: 's' });
    expect(most?.figure.value).toBe(Math.max(...racing.map(({ value }) => value)));
    const name = x === 'FIRST' ? 'a first token' : 'a 300-word answer';
    expect(most?.title).toBe(`Most output, ${name} within ${at} s`);
    expect(chart.axis).toMatchObject({ xLowerIsBetter: true, line: `at ${name} within ${at} s` });
    expect(chart.head.finding.toLowerCase()).toMatch(
      x === 'FIRST'
        ? /at a first token within|time to first token/
        : /at a 300-word answer within|time to a 300/,
    );
    const [, ahead, behind] = /(\S+) leads (\S+) by/.exec(chart.head.finding) ?? [];
    const valueOf = (label?: string) => racing.find((row) => row.label === label);
    expect(
      ahead === undefined ||
        (valueOf(behind)?.atLeast === false &&
          (valueOf(ahead)?.value ?? 0) > (valueOf(behind)?.upper ?? Infinity)),
    ).toBe(true);
  });
});

describe('a run that states', () => {
  const NONE = { meanMs: null, p50Ms: null, p90Ms: null, p95Ms: null, p99Ms: null };
  const runs = (ttft: Partial<TradeoffPoint['ttft']>, tpot: Partial<TradeoffPoint['tpot']>) =>
    [1, 4, 16].map((concurrency) =>
      publishedPoint({
        pointId: `p${concurrency}`,
        concurrency,
        ttft: { ...NONE, ...ttft },
        tpot: { ...NONE, ...tpot },
      }),
    );
  const of = (x: string, points: TradeoffPoint[]) =>
    chartOf({ model: MODEL, x }, [{ lengths: LENGTHS, precision: 'FP8', points }]);

  test.each([
    ['FIRST', { meanMs: 200, p99Ms: 900 }, { p50Ms: 20 }],
    ['ANSWER', { p50Ms: 200 }, { meanMs: 20, p99Ms: 40 }],
  ] as const)(
    'other statistics than medians stands on no axis of %s: speed is shown, and said',
    (x, ttft, tpot) => {
      const chart = of(x, runs(ttft, tpot));
      expect(chart.slice).toMatchObject({ x: 'SPEED', at: 20 });
      expect(chart.changed.join(' ')).toMatch(/No published run here states its median/);
      expect(chart.choices.xs.find((one) => one.x === x)?.disabled).toMatch(/states its median/);
    },
  );

  test('its medians has 399 times per token after the first: 0.2 s and 20 ms are 8.18 s', () => {
    const { fronts } = of('ANSWER', runs({ p50Ms: 200 }, { p50Ms: 20 }));
    expect(fronts[0]?.points.map(({ answerSec }) => answerSec)).toEqual([8.18, 8.18, 8.18]);
  });
});

test('where no chip was run at three loads, the runs that keep the line are counted, not denied', () => {
  const kept = POINTS.filter((point) => (SECONDS.FIRST(point) ?? Infinity) <= 1).slice(0, 2);
  const chart = chartOf({ model: MODEL, ...LENGTHS, precision: 'FP8', x: 'FIRST', at: 1 }, [
    { ...SLICE, points: kept },
  ]);
  expect(chart.points).toHaveLength(2);
  expect(chart.leaders.map(({ labels, figure }) => [labels, figure.words])).toEqual(
    Array.from({ length: 4 }, () => [[], 'no chip was run at three loads or more; 2 runs keep the line']),
  );
});

test('what no run gives is not to be chosen, and why is a sentence', () => {
  const points = POINTS.map((point) => ({ ...point, costs: [], ttft: { ...point.ttft, p50Ms: 20_000 } }));
  const asked = { model: MODEL, ...LENGTHS, precision: 'FP8', x: 'FIRST', at: 30 };
  const { speeds, pays } = chartOf(asked, [{ ...SLICE, points }]).choices;
  expect(speeds.find(({ at }) => at === 1)?.disabled).toBe('no chip gives a first token within 1 s');
  expect(pays.flatMap(({ disabled }) => disabled ?? [])).toContain('no chip here has a price by contract');
});
