import { EXPORT_META, EXPORT_NAMES, exportPath } from '@inferbench/domain/export/export-paths';
import { Load } from '@inferbench/graphql-documents/answers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { answerFor } from '../testkit/ask-answer.ts';
import { csvRows } from '../testkit/csv-reader.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ published: true });
});
afterAll(() => api.stop());

const SIMULATED = '/export/simulated.csv?model=llama-3.1-8b&precision=FP8';
const asked = (path: string) => fetch(`${api.server.url}${path}`);
const textOf = async (path: string) => (await asked(path)).text();

const read = async (path: string) => csvRows(await textOf(path));

/** The best row of each system, the most output of a chip first. */
function bestOfEach<One>(rows: readonly One[], of: (row: One) => { system: string; output: number }): One[] {
  const best = new Map<string, One>();
  for (const row of rows.toSorted((a, b) => of(b).output - of(a).output))
    if (!best.has(of(row).system)) best.set(of(row).system, row);
  return [...best.values()];
}

interface Stored {
  chip: string;
  chips: number;
  layout: string | null;
  framework: string;
  frameworkVersion: string | null;
  tokensPerSecPerUser: number;
  tokensPerSecPerChip: number;
  measured: { to: string } | null;
}

test('a file of any length listens once to whoever reads it compressed', async () => {
  const warnings: string[] = [];
  const heard = ({ name }: Error) => warnings.push(name);
  process.on('warning', heard);
  const response = await fetch(`${api.server.url}/export/scores.jsonl`, {
    headers: { 'accept-encoding': 'gzip' },
  });
  const text = await response.text();
  process.off('warning', heard);
  expect([response.headers.get('content-encoding'), text.length > 5_000_000, warnings]).toEqual([
    'gzip',
    true,
    [],
  ]);
});

describe('the file of all scores', () => {
  test('answers alone which systems ran DeepSeek R1 in FP8 at 8K / 1K, without drafts, in one server', async () => {
    const ran = (await read('/export/scores.csv?model=deepseek-r1')).filter(
      (row) =>
        row['precision'] === 'FP8' &&
        row['nominalInputTokens'] === '8192' &&
        row['nominalOutputTokens'] === '1024' &&
        row['technique'] === 'PLAIN' &&
        row['extent'] === 'SERVER' &&
        row['mode'] === 'STEADY' &&
        row['unranked'] === '' &&
        row['older'] === 'false' &&
        row['tokensPerSecPerChip'] !== '' &&
        Number(row['tokensPerSecPerUser']) >= 20,
    );
    const systems = bestOfEach(ran, (row) => ({
      system: [row['chip'], row['chips'], row['layout'], row['framework']].join(),
      output: Number(row['tokensPerSecPerChip']),
    }));

    const { rows } = await api.database.pool.query<{ document: Stored }>(
      `SELECT document FROM tradeoff_point WHERE model = 'deepseek-r1' AND input_tokens = 8192 AND output_tokens = 1024
         AND precision_class = 'FP8' AND technique = 'PLAIN' AND newest AND document->>'concurrency' <> '1'`,
    );
    // One server: eight chips, and of a rack a tray of four.
    const mostOf = (chip: string) => (/gb[23]00/.test(chip) ? 4 : 8);
    const published = rows
      .map(({ document }) => document)
      .filter(({ chip, chips, tokensPerSecPerUser }) => chips <= mostOf(chip) && tokensPerSecPerUser >= 20);
    const expected = bestOfEach(published, (point) => ({
      system: [point.chip, point.chips, point.layout, point.framework].join(),
      output: point.tokensPerSecPerChip,
    }));
    expect(expected.length).toBeGreaterThan(3);
    expect(
      systems.map((row) => [
        row['chip'],
        row['tokensPerSecPerChip'],
        row['frameworkVersion'],
        row['measuredTo'],
      ]),
    ).toEqual(
      expected.map(({ chip, tokensPerSecPerChip, frameworkVersion, measured }) => [
        chip,
        String(tokensPerSecPerChip),
        frameworkVersion ?? '',
        measured?.to ?? '',
      ]),
    );
  });

  test('tells every two results apart by what ran, under which load, and from which part of its source', async () => {
    const own = new Set(['pointId', 'inputHash', 'receivedAt', 'sourceRows']);
    const seen = (await read('/export/scores.csv')).map((row) =>
      JSON.stringify(Object.entries(row).filter(([name]) => !own.has(name))),
    );
    expect(seen.length).toBeGreaterThan(1_000);
    expect(seen.length - new Set(seen).size).toBe(0);
  });

  test('a chip that is counted as a server, a rack and several servers has its class by its size', async () => {
    const classes = new Map<string, string>();
    for (const { chip = '', chips, extent = '' } of await read('/export/systems.csv'))
      classes.set(`${chip} ${chips}`, extent);
    expect(classes.get('nvidia-h100-sxm5-80gb 8')).toBe('SERVER');
    expect(classes.get('nvidia-h100-sxm5-80gb 16') ?? 'SERVERS').toBe('SERVERS');
    const racks = [...classes].filter(([name]) => /gb200.* (?:8|12|24|36|48|72)$/.test(name));
    expect(racks.length).toBeGreaterThan(0);
    expect(racks.every(([, extent]) => extent === 'RACK')).toBe(true);
  });
});

describe('every file', () => {
  test('is described column for column, with licence and citation, by one file for programs', async () => {
    const meta = JSON.parse(await textOf(EXPORT_META)) as {
      cite: string;
      licence: string;
      files: { paths: string[]; columns: { name: string; means: string }[] }[];
    };
    expect(meta.cite).toMatch(/^InferBench, epoch \d+, exported by engine /);
    expect(meta.licence).toContain('Apache-2.0');
    expect(meta.files.flatMap(({ paths }) => paths)).toEqual(
      EXPORT_NAMES.flatMap((name) => [exportPath(name, 'csv'), exportPath(name, 'jsonl')]),
    );
    for (const { paths, columns } of meta.files) {
      expect(columns.filter(({ means }) => means === '')).toEqual([]);
      const path = paths[0]?.replace('/export/simulated.csv', SIMULATED) ?? '';
      const [head] = (await textOf(path)).split('\n');
      expect(head).toBe(columns.map(({ name }) => name).join(','));
    }
  });

  test.each(['/export/systems', '/export/chips', '/export/models'])(
    '%s says the same as CSV and as JSON lines',
    async (path) => {
      const rows = await read(`${path}.csv`);
      const objects = (await textOf(`${path}.jsonl`))
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, string | number | null>);
      expect(objects.map((row) => Object.keys(row))).toEqual(rows.map((row) => Object.keys(row)));
      const numbers = (row: object) => Object.values(row).filter((cell) => typeof cell === 'number');
      expect(objects.flatMap(numbers).map(String)).toEqual(
        objects.flatMap((row, n) =>
          Object.entries(row).flatMap(([name, cell]) =>
            typeof cell === 'number' ? [rows[n]?.[name] ?? ''] : [],
          ),
        ),
      );
    },
  );

  test.each(['/export/systems.csv?chip=x', '/export/chips.jsonl?since=2026', '/export/simulated.csv'])(
    '%s is refused by name',
    async (path) => {
      const answer = await asked(path);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'INVALID' } }] });
    },
  );

  test('is a named 503 while the database is away, and is cut where it goes away in between', async () => {
    const { pool } = api.database;
    const query = pool.query.bind(pool) as (...all: unknown[]) => unknown;
    const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    try {
      Object.assign(pool, { query: () => Promise.reject(away) });
      for (const path of [
        EXPORT_META,
        SIMULATED,
        ...EXPORT_NAMES.slice(0, 4).map((name) => exportPath(name, 'csv')),
      ]) {
        const answer = await asked(path);
        expect([path, answer.status]).toEqual([path, 503]);
        expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
      }
      let batches = 0;
      Object.assign(pool, {
        query: (...asking: unknown[]) => {
          const isNext = JSON.stringify(asking[0]).includes('score-rows-next');
          if (isNext && (batches += 1) > 2) return Promise.reject(away);
          return query(...asking);
        },
      });
      const begun = await asked('/export/scores.csv');
      expect(begun.status).toBe(200);
      await expect(begun.text()).rejects.toThrow('terminated');
    } finally {
      Reflect.deleteProperty(pool, 'query');
    }
    // Read to its end: a visitor has one export at a time.
    expect(await textOf('/export/scores.csv?model=llama-3-8b')).toMatch(/^pointId,/);
  });
});

describe('the files of the catalogue', () => {
  test('systems have as many results as there are', async () => {
    const scores = await read('/export/scores.csv');
    const systems = await read('/export/systems.csv');
    expect(systems.reduce((sum, { points }) => sum + Number(points), 0)).toBe(scores.length);
  });

  test('chips have a source and a confidence behind each figure, and nothing behind what nobody published', async () => {
    const rows = await read('/export/chips.csv');
    const b200 = rows.filter(({ chip }) => chip === 'nvidia-b200-sxm-180gb');
    const figure = (name: string) => b200.find((row) => row['figure'] === name);
    // 183,359 MiB × 1,048,576.
    expect(figure('memoryReportedBytes')).toMatchObject({ value: '192265846784', confidence: 'measured' });
    expect(figure('fp8DenseOpsPerSec')).toMatchObject({ value: '4500000000000000', confidence: 'datasheet' });
    expect(figure('rentalUsdPerHour')).toMatchObject({ date: expect.stringMatching(/\d{4}/) });
    expect(figure('onChipBandwidthBytesPerSec')).toMatchObject({ value: '', source: '', confidence: '' });
    for (const { value, source, confidence } of rows)
      expect([value === '', source === '', confidence === '']).toEqual(
        Array.from({ length: 3 }, () => value === ''),
      );
    expect(rows.filter(({ value }) => value === '0')).toEqual([]);
  });

  test('models have their weights, all and those of one token', async () => {
    const r1 = (await read('/export/models.csv')).find(({ model }) => model === 'deepseek-r1');
    expect(r1).toMatchObject({
      parametersBasis: 'DERIVED',
      statedParameters: '',
      maxContextTokens: '163840',
    });
    // DeepSeek's paper has 671B, 37B of them for each token, the table of embeddings included.
    expect(Number(r1?.['parameters']) / 1e9).toBeCloseTo(671, 0);
    expect(Number(r1?.['activeParameters']) / 1e9).toBeCloseTo(36.6, 0);
  });
});

test('simulated systems are those of the charts of the model, and no number stands for a reason', async () => {
  const rows = await read(SIMULATED);
  const { slice, curves } = await answerFor(api, Load, { model: 'llama-3.1-8b', precision: 'FP8' });
  const shown = rows.filter(
    ({ inputTokens, outputTokens }) =>
      Number(inputTokens) === slice.inputTokens && Number(outputTokens) === slice.outputTokens,
  );
  for (const { chip, chips, samples } of curves)
    expect(
      shown
        .filter((row) => row['chip'] === chip)
        .map((row) =>
          [row['chips'], row['users'], row['tokensPerSecPerUser'], row['tokensPerSecPerChip']].map(Number),
        ),
    ).toEqual(samples.map(({ users, perUser, perChip }) => [chips, users, perUser, perChip]));
  expect(curves.length).toBeGreaterThan(10);
  for (const { users, tokensPerSecPerChip, reason } of rows)
    expect([users === '', tokensPerSecPerChip === '']).toEqual([reason !== '', reason !== '']);
  expect((await asked('/export/simulated.csv?model=nobodys')).status).toBe(404);
});
