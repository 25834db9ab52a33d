import { readFileSync } from 'node:fs';
import path from 'node:path';
import { groupBy } from '@inferbench/importers/shared/group-by';
import { readTables } from '@inferbench/importers/shared/read-table';
import { describe, expect, test } from 'vitest';
import { referenceDir } from '../testkit/environment.ts';
import { pointLists } from '../testkit/point-lists.ts';

type Line = Readonly<Record<string, string>>;

const dir = referenceDir();

function linesOf(file: string): Line[] {
  const read = readTables(readFileSync(path.join(dir ?? '', file), 'utf8').trimEnd());
  if (read?.ok !== true) throw new Error(`${file} is no table`);
  return read.value.flatMap(({ rows }) => rows);
}

/** Names of ours for a metric of a line: samples a second of requests, and a rate of the token phase alone. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  samples_per_s: 'requests_per_s',
  output_tokens_per_s: 'decode_tokens_per_s',
};

// Tables of facts stay outside the repository; what the product holds of them is compared figure by figure.
describe.skipIf(dir === null)('the tables that published points came from', () => {
  test('every figure of the third stands in ours with equal value, under its point, metric and statistic', () => {
    const held = new Map<string, number[]>();
    for (const row of pointLists().flatMap(({ rows }) => rows)) {
      const key = [row.point, row.metric, row.statistic ?? ''].join(' ');
      held.set(key, [...(held.get(key) ?? []), row.value]);
    }
    const lines = linesOf('measurements-3.csv');
    expect(lines.length).toBeGreaterThan(16_000);
    const lost = lines.filter(
      ({ point = '', metric = '', value, n_samples_or_percentile: statistic = '' }) => {
        const names = [metric, OTHER_NAMES[metric] ?? metric];
        return !names.some((name) => held.get([point, name, statistic].join(' '))?.includes(Number(value)));
      },
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  test('requests in flight are those of the third, point by point', () => {
    const rows = pointLists().flatMap((list) => list.rows);
    const held = new Map(rows.map((row) => [row.point, row.inFlight ?? null]));
    const points = groupBy(linesOf('measurements-3.csv'), ({ point }) => point);
    const wrong = points.flatMap(([line]) => {
      const stated = line?.['in_flight'] ?? '';
      return (stated === '' ? null : Number(stated)) === held.get(line?.['point']) ? [] : [line?.['point']];
    });
    expect(wrong).toEqual([]);
  });
});
