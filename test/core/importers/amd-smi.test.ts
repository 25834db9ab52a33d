import type { Run } from '@inferbench/domain/runs/run';
import type { PowerClock } from '@inferbench/domain/runs/run-context';
import { joinPower } from '@inferbench/importers/power/join-power';
import type { PowerLog } from '@inferbench/importers/power/power-log';
import { readPowerLog } from '@inferbench/importers/power/read-power-log';
import { readContent } from '@inferbench/importers/content/read-content';
import { describe, expect, test } from 'vitest';
import { exampleRun, firstPoint, readFixture } from '../../testkit/fixture.ts';
import { refusal } from '../../testkit/imports.ts';

const AMD = readFixture('test/fixtures/power/amd-smi-two-gpus.csv');

function logOf(text: string): PowerLog {
  const parsed = readContent({ name: null, text });
  const log = parsed.ok ? readPowerLog(parsed.value) : null;
  if (log === null) throw new Error('no power log');
  return log;
}

function runIn(startedAt: string, durationSec: number, chips: number): Run {
  const run = exampleRun();
  const point = { ...firstPoint(run), durationSec, power: null };
  return { ...run, startedAt, system: { ...run.system, chips }, points: [point] };
}

function joined(run: Run, text: string, clock?: PowerClock) {
  const result = joinPower(run, [logOf(text)], clock);
  const own = result.source.warnings.slice(run.source.warnings.length);
  return { power: result.points[0]?.power ?? null, own, codes: own.map(({ code }) => code) };
}

describe('amd-smi', () => {
  // 23:59:59 to 00:00:02 UTC: GPU 0 100 → 200 → 300 → 300 W, GPU 1 50 W.
  const window = runIn('2025-12-31T23:59:59.000Z', 3, 2);

  test('epoch seconds need no zone; columns by name, blank lines, a header again: 700 J + 150 J in 3 s', () => {
    const { power, codes } = joined(window, AMD);
    expect(codes).toEqual(['POWER_JOINED']);
    expect(power).toMatchObject({ boundary: 'device_sensor', devices: 2, meter: 'amd-smi socket_power' });
    expect(power?.energyJoules).toBeCloseTo(850, 9);
    expect(joined(window, AMD, { utcOffset: '+09:00' }).power).toEqual(power);
    expect(joined(window, AMD.replaceAll('\n', '\r\n')).power).toEqual(power);
  });

  test('columns in another order and number give the same', () => {
    const other = AMD.split('\n')
      .map((line) =>
        /^(?:timestamp|\d)/.test(line)
          ? `${line.split(',').slice(0, 2).toReversed().join(',')},x${line.slice(line.indexOf(',', line.indexOf(',') + 1))}`
          : line,
      )
      .join('\n');
    expect(joined(window, other).power).toEqual(joined(window, AMD).power);
  });

  test('an idle GPU of the box: only the named one counts; unnamed, the sum is said', () => {
    const one = runIn('2025-12-31T23:59:59.000Z', 3, 1);
    const named = joined(one, AMD, { utcOffset: 'Z', devices: ['0'] });
    expect(named.power?.energyJoules).toBeCloseTo(700, 9);
    const unnamed = joined(one, AMD);
    expect(unnamed.power).toBeNull();
    expect(unnamed.own[0]?.code).toBe('POWER_DEVICES_MORE');
    // 850 J ÷ 3 s.
    expect(unnamed.own[0]?.message).toMatch(/2 devices and the system 1 chips.*drew 283 W together/);
  });

  test('a gap is no energy, whether nothing was logged or the driver had no reading', () => {
    const { power, own } = joined(runIn('2025-12-31T23:59:59.000Z', 60, 2), AMD);
    expect(power).toBeNull();
    expect(own[0]?.message).toMatch(/covers 3 s of 60 s/);
    expect(joined(runIn('2026-01-01T00:00:01.000Z', 2, 2), AMD).codes).toEqual(['POWER_PARTIAL']);
  });

  test('alone it is no result; without times a snapshot', () => {
    expect(refusal([AMD])?.code).toBe('IMPORT_FILE_MISSING');
    const snapshot = 'gpu,socket_power,gfx\n0,238,1\n1,242,1\n';
    expect(joined(window, snapshot).codes).toEqual(['POWER_SNAPSHOT']);
  });
});

test('an analyser of several channels: the first Watts is their sum and nothing is added to it', () => {
  const text = readFixture('test/fixtures/power/spl-three-channels.txt');
  const run = runIn('2026-01-01T00:00:00.000Z', 2, 8);
  const { power } = joined(run, text, { utcOffset: 'Z' });
  // 300 J and 400 J.
  expect(power?.energyJoules).toBeCloseTo(700, 9);
  expect(power).toMatchObject({ boundary: 'wall', meter: 'SPEC PTDaemon, sum of 3 channels', devices: 1 });
});
