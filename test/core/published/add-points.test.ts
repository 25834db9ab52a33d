import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { importRuns } from '@inferbench/importers/import-runs';
import { readPointFile } from '@inferbench/published/point-files';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mergeTable } from '../../../packages/published/scripts/merge-tables.ts';
import { rowsOfPoint } from '../../../packages/published/scripts/rows-of-run.ts';
import { sourceOf } from '../../../packages/published/scripts/sources.ts';
import { readFixture } from '../../testkit/fixture.ts';

const STATED = {
  section: 'rows',
  revision: 'r1',
  measuredOn: '2026-09-01',
  grade: 'B',
  spread: null,
} as const;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'inferbench-points-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function runsOf(file: string) {
  const name = path.basename(file);
  const imported = importRuns({ files: [{ name, text: readFixture(file) }], context: {}, catalogue });
  if (!imported.ok) throw imported.error;
  return imported.value.runs.map(({ run }) => run);
}

function tableOf(factor = 1) {
  const rows = runsOf('test/fixtures/inferencex/combined-rows.json').flatMap((run) =>
    run.points.flatMap((point) => {
      const system = { ...run.system, chip: 'nvidia-b200-sxm-180gb' };
      const read = rowsOfPoint({ ...run, system }, point, STATED);
      return typeof read === 'string' ? [] : read.map((row) => ({ ...row, value: factor * row.value }));
    }),
  );
  return { model: 'deepseek-r1', source: sourceOf('SemiAnalysisAI/InferenceX-app'), rows };
}

describe('adding result files to the tables', () => {
  test('rows that state chip and counts become lines; a second time nothing is new, and no byte changes', () => {
    const first = mergeTable(tableOf(), { folder });
    expect(first.added.length).toBeGreaterThan(0);
    const written = readFileSync(path.join(folder, first.file), 'utf8');
    expect(mergeTable(tableOf(), { folder })).toMatchObject({
      added: [],
      changed: [],
      unchanged: first.added.length,
    });
    expect(readFileSync(path.join(folder, first.file), 'utf8')).toBe(written);
    const { rows } = readPointFile(first.file, folder);
    expect(rows).toContainEqual(
      expect.objectContaining({ metric: 'tpot_ms', statistic: 'median', value: 10 }),
    );
  });

  test('another value of a line that stands is told as changed, and replaces it', () => {
    const { added, file } = mergeTable(tableOf(), { folder });
    expect(mergeTable(tableOf(2), { folder })).toMatchObject({ added: [], changed: added });
    const { rows } = readPointFile(file, folder);
    expect(rows).toContainEqual(expect.objectContaining({ metric: 'tpot_ms', value: 20 }));
  });

  test('a run whose chip nobody knows is refused with the reason', () => {
    const [run] = runsOf('test/fixtures/inferencex/combined-rows.json');
    const [point] = run?.points ?? [];
    if (run === undefined || point === undefined) throw new Error('the fixture has no run');
    expect(rowsOfPoint(run, point, STATED)).toContain('state --chip');
  });

  test('a source that nobody described is refused, and told where to describe it', () => {
    expect(() => sourceOf('somebody/else')).toThrow('packages/published/sources.yaml');
  });
});
