import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pool } from '@inferbench/serving/scheduler';
import { serveLoad } from '@inferbench/serving/serve-load';
import type { ServeInput } from '@inferbench/serving/system';
import { lawCount } from '../../testkit/law-scale.ts';
import { inputs } from './synthetic.ts';
import { serveSteppingly } from './stepping-engine.ts';

const RUNS = lawCount(20_000, 300);

function expectEqual(input: ServeInput): void {
  const leapt = serveLoad(input);
  const stepped = serveSteppingly(input);
  expect({ steps: leapt.steps, preemptions: leapt.preemptions, dropped: leapt.dropped }).toEqual({
    steps: stepped.steps,
    preemptions: stepped.preemptions,
    dropped: stepped.dropped,
  });
  for (const column of ['admittedSec', 'firstTokenSec', 'endSec'] as const) {
    for (const [i, sec] of stepped[column].entries()) {
      const other = leapt.requests[column][i] ?? 0;
      // Both are without a time, or their times agree.
      expect(
        Number.isNaN(sec) ? Number.isNaN(other) : Math.abs(other - sec) <= 1e-9 * Math.max(1e-3, sec),
      ).toBe(true);
    }
  }
  expect(leapt.itl.n).toBe(stepped.gaps.length);
  const { prefill, decode } = leapt.pools;
  const memory = (pool: Pool) => pool.memory.blocks;
  const peak =
    'clock' in input
      ? prefill.kvUse.peak * memory(input)
      : Math.max(
          prefill.kvUse.peak * memory(input.prefill),
          (decode?.kvUse.peak ?? 0) * memory(input.decode),
        );
  expect(Math.round(peak)).toBe(stepped.peakBlocks);
}

test('leaping over steps gives what stepping through them gives, for every load, scheduler and technique', () => {
  fc.assert(fc.property(inputs, expectEqual), { numRuns: RUNS });
});
