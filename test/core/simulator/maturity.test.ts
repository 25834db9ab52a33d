import type { Maturity } from '@inferbench/domain/calibration';
import { maturityOf, type Stack } from '@inferbench/simulator/maturity';
import { DEFAULT_CONSTANTS } from '@inferbench/simulator/efficiency';
import { describe, expect, test } from 'vitest';
import { testChip } from '../../testkit/chip.ts';

const entry = (framework: string, version: string | null, ratio: number): Maturity => ({
  framework,
  version,
  phase: 'decode',
  ratio,
  reachPerClock: null,
  rows: 3,
});
const FITTED = [entry('a', '1', 2), entry('a', '2', 1.2), entry('a', '3', 1.4), entry('b', null, 3)];

function slowness(stack: Stack, fitted: readonly Maturity[] = FITTED, clockHz: number | null = null) {
  const chip = testChip({ bandwidthBytesPerSec: 2e12, fp16OpsPerSec: 1e14 });
  return maturityOf({
    chip: { ...chip, simt: { ...chip.simt, processors: 100, clockHz } },
    peak: { denseOpsPerSec: 1e14 },
    constants: DEFAULT_CONSTANTS,
    stack,
    phase: 'decode',
    fitted,
  });
}

describe('how much slower a stack is than the best one', () => {
  test.each([
    ['no stack is the best one', { framework: null, version: null }, 1, 'reference'],
    ['a version that was measured', { framework: 'a', version: '2' }, 1.2, 'version'],
    ['another version: the middle of those that were', { framework: 'a', version: '9' }, 1.4, 'framework'],
    ['another framework: the middle of all', { framework: 'z', version: null }, 1.7, 'any'],
  ] as const)('%s', (_, stack, ratio, basis) => {
    expect(slowness(stack)).toEqual({ ratio, basis });
  });

  test('without any measurement is one', () => {
    expect(slowness({ framework: 'a', version: '1' }, [])).toEqual({ ratio: 1, basis: 'any' });
  });

  test('another kind of work teaches nothing about this one', () => {
    const prefill = FITTED.map((fitted) => ({ ...fitted, phase: 'prefill' as const }));
    expect(slowness({ framework: 'a', version: '1' }, prefill).ratio).toBe(1);
  });
});

describe('kernels that reach the same on every generation', () => {
  const reach = (reachPerClock: number) => [{ ...entry('a', '1', 1.5), reachPerClock }];
  const stack = { framework: 'a', version: '1' };

  test('are as slow as the chip’s attainable bytes a processor and clock are above their reach', () => {
    // 2 TB/s × 0.8 over 100 processors at 1 GHz: 16 bytes.
    expect(slowness(stack, reach(4), 1e9).ratio).toBeCloseTo(4, 12);
  });

  test('are the best stack on a chip that is slower than they are', () => {
    expect(slowness(stack, reach(20), 1e9).ratio).toBe(1);
  });

  test('have their median ratio where no clock is published', () => {
    expect(slowness(stack, reach(4), null).ratio).toBe(1.5);
  });
});
