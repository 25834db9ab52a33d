// Verdicts of the API against a reader written apart, over the API's own export: `npm run verdicts` asks every one, `npm test` a seeded sample.
import { loadPublished } from '@inferbench/api/catalogue/load-published';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { falseClaims, falseCounts, unknownNumbers } from '../oracle/verdict-sentences.ts';
import { isAlike, type LikeSlice } from '../oracle/verdict-rows.ts';
import {
  type Asked,
  type Evidence,
  evidenceOf,
  numbersTold,
  type Reading,
  readSlice,
  readVerdict,
  slicesOfLengths,
} from '../oracle/verdicts.ts';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { csvRows } from '../testkit/csv-reader.ts';
import { testSeed } from '../testkit/environment.ts';
import { lawCount } from '../testkit/law-scale.ts';

const LINES = [20, 30, 40, 50, 60];
const FULL_MS = 3_600_000;

let api: TestApi;
let evidence: Evidence;
beforeAll(async () => {
  const isSample = lawCount(0, 1) === 1;
  api = await startTestApi({ published: isSample });
  if (!isSample) await loadPublished(api.database, catalogue);
  const [scores, chips] = [await exported('scores'), await exported('chips')];
  evidence = evidenceOf(scores, chips);
}, FULL_MS);
afterAll(() => api.stop());

const exported = async (file: string) =>
  csvRows(await (await fetch(`${api.server.url}/export/${file}.csv`)).text());

/** Place of an answer over all models. */
type Place = Pick<LikeSlice, 'inputTokens' | 'outputTokens' | 'extent' | 'pools'> & { at: number };

/** Answer of the API on two chips; the leader by its label. */
interface Said extends Omit<Reading, 'kind' | 'isBound'> {
  kind: string;
  text: string;
  title: string;
  reasons: string[];
  sides: { label: string; chips: string[]; words: string }[];
}
interface SaidOfModel extends Said, Omit<LikeSlice, 'model'> {
  model: string;
  modelName: string;
  at: number | null;
}
interface SaidOverAll extends Omit<Said, 'sides' | 'low' | 'high'>, Omit<Place, 'at'> {
  at: number | null;
  models: SaidOfModel[];
}

const SAID = 'kind leader low high text title reasons sides { label chips words }';
const OF_MODEL = `${SAID} model modelName inputTokens outputTokens precision technique extent pools at`;
const VERDICT = `query ($a: String!, $b: String!, $model: String!, $at: Float!, $inputTokens: Int!, $outputTokens: Int!,
  $precision: PrecisionClass!, $technique: TechniqueClass!, $extent: Extent!, $pools: ServingMode!) {
  verdict(a: $a, b: $b, model: $model, at: $at, inputTokens: $inputTokens, outputTokens: $outputTokens, precision: $precision,
    technique: $technique, extent: $extent, pools: $pools) { ${SAID} } }`;
const VERSUS = `query ($a: String!, $b: String!) {
  versus(a: $a, b: $b) { kind leader text title reasons at inputTokens outputTokens extent pools models { ${OF_MODEL} } } }`;

async function answered<Answer>(query: string, variables: Record<string, unknown>): Promise<Answer> {
  const { data, errors } = await api.post(query, variables);
  if (errors !== undefined) throw new Error(JSON.stringify([errors, variables]));
  return Object.values(data ?? {})[0] as Answer; // its fields are those of the query
}

const nameOf = (model: string) => catalogue.models.get(model)?.name ?? model;

/** Every two chips of which one named a slice and both have runs that are alike, at each line. */
function questions({ slices }: Evidence): Asked[] {
  return slices.flatMap(({ slice, runs }) => {
    const alike = slices.filter((each) => isAlike(each.slice, slice)).flatMap((each) => each.runs);
    const naming = new Set(runs.map(({ chip }) => chip));
    return pairsOf(alike.map(({ chip }) => chip))
      .filter((chips) => chips.some((chip) => naming.has(chip)))
      .flatMap((chips) => LINES.map((at) => ({ chips, slice, at })));
  });
}

function pairsOf(chips: readonly string[]): (readonly [string, string])[] {
  const each = [...new Set(chips)].toSorted();
  return each.flatMap((a, n) => each.slice(n + 1).map((b) => [a, b] as const));
}

/** Picks so many of all, evenly, from a place that the seed names. */
function sampled<One>(all: readonly One[], count: number): One[] {
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, n) => (n + testSeed()) % step === 0);
}

/** Differences between the figures of an answer and of a reading, to 1e-9. */
function differences(
  said: Pick<Said, 'low' | 'high' | 'kind' | 'leader'> & Pick<Said, 'sides'>,
  read: Reading,
) {
  const leader = said.sides.find(({ label }) => label === said.leader)?.chips[0] ?? null;
  const isNear = (a: number | null, b: number | null) =>
    a === b || (a !== null && b !== null && Math.abs(a - b) <= 1e-9 * Math.abs(b));
  const isEqual =
    said.kind === read.kind &&
    leader === read.leader &&
    isNear(said.low, read.low) &&
    isNear(said.high, read.high);
  const { kind, low, high } = said;
  return isEqual ? [] : [`says ${JSON.stringify({ kind, leader, low, high })}, rows ${JSON.stringify(read)}`];
}

/** Faults of every sentence on two chips in a slice. */
function faultsOf(said: Said, asked: Asked, read: Reading): string[] {
  const here = read.kind === 'MIXED' ? slicesOfLengths(asked.slice, evidence) : [asked.slice];
  const names = [nameOf(asked.slice.model), ...said.sides.map(({ label }) => label)];
  const values = here.flatMap((slice) => numbersTold({ ...asked, slice }, evidence));
  const readings = here.map((slice) => readSlice({ ...asked, slice }, evidence));
  const sentences = [said.text, said.title, ...said.reasons];
  return [
    ...differences(said, read),
    ...falseClaims(said.text, said.sides, readings),
    ...sentences.flatMap((text) => unknownNumbers(text, names, values)),
  ].map((fault) => `${JSON.stringify(asked)}: ${fault}`);
}

/** Counts by kind, as a run prints them. */
class Tally {
  readonly #counts = new Map<string, number>();
  add(kind: string, sentences = 1): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + sentences);
  }
  print(what: string): void {
    const all = [...this.#counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
    process.stderr.write(`${what}: ${all.map(([kind, count]) => `${kind} ${count}`).join(', ')}\n`);
  }
}

/** Reading of the rows where precision and drafting are asked for, as a question on one slice does. */
function readOf(asked: Asked): Reading {
  const { precision, technique } = asked.slice;
  return readVerdict(
    asked,
    evidence,
    (slice) => slice.precision === precision && slice.technique === technique,
  );
}

test(
  'each verdict, and each sentence on it, is what rows of the export say',
  async () => {
    const all = questions(evidence);
    const read = all.map((each) => ({ each, reading: readOf(each) }));
    const decided = read.filter(({ reading }) => reading.kind !== 'NONE');
    const rest = read.filter(({ reading }) => reading.kind === 'NONE');
    const asked = [
      ...sampled(decided, lawCount(decided.length, 40)),
      ...sampled(rest, lawCount(rest.length, 20)),
    ];
    const tally = new Tally();
    const faults: string[] = [];
    for (const { each, reading } of asked) {
      const { slice, at, chips } = each;
      const said = await answered<Said>(VERDICT, { a: chips[0], b: chips[1], at, ...slice });
      faults.push(...faultsOf(said, each, reading));
      tally.add(said.kind, 2);
      tally.add('reasons', said.reasons.length);
    }
    tally.print(`sentences of ${asked.length} verdicts of ${all.length}`);
    expect(asked.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  },
  FULL_MS,
);

/** Reading of a model in an answer over all, in the slice that it names; none where no slice of that class says anything. */
function readOfModel(
  { precision, technique, ...said }: SaidOfModel,
  chips: Asked['chips'],
  place: Place,
): { reading: Reading; slices: Reading[] } {
  const { at, ...lengthsAndClass } = place;
  const slices = evidence.slices
    .map(({ slice }) => slice)
    .filter((slice) => isAlike(slice, { ...slice, ...lengthsAndClass, model: said.model }));
  const isNamed = (slice: LikeSlice) =>
    said.kind !== 'NONE' && slice.precision === precision && slice.technique === technique;
  const readings = slices
    .filter((slice) => said.kind === 'NONE' || isNamed(slice))
    .map((slice) => readVerdict({ chips, slice, at }, evidence, () => true));
  return {
    reading: readings.find(({ kind }) => kind !== 'NONE') ?? NOTHING,
    slices: slices
      .filter((slice) => slice.technique === technique)
      .map((slice) => readSlice({ chips, slice, at }, evidence)),
  };
}

const NOTHING: Reading = { kind: 'NONE', leader: null, low: null, high: null, isBound: false };

test(
  'each answer over all models counts and names them as the rows do',
  async () => {
    const ran = (chip: string) =>
      evidence.slices.flatMap(({ slice, runs }) =>
        runs.some((run) => run.chip === chip) ? [slice.model] : [],
      );
    const all = pairsOf(evidence.slices.flatMap(({ runs }) => runs.map(({ chip }) => chip))).filter(
      ([a, b]) => ran(a).some((model) => ran(b).includes(model)),
    );
    const tally = new Tally();
    const faults: string[] = [];
    for (const chips of sampled(all, lawCount(all.length, 6))) {
      const [a, b] = chips;
      const said = await answered<SaidOverAll>(VERSUS, { a, b });
      const { at, text, models, inputTokens, outputTokens, extent, pools } = said;
      tally.add(at === null ? 'without a line' : said.kind);
      if (at === null) continue;
      const place = { at, inputTokens, outputTokens, extent, pools };
      const counted = models.map((model) => {
        const { reading, slices } = readOfModel(model, chips, place);
        faults.push(...differences(model, reading).map((each) => `${a} ${b} ${model.modelName}: ${each}`));
        tally.add(`${model.kind} of a model`);
        return { name: model.modelName, reading, slices };
      });
      faults.push(...falseCounts(text, models[0]?.sides ?? [], counted));
    }
    tally.print('answers over all models');
    expect(faults).toEqual([]);
  },
  FULL_MS,
);
