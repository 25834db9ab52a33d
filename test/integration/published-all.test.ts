// The whole catalogue of published points in one database: what stands in it, and that nothing of the tables is lost.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadPublished } from '@inferbench/api/catalogue/load-published';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { Point, type ReportedRow } from '@inferbench/domain/point';
import { readTables } from '@inferbench/importers/read-table';
import { mapMeasurements } from '@inferbench/importers/published/map-list';
import { publishedLists } from '@inferbench/published/published-lists';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { referenceDir, testSeed } from '../testkit/environment.ts';
import { startTestApi, type TestApi } from '../testkit/api.ts';

let fresh: TestApi;
beforeAll(async () => {
  fresh = await startTestApi();
  await loadPublished(fresh.database, catalogue);
}, 240_000);
afterAll(() => fresh.stop());

async function rows<T>(schema: z.ZodType<T>, sql: string): Promise<T[]> {
  const found = await fresh.database.pool.query(sql);
  return z.array(schema).parse(found.rows);
}

async function count(sql: string): Promise<number> {
  const [row] = await rows(z.object({ n: z.coerce.number() }), `SELECT count(*) AS n FROM (${sql}) counted`);
  return row?.n ?? 0;
}

/** Slices of points that state both axes, of controlled grades, in one precision class or in any. */
function tradeoffSlices({ chips, anyPrecision }: { chips: number; anyPrecision: boolean }): Promise<number> {
  const precision = anyPrecision ? '' : ", t.document ->> 'precisionClass'";
  return count(`
    SELECT t.model, t.input_tokens, t.output_tokens, t.document ->> 'technique' ${precision}
    FROM tradeoff_point t WHERE t.document ->> 'sourceGrade' IN ('A', 'B')
    GROUP BY 1, 2, 3, 4 ${anyPrecision ? '' : ', 5'}
    HAVING count(DISTINCT t.document ->> 'chip') >= ${chips}`);
}

describe('all published points', () => {
  test('are eleven thousand or more, one for each configuration and day, whatever the number of its sources', async () => {
    expect(await count('SELECT 1 FROM point')).toBeGreaterThanOrEqual(11_000);
    expect(await count('SELECT content_hash FROM point GROUP BY 1 HAVING count(*) > 1')).toBe(0);
  });

  test.each([
    { chips: 3, anyPrecision: false, least: 40 },
    { chips: 6, anyPrecision: false, least: 12 },
    { chips: 3, anyPrecision: true, least: 25 },
    { chips: 6, anyPrecision: true, least: 15 },
  ])(
    'trade-off slices of $chips chips or more, any precision: $anyPrecision, are at least $least',
    async ({ least, ...asked }) => {
      const slices = await tradeoffSlices(asked);
      expect(slices).toBeGreaterThanOrEqual(least);
    },
  );

  test('are of today’s chips, each on five models or as many as its sources have', async () => {
    const found = await rows(
      z.object({ chip: z.string(), models: z.coerce.number(), points: z.coerce.number() }),
      `SELECT chip.slug AS chip, count(DISTINCT run.model_slug) AS models, count(*) AS points
       FROM point p JOIN run ON run.id = p.run_id JOIN system s ON s.id = run.system_id JOIN chip ON chip.id = s.chip_id
       GROUP BY 1 ORDER BY 3 DESC`,
    );
    process.stdout.write(`${found.map((row) => Object.values(row).join('\t')).join('\n')}\n`);
    const models = new Map(found.map((row) => [row.chip, row.models]));
    const published = new Map<string, Set<string>>();
    for (const list of publishedLists())
      for (const { hardware, model } of list.rows)
        published.set(hardware, (published.get(hardware) ?? new Set()).add(model));
    for (const chip of TODAY)
      expect(models.get(chip), `chip ${chip}`).toBeGreaterThanOrEqual(
        Math.min(5, published.get(chip)?.size ?? 0),
      );
  });

  test('hold every figure of the lists and tables, by id, metric, value and statistic, but those that are listed with a reason', async () => {
    const stored = new Set<string>();
    for (const { document } of await rows(z.object({ document: Point }), 'SELECT document FROM point')) {
      if (document.measurement !== 'summary' || document.reported === null) continue;
      const { rows: own, alsoIn = [] } = document.reported;
      for (const row of [...own, ...alsoIn.flatMap((source) => source.rows)])
        stored.add(JSON.stringify([row.id, row.metric, row.value, row.statistic]));
    }
    const lost = publishedLists().flatMap((list) => {
      const listed = new Set(mapMeasurements(list, catalogue).unmapped.map(({ id }) => id));
      return list.rows.filter(
        ({ id, metric, value, statistic = null }) =>
          !listed.has(id) && !stored.has(JSON.stringify([id, metric, value, statistic])),
      );
    });
    expect(lost.slice(0, 3)).toEqual([]);
  });

  test('loaded again, nothing changes; what a newer day took the place of stands on no board', async () => {
    const state = 'SELECT md5(string_agg(id::text || older::text, $$,$$ ORDER BY id)) AS points FROM point';
    const before = await fresh.database.pool.query(state);
    await loadPublished(fresh.database, catalogue);
    expect((await fresh.database.pool.query(state)).rows).toEqual(before.rows);
    expect(await count('SELECT 1 FROM board_value b JOIN point p ON p.id = b.point_id WHERE p.older')).toBe(
      0,
    );
    expect(await count('SELECT 1 FROM point WHERE older')).toBeGreaterThan(500);
  });
});

const TODAY = [
  'nvidia-b200-sxm-180gb',
  'nvidia-b300-sxm',
  'nvidia-gb200-nvl72',
  'nvidia-gb300-nvl72',
  'amd-mi355x',
  'amd-mi325x',
  'amd-mi300x',
  'nvidia-h200-sxm-141gb',
  'nvidia-h100-sxm5-80gb',
];

const reference = referenceDir();
const dump = path.join(reference ?? '', 'measurements-2.csv');

/** A line of the dump that the tables were made of. */
type Line = Readonly<Record<string, string>>;

/** So many lines, chosen by the seed. */
function chosen(lines: readonly Line[], most: number): Line[] {
  const every = Math.floor(lines.length / most);
  return lines.filter((_, index) => (index + testSeed()) % every === 0).slice(0, most);
}

interface SourceRows {
  document: { title: string };
  rows: ReportedRow[];
  alsoIn: { document: string; rows: ReportedRow[] }[];
}

/** Rows of a point as the API gives them, by the document that states them. */
async function rowsOfPoint(id: string): Promise<Map<string, ReportedRow[]>> {
  const { data } = await fresh.post(
    `query ($id: ID!) { node(id: $id) { ... on Point { provenance {
       document { title } rows { id metric value statistic section }
       alsoIn { document rows { id metric value statistic section } } } } } }`,
    { id: Buffer.from(`Point:${id}`).toString('base64url') },
  );
  const node = data?.['node'] as { provenance: SourceRows } | null | undefined; // the query's own shape
  if (node == null) throw new Error(`no point ${id}`);
  const { document: own, rows: ownRows, alsoIn } = node.provenance;
  return new Map([
    [own.title, ownRows],
    ...alsoIn.map(({ document, rows: rowsThere }) => [document, rowsThere] as const),
  ]);
}

describe.skipIf(reference === null)('the dump that the tables were made of', () => {
  test('300 of its rows stand in the API with equal value, unit, statistic and source, or are listed with a reason', async () => {
    const tables = readTables(readFileSync(dump, 'utf8').trimEnd());
    const lines = tables?.ok === true ? tables.value.flatMap((table) => table.rows) : [];
    expect(lines.length).toBeGreaterThan(32_000);
    const listed = new Set(
      publishedLists().flatMap((list) => mapMeasurements(list, catalogue).unmapped.map(({ id }) => id)),
    );
    for (const line of chosen(lines, 300)) {
      const point = line['point'] ?? '';
      if (listed.has(point)) continue;
      const [found] = await rows(
        z.object({ id: z.string() }),
        `SELECT id::text FROM point WHERE document -> 'reported' @> '{"rows": [{"id": "${point}", "metric": "${line['metric']}"}]}'
            OR document -> 'reported' @> '{"alsoIn": [{"rows": [{"id": "${point}", "metric": "${line['metric']}"}]}]}' LIMIT 1`,
      );
      const own = (await rowsOfPoint(found?.id ?? '')).get(line['source_repo_or_doc'] ?? '') ?? [];
      expect(own, `${line['id']} ${point}`).toContainEqual({
        id: point,
        metric: line['metric'],
        value: Number(line['value']),
        statistic: line['n_samples_or_percentile'] || null,
        section: line['source_path_or_section'],
      });
    }
  }, 120_000);
});
