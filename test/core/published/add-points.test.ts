import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { importRuns } from '@inferbench/importers/import-runs';
import { readPointFile } from '@inferbench/published/point-files';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toPoint } from '@inferbench/importers/published/to-point';
import { mergeTable } from '../../../packages/published/scripts/merge-tables.ts';
import { readDump as readDumpOf } from '@inferbench/published/read-dump';
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

const COLUMNS =
  'id,source_repo_or_doc,source_path_or_section,source_commit_or_date,licence_if_known,hardware,n_chips,parallelism,framework,' +
  'framework_version,model,weight_precision,kv_precision,phase,batch_or_concurrency,input_len,output_len,metric,value,' +
  'n_samples_or_percentile,notes,point,spec_decoding,serving_mode,measured_on,in_flight';
const dumpLine = (phase: string, metric: string, [value, statistic]: [number, string], note = '') =>
  `x1,djangodevreng/dgx-spark-benchmarks,f.json,r1,,nvidia-b200-sxm-180gb,1,tp1,vllm,0.26.0,llama-3-8b,nvfp4,fp8_e4m3,${phase},,512,128,` +
  `${metric},${value},${statistic},grade=B${note},0a0b0c0d,none,server,2026-08-16,6.5`;
/** One point of an open loop, in the columns of a dump. */
const DUMP = [
  COLUMNS,
  dumpLine('e2e', 'output_tokens_per_s', [240, 'mean']),
  dumpLine('prefill', 'ttft_ms', [100, 'mean'], '; +-3'),
  dumpLine('prefill', 'ttft_ms', [300, 'p97']),
  dumpLine('prefill', 'ttft_ms', [900, 'p99.9']),
  dumpLine('e2e', 'samples_per_s', [1.9, 'mean']),
  dumpLine('e2e', 'offered_requests_per_s', [2, 'set']),
].join('\n');

const readDump = (text: string) => readDumpOf(text, sourceOf);

function fail(): never {
  throw new Error('the table has no row');
}

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

  test('percentiles of a second table join the point that stands, and fill of its configuration what was not stated', () => {
    const [rate, ...latencies] = readDump(DUMP).tables;
    if (rate === undefined) throw new Error('the table has no point');
    expect(latencies).toEqual([]);
    const isRate = ({ metric }: { metric: string }) => metric === 'output_tokens_per_s';
    const { weights: _, ...standing } = rate.rows.find(isRate) ?? rate.rows[0] ?? fail();
    mergeTable({ ...rate, rows: [{ ...standing, note: 'whole rack' }] }, { folder });
    const { added, changed, file } = mergeTable(rate, { folder });
    expect([added, changed]).toEqual([[], ['0a0b0c0d']]);
    const { rows } = readPointFile(file, folder);
    expect(rows.map(({ metric, statistic }) => `${metric} ${statistic}`)).toEqual([
      'offered_requests_per_s set',
      'output_tokens_per_s mean',
      'requests_per_s mean',
      'ttft_ms mean',
      'ttft_ms p97',
      'ttft_ms p99.9',
    ]);
    expect(new Set(rows.map(({ weights, note }) => `${weights}, ${note}`))).toEqual(
      new Set(['nvfp4, whole rack; ttft_ms ±3']),
    );
    expect(mergeTable(rate, { folder })).toMatchObject({ added: [], changed: [], unchanged: 1 });
  });

  test('arrivals at a set rate are an open loop, whose batch is what was in flight', () => {
    const [table] = readDump(DUMP).tables;
    if (table === undefined) throw new Error('the table has no point');
    const point = toPoint(table.source, table.rows);
    expect(point).toMatchObject({
      phase: 'SERVING',
      scenario: 'OPEN_LOOP',
      batch: 6.5,
      batchBasis: 'ACHIEVED',
      load: { offeredRequestsPerSec: 2, completedRequestsPerSec: 1.9, meanInFlight: 6.5 },
      latency: { ttft: { meanSec: 0.1, p97Sec: 0.3, p999Sec: 0.9, n: null } },
    });
  });

  test('a percentile that nothing holds is refused by name', () => {
    const [table] = readDump(DUMP.replace('p97', 'p98')).tables;
    if (table === undefined) throw new Error('the table has no point');
    expect(() => toPoint(table.source, table.rows)).toThrow('"p98"');
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
