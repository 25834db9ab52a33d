import { catalogue } from '@inferbench/catalogue/catalogue';
import type { ContextMark } from '@inferbench/domain/board/context-analysis';
import type { CurveSystem } from '@inferbench/analyses/context/curve-system';
import { curveOf } from '@inferbench/analyses/context/curve';
import { crossingsOf } from '@inferbench/analyses/context/crossing';
import { compareMeasured, measuredCurves } from '@inferbench/analyses/context/measured-crossing';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

const STEPS = 20_000;

/** Where a difference changes its sign on a dense grid in log, with the step in which it does. */
function searched(
  from: number,
  to: number,
  lead: (context: number) => number,
): { low: number; high: number }[] {
  const found: { low: number; high: number }[] = [];
  let last: { at: number; sign: number } | null = null;
  for (let i = 0; i <= STEPS; i += 1) {
    const at = from * (to / from) ** (i / STEPS);
    const sign = Math.sign(lead(at));
    if (sign === 0) continue;
    if (last !== null && last.sign !== sign) found.push({ low: last.at, high: at });
    last = { at, sign };
  }
  return found;
}

type Curve = readonly (readonly [context: number, value: number])[];

/** A straight line in log–log between the points on both sides. */
function valueOn(curve: Curve, context: number): number {
  const right = curve.findIndex(([at]) => at >= context);
  const [left, end] = [curve[Math.max(0, right - 1)], curve[right]];
  if (!left || !end) return Number.NaN;
  if (end[0] === left[0]) return end[1];
  const share = Math.log(context / left[0]) / Math.log(end[0] / left[0]);
  return left[1] * (end[1] / left[1]) ** share;
}

function marksOf(system: string, curve: Curve): ContextMark[] {
  return curve.map(([context, value]) => ({
    system,
    label: system,
    chip: system,
    pointId: `${system}-${context}`,
    kind: 'MEASURED',
    evidenceGrade: 'E2',
    context,
    value,
    low: value * 0.95,
    high: value * 1.05,
    ranks: true,
  }));
}

const curves = fc
  .uniqueArray(fc.integer({ min: 7, max: 17 }), { minLength: 2, maxLength: 8 })
  .chain((powers) =>
    fc.tuple(
      fc.constant(powers.toSorted((a, b) => a - b).map((power) => 2 ** power)),
      fc.array(fc.integer({ min: 1, max: 1000 }), {
        minLength: powers.length,
        maxLength: powers.length,
      }),
    ),
  )
  .map(([contexts, values]): Curve => contexts.map((context, i) => [context, values[i] ?? 1]));

test.prop([curves, curves, fc.boolean()], { numRuns: 60 })(
  'measured crossovers are those that a dense search finds, no more and no fewer',
  (a, b, higherIsBetter) => {
    const [first, second] = measuredCurves([...marksOf('a', a), ...marksOf('b', b)], higherIsBetter);
    if (!first || !second) throw new Error('two curves');
    const { overlap, crossings } = compareMeasured(first, second, higherIsBetter);
    const dense =
      overlap === null
        ? []
        : searched(overlap.from, overlap.to, (context) => {
            // Logs that differ by less are equal: what interpolation itself loses.
            const gap = Math.log(valueOn(a, context) / valueOn(b, context));
            return Math.abs(gap) < 1e-10 ? 0 : gap;
          });
    // Two crossings inside one step of the search are none to it; random values come that close once in a million.
    expect(crossings).toHaveLength(dense.length);
    for (const [i, { context }] of crossings.entries()) {
      expect(context).toBeGreaterThanOrEqual((dense[i]?.low ?? Number.NaN) * (1 - 1e-9));
      expect(context).toBeLessThanOrEqual((dense[i]?.high ?? Number.NaN) * (1 + 1e-9));
    }
  },
);

const MODEL = 'llama-3-8b';

function simulated(chip: string, tokensPerSec: number): CurveSystem {
  const anchor = {
    pointId: chip,
    batch: 8,
    inputTokens: 2048,
    outputTokens: 0,
    context: 2048,
    intervalShare: 0.05,
  };
  return {
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
    weights: 'fp16',
    kv: null,
    role: 'RANKED',
    anchor: { ...anchor, stepSec: 8 / tokensPerSec },
  };
}

test('simulated crossovers are those that a dense search of both curves finds', () => {
  const pairs = [
    [simulated('nvidia-h100-sxm5-80gb', 300), simulated('nvidia-a100-sxm4-80gb', 330)],
    [simulated('amd-mi300x', 250), simulated('nvidia-h100-sxm5-80gb', 280)],
    [simulated('nvidia-l40s', 200), simulated('nvidia-a100-sxm4-80gb', 180)],
  ] as const;
  const load = { phase: 'DECODE', batch: 8, inputShare: 1, outputShare: 0 } as const;
  let found = 0;
  for (const pair of pairs) {
    const [a, b] = pair.map((system) =>
      curveOf({ system, metric: 'USEFUL_TOPS', model: MODEL, load, catalogue }),
    );
    if (!a || !b) throw new Error('two curves');
    const end = Math.min(a.endsAtContext ?? 131_072, b.endsAtContext ?? 131_072);
    const crossings = crossingsOf(a, b, true);
    const dense = searched(128, end, (context) => (a.at(context)?.value ?? 0) - (b.at(context)?.value ?? 0));
    expect(crossings).toHaveLength(dense.length);
    for (const [i, { context }] of crossings.entries()) {
      // Bisection ends within a ten-thousandth.
      expect(context).toBeGreaterThanOrEqual((dense[i]?.low ?? Number.NaN) * (1 - 2e-4));
      expect(context).toBeLessThanOrEqual((dense[i]?.high ?? Number.NaN) * (1 + 2e-4));
    }
    found += crossings.length;
  }
  expect(found).toBeGreaterThan(0);
});
