import { amdSmiLines, nvidiaSmiLines } from '@inferbench/load/power/power-samplers';
import { dcgmReadings } from '@inferbench/load/power/dcgm-text';
import { wattsBetween } from '@inferbench/load/power/rapl';
import type { ReadingLines } from '@inferbench/load/power/reading';
import { rocmSmiLines } from '@inferbench/load/power/rocm-smi-lines';
import { Rounds } from '@inferbench/load/power/rounds';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

const readAll = (lines: ReadingLines, text: string) =>
  text.split('\n').flatMap((line) => lines.line(line) ?? []);

describe('what tools print', () => {
  test('of nvidia-smi: a device and its watts; no reading is none', () => {
    const text =
      'GPU-1a2b, 71.25\n GPU-3c, 300\nGPU-1a2b, [N/A]\nGPU-1a2b, -5\nNo devices were found\n0, 55.5';
    expect(readAll(nvidiaSmiLines(), text)).toEqual([
      { device: 'GPU-1a2b', watts: 71.25 },
      { device: 'GPU-3c', watts: 300 },
      { device: '0', watts: 55.5 },
    ]);
  });

  test('of amd-smi: after its first line, through blank lines and repeated headers', () => {
    const header = 'timestamp,gpu,socket_power,gfx_voltage';
    const text = `'CTRL' + 'C' to stop:\n${header}\n1767225599,0,100,N/A\n1767225599,1,N/A,N/A\n\n${header}\n1767225600,1,250,N/A`;
    expect(readAll(amdSmiLines(), text)).toEqual([
      { device: '0', watts: 100 },
      { device: '1', watts: 250 },
    ]);
  });

  test('of rocm-smi: the column that its header names', () => {
    const text =
      '\ndevice,Temp,Average Graphics Package Power (W)\ncard0,40,35.0\ncard1,41,N/A\n\ndevice,Current Socket Graphics Package Power (W)\ncard0,130';
    expect(readAll(rocmSmiLines(), text)).toEqual([
      { device: 'card0', watts: 35 },
      { device: 'card0', watts: 130 },
    ]);
    expect(rocmSmiLines().line('card0,35')).toBeNull();
  });

  test('of the DCGM exporter: each board once, however many parts it is divided into', () => {
    const text = [
      'DCGM_FI_DEV_POWER_USAGE{gpu="0",UUID="GPU-a",GPU_I_ID="1"} 250.5',
      'DCGM_FI_DEV_POWER_USAGE{gpu="0",UUID="GPU-a",GPU_I_ID="2"} 250.5',
      'DCGM_FI_DEV_POWER_USAGE{gpu="1",UUID="GPU-b"} 100',
      'DCGM_FI_DEV_GPU_TEMP{gpu="1",UUID="GPU-b"} 40',
    ].join('\n');
    expect(dcgmReadings(text)).toEqual([
      { device: 'GPU-a', watts: 250.5 },
      { device: 'GPU-b', watts: 100 },
    ]);
  });
});

describe('a counter of energy', () => {
  test('gives microjoules by microseconds', () => {
    const watts = wattsBetween(
      { atUs: 1000, energyMicrojoules: 500 },
      { atUs: 101_000, energyMicrojoules: 4_500_500 },
      1e9,
    );
    expect(watts).toBe(45);
  });

  property.prop([
    fc.integer({ min: 1, max: 1_000_000 }),
    fc.integer({ min: 0, max: 999_999 }),
    fc.integer({ min: 0, max: 999_999 }),
  ])('says the same when it begins again at its range on the way', (us, start, grown) => {
    const range = 999_999;
    const straight = wattsBetween(
      { atUs: 0, energyMicrojoules: 0 },
      { atUs: us, energyMicrojoules: grown },
      range,
    );
    const wrapped = wattsBetween(
      { atUs: 0, energyMicrojoules: start },
      { atUs: us, energyMicrojoules: (start + grown) % (range + 1) },
      range,
    );
    expect(wrapped).toBe(straight);
  });

  test('says nothing without time between its looks', () => {
    expect(
      wattsBetween({ atUs: 5, energyMicrojoules: 1 }, { atUs: 5, energyMicrojoules: 2 }, 1e9),
    ).toBeNull();
  });
});

describe('looks at several devices', () => {
  const read = (rounds: Rounds, ...readings: [device: string, watts: number, atUs: number][]) =>
    readings.flatMap(([device, watts, atUs]) => {
      const sum = rounds.add({ device, watts }, atUs);
      return sum === null ? [] : [sum];
    });

  test('are summed, at the moment of the first', () => {
    const rounds = new Rounds();
    expect(read(rounds, ['a', 10, 1], ['b', 20, 2], ['a', 11, 101], ['b', 21, 102])).toEqual([[1, 30]]);
    expect(rounds.end()).toEqual([101, 32]);
    expect(rounds.devices).toBe(2);
  });

  test('say nothing where a device is missing: its watts did not vanish', () => {
    const rounds = new Rounds();
    expect(read(rounds, ['a', 10, 1], ['b', 20, 2], ['a', 11, 101], ['a', 12, 201])).toEqual([[1, 30]]);
    expect(rounds.end()).toBeNull();
  });
});
