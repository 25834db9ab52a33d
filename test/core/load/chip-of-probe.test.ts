import type { Probe } from '@inferbench/domain/probe';
import { readChip } from '@inferbench/domain/read-chip';
import { isLocal } from '@inferbench/domain/source-address';
import { chipOfProbe } from '@inferbench/load/probe/chip-of-probe';
import { operationsPerClock } from '@inferbench/load/probe/operations-per-clock';
import { efficiencyOf } from '@inferbench/simulator/efficiency';
import { errorBarShare } from '@inferbench/simulator/error-bar';
import { evaluateChip } from '@inferbench/evaluation/evaluate-chip';
import { expect, test } from 'vitest';

const PROBE: Probe = {
  schema: 'inferbench.probe/1',
  probedOn: '2026-11-23',
  tool: { name: 'inferbench probe', version: '0.1.0' },
  machine: {
    os: 'Linux 6.1',
    cpu: 'Example(R) Core(TM) X1 @ 2.50GHz',
    architecture: 'x64',
    instructions: ['sse2', 'avx', 'avx2', 'fma'],
    cores: 4,
    memoryBytes: 16 * 1_073_741_824,
  },
  clock: { hertz: [2e9, 2.5e9, 2.4e9] },
  reads: [
    { threads: 1, bytesPerThread: 1e9, bytesPerSec: [9e9, 10e9] },
    { threads: 4, bytesPerThread: 1e9, bytesPerSec: [19e9, 20e9] },
  ],
  products: [{ threads: 4, precision: 'fp32', size: 256, opsPerSec: [50e9, 60e9] }],
};
const OF = { vendor: 'Example', sha256: 'a1b2c3'.padEnd(64, '0') };

test('a specification of a probe has the best of what was measured, and bounds by the widest units', () => {
  const chip = chipOfProbe(PROBE, OF);
  // 4 cores × 2.5 GHz × 32 operations of two fused multiply-adds of 256 bits.
  expect(chip.peaks.map(({ precision, denseOpsPerSec }) => [precision, denseOpsPerSec])).toEqual([
    ['fp32', 320e9],
    ['int8', 640e9],
  ]);
  expect(chip.memory).toMatchObject({ bandwidthBytesPerSec: 20e9, capacity: { value: 16, unit: 'GiB' } });
  expect(chip.simt).toMatchObject({ processors: 4, clockHz: 2.5e9 });
  expect(chip.name).toBe('local Example Core X1, 4 cores, a1b2c3');
  expect(chip.slug).toBe('local-example-core-x1-4-cores-a1b2c3');
  expect(JSON.stringify(chip.notes)).toContain('60 GFLOP/s');
});

test('it is read and judged like any other, as declared by its vendor, without a finding', () => {
  const chip = chipOfProbe(PROBE, OF);
  expect(readChip(chip)).toMatchObject({ ok: true, value: { notes: [] } });
  expect(isLocal(chip)).toBe(true);
  expect(JSON.stringify(evaluateChip(chip))).not.toContain('"reject"');
});

test('nothing is fitted to it: it is a simt chip that is not calibrated, with the error bar of such families', () => {
  const chip = chipOfProbe(PROBE, OF);
  expect(efficiencyOf(chip).provenance).toBe('uncalibrated');
  const shipped = { ...chip, slug: 'example-x1' };
  expect(efficiencyOf(shipped).provenance).toBe('calibrated');
  const systolic = { slug: 'example-x1', family: 'systolic' } as const;
  expect(errorBarShare(chip, 'decode')).toBe(errorBarShare(systolic, 'decode'));
  expect(errorBarShare(chip, 'decode')).not.toBe(errorBarShare(shipped, 'decode'));
  expect(efficiencyOf(chip).constants).not.toEqual(efficiencyOf(shipped).constants);
});

test('of a processor whose units are not known, the rate is what the probe reached', () => {
  const machine = { ...PROBE.machine, architecture: 'riscv64', cpu: null };
  const chip = chipOfProbe({ ...PROBE, machine }, OF);
  expect(chip.peaks).toMatchObject([{ precision: 'fp32', denseOpsPerSec: 60e9, confidence: 'measured' }]);
  expect(chip.name).toBe('local riscv64, 4 cores, a1b2c3');
});

test('each precision has one unit, the widest that is there', () => {
  const all = ['sse2', 'avx', 'fma', 'avx2', 'avx512f', 'avx512_vnni', 'amx_int8', 'amx_bf16', 'avx512_fp16'];
  expect(operationsPerClock('x64', all).map(({ precision, extension }) => [precision, extension])).toEqual([
    ['fp32', 'avx512f'],
    ['bf16', 'amx_bf16'],
    ['fp16', 'avx512_fp16'],
    ['int8', 'amx_int8'],
  ]);
  expect(operationsPerClock('arm64', all)).toEqual([]);
});
