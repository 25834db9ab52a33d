import { catalogue } from '@inferbench/catalogue/catalogue';
import { peakChart } from '@inferbench/answers/peak/peak';
import { MAX_FINDING_LENGTH } from '@inferbench/domain/terms/chart-head';
import { PeakChartRequest } from '@inferbench/answers/peak/request';
import { PeakChart } from '@inferbench/answers/peak/shape';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { fc, test as law } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { lawCount } from '../../testkit/law-scale.ts';
import { publishedPoint } from '../analyses/published-point.ts';

const B200 = 'nvidia-b200-sxm-180gb';
const MI355X = 'amd-mi355x';

function peaks(request: object, published: readonly TradeoffPoint[] = []): PeakChart {
  const found = peakChart({ request: PeakChartRequest.parse(request), published, date: null, catalogue });
  if (!found.ok) throw found.error;
  return found.value;
}

const PAIR = { chips: [B200, MI355X], model: 'deepseek-r1', chipsEach: 8 };

test('without a run a system shows what it could reach, and says that no run says more', () => {
  const { rows, head } = peaks(PAIR);
  for (const row of rows) {
    expect(row).toMatchObject({ kind: 'SIMULATED', software: null, delivered: null, pointId: null });
    expect(row.attainable).toBeCloseTo(row.algorithm * row.hardware, 12);
    expect(row.title).toMatch(
      /^(B200|MI355X) could reach [\d.]+ % of its FP8 peak; no run says what software delivers$/,
    );
  }
  expect(head.finding).toMatch(/ of either peak waits? for memory$/);
});

test('a published run near in users takes the place of the simulation, with its three factors', () => {
  const split = { algorithm: 0.1, hardware: 0.5, software: 0.8 };
  const run = publishedPoint({ pointId: 'run', chip: MI355X, split });
  const far = publishedPoint({ pointId: 'far', chip: B200, concurrency: 256, split });
  const [b200, mi355x] = peaks(PAIR, [run, far]).rows;
  expect(b200?.kind).toBe('SIMULATED');
  expect(mi355x).toMatchObject({
    kind: 'REPORTED',
    pointId: 'run',
    title: 'MI355X delivers 4.0 % of its FP8 peak',
    source: 'published: SGLang, 64 users, 8 chips',
    finding: null,
  });
  expect(mi355x?.delivered).toBeCloseTo(0.04, 12);
});

test('the peak is that of the format that computes: no FP4 on an H200, and each has its own beside a B200', () => {
  const request = {
    chips: ['nvidia-h200-sxm-141gb', B200],
    model: 'gpt-oss-120b',
    precision: 'FP4',
    chipsEach: 8,
  };
  const split = { algorithm: 0.1, hardware: 0.5, software: 0.8 };
  const run = publishedPoint({
    chip: 'nvidia-h200-sxm-141gb',
    precision: 'mxfp4',
    precisionClass: 'FP4',
    split,
  });
  const { rows, head } = peaks(request, [run]);
  expect(rows.map(({ peakName }) => peakName)).toEqual(['FP8 peak', 'FP4 peak']);
  expect(rows[0]?.title).toBe('H200 delivers 4.0 % of its FP8 peak');
  expect(head.slice).toContain('Top bar: the whole peak of each.');
  expect(peaks(PAIR).head.slice).toContain('Top bar: the whole FP8 peak.');
});

test('software above what is attainable is judged as PHYS-ATTAINABLE does, inside two error bars and outside', () => {
  const faster = (software: number) =>
    peaks(PAIR, [publishedPoint({ split: { algorithm: 0.1, hardware: 0.5, software } })]);
  expect(faster(1.1).rows[0]?.finding).toMatch(
    /^The run is 1\.1 times as fast as .*, within twice its error of/,
  );
  expect(faster(3).head.notes[0]).toMatch(
    /^B200: The run is 3\.0 times as fast .*is wrong \(rule PHYS-ATTAINABLE\)\.$/,
  );
});

test('a chip that does not hold the work has no row and says why', () => {
  const found = peaks({ chips: [B200, 'nvidia-l4'], model: 'deepseek-r1', chipsEach: 8 });
  expect(found.rows.map(({ chip }) => chip)).toEqual([B200]);
  expect(found.absent).toMatchObject([
    { label: 'L4', reason: expect.stringContaining('8 × L4 have 186 GB usable') },
  ]);
});

const requests = fc.record({
  chips: fc.uniqueArray(fc.constantFrom(...catalogue.chips.keys()), { minLength: 1, maxLength: 8 }),
  model: fc.constantFrom('llama-3.1-8b', 'llama-3.3-70b', 'deepseek-r1', 'mixtral-8x7b'),
  precision: fc.constantFrom('FP16', 'FP8', 'FP4', 'W4A16'),
  users: fc.constantFrom(1, 8, 64, 512),
});

law.prop([requests], { numRuns: lawCount(1000, 40) })(
  'each chip has a row or a reason; shares are shares; titles fit',
  (request) => {
    const found = peaks(request);
    expect(PeakChart.safeParse(found).error).toBeUndefined();
    expect([...found.rows, ...found.absent].map(({ chip }) => chip).toSorted()).toEqual(
      request.chips.toSorted(),
    );
    expect(found.head.finding.length).toBeLessThanOrEqual(MAX_FINDING_LENGTH);
    for (const { algorithm, hardware } of found.rows) {
      expect(algorithm).toBeGreaterThan(0);
      expect(algorithm).toBeLessThanOrEqual(1 + 1e-9);
      expect(hardware).toBeLessThanOrEqual(1 + 1e-9);
    }
  },
);
