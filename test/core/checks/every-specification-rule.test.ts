import { evaluateChip } from '@inferbench/evaluation/evaluate-chip';
import { describe, expect, test } from 'vitest';
import { testChip } from '../../testkit/chip.ts';

describe('every rule of specifications', () => {
  const rulesOf = (chip: unknown) => evaluateChip(chip).findings.map((finding) => finding.rule);
  const sourced = { source: 's', confidence: 'datasheet' } as const;

  test('a complete one breaks none', () => {
    expect(evaluateChip(testChip({ fp16OpsPerSec: 1e15, bandwidthBytesPerSec: 3e12 }))).toMatchObject({
      verdict: 'VALIDATED',
      findings: [],
    });
  });

  test('no peak, an order of peaks that no silicon has, a balance off by a unit, idle above the limit', () => {
    const chip = testChip({ fp16OpsPerSec: 1e15, bandwidthBytesPerSec: 3e12 });
    expect(rulesOf({ ...chip, peaks: [] })).toContain('SPEC-PEAK-DENSE');
    const slow8 = [...chip.peaks, { precision: 'fp8', denseOpsPerSec: 5e14, ...sourced }];
    expect(rulesOf({ ...chip, peaks: slow8 })).toContain('SPEC-PEAK-DENSE');
    expect(rulesOf({ ...chip, peaks: slow8, notes: ['fp8 runs at half rate on this part'] })).not.toContain(
      'SPEC-PEAK-DENSE',
    );
    expect(rulesOf(testChip({ fp16OpsPerSec: 1e15, bandwidthBytesPerSec: 3e9 }))).toContain('SPEC-RIDGE');
    expect(rulesOf({ ...chip, idlePower: { watts: 800, note: null, ...sourced } })).toContain('SPEC-POWER');
  });

  test('a figure without a public source warns, a source that is not described is refused', () => {
    const chip = testChip({ fp16OpsPerSec: 1e15, bandwidthBytesPerSec: 3e12 });
    const pressed = { ...chip, memory: { ...chip.memory, confidence: 'press' } };
    expect(evaluateChip(pressed)).toMatchObject({
      verdict: 'VALIDATED',
      findings: [{ rule: 'SPEC-SOURCE', severity: 'warn' }],
    });
    const unnamed = { ...chip, memory: { ...chip.memory, source: 'nowhere' } };
    expect(evaluateChip(unnamed).verdict).toBe('REJECTED');
  });

  test('a name of somebody else’s product line, out or to come, is held for review; one of one’s own is not', () => {
    const named = (vendor: string, name: string) =>
      evaluateChip(
        { ...testChip({ fp16OpsPerSec: 1e15, bandwidthBytesPerSec: 3e12 }), vendor, name },
        { declared: { organizationName: vendor, vendors: [] } },
      ).findings.flatMap(({ rule, severity }) => (rule === 'SPEC-LINE' ? [severity] : []));
    for (const name of [
      'Rubin Ultra',
      'Rub1n 144GB',
      'H300 SXM',
      'GB400',
      'MI500X',
      'Instinct Next',
      'TPU v9',
      'Jaguar Shores',
    ])
      expect([name, named('Acme', name)]).toEqual([name, ['flag']]);
    for (const name of ['A1 96GB', 'Falcon 7', 'Hopscotch', 'MI5', 'H3'])
      expect([name, named('Acme', name)]).toEqual([name, []]);
    expect(named('NVIDIA', 'Rubin Ultra')).toEqual([]);
    expect(named('Advanced Micro Devices', 'MI500X')).toEqual(['flag']);
  });

  test('a point above 95 % of a declared bound, or all below 10 % of both', () => {
    const chip = testChip({ fp16OpsPerSec: 1e15, bandwidthBytesPerSec: 3e12 });
    const reached = (share: number, count: number) =>
      Array.from({ length: count }, (_, i) => ({
        pointId: String(i),
        computeShare: share,
        bandwidthShare: 0,
      }));
    const rules = (share: number, count: number) =>
      evaluateChip(chip, { reached: reached(share, count) }).findings.map((f) => f.rule);
    expect(rules(0.96, 1)).toEqual(['SPEC-CONSISTENT']);
    expect(rules(0.09, 5)).toEqual(['SPEC-CONSISTENT']);
    expect(rules(0.09, 4)).toEqual([]);
    expect(rules(0.5, 5)).toEqual([]);
  });
});
