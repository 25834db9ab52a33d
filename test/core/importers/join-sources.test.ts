import { catalogue } from '@inferbench/catalogue/catalogue';
import { joinSources } from '@inferbench/importers/published/join-sources';
import { mapMeasurements } from '@inferbench/importers/published/map-list';
import { readPointTable } from '@inferbench/importers/published/point-table';
import type { SummaryPoint } from '@inferbench/domain/runs/point';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

interface Entry {
  source: string;
  measured: string;
  version: string;
  /** Whether it states the rate of all users beside the time of one. */
  both: boolean;
}

const ERA = '2025-10..2026-07-18';

function runsOf(entries: readonly Entry[]) {
  return entries.flatMap(({ source, measured, version, both }, index) => {
    const { source: described, rows } = readPointTable(
      [
        '# schema: inferbench.points/1',
        `# source: ${source}`,
        '# model: deepseek-r1',
        '# licence: MIT',
        '# method: Fixed requests in flight.',
        '# caution: Nothing to know.',
        '# campaign: nightly',
        `point,section,hardware,chips,layout,framework,version,weights,mode,batch,input,output,spread,measured,grade,tpot_ms:median${both ? ',output_tokens_per_s:' : ''}`,
        `${String(index).padStart(8, '0')},t,nvidia-b200-sxm-180gb,8,tp8,sglang,${version},fp8,aggregated,64,8192,1024,0.8-1,${measured},B,12.5${both ? ',4000' : ''}`,
        '',
      ].join('\n'),
    );
    return mapMeasurements({ schema: 'inferbench.measurements/1', source: described, rows }, catalogue).runs;
  });
}

function standing(entries: readonly Entry[]) {
  return joinSources(runsOf(entries)).flatMap(({ run, older }) =>
    run.points.map((point, index) => ({
      document: run.publication?.document,
      measured: run.publication?.measured?.to,
      older: older[index],
      alsoIn: ((point as SummaryPoint).reported?.alsoIn ?? []).map((source) => source.document).toSorted(),
    })),
  );
}

const dated = (source: string, measured: string, both = true): Entry => ({
  source,
  measured,
  version: measured,
  both,
});
const era: Entry = { source: 'dump', measured: ERA, version: ERA, both: true };

describe('one configuration in several publications', () => {
  test('of one day it is one point with two sources', () => {
    expect(standing([dated('a', '2026-01-02'), { ...dated('b', '2026-01-02'), both: false }])).toStrictEqual([
      { document: 'a', measured: '2026-01-02', older: false, alsoIn: ['b'] },
    ]);
  });

  test('of several days the newest stands and the others are its history', () => {
    const days = standing([dated('a', '2026-01-02'), dated('a', '2026-03-04'), dated('a', '2025-12-31')]);
    expect(days.filter(({ older }) => !older).map(({ measured }) => measured)).toStrictEqual(['2026-03-04']);
    expect(days).toHaveLength(3);
  });

  test('of several versions of one day the highest stands, 0.10 above 0.9 and above its own candidate', () => {
    const versions = ['0.9.2', '0.10.0rc1', '0.10.0', '0.10.0rc2'];
    const days = joinSources(
      runsOf(versions.map((version) => ({ ...dated('a', '2026-01-02'), version }))),
    ).flatMap(({ run, older }) => older.map((isOlder) => [run.system.frameworkVersion, isOlder]));
    expect(days).toStrictEqual(versions.map((version) => [version, version !== '0.10.0']));
  });

  test('a median over an era is the second source of the newest day, and never newest itself', () => {
    expect(standing([era, dated('a', '2026-01-02'), dated('a', '2025-12-31')])).toStrictEqual([
      { document: 'a', measured: '2026-01-02', older: false, alsoIn: ['dump'] },
      { document: 'a', measured: '2025-12-31', older: true, alsoIn: [] },
    ]);
  });

  test('a day that says nothing of all users is the second source of an era that does', () => {
    expect(standing([era, { ...dated('a', '2026-01-02'), both: false }])).toStrictEqual([
      { document: 'dump', measured: '2026-07-18', older: false, alsoIn: ['a'] },
    ]);
  });

  test('of two eras the one that states both axes stands, whichever comes first', () => {
    const half: Entry = { ...era, version: '1', both: false };
    const day = { ...dated('a', '2025-11'), both: false };
    for (const entries of [
      [half, era, day],
      [day, era, half],
    ])
      expect(standing(entries)).toStrictEqual([
        { document: 'dump', measured: '2026-07-18', older: false, alsoIn: ['a', 'dump'] },
      ]);
  });

  test('an era alone stands', () => {
    expect(standing([era])).toMatchObject([{ document: 'dump', older: false }]);
  });

  test('whatever comes in whatever order: no figure is lost, and one point stands', () => {
    const entry = fc.record({
      source: fc.constantFrom('a', 'b'),
      measured: fc.constantFrom('2025-11', '2025-12-15', '2026-01-02', ERA),
      version: fc.constantFrom('1', '2'),
      both: fc.boolean(),
    });
    const unique = fc.uniqueArray(entry, {
      minLength: 1,
      maxLength: 6,
      selector: ({ source, measured, version }) => `${source} ${measured} ${version}`,
    });
    fc.assert(
      fc.property(unique, fc.integer(), (entries, turn) => {
        const points = standing(entries);
        const kept = points.reduce((sum, { alsoIn }) => sum + 1 + alsoIn.length, 0);
        expect(kept).toBe(entries.length);
        expect(points.filter(({ older }) => !older)).toHaveLength(1);
        const at = Math.abs(turn) % entries.length;
        const turned = [...entries.slice(at), ...entries.slice(0, at)];
        const stands = (of: typeof points) => of.filter(({ older }) => !older);
        expect(stands(standing(turned))).toStrictEqual(stands(points));
      }),
    );
  });
});
