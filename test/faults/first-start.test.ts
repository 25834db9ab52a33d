// `npm start` from nothing: the whole catalogue of published points stands in its database, nothing of the tables is lost, and what is killed is back.
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadPublished } from '@inferbench/api/catalogue/load-published';
import { catalogue } from '@inferbench/catalogue/catalogue';
import type { Database } from '@inferbench/db/connection/database';
import { Point, type ReportedRow } from '@inferbench/domain/runs/point';
import { readTables } from '@inferbench/importers/shared/read-table';
import { mapMeasurements } from '@inferbench/importers/published/map-list';
import { publishedLists } from '@inferbench/published/published-lists';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { referenceDir, testSeed } from '../testkit/environment.ts';
import { askOrNull, submitWhile, untilBack } from '../testkit/kept-alive.ts';
import { databaseOfStart, type Started, startAll } from '../testkit/started.ts';

/** All of them, read once: they are tens of thousands of rows. */
const LISTS = publishedLists();
/** Ids of rows that make no point, with their reason in the list of each. */
const UNMAPPED = LISTS.map((list) => new Set(mapMeasurements(list, catalogue).unmapped.map(({ id }) => id)));

let dir: string;
let started: Started;
let database: Database;
let key: string;
/** Rows that stand behind stored points, with the ids of these. */
let stored: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'inferbench-first-start-'));
  started = await startAll(dir);
  database = databaseOfStart(started, dir);
  key = (await readFile(path.join(dir, 'demo-key'), 'utf8')).trim();
  stored = await storedRows();
}, 600_000);
afterAll(async () => {
  await database?.close();
  await started?.stop();
  await rm(dir, { recursive: true, force: true });
}, 60_000);

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string }[];
}

async function post(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
  const response = await fetch(started.url('GraphQL'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answer; // the wire's own shape
}

const wordsOf = (
  row: Omit<ReportedRow, 'section' | 'statistic'> & { statistic?: string | null | undefined },
) => JSON.stringify([row.id, row.metric, row.value, row.statistic ?? null]);

/** Id of a point in the dump, where two configurations may share one: the tables tell them apart as "4f77fc82" and "4f77fc82.2". */
const dumpId = (id: string) => id.replace(/\.\d+$/, '');

async function storedRows(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const points = z.object({ id: z.string(), document: Point });
  for (const { id, document } of await rows(points, 'SELECT id::text, document FROM point')) {
    if (document.measurement !== 'summary' || document.reported === null) continue;
    const { rows: own, alsoIn = [] } = document.reported;
    for (const row of [...own, ...alsoIn.flatMap((source) => source.rows)])
      for (const words of new Set([wordsOf(row), wordsOf({ ...row, id: dumpId(row.id) })]))
        found.set(words, [...(found.get(words) ?? []), id]);
  }
  return found;
}

async function rows<T>(schema: z.ZodType<T>, sql: string): Promise<T[]> {
  const found = await database.pool.query(sql);
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
    // Charts read every one: no group is so large that others would stand for some of it (ADR 23).
    expect(await count('SELECT 1 FROM tradeoff_point WHERE NOT drawn')).toBe(0);
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
    for (const list of LISTS)
      for (const { hardware, model } of list.rows)
        published.set(hardware, (published.get(hardware) ?? new Set()).add(model));
    for (const chip of TODAY)
      expect(models.get(chip), `chip ${chip}`).toBeGreaterThanOrEqual(
        Math.min(5, published.get(chip)?.size ?? 0),
      );
  });

  test('hold every figure of the lists and tables, by id, metric, value and statistic, but those that are listed with a reason', async () => {
    const lost = LISTS.flatMap((list, index) =>
      list.rows.filter((row) => UNMAPPED[index]?.has(row.id) !== true && !stored.has(wordsOf(row))),
    );
    expect(lost.slice(0, 3)).toEqual([]);
  });

  test('loaded again, nothing changes; what a newer day took the place of stands on no board', async () => {
    const state = 'SELECT md5(string_agg(id::text || older::text, $$,$$ ORDER BY id)) AS points FROM point';
    const before = await database.pool.query(state);
    await loadPublished(database, catalogue, LISTS);
    expect((await database.pool.query(state)).rows).toEqual(before.rows);
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
/** Dump that the tables were made of, and the one that completed some of its points, by their file in place of their folder. */
const DUMPS = ['measurements-2.csv', 'measurements-3.csv'] as const;
const linesOf = (dump: (typeof DUMPS)[number]): readonly Line[] => {
  const tables = readTables(readFileSync(path.join(reference ?? '', dump), 'utf8').trimEnd());
  return tables?.ok === true ? tables.value.flatMap((table) => table.rows) : [];
};

/** A line of the dump that the tables were made of. */
type Line = Readonly<Record<string, string>>;

/** Point of a line in its document, of which the tables keep one section. */
const pointOf = (line: Line) => JSON.stringify([line['source_repo_or_doc'], line['point']]);

/** Picks so many lines, chosen by the seed. */
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
  const { data } = await post(
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
    const lines = linesOf(DUMPS[0]);
    expect(lines.length).toBeGreaterThan(32_000);
    const listed = new Set(UNMAPPED.flatMap((ids) => [...ids]));
    const sectionsOf = new Map<string, string[]>();
    for (const line of DUMPS.flatMap(linesOf))
      sectionsOf.set(pointOf(line), [
        ...(sectionsOf.get(pointOf(line)) ?? []),
        line['source_path_or_section'] ?? '',
      ]);
    for (const line of chosen(lines, 300)) {
      const point = line['point'] ?? '';
      if (listed.has(point)) continue;
      const row = { id: point, metric: line['metric'] ?? '', value: Number(line['value']) };
      const statistic = line['n_samples_or_percentile'] || null;
      const found = await Promise.all((stored.get(wordsOf({ ...row, statistic })) ?? []).map(rowsOfPoint));
      const own = found.flatMap((sources) => sources.get(line['source_repo_or_doc'] ?? '') ?? []);
      expect(
        own.map((each) => ({ ...each, id: dumpId(each.id) })),
        `${line['id']} ${point}`,
      ).toContainEqual({ ...row, statistic, section: expect.toBeOneOf(sectionsOf.get(pointOf(line)) ?? []) });
    }
  }, 120_000);
});

/** One answer of the door through which everything is compared. */
async function said(query: string): Promise<{ kind: string; leader: string | null; text: string }> {
  const { data, errors } = await post(`{ ${query} { kind leader text } }`);
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return Object.values(data ?? {})[0] as Awaited<ReturnType<typeof said>>; // the query's own shape
}

/** Plain runs in one server, 8K in and 1K out. */
const PLACE = 'inputTokens: 8192, outputTokens: 1024, technique: PLAIN, extent: SERVER, pools: AGGREGATED';

describe('control pairs, whose rows were read by hand when the rules of verdicts were written', () => {
  // By hand B200 led on five of seven, by 1.1 to 3.8. DeepSeek V4 Pro (1.04), MiniMax M2.5 and M3 are closer than ± 15 % of each of two medians;
  // Llama 3.3 70B is led in FP8; in FP4 (2.2 to 3.8) by more than twice what the chips differ by, which is nobody's lead. Of GPT OSS 120B neither was run near.
  // Of M3 and Qwen3.5 one precision is led and the other tied: they depend on the bits.
  test('B200 leads MI355X on two of six models at 50 tokens/s each, and MI355X on none', async () => {
    expect(await said(`versus(a: "b200", b: "mi355x", at: 50, ${PLACE})`)).toEqual({
      kind: 'MIXED',
      leader: null,
      text: 'B200 leads MI355X on two of six models in one server, 8K / 1K, at 50 tokens/s each, by 1.3 to 2.2 times; MiniMax M3 and Qwen3.5 397B A17B depend on the bits; they cannot be told apart on DeepSeek V4 Pro and MiniMax M2.5; one cannot be compared.',
    });
  });

  // By hand two of two, by 1.1 to 1.8: GPT OSS 120B is a tie of medians, and DeepSeek R1 has no slice of both.
  test('H200 leads H100 on one of two models at 50 tokens/s each', async () => {
    expect(await said(`versus(a: "h200", b: "h100", at: 50, ${PLACE})`)).toEqual({
      kind: 'MIXED',
      leader: null,
      text: 'H200 leads H100 on one of two models in one server, 8K / 1K, at 50 tokens/s each, by 1.3 to 1.7 times; they cannot be told apart on GPT OSS 120B; one cannot be compared.',
    });
  });

  // By hand three of five, one tied, one for MI300X: Kimi K2.5 (1.13) and Llama 3.3 70B (1.18) are closer than two medians are known, which is 1.21;
  // of MiniMax M2.5 and DeepSeek V4 Pro one side was not run near 20 tokens/s each.
  test('MI325X leads MI300X on one of three models at 20 tokens/s each', async () => {
    expect(await said(`versus(a: "mi325x", b: "mi300x", at: 20, ${PLACE})`)).toEqual({
      kind: 'MIXED',
      leader: null,
      text: 'MI325X leads MI300X on one of three models in one server, 8K / 1K, at 20 tokens/s each, by at least 1.3 times; they cannot be told apart on Kimi K2.5 and Llama 3.3 70B; two cannot be compared.',
    });
  });

  // By hand 154 times; no slice is alike, so that both systems are named, and the ratio is that of the first slice in which both ran.
  test('GB200 before H100 on DeepSeek R1 is of software and layout, and both systems are named', async () => {
    expect(await said('verdict(a: "gb200", b: "h100", model: "deepseek-r1", at: 50)')).toEqual({
      kind: 'LEADS_BY_STACK',
      leader: 'GB200',
      text: 'Published runs of GB200 × 72 (one rack, prompts apart) make 60 to 81 times the output per chip of H100 × 64 (several servers, prompts apart) on DeepSeek R1, FP8, 1K / 1K, at 50 tokens/s each.',
    });
  });

  // By hand answers 1.66 and 1.85 times (4 bits), 1.49 and 1.56 (16 bits), prompts 7.2 and 5.4; nobody published runs of both under load.
  test('RTX 4090 before M2 Ultra is said of one user alone', async () => {
    expect(await said('verdict(a: "rtx-4090", b: "m2-ultra")')).toEqual({
      kind: 'LEADS',
      leader: 'RTX 4090',
      text: 'RTX 4090 answers one user 1.5 to 1.8 times as fast as M2 Ultra on Llama 3 8B, FP16 and INT4, at 256 and 2,048 tokens of context. RTX 4090 reads a prompt 5.4 to 8.0 times as fast as M2 Ultra on Llama 3 8B, FP16 and INT4, at 512 and 4,096 tokens of context.',
    });
    expect((await said('verdict(a: "rtx-4090", b: "m2-ultra", at: 50)')).kind).toBe('NONE');
  });
});

const BOARD = `... on WorkloadBoard { title
  groups { simulated rows { pointId chip chips output { value } speed { value } } }
  map { cells { systems slice { inputTokens outputTokens users } } } }`;
const Board = z.object({
  title: z.string(),
  groups: z.array(
    z.object({
      simulated: z.boolean(),
      rows: z.array(
        z.object({
          pointId: z.string().nullable(),
          chip: z.string(),
          chips: z.int(),
          output: z.object({ value: z.number().nullable() }),
          speed: z.object({ value: z.number().nullable() }),
        }),
      ),
    }),
  ),
  map: z.object({
    cells: z.array(
      z.object({
        systems: z.int(),
        slice: z.object({ inputTokens: z.int(), outputTokens: z.int(), users: z.int() }),
      }),
    ),
  }),
});

describe('the leaderboard by workload, batch and context', () => {
  const SLICE =
    'inputTokens: 8192, outputTokens: 1024, precision: FP8, extent: SERVER, pools: AGGREGATED, technique: PLAIN';
  const boardAt = async (users: number) => {
    const request = `{ model: "deepseek-r1", phase: SERVING, users: ${users}, ${SLICE} }`;
    const { data } = await post(`{ workloadBoard(request: ${request}) { __typename ${BOARD} } }`);
    return z.object({ workloadBoard: Board }).parse(data).workloadBoard;
  };

  test('each row holds the figures of its run, and a map cell as many systems as its board', async () => {
    const board = await boardAt(64);
    const shown = board.groups.filter(({ simulated }) => !simulated).flatMap(({ rows: own }) => own);
    expect(shown.length).toBeGreaterThan(8);
    const kept = await rows(
      z.object({ id: z.string(), chip: z.string(), perChip: z.number(), perUser: z.number() }),
      `SELECT point_id AS id, chip, (document ->> 'tokensPerSecPerChip')::float8 AS "perChip",
              (document ->> 'tokensPerSecPerUser')::float8 AS "perUser"
       FROM tradeoff_point WHERE model = 'deepseek-r1' AND newest`,
    );
    const known = new Map(kept.map((row) => [row.id, row]));
    for (const row of shown) {
      const run = known.get(
        Buffer.from(row.pointId ?? '', 'base64')
          .toString()
          .split(':')[1] ?? '',
      );
      if (run === undefined) continue;
      expect([row.chip, row.output.value, row.speed.value]).toEqual([run.chip, run.perChip, run.perUser]);
    }
    const here = board.map.cells.find(
      ({ slice }) => slice.inputTokens === 8192 && slice.outputTokens === 1024 && slice.users === 64,
    );
    expect(here?.systems).toBe(shown.length);
  });
});

test('each process that is killed under load is back, and nothing acknowledged is lost', async () => {
  let going = true;
  const kept = { started, key };
  const submitting = submitWhile(kept, () => going);
  for (const app of ['worker', 'api', 'web'] as const) {
    const pid = started.pidOf(app);
    if (pid === undefined) throw new Error(`${app} does not run`);
    process.kill(pid, 'SIGKILL');
    // A dead worker never takes the site down; of the others a request is lost at most.
    const served = await askOrNull(kept, '{ leaderboard(first: 1) { totalCount } }', {});
    expect([app, served !== null || app !== 'worker']).toEqual([app, true]);
    await untilBack(started, app, pid);
    expect(started.output()).toContain(`${app} ended with SIGKILL`);
  }
  going = false;
  const acknowledged = await submitting;
  expect(acknowledged.length).toBeGreaterThan(0);
  for (const id of acknowledged)
    expect(await askOrNull(kept, 'query ($id: ID!) { submission(id: $id) { runId } }', { id })).toMatchObject(
      {
        submission: { runId: expect.any(String) },
      },
    );
});
