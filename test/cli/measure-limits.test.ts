import { statSync } from 'node:fs';
import path from 'node:path';
import { measurementWriter } from 'inferbench/measure/file';
import { assertWithinRemoteLimits, beyondRemoteLimits, loadedBy } from 'inferbench/measure/remote-limits';
import type { MeasurementPlan } from '@inferbench/domain/runs/measurement/plan';
import type { PowerRecord } from '@inferbench/domain/runs/measurement/record';
import { MAX_FILE_CHARS } from '@inferbench/importers/shared/content-limits';
import { describe, expect, test } from 'vitest';
import { inFolder } from '../testkit/measure.ts';
import { headerOf, measuredStages } from '../testkit/measurement-lines.ts';

describe('another machine is loaded only so much', () => {
  const planOf = (plan: Partial<MeasurementPlan>) => headerOf({ repeats: 1, requests: null, ...plan }).plan;
  const open = (requestsPerSec: number) => ({ kind: 'open', requestsPerSec, arrivals: 'poisson' }) as const;

  test.each([
    ['a rate for its seconds', planOf({ loads: [open(1000)], seconds: 200 }), null],
    ['requests at a rate', planOf({ loads: [open(1)], requests: 4000 }), null],
    [
      'requests of a trace',
      planOf({ loads: [{ kind: 'trace', requestsPerSec: 1e5 }] }),
      Array<number>(100_001).fill(1),
    ],
    ['the length of a trace', planOf({ loads: [{ kind: 'trace', requestsPerSec: 1 }] }), [0, 4000]],
  ])('%s count', (_, plan, traceSecs) => {
    expect(() => assertWithinRemoteLimits({ plan, traceSecs })).toThrow('Another machine');
  });

  test('what keeps the limits may go on, and what an earlier run asked for counts', () => {
    expect(() =>
      assertWithinRemoteLimits({ plan: planOf({ loads: [open(10)], seconds: 60 }), traceSecs: null }),
    ).not.toThrow();
    const stages = measuredStages(headerOf());
    const { requests, seconds } = loadedBy(stages);
    // Two loads in three repeats and the first again, each of 24 requests after 2.
    expect(requests).toBe(7 * 26);
    expect(beyondRemoteLimits({ requests, seconds })).toBeNull();
    expect(beyondRemoteLimits({ requests: requests + 100_000, seconds })).toContain('requests');
  });
});

test('a file never becomes larger than what is read, and still says why it ended', async () => {
  await inFolder((folder) => {
    const file = path.join(folder, 'full.jsonl');
    const writer = measurementWriter(file, 'new');
    const samples = Array.from({ length: 500_000 }, (_, at): [number, number] => [at * 1000, 100.123_456]);
    const power: PowerRecord = {
      record: 'power',
      stage: 0,
      boundary: 'device_sensor',
      sampler: 'test',
      devices: 1,
      sampleHz: 10,
      samples,
    };
    let lines = 0;
    while (writer.write([power])) lines += 1;
    expect(lines).toBeGreaterThan(1);
    const { size } = statSync(file);
    expect(writer.write([{ record: 'end', isComplete: false, reason: 'full' }])).toBe(true);
    writer.close();
    expect(statSync(file).size).toBeGreaterThan(size);
    expect(statSync(file).size).toBeLessThanOrEqual(MAX_FILE_CHARS);
    return Promise.resolve();
  });
});
