import { describe, expect, test } from 'vitest';
import { agrees, differences } from './compare.ts';
import { UNSCORED_ROWS } from './decode.ts';
import { EXPECTED } from './points.ts';
import { boardValue, costOn, metric, rates, scoredPoints } from './product.ts';

const { points, unmapped } = scoredPoints();

function pointOf(rows: readonly string[]) {
  const point = points.get(rows.join(' '));
  if (point === undefined) throw new Error(`the product has no point of the rows ${rows.join(', ')}`);
  return point;
}

describe.each(EXPECTED.map((expected) => ({ ...expected, name: expected.rows.join(' ') })))(
  '$name: $title',
  (expected) => {
    test('peak of the resolved precision, all chips', () => {
      const { score } = pointOf(expected.rows);
      expect(differences([['peak', score.peakOpsPerSec, expected.peakOpsPerSec]])).toEqual([]);
    });

    test('required FLOPs a second, and the part of prompts', () => {
      const { flopsPerSec, prefillShare } = rates(pointOf(expected.rows));
      const share = expected.phase === 'IMAGE' ? prefillShare : expected.prefillShare;
      expect(
        differences([
          ['FLOPs a second', flopsPerSec, expected.flopsPerSec],
          ['part of prompts', prefillShare, typeof share === 'string' ? null : share],
        ]),
      ).toEqual([]);
    });

    test('useful TOPS and utilisation', () => {
      const point = pointOf(expected.rows);
      expect(
        differences([
          ['useful TOPS', metric(point, 'USEFUL_TOPS'), expected.usefulTops],
          ['utilisation', point.score.utilisation, expected.utilisation],
        ]),
      ).toEqual([]);
    });

    test('tokens and images a second', () => {
      const point = pointOf(expected.rows);
      expect(
        differences([
          ['tokens/s/user', metric(point, 'TOKENS_PER_S_PER_USER'), expected.tokensPerSecPerUser],
          ['tokens/s/chip', metric(point, 'TOKENS_PER_S_PER_CHIP'), expected.tokensPerSecPerChip],
          ['images/s', rates(point).imagesPerSec, expected.imagesPerSec],
        ]),
      ).toEqual([]);
    });

    test.each(
      (['RENTED', 'OWNED', 'CONTRACT'] as const).filter((basis) => expected.costs[basis] !== undefined),
    )('cost, %s', (basis) => {
      const point = pointOf(expected.rows);
      const cost = expected.costs[basis];
      const actual = costOn(point, basis);
      const onBoard = boardValue(point, 'COST_EFFICIENCY', basis);
      expect(
        differences([
          ['USD/h', actual?.usdPerHour ?? null, cost?.usdPerHour ?? null],
          ['USD/M out', actual?.usdPerMillionOutputTokens ?? null, cost?.usdPerMillionOutputTokens ?? null],
          ['USD/M in', actual?.usdPerMillionInputTokens ?? null, cost?.usdPerMillionInputTokens ?? null],
          ['TOPS per USD/h', onBoard, onBoard === null ? null : (cost?.efficiency ?? null)],
        ]),
      ).toEqual([]);
    });

    test('cost efficiency stands on a basis that the chip has a price for', () => {
      const actual = metric(pointOf(expected.rows), 'COST_EFFICIENCY');
      const { RENTED, OWNED, CONTRACT } = expected.costs;
      const [shown, other] = [RENTED, OWNED, CONTRACT ?? null].filter((cost) => cost !== null);
      const right =
        expected.flopsPerSec === null
          ? typeof actual === 'string'
          : shown === undefined
            ? actual === 'NO_PRICE'
            : agrees(actual, shown.efficiency) || (other !== undefined && agrees(actual, other.efficiency));
      expect({ actual, shown: shown?.efficiency, other: other?.efficiency, right }).toMatchObject({
        right: true,
      });
    });

    test('energy', () => {
      const point = pointOf(expected.rows);
      const { energy } = expected;
      const entry = point.score.energy.find(({ boundary }) => boundary === energy?.boundary);
      const others = point.score.energy.filter((one) => one !== entry && one.boundary !== 'simulated');
      const efficiency = metric(point, 'ENERGY_EFFICIENCY');
      expect(
        differences([
          ['watts', entry?.averageWatts ?? null, energy?.watts ?? null],
          ['J per output token', entry?.joulesPerOutputToken ?? null, energy?.joulesPerOutputToken ?? null],
          ['J per request', entry?.joulesPerRequest ?? null, energy?.joulesPerRequest ?? null],
          ['J per image', entry?.joulesPerImage ?? null, energy?.joulesPerImage ?? null],
          // Without watts and without FLOPs either reason is true.
          [
            'TOPS per W',
            energy === null && typeof efficiency === 'string' ? null : efficiency,
            energy?.efficiency ?? null,
          ],
        ]),
      ).toEqual([]);
      expect(others).toEqual([]);
    });

    test('energy of prompts and answers apart: both add up to all of it, shared out by a simulation where both were done', () => {
      const { energy, work } = pointOf(expected.rows).score;
      for (const entry of energy) {
        const { joulesPerPromptToken = null, joulesPerDecodeToken = null } = entry;
        const [prompts, answers] = [work?.inputTokens ?? 0, work?.outputTokens ?? 0];
        const apart = joulesPerPromptToken !== null && joulesPerDecodeToken !== null;
        const sum = (joulesPerPromptToken ?? 0) * prompts + (joulesPerDecodeToken ?? 0) * answers;
        const all = entry.averageWatts * (work?.durationSec ?? Number.NaN);
        expect([entry.phaseSplit ?? null, apart ? Math.abs(sum / all - 1) < 1e-9 : null]).toEqual(
          apart ? ['SIMULATED', true] : [null, null],
        );
      }
    });

    test('split: the algorithm’s factor, and all factors multiply to what was measured', () => {
      const { score } = pointOf(expected.rows);
      const { split } = score;
      const algorithm = split.present ? split.value.algorithm : split.reason;
      const [hardware, software] = split.present
        ? [split.value.hardware, split.value.software]
        : [null, null];
      const both = (hardware ?? Number.NaN) * (software ?? Number.NaN);
      const measured = expected.flopsPerSec ?? Number.NaN;
      const product = split.present ? split.value.algorithm * both * score.peakOpsPerSec : null;
      expect(
        differences([
          ['A', algorithm, expected.algorithm],
          ['A × H × S × peak', product, split.present ? measured : null],
          // Hardware × software is ideal time ÷ measured time, whatever lies between them.
          [
            'H × S',
            split.present ? both : null,
            split.present ? measured / score.peakOpsPerSec / split.value.algorithm : null,
          ],
        ]),
      ).toEqual([]);
    });

    test('slice', () => {
      const { position } = pointOf(expected.rows);
      const { slice } = expected;
      // Which context an image has the definitions do not say.
      const context = slice?.context ?? position?.slice.context;
      expect(position?.slice ?? null).toEqual(slice === null ? null : { ...slice, context });
    });
  },
);

/** The formulas of cost, whichever prices the product admits. */
describe('cost where prices from the press count', () => {
  const trusted = scoredPoints('all trusted').points;
  const owned = EXPECTED.flatMap(({ rows, title, flopsPerSec, costs }) =>
    flopsPerSec !== null && costs.OWNED?.usdPerHour.kind === 'exact'
      ? [{ name: rows.join(' '), title, cost: costs.OWNED }]
      : [],
  );

  test.each(owned)('owning, $name: $title', ({ name, cost }) => {
    const point = trusted.get(name);
    const actual = point === undefined ? null : costOn(point, 'OWNED');
    expect(
      differences([
        ['USD/h', actual?.usdPerHour ?? null, cost.usdPerHour],
        ['USD/M out', actual?.usdPerMillionOutputTokens ?? null, cost.usdPerMillionOutputTokens],
        ['USD/M in', actual?.usdPerMillionInputTokens ?? null, cost.usdPerMillionInputTokens],
      ]),
    ).toEqual([]);
  });
});

describe('rows that state too little to be a point', () => {
  test.each(UNSCORED_ROWS)('$row: $title', ({ row }) => {
    expect([...unmapped]).toContain(row);
    expect([...points.keys()].filter((key) => key.split(' ').includes(row))).toEqual([]);
  });
});
