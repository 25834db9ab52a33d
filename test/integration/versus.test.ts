// Two vendors over all models against a reader written apart, over the API's own export.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VersusChart } from '@inferbench/answers/versus/shape';
import { isAlike, type LikeSlice } from '../oracle/verdict-rows.ts';
import { type Evidence, evidenceOf, type Reading, readSlice, readVerdict } from '../oracle/verdicts.ts';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { csvRows } from '../testkit/csv-reader.ts';

const LOADED_MS = 900_000;

let api: TestApi;
let evidence: Evidence;
beforeAll(async () => {
  api = await startTestApi({ published: true });
  evidence = evidenceOf(await exported('scores'), await exported('chips'));
}, LOADED_MS);
afterAll(() => api.stop());

const exported = async (file: string) =>
  csvRows(await (await fetch(`${api.server.url}/export/${file}.csv`)).text());

const CHART = `query ($request: VersusChartInput!) { versusChart(request: $request) { ... on VersusChart {
  at inputTokens outputTokens extent pools technique sentence
  a { chip label } b { chip label } counts { models compared a b mixed tied byStack absent }
  models { model kind leader } rows { model precision kind leader low high simulated { ratio } } } } }`;

async function asked(request: object): Promise<VersusChart> {
  const { data, errors } = await api.post(CHART, { request });
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return Object.values(data ?? {})[0] as VersusChart; // its fields are those of the query
}

const isSaid = ({ kind }: Reading) => kind !== 'NONE';

test(
  'AMD v. NVIDIA: each row is what the rows of the export say, and the models count as they do',
  async () => {
    const said = await asked({ a: 'amd', b: 'nvidia' });
    const { at, a, b, inputTokens, outputTokens, extent, pools, technique } = said;
    expect([a.label, b.label]).toEqual(['MI355X', 'B200']);
    if (at === null) throw new Error('no line');
    const chips = [a.chip ?? '', b.chip ?? ''] as const;
    const labelOf = (slug: string | null) => [a, b].find(({ chip }) => chip === slug)?.label ?? null;
    const place = { inputTokens, outputTokens, extent, pools, technique };
    const counted = { a: 0, b: 0, mixed: 0, tied: 0, byStack: 0, absent: 0 };
    for (const { model, kind, leader } of said.models) {
      const slices = evidence.slices
        .map(({ slice }) => slice)
        .filter((slice) => isAlike(slice, { ...slice, ...place, model } as LikeSlice));
      const of = slices.map((slice) => ({ slice, reading: readSlice({ chips, slice, at }, evidence) }));
      for (const row of said.rows.filter((each) => each.model === model && each.precision !== null)) {
        const readings = of
          .filter(({ slice }) => slice.precision === row.precision)
          .map(({ reading }) => reading);
        const found = readings.find(isSaid) ?? readings[0];
        expect([model, row.precision, row.kind, row.leader]).toEqual([
          model,
          row.precision,
          found?.kind,
          labelOf(found?.leader ?? null),
        ]);
        expect(row.simulated !== null && row.kind !== 'NONE').toBe(false);
        if (found?.leader == null || row.low === null || row.high === null) continue;
        const ratio = [found.low ?? NaN, found.high ?? NaN];
        const [low = NaN, high = NaN] =
          found.leader === b.chip ? ratio : ratio.map((each) => 1 / each).toReversed();
        expect(row.low).toBeCloseTo(low, 9);
        expect(row.high).toBeCloseTo(high, 9);
      }
      const whole = slices.map((slice) =>
        readVerdict({ chips, slice, at }, evidence, (each) => each.technique === technique),
      );
      const counts = whole.find(isSaid);
      expect([model, kind, leader]).toEqual([model, counts?.kind ?? 'NONE', labelOf(counts?.leader ?? null)]);
      counted[placeOf(counts, chips)] += 1;
    }
    expect(said.counts).toMatchObject(counted);
    expect(said.counts.models).toBe(said.models.length);
  },
  LOADED_MS,
);

function placeOf(reading: Reading | undefined, [a]: readonly [string, string]) {
  if (reading === undefined) return 'absent';
  if (reading.kind === 'LEADS') return reading.leader === a ? 'a' : 'b';
  return ({ MIXED: 'mixed', TIED: 'tied', LEADS_BY_STACK: 'byStack', NONE: 'absent' } as const)[reading.kind];
}

test(
  'a slice that is asked for is kept, and a name that nobody has is refused',
  async () => {
    const said = await asked({ a: 'b200', b: 'mi355x', at: 40, inputTokens: 8192, outputTokens: 1024 });
    expect([said.at, said.inputTokens]).toEqual([40, 8192]);
    const { errors } = await api.post(CHART, { request: { a: 'nobodys', b: 'b200' } });
    expect(JSON.stringify(errors)).toContain('NOT_FOUND');
  },
  LOADED_MS,
);
