import { catalogue } from '@inferbench/catalogue/catalogue';
import { chipShortName } from '@inferbench/domain/catalogue/names';
import type { PlacedRow } from '@inferbench/answers/load/shape';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { lawCount } from '../../../testkit/law-scale.ts';
import { publishedPoint } from '../../analyses/published-point.ts';
import { slicePoints } from '../../analyses/tradeoff-points.ts';
import { chartOf, type Published } from './chart-of.ts';

const MODEL = 'llama-3.1-8b';
const LENGTHS = { inputTokens: 1024, outputTokens: 1024 };

const REAL: Readonly<Record<string, string>> = {
  h100: 'nvidia-h100-sxm5-80gb',
  b200: 'nvidia-b200-sxm-180gb',
  mi355x: 'amd-mi355x',
  gb200: 'nvidia-gb200-nvl72',
};

/** Generated points on real chips, with loads of their own. */
const published = fc
  .tuple(slicePoints, fc.infiniteStream(fc.constantFrom(1, 4, 16, 64, null)))
  .map(([points, loads]): Published => {
    const on = points.map((point): TradeoffPoint => ({
      ...point,
      chip: REAL[point.chip] ?? point.chip,
      precision: 'fp8',
      precisionClass: 'FP8',
      concurrency: loads.next().value ?? null,
    }));
    return { lengths: LENGTHS, precision: 'FP8', points: on };
  });

const asked = fc.record({
  at: fc.integer({ min: 1, max: 230 }),
  axis: fc.constantFrom('PER_CHIP', 'PER_USD', 'PER_KW'),
  pay: fc.constantFrom('RENTED', 'OWNED', 'CONTRACT', 'NONE'),
});

const runs = { numRuns: lawCount(400, 15) };
/** What a place compares, told from the rows alone. */
const isAlike = (a: PlacedRow, b: PlacedRow) =>
  a.pools !== null && a.pools === b.pools && a.chips === b.chips && a.extent === b.extent;
/** Class within which published places count, whatever the numbers of chips. */
const isOfClass = (a: PlacedRow, b: PlacedRow) =>
  a.pools !== null && a.pools === b.pools && a.extent === b.extent;
const isApart = (a: PlacedRow, b: PlacedRow) => a.low > b.high || b.low > a.high;

describe('a trade-off chart of generated points', () => {
  test.prop([published, asked], runs)(
    'places its simulated rows as a count of every pair of one number of chips, extent and layout does',
    (slice, request) => {
      const { simulated: rows } = chartOf({ model: MODEL, ...request }, [slice]).atLine;
      rows.slice(1).forEach(({ value }, i) => expect(value).toBeLessThanOrEqual(rows[i]?.value ?? 0));
      for (const row of rows) {
        const own = rows.filter((other) => other === row || isAlike(other, row));
        const above = own.filter(
          (other) => other.value > row.value && other.value.toPrecision(3) !== row.value.toPrecision(3),
        );
        expect(row.place).toBe(1 + above.length);
        expect(row.overlapsFirst).toBe(own[0] === undefined || row === own[0] || !isApart(row, own[0]));
        expect(row).toMatchObject({ pointId: null, kind: 'SIMULATED', ran: null });
      }
    },
  );

  test.prop([published, asked], runs)(
    'has one published row of a chip in a class, the shown class first, and nobody stands behind whom its own upper end reaches',
    (slice, request) => {
      const chart = chartOf({ model: MODEL, ...request }, [slice]);
      const { published: rows } = chart.atLine;
      const classes = rows.map(({ extent, pools }) => `${extent} ${pools}`);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      expect(classes.filter((one, i) => one !== classes[i - 1])).toHaveLength(new Set(classes).size);
      const shown = `${chart.slice.extent} ${chart.slice.pools}`;
      expect(classes.includes(shown)).toBe(classes[0] === shown);
      for (const row of rows) {
        const own = rows.filter((other) => other === row || isOfClass(other, row));
        const beyond = own.filter(({ value }) => value > row.upper);
        expect(row.value).toBeLessThanOrEqual(row.upper);
        expect(row.place).toBeLessThanOrEqual(1 + beyond.length);
        expect(row.overlapsFirst || beyond.includes(own[0] ?? row)).toBe(true);
        expect(own[0]?.place).toBe(1);
        expect(Math.max(...own.map(({ value }) => value))).toBe(own[0]?.value);
        expect(row.low).toBeLessThanOrEqual(row.value);
        expect(row.high).toBeGreaterThanOrEqual(row.value);
        expect(row.pointId).not.toBeNull();
      }
    },
  );

  test.prop([published, asked], runs)(
    'takes each published value from a point that keeps the line',
    (slice, request) => {
      const { atLine, fronts, points } = chartOf({ model: MODEL, ...request }, [slice]);
      const drawn = new Set([...fronts, ...points].map(({ key }) => key));
      const byId = new Map(slice.points.map((point) => [point.pointId, point]));
      for (const { pointId, key } of atLine.published) {
        const point = byId.get(pointId ?? '');
        expect(point?.tokensPerSecPerUser).toBeGreaterThanOrEqual(request.at);
        expect(drawn.has(key)).toBe(true);
      }
      // Runs at fewer than three loads are no front: they are shown one by one.
      for (const front of fronts) {
        expect(
          new Set(front.points.map(({ users, perUser }) => users ?? `at ${perUser}`)).size,
        ).toBeGreaterThanOrEqual(3);
      }
    },
  );

  test.prop([published, asked], runs)(
    'leaves out nobody: every sold chip has a place or a reason',
    (slice, request) => {
      const { atLine } = chartOf({ model: MODEL, ...request }, [slice]);
      const simulated = [...atLine.simulated, ...atLine.unplaced.filter(({ pointId }) => pointId === null)];
      const sold = [...catalogue.chips.values()].filter(({ status }) => status === 'shipping');
      expect(simulated.map(({ chip }) => chip).toSorted()).toEqual(sold.map(({ slug }) => slug).toSorted());
      expect(atLine.unplaced.every(({ words }) => words !== '')).toBe(true);
    },
  );

  test.prop([published, asked], runs)(
    'colours four chips at most, each with one front and one curve',
    (slice, request) => {
      const { fronts, curves } = chartOf({ model: MODEL, ...request }, [slice]);
      for (const systems of [fronts, curves]) {
        const chips = systems.filter(({ coloured }) => coloured).map(({ chip }) => chip);
        expect(chips.length).toBeLessThanOrEqual(4);
        expect(new Set(chips).size).toBe(chips.length);
      }
    },
  );

  test.prop([published, asked], runs)(
    'names a leader of a question only among systems of one class and kind, with who overlaps; the title names runs of the shown class alone',
    (slice, request) => {
      const chart = chartOf({ model: MODEL, ...request }, [slice]);
      const { leaders, atLine, head } = chart;
      const alike = atLine.published.filter(
        (row) => row.extent === chart.slice.extent && row.pools === chart.slice.pools,
      );
      const words = head.finding.split(/[^\w.]+/);
      const named = [...catalogue.chips.values()].map(chipShortName).filter((name) => words.includes(name));
      const known = new Set(alike.map(({ label }) => label));
      expect(named.filter((name) => !known.has(name))).toEqual([]);
      const [, ahead, behind] = /(\S+) leads (\S+) by/.exec(head.finding) ?? [];
      const placeOf = (label?: string) => alike.find((row) => row.label === label)?.place ?? 0;
      expect(ahead === undefined || placeOf(behind) > placeOf(ahead)).toBe(true);
      expect(leaders.map(({ question }) => question)).toEqual([
        'FASTEST',
        'MOST_OUTPUT',
        'CHEAPEST',
        'LEAST_ENERGY',
      ]);
      for (const { question, figure, labels, sentence, beyond, overlaps } of leaders) {
        expect(sentence).not.toBe('');
        expect(labels.length > 0).toBe(figure.value !== null);
        const rows = figure.kind === 'SIMULATED' ? atLine.simulated : atLine.published;
        const leader = rows.find(({ label, value }) => labels.includes(label) && value === figure.value);
        if (question === 'MOST_OUTPUT' && request.axis === 'PER_CHIP' && rows.length > 1 && leader) {
          const isOfIt = (row: PlacedRow) => row.extent === leader.extent && row.pools === leader.pools;
          const racing = rows.filter(isOfIt);
          expect(new Set(racing.map(({ chip }) => chip)).size).toBeGreaterThan(1);
          for (const { value } of racing) expect(value).toBeLessThanOrEqual(leader.value);
          // The first line says of each chip what its place does.
          const others = racing.filter(({ label }) => !labels.includes(label));
          for (const { label, overlapsFirst, kind } of others)
            expect(kind === 'SIMULATED' || overlaps.includes(label) === overlapsFirst).toBe(true);
          expect(beyond !== null).toBe(rows.some((row) => !isOfIt(row) && row.value > leader.value));
        }
        if (figure.kind === 'SIMULATED') continue;
        expect(figure.value === null || atLine.published.length > 0).toBe(true);
      }
    },
  );
});

describe('published systems of several sizes', () => {
  const points = (
    [
      ['nvidia-b200-sxm-180gb', 8, 91, 38],
      ['nvidia-b200-sxm-180gb', 8, 110, 30],
      ['nvidia-b200-sxm-180gb', 8, 150, 20],
      ['nvidia-h100-sxm5-80gb', 4, 21, 60],
      ['nvidia-h100-sxm5-80gb', 4, 30, 40],
      ['nvidia-h100-sxm5-80gb', 4, 40, 20],
      ['amd-mi355x', 8, 21, 90],
      ['amd-mi355x', 8, 30, 60],
      ['amd-mi355x', 8, 40, 30],
    ] as const
  ).map(([chip, chips, tokensPerSecPerUser, tokensPerSecPerChip], n) =>
    publishedPoint({
      pointId: `p${n}`,
      chip,
      chips,
      tokensPerSecPerUser,
      tokensPerSecPerChip,
      concurrency: n + 1,
    }),
  );
  const { head, atLine, leaders } = chartOf({ model: MODEL, at: 20 }, [
    { lengths: LENGTHS, precision: 'FP8', points },
  ]);

  test('have no number of chips in the line below the title, which is of the simulated ones and says so', () => {
    expect(head.slice).toMatch(/^[^;]+(; simulated on (one chip|\d+ chips) each)?$/);
    expect(head.slice).toContain(', one server, each user at 20 tokens/s or more');
  });

  test('stand in the title as verdicts say it, and have the places of who leads whom', () => {
    expect(head.finding).toBe(
      'One server: MI355X leads H100 by 1.5 times in output per chip on Llama 3.1 8B',
    );
    expect(atLine.published.map(({ label, place, value, upper }) => [label, place, value, upper])).toEqual([
      ['MI355X', 1, 90, 90],
      ['H100', 2, 60, 60],
    ]);
  });

  test.each([
    [130, /; B300(, run faster only,)? makes (at least 130 tokens\/s per chip|more)$/],
    // 100 against 90 ± 15 % tells nothing.
    [100, /; B300 makes at least 100( tokens\/s per chip)?$/],
  ])(
    'that make %d in a run beyond the line stand in the title as what they are, though a slower one exists',
    (made, told) => {
      const b300 = [
        [19, 140],
        [31, made],
        [60, 50],
      ].map(([tokensPerSecPerUser = 0, tokensPerSecPerChip = 0], n) =>
        publishedPoint({
          pointId: `more${n}`,
          chip: 'nvidia-b300-sxm',
          chips: 8,
          tokensPerSecPerUser,
          tokensPerSecPerChip,
          concurrency: n + 1,
        }),
      );
      const slice = { lengths: LENGTHS, precision: 'FP8' as const, points: [...points, ...b300] };
      expect(chartOf({ model: MODEL, at: 20 }, [slice]).head.finding).toMatch(told);
    },
  );

  test('without simulated systems beside, where two chips were run at the line, and with them where not', () => {
    const slices = [{ lengths: LENGTHS, precision: 'FP8' as const, points }];
    const alone = chartOf({ model: MODEL, at: 20, simulated: false }, slices);
    expect(alone).toMatchObject({ curves: [], slice: { simulated: false }, head: { kinds: ['REPORTED'] } });
    expect(alone.atLine.published.map(({ key }) => key)).toEqual(atLine.published.map(({ key }) => key));
    expect(chartOf({ model: MODEL, at: 300, simulated: false }, slices).slice.simulated).toBe(true);
    const wish = { model: MODEL, at: 20, simulated: false, with: ['google-tpu-v7-ironwood'] };
    expect(chartOf(wish, slices).slice.simulated).toBe(true);
  });

  test('of a class that nobody ran are not shown instead without a word', () => {
    const racks = chartOf({ model: MODEL, at: 20, extent: 'RACK' }, [
      { lengths: LENGTHS, precision: 'FP8', points },
    ]);
    expect(racks.slice.extent).toBe('SERVER');
    expect(racks.changed).toEqual([
      'No run of one rack is published in this slice; compared are those of one server.',
    ]);
  });

  test('have no place with the end of a sweep that ran faster than the line: it is told as "at least"', () => {
    expect(atLine.published.map(({ chip }) => chip)).not.toContain('nvidia-b200-sxm-180gb');
    expect(atLine.unplaced.find(({ pointId }) => pointId === 'p0')).toMatchObject({
      reason: 'RUN_FASTER',
      words: 'at least 38 tokens/s per chip (slowest run: 91 tokens/s each)',
    });
  });

  test('have a leader among those of one server, whatever their numbers of chips, with the run that has the value', () => {
    const most = leaders.find(({ question }) => question === 'MOST_OUTPUT');
    expect(most).toMatchObject({
      labels: ['MI355X'],
      among: 'one server',
      ran: 'MI355X × 8, one server · SGLang 0.5 · 7 users · 21 tokens/s each · date not published · published',
      beyond: null,
    });
  });

  test('are told apart in the first line where their places are, though intervals of the two values meet', () => {
    const near = points.map((point) =>
      point.pointId === 'p3' ? { ...point, tokensPerSecPerChip: 71 } : point,
    );
    const chart = chartOf({ model: MODEL, at: 20 }, [{ lengths: LENGTHS, precision: 'FP8', points: near }]);
    // 90 ± 15 % begins at 76.5 and 71 ± 15 % ends at 81.7; their ratio of 1.27 is past the 21 % of both.
    expect(chart.atLine.published.map(({ label, place }) => [label, place])).toEqual([
      ['MI355X', 1],
      ['H100', 2],
    ]);
    const most = chart.leaders.find(({ question }) => question === 'MOST_OUTPUT');
    expect(most).toMatchObject({ labels: ['MI355X'], overlaps: ['B200'] });
  });

  test('are led by one that was run faster alone, where that makes more than they can: bounded from one side, and counted in their places', () => {
    const more = points.map((point) =>
      point.pointId === 'p0' ? { ...point, tokensPerSecPerChip: 150 } : point,
    );
    const chart = chartOf({ model: MODEL, at: 20 }, [{ lengths: LENGTHS, precision: 'FP8', points: more }]);
    const told = (of: typeof chart) => of.leaders.find(({ question }) => question === 'MOST_OUTPUT');
    expect(told(chart)).toMatchObject({
      labels: ['B200'],
      figure: { value: 150, low: 150, high: null },
      sentence: 'published, at least 150.',
    });
    expect(chart.atLine.published.map(({ label, place, of }) => [label, place, of])).toEqual([
      ['MI355X', 2, 3],
      ['H100', 3, 3],
    ]);
    // The run as given makes less than theirs, and nobody knows what it makes at the line.
    expect(told({ ...chart, leaders })).toMatchObject({
      labels: ['MI355X'],
      sentence: 'published, 76.5 to 103. B200 cannot be told apart.',
    });
    expect(chart.head.notes).toContain(
      'B200 × 8, best run that keeps the line: 91 tokens/s each, at least 150 tokens/s per chip.',
    );
    const fastest = leaders.find(({ question }) => question === 'FASTEST');
    expect(fastest).toMatchObject({ labels: ['B200'], figure: { value: 150 } });
  });

  test('have no leader where no two are of one class, and the reason is said', () => {
    const apart = points
      .filter(({ chip }) => chip !== 'nvidia-b200-sxm-180gb')
      .map((point) => (point.chip === 'amd-mi355x' ? { ...point, mode: 'DISAGGREGATED' as const } : point));
    const chart = chartOf({ model: 'deepseek-r1', at: 20 }, [
      { lengths: LENGTHS, precision: 'FP8', points: apart },
    ]);
    const most = chart.leaders.find(({ question }) => question === 'MOST_OUTPUT');
    expect(most).toMatchObject({ labels: [], sentence: 'no leader: these systems differ in size or layout' });
  });

  test('name the best of another class beside the leader', () => {
    const rack = publishedPoint({
      pointId: 'rack',
      chip: 'nvidia-gb200-nvl72',
      chips: 72,
      tokensPerSecPerUser: 21,
      tokensPerSecPerChip: 600,
      concurrency: 128,
    });
    const more = [4, 3, 2].map((n) => ({
      ...rack,
      pointId: `rack-${n}`,
      concurrency: 16 * n,
      tokensPerSecPerUser: 20 + 10 * (5 - n),
      tokensPerSecPerChip: 100 * n,
    }));
    const chart = chartOf({ model: MODEL, at: 20 }, [
      { lengths: LENGTHS, precision: 'FP8', points: [...points, rack, ...more] },
    ]);
    const most = chart.leaders.find(({ question }) => question === 'MOST_OUTPUT');
    expect(most).toMatchObject({ labels: ['MI355X'], beyond: 'GB200 × 72, one rack: 600' });
  });
});
