// Two vendors over all models against a reader written apart, over the API's own export.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VersusChart } from '@inferbench/answers/versus/shape';
import { cell, isAlike, type LikeSlice, type Run } from '../oracle/verdict-rows.ts';
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
      const counts =
        whole.find((each) => isSaid(each) && each.kind !== 'LEADS_BY_STACK') ?? whole.find(isSaid);
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

const SYSTEMS = `query ($request: VersusChartInput!) { versusChart(request: $request) { ... on VersusChart {
  at inputTokens outputTokens extent pools technique a { label } b { label }
  rows { model precision on kind leader low high a { value upper near } b { value upper near } } } } }`;

const FRAMEWORKS = [
  ['tensorrt-llm', 'vllm'],
  ['sglang', 'tensorrt-llm'],
  ['atom', 'vllm'],
] as const;

test.each(FRAMEWORKS)(
  '%s v. %s: each pair is of one system of the export, and each value its best run with that framework',
  async (a, b) => {
    const { data } = await api.post(SYSTEMS, { request: { a, b } });
    const said = Object.values(data ?? {})[0] as VersusChart; // its fields are those of the query
    const { at, inputTokens, outputTokens, extent, pools, technique } = said;
    if (at === null) throw new Error('no line');
    const place = { inputTokens, outputTokens, extent, pools, technique };
    // Rates of each system by model, precision, chip and number of chips, as the export has them.
    const systems = new Map<string, Record<string, Run[]>>();
    for (const { slice, runs } of evidence.slices.filter(({ slice: own }) =>
      isAlike(own, { ...own, ...place } as LikeSlice),
    ))
      for (const run of runs) {
        const key = JSON.stringify([slice.model, slice.precision, run.chip, run.chips]);
        const of = systems.get(key) ?? {};
        const framework = cell(run.row, 'framework');
        systems.set(key, { ...of, [framework]: [...(of[framework] ?? []), run] });
      }
    const valuesOf = (of: Record<string, Run[]>) =>
      [a, b].map((framework) => {
        const kept = (of[framework] ?? []).filter(({ perUser, isLate }) => perUser >= at && !isLate);
        return kept.length === 0 ? null : Math.max(...kept.map(({ perChip }) => perChip));
      });
    const pairs = [...systems].map(([key, of]) => JSON.stringify([key, ...valuesOf(of)]));
    const decided = said.rows.filter(({ kind }) => kind !== 'NONE');
    expect(decided.length).toBeGreaterThan(0);
    for (const { model, precision, on, a: own, b: other, leader, low, high } of decided) {
      const [, count] = (on ?? '').split(' × ');
      const found = pairs.filter((pair) => {
        const [key, ...values] = JSON.parse(pair) as [string, ...(number | null)[]]; // as it was written above
        const [ofModel, bits, , chips] = JSON.parse(key) as [string, string, string, number];
        return (
          ofModel === model &&
          bits === precision &&
          String(chips) === count &&
          values[0] === own.value &&
          values[1] === other.value
        );
      });
      expect([model, on, found.length]).toEqual([model, on, 1]);
      if (leader === null || own.value === null || other.value === null) continue;
      const ratio = other.value / own.value;
      expect(leader === said.b.label ? high : low).toBeCloseTo(ratio, 9);
    }
    expect(new Set(decided.map(({ model, precision, on }) => `${model} ${precision} ${on}`)).size).toBe(
      decided.length,
    );
  },
  LOADED_MS,
);

test(
  'sides of two kinds, one that is part of the other, and a third chip beside two are refused in words',
  async () => {
    const codeOf = async (request: object) => JSON.stringify((await api.post(CHART, { request })).errors);
    expect(await codeOf({ a: 'vllm', b: 'nvidia' })).toMatch(/INVALID.*|only two of one kind/);
    expect(await codeOf({ a: 'b200', b: 'blackwell' })).toMatch(/part of the other/);
    expect(await codeOf({ a: 'b200', b: 'h100', chip: 'h200' })).toMatch(/not on a third/);
    expect(await codeOf({ a: 'vllm', b: 'sglang', chip: 'nobodys' })).toMatch(/NOT_FOUND/);
  },
  LOADED_MS,
);

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
