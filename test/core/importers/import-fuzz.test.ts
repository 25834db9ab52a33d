import { describe, expect, test } from 'vitest';
import { testSeed } from '../../testkit/environment.ts';
import { readFixture } from '../../testkit/fixture.ts';
import { fuzz, fuzzFiles } from '../../testkit/import-fuzz.ts';
import { runOfFixture } from '../../testkit/imports.ts';
import { inventedNumbers } from '../../testkit/invented-numbers.ts';

const COUNT = 200;
const SEED = testSeed();

describe(`files with something wrong, seed ${SEED}`, () => {
  test.each(fuzzFiles().map((file) => [`${file.tool}/${file.name}`, file] as const))(
    '%s: refused with code and place, or imported without a number of our own',
    (_name, file) => {
      const { failures, imported, refused } = fuzz(file, { count: COUNT, seed: SEED });
      expect(failures.slice(0, 3)).toEqual([]);
      expect(imported + refused).toBe(COUNT);
    },
  );

  test('the check sees a number that is in no file', () => {
    const run = runOfFixture('vllm/latency.json');
    const text = readFixture('test/fixtures/vllm/latency.json');
    expect(inventedNumbers(run, [text])).toEqual([]);
    const [point] = run.points;
    if (point?.measurement !== 'summary') throw new Error('a summary');
    const other = { ...run, points: [{ ...point, e2eLatencySec: 1.37 }] };
    expect(inventedNumbers(other, [text])).toEqual([{ path: 'points[0].e2eLatencySec', value: 1.37 }]);
  });
});
