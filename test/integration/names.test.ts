import { catalogue } from '@inferbench/catalogue/catalogue';
import { loadCatalogue } from '@inferbench/db/specifications/load-catalogue';
import { ensureOrganization } from '@inferbench/db/names/organization-repository';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { asAdmin } from '../testkit/database.ts';
import { declaredChip } from '../testkit/declared-chip.ts';
import { lookalikes } from '../testkit/lookalikes.ts';

let api: TestApi;
let rival: string;
beforeAll(async () => {
  api = await startTestApi();
  rival = await api.newKey('rival', ['submit']);
});
afterAll(() => api.stop());

const MUTATION = {
  chip: `mutation ($input: SubmitChipInput!) { answer: submitChip(input: $input) { __typename ... on ChipAccepted { version }
    ... on ValidationFailed { code message findings { rule path fix } } ... on Conflict { code } } }`,
  model: `mutation ($input: SubmitModelInput!) { answer: submitModel(input: $input) { __typename
    ... on ValidationFailed { code message findings { rule path fix } } ... on Conflict { code } } }`,
};
interface Answer {
  __typename: string;
  code?: string;
  message?: string;
  version?: number;
  findings?: { rule: string; path: string; fix: string | null }[];
}

async function submit(
  kind: 'chip' | 'model',
  document: unknown,
  more: Record<string, unknown> = {},
  key = api.apiKey,
) {
  const input = { document: JSON.stringify(document), idempotencyKey: crypto.randomUUID(), ...more };
  const body = await api.post(MUTATION[kind], { input }, key);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data?.['answer'] as Answer; // the query's own shape
}
const chip = (slug: string, change: object = {}) => ({
  ...declaredChip('vendor', slug),
  ...change,
});
const claims = async () =>
  (await api.database.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM name_claim')).rows[0]?.n;

test('lookalikes of shipped names are refused in every place of a chip and a model, and store nothing', async () => {
  const before = [await claims(), await api.rowCounts()];
  const names = [...catalogue.chips.values()].flatMap(({ name, aliases }) => [name, ...aliases]);
  const fakes = lookalikes(names, 40).map(({ name }) => name);
  for (const [i, name] of fakes.entries()) {
    const change = i % 2 === 0 ? { name } : { aliases: [name] };
    const answer = await submit('chip', chip(`fake-${i}`, change), { dryRun: i % 3 === 0 });
    expect([name, answer.__typename, answer.findings?.[0]?.rule]).toEqual([
      name,
      'ValidationFailed',
      'SPEC-NAME',
    ]);
    expect(answer.findings?.[0]?.fix).toMatch(/\.$/);
  }
  const [model] = catalogue.models.values();
  const alias = await submit('model', { ...model, slug: 'my-model', name: 'Mine', aliases: [model?.name] });
  expect(alias).toMatchObject({ code: 'NAME_TAKEN', findings: [{ rule: 'SPEC-NAME', path: 'aliases[0]' }] });
  expect([await claims(), await api.rowCounts()]).toEqual(before);
});

test('nobody declares a chip of another vendor, however it is written', async () => {
  for (const vendor of ['NVlDlA', 'NVIDIA', 'rival'])
    expect(await submit('chip', chip('card-a', { vendor }))).toMatchObject({
      __typename: 'ValidationFailed',
      findings: [{ rule: 'SPEC-VENDOR', path: 'vendor' }],
    });
});

test('one keeps a name that one has had, may write it in another case, and nobody else gets it', async () => {
  expect(await submit('chip', chip('alpha-one', { name: 'Alpha One' }))).toMatchObject({ version: 1 });
  expect(await submit('chip', chip('alpha-one', { name: 'ALPHA  ONE' }))).toMatchObject({ version: 2 });
  expect(await submit('chip', chip('alpha-one', { name: 'Beta' }))).toMatchObject({
    __typename: 'ValidationFailed',
    findings: [{ rule: 'SPEC-IDENTITY', path: 'name' }],
  });
  const aliased = chip('alpha-one', { name: 'Alpha One', aliases: ['Alpha Uno'] });
  expect(await submit('chip', aliased)).toMatchObject({ version: 3 });
  for (const name of ['alpha 0ne', 'A1pha Uno', 'Alpha.One'])
    expect(await submit('chip', chip('other-chip', { name, vendor: 'rival' }), {}, rival)).toMatchObject({
      code: 'NAME_TAKEN',
    });
  const own = await submit('chip', chip('another-of-mine', { name: 'Alpha-One' }));
  expect(own).toMatchObject({
    code: 'NAME_TAKEN',
    message: expect.stringContaining('another entry of yours'),
  });
});

test('of many who ask for one name at once, one gets it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      submit(
        'chip',
        chip(`racer-${i}`, { name: 'Wanted Name', ...(i % 2 ? { vendor: 'rival' } : {}) }),
        {},
        i % 2 ? rival : api.apiKey,
      ),
    ),
  );
  expect(answers.filter(({ __typename }) => __typename === 'ChipAccepted')).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'NAME_TAKEN')).toHaveLength(7);
});

test('organisations have names of their own, too', async () => {
  const { pool } = api.database;
  await ensureOrganization(pool, { slug: 'acme', name: 'Acme Labs' });
  await expect(ensureOrganization(pool, { slug: 'acme-labs', name: 'Other' })).rejects.toMatchObject({
    code: 'NAME_TAKEN',
  });
  await expect(ensureOrganization(pool, { slug: 'zero', name: 'Ac\u200Dme' })).rejects.toMatchObject({
    code: 'INVALID',
  });
  const { rows } = await pool.query(`SELECT slug FROM organization WHERE slug IN ('acme-labs', 'zero')`);
  expect(rows).toEqual([]);
});

test('what was stored before names were claimed gets its names at the next start', async () => {
  const { pool } = api.database;
  const id = await ensureOrganization(pool, { slug: 'long-here', name: 'Long Here' });
  const held = async () =>
    (await pool.query<{ skeleton: string }>('SELECT skeleton FROM name_claim WHERE entity_id = $1', [id]))
      .rows;
  await asAdmin(api.adminUrl, (admin) => admin.query('DELETE FROM name_claim WHERE entity_id = $1', [id]));
  expect(await held()).toEqual([]);
  expect(await loadCatalogue(pool, { ...catalogue, hashOf })).toEqual([]);
  expect(await held()).toEqual([{ skeleton: 'longhere' }]);
});
