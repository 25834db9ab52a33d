import type { Run } from '@inferbench/domain/runs/run';
import type { PowerClock } from '@inferbench/domain/runs/run-context';
import { joinPower } from '@inferbench/importers/power/join-power';
import type { PowerLog } from '@inferbench/importers/power/power-log';
import { readPowerLog } from '@inferbench/importers/power/read-power-log';
import { readContent } from '@inferbench/importers/content/read-content';
import { seededIndexes } from '@inferbench/scoring/bootstrap';
import { describe, expect, test } from 'vitest';
import {
  EXAMPLE,
  exampleRun,
  firstPoint,
  importedFiles,
  readFixture,
  refusalOf,
} from '../../testkit/fixture.ts';
import { imported } from '../../testkit/imports.ts';
import { mutated } from '../../testkit/mutate-file.ts';

const GPUS = readFixture('test/fixtures/power/nvidia-smi-two-gpus.csv');
const METER = readFixture('test/fixtures/power/spl.txt');

function logOf(text: string, name: string | null = null): PowerLog {
  const parsed = readContent({ name, text });
  const log = parsed.ok ? readPowerLog(parsed.value) : null;
  if (log === null) throw new Error('no power log');
  return log;
}

/** The example as if it had run in this window. */
function runIn(startedAt: string | null, durationSec: number, chips: number | null = 2): Run {
  const run = exampleRun();
  const point = { ...firstPoint(run), durationSec, power: null };
  return { ...run, startedAt, system: { ...run.system, chips }, points: [point] };
}

function joined(run: Run, logs: readonly PowerLog[], clock?: PowerClock) {
  const result = joinPower(run, logs, clock);
  const own = result.source.warnings.slice(run.source.warnings.length);
  return { power: result.points[0]?.power ?? null, codes: own.map(({ code }) => code), own };
}

const UTC: PowerClock = { utcOffset: 'Z' };
/** The log of two GPUs was written on a clock an hour ahead of UTC. */
const CET: PowerClock = { utcOffset: '+01:00' };

describe('power joined by time, by hand', () => {
  test('rocm-smi, DCGM with times and the controller of a server, each at its boundary', () => {
    const powerOf = (file: string, chips: number, clock?: PowerClock) =>
      joined(
        runIn('2026-01-01T00:00:00.000Z', 4, chips),
        [logOf(readFixture(`test/fixtures/power/${file}`))],
        clock,
      );
    // 100 to 200 W over 2 s and 200 W for 2 s beside 200 W throughout; 300 to 500 W, then 500 W; 1,000 to 1,400 W, then 1,400 W.
    expect(powerOf('rocm-smi-two-cards.csv', 2).power).toMatchObject({
      boundary: 'device_sensor',
      energyJoules: 1500,
      devices: 2,
    });
    expect(powerOf('dcgm-timed.txt', 1).power).toMatchObject({
      boundary: 'device_sensor',
      energyJoules: 1800,
    });
    expect(powerOf('ipmi-dcmi.txt', 8, UTC).power).toMatchObject({
      boundary: 'node_sensor',
      energyJoules: 5200,
      devices: 1,
    });
    expect(powerOf('nvidia-dmon.txt', 2, UTC).power).toMatchObject({
      boundary: 'device_sensor',
      energyJoules: 1500,
      devices: 2,
    });
    expect(powerOf('nvidia-dmon.txt', 2).codes).toEqual(['POWER_CLOCK_UNKNOWN']);
    expect(powerOf('redfish-metric-report.json', 8).power).toMatchObject({
      boundary: 'node_sensor',
      energyJoules: 5200,
      devices: 1,
    });
    expect(powerOf('ipmi-dcmi.txt', 8).codes).toEqual(['POWER_CLOCK_UNKNOWN']);
    expect(powerOf('dcgm-scrape.txt', 1).codes).toEqual(['POWER_SNAPSHOT']);
  });

  test('pitfall 15: two GPUs over midnight UTC, on a local clock: 700 J + 600 J in 3 s', () => {
    // GPU 0: 100 W to 200 W, 200 W to 300 W, 300 W; GPU 1: 200 W throughout.
    const { power, codes } = joined(runIn('2025-12-31T23:59:59.000Z', 3), [logOf(GPUS)], CET);
    expect(power).toMatchObject({
      boundary: 'device_sensor',
      windowSec: 3,
      coverage: 1,
      devices: 2,
      meter: 'nvidia-smi power.draw',
    });
    expect(power?.energyJoules).toBeCloseTo(1300, 9);
    expect(power?.averageWatts).toBeCloseTo(1300 / 3, 9);
    expect(codes).toEqual(['POWER_JOINED']);
  });

  test('both ends of the window lie between readings', () => {
    // GPU 0: 150 W at −0.5 s, 200 W at 0, 250 W at 0.5 s: 87.5 J + 112.5 J; GPU 1: 200 J.
    const { power } = joined(runIn('2025-12-31T23:59:59.500Z', 1), [logOf(GPUS)], CET);
    expect(power?.energyJoules).toBeCloseTo(400, 9);
  });

  test('a wall meter over midnight: 460 J in 4 s, whatever the number of chips', () => {
    const { power } = joined(runIn('2025-12-31T23:59:58.000Z', 4, null), [logOf(METER)], UTC);
    expect(power).toMatchObject({ boundary: 'wall', meter: 'SPEC PTDaemon', devices: 1 });
    expect(power?.energyJoules).toBeCloseTo(460, 9);
    expect(power?.averageWatts).toBeCloseTo(115, 9);
    expect(power?.sampleHz).toBeCloseTo(5 / 4, 12);
  });

  test('a clock that runs ahead is set back by as much as is stated', () => {
    // One second ahead: the window 23:59:58 to 00:00:01 is 23:59:59 to 00:00:02 in the log: 110 + 120 + 130 J.
    const { power } = joined(runIn('2025-12-31T23:59:58.000Z', 3), [logOf(METER)], { ...UTC, aheadSec: 1 });
    expect(power?.energyJoules).toBeCloseTo(360, 9);
  });

  test('readings are weighted by their time: an irregular log', () => {
    const at = (second: string, watts: number) =>
      `Time,01-01-2026 00:00:${second},Watts,${watts}.000000,Volts,1`;
    const log = logOf(
      [at('00.000', 100), at('00.500', 300), at('02.500', 300), at('03.000', 100)].join('\n'),
    );
    // 100 + 600 + 100 J over 3 s; the plain mean of the readings would be 200 W.
    const { power } = joined(runIn('2026-01-01T00:00:00.000Z', 3), [log], UTC);
    expect(power?.averageWatts).toBeCloseTo(800 / 3, 9);
  });

  test('readings of one moment are averaged', () => {
    const log = logOf(
      [
        'Time,01-01-2026 00:00:00.000,Watts,100.0,Volts,1',
        'Time,01-01-2026 00:00:01.000,Watts,100.0,Volts,1',
        'Time,01-01-2026 00:00:01.000,Watts,300.0,Volts,1',
        'Time,01-01-2026 00:00:02.000,Watts,200.0,Volts,1',
      ].join('\n'),
    );
    expect(joined(runIn('2026-01-01T00:00:00.000Z', 2), [log], UTC).power?.energyJoules).toBeCloseTo(350, 9);
  });
});

describe('what gives no power, and says why', () => {
  const window = runIn('2025-12-31T23:59:59.000Z', 3);

  test('a window that is not covered: no figure, and the coverage in words', () => {
    const { power, own } = joined(runIn('2025-12-31T23:59:58.000Z', 10), [logOf(METER)], UTC);
    expect(power).toBeNull();
    expect(own).toEqual([
      {
        code: 'POWER_PARTIAL',
        message: 'SPEC PTDaemon: device analyzer covers 5 s of 10 s (50 %).',
        path: 'points[0].power',
      },
    ]);
  });

  test('a gap above the bound, and the same gap under a bound that its owner states', () => {
    const lines = METER.split('\n').filter((line) => !/00:00:0[01]|23:59:59/.test(line));
    const log = logOf(lines.join('\n'));
    const run = runIn('2025-12-31T23:59:58.000Z', 4);
    const refused = joined(run, [log], UTC);
    expect(refused.power).toBeNull();
    expect(refused.own[0]?.message).toContain('readings up to 4 s apart (bound 3 s)');
    // One trapezoid from 100 W to 140 W.
    expect(joined(run, [log], { ...UTC, maxGapSec: 5 }).power?.energyJoules).toBeCloseTo(480, 9);
  });

  test('a window between two readings: nothing is known of what happened in it, and the run is still read', () => {
    const { power, codes } = joined(runIn('2025-12-31T23:59:59.200Z', 0.5), [logOf(METER)], UTC);
    expect(power).toBeNull();
    expect(codes).toEqual(['POWER_PARTIAL']);
  });

  test('one GPU of two stops early: the sum would be of one, so there is none', () => {
    const cut = GPUS.split('\n').filter((line) => !/01:00:0[123].*, 1, /.test(line));
    const { power, own } = joined(window, [logOf(cut.join('\n'))], CET);
    expect(power).toBeNull();
    expect(own[0]).toMatchObject({ code: 'POWER_PARTIAL' });
    expect(own[0]?.message).toContain('device 1');
  });

  test.each([
    ['fewer devices than chips', runIn('2025-12-31T23:59:59.000Z', 3, 4), CET, 'POWER_DEVICES_FEWER'],
    ['idle GPUs of a shared box', runIn('2025-12-31T23:59:59.000Z', 3, 1), CET, 'POWER_DEVICES_MORE'],
    ['an unknown number of chips', runIn('2025-12-31T23:59:59.000Z', 3, null), CET, 'POWER_CHIPS_UNKNOWN'],
    ['a device that is not there', window, { ...CET, devices: ['0', '7'] }, 'POWER_DEVICE_ABSENT'],
    ['a zone that nobody stated', window, undefined, 'POWER_CLOCK_UNKNOWN'],
    ['a zone an hour off', window, UTC, 'POWER_PARTIAL'],
    ['a run that does not say when', runIn(null, 3), CET, 'POWER_WINDOW_UNKNOWN'],
  ])('%s', (_what, run, clock, code) => {
    const { power, codes } = joined(run, [logOf(GPUS)], clock);
    expect([power, ...codes]).toEqual([null, code]);
  });

  test('the GPUs of the run, picked out of a shared box', () => {
    const run = runIn('2025-12-31T23:59:59.000Z', 3, 1);
    expect(joined(run, [logOf(GPUS)], { ...CET, devices: ['0'] }).power?.energyJoules).toBeCloseTo(700, 9);
  });

  test('a clock that was set back', () => {
    const lines = METER.trim().split('\n');
    const log = logOf([...lines, ...lines.slice(2)].join('\n'));
    expect(joined(window, [log], UTC).codes).toEqual(['POWER_CLOCK_STEPPED']);
  });

  test.each([
    ['no timestamps', 'index, power.draw [W]\n0, 378.29 W\n1, 71.00 W', 'POWER_SNAPSHOT'],
    ['no unit', 'timestamp, index, power.draw\n2026/01/01 00:00:00.000, 0, 378.29', 'POWER_UNIT_UNKNOWN'],
    [
      'no name of the GPU',
      'timestamp, power.draw [W]\n2026/01/01 00:00:00.000, 1.00 W\n2026/01/01 00:00:00.000, 2.00 W',
      'POWER_DEVICES_UNNAMED',
    ],
  ])('a log with %s', (_what, text, code) => {
    expect(joined(window, [logOf(text)], CET).codes).toEqual([code]);
  });

  test('pitfall 16: what the driver cannot read is a gap and no 0 W', () => {
    const log = logOf(GPUS.replace('01:00:00.000, 0, 200.00 W', '01:00:00.000, 0, [N/A]'));
    // Two seconds apart from 100 W to 300 W are within the bound: 400 J, then 300 J.
    expect(joined(window, [log], CET).power?.energyJoules).toBeCloseTo(1300, 9);
  });
});

describe('several logs', () => {
  test('pitfall 23: the stronger boundary is taken, the weaker where it does not cover', () => {
    const run = runIn('2025-12-31T23:59:59.000Z', 3);
    const local = METER.replaceAll('12-31-2025 23:', '01-01-2026 00:').replaceAll(
      '01-01-2026 00:00',
      '01-01-2026 01:00',
    );
    expect(joined(run, [logOf(GPUS), logOf(local)], CET).power?.boundary).toBe('wall');
    const short = local.split('\n').slice(0, 3).join('\n');
    const { power, codes } = joined(run, [logOf(GPUS), logOf(short)], CET);
    expect(power?.boundary).toBe('device_sensor');
    expect(codes).toEqual(['POWER_PARTIAL', 'POWER_JOINED']);
  });

  test('two wall logs of the same time are not told apart', () => {
    const { power, codes } = joined(runIn('2025-12-31T23:59:58.000Z', 4), [logOf(METER), logOf(METER)], UTC);
    expect(power).toBeNull();
    expect(codes).toEqual(['POWER_METERS_SEVERAL', 'POWER_METERS_SEVERAL']);
  });

  test('power that the file or its owner states stays', () => {
    const run = exampleRun();
    const point = {
      ...firstPoint(run),
      power: { boundary: 'wall' as const, averageWatts: 5, energyJoules: null, windowSec: null },
    };
    expect(joined({ ...run, points: [point] }, [logOf(GPUS)], CET)).toMatchObject({
      power: { averageWatts: 5 },
      codes: ['POWER_STATED'],
    });
  });
});

describe('laws over damaged logs', () => {
  test('whatever happened to a log: no crash, and a mean between its least and greatest reading', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const text = mutated(METER, seededIndexes(seed));
      const parsed = readContent({ name: null, text });
      const log = parsed.ok ? readPowerLog(parsed.value) : null;
      if (log === null) continue;
      const { power, codes } = joined(runIn('2025-12-31T23:59:58.000Z', 4), [log], UTC);
      expect(codes).toHaveLength(1);
      if (power === null) continue;
      const watts = [...log.devices.values()].flat().map((sample) => sample.watts);
      expect(power.averageWatts).toBeGreaterThanOrEqual(Math.min(...watts));
      expect(power.averageWatts).toBeLessThanOrEqual(Math.max(...watts));
    }
  });

  test('two halves of a window have the energy of the whole', () => {
    const energyOf = (start: string, durationSec: number) =>
      joined(runIn(start, durationSec), [logOf(GPUS)], CET).power?.energyJoules ?? Number.NaN;
    const halves = energyOf('2025-12-31T23:59:59.000Z', 1.7) + energyOf('2026-01-01T00:00:00.700Z', 1.3);
    expect(halves).toBeCloseTo(1300, 6);
  });
});

describe('in one import', () => {
  test("the epoch of InferenceX's client places a serving run on the log's clock", () => {
    // 23:59:59 UTC for 3 s: 1,300 J as above.
    const file = JSON.stringify({
      ...(JSON.parse(readFixture(EXAMPLE)) as object), // our own fixture
      duration: 3,
      benchmark_start_time_unix: 1_767_225_599,
    });
    const [joinedRun] = imported([file, GPUS], {
      context: "{system: {chips: 2}, powerLog: {utcOffset: '+01:00'}}",
    });
    expect(joinedRun?.run.startedAt).toBe('2025-12-31T23:59:59.000Z');
    expect(joinedRun?.run.points[0]?.power?.energyJoules).toBeCloseTo(1300, 6);
  });

  test('a log that comes with its MLPerf run is joined to the window of the detail log', () => {
    const files = ['mlperf/single_summary.txt', 'mlperf/single_detail.txt', 'power/spl.txt'];
    const { runs, ignored } = importedFiles(files, 'powerLog: {utcOffset: Z}');
    const warnings = runs[0]?.run.source.warnings ?? [];
    expect(warnings.find(({ code }) => code === 'POWER_PARTIAL')?.message).toBe(
      'spl.txt (SPEC PTDaemon): device analyzer covers 6 s of 600 s (1.0 %).',
    );
    expect(ignored).toEqual([]);
  });

  test('a power log alone is no run', () => {
    expect(refusalOf(['power/spl.txt'])).toMatchObject({ code: 'IMPORT_FILE_MISSING' });
  });
});
