import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GraphqlBody, startTestApi, type TestApi } from '../testkit/api.ts';
import { ROOT } from '../testkit/environment.ts';
import { documentOf, mutations } from '../testkit/mutate.ts';
import { letPasskeysAge } from '../testkit/people.ts';
import { cellWhen, ROLE_MATRIX, withIds } from '../testkit/role-matrix.ts';
import { type RoleWorld, roleWorld, type Whose } from '../testkit/role-world.ts';

const { columns, mutations: acts, viewer, hidden } = ROLE_MATRIX;
let api: TestApi;
let world: RoleWorld;
beforeAll(async () => {
  api = await startTestApi();
  world = await roleWorld(api);
});
afterAll(() => api?.stop());

/** A row of the matrix as one question. */
interface Question {
  what: string;
  document: string;
  variables: object;
  /** The answer's letter. */
  letterOf(body: GraphqlBody): string;
  cells: Partial<Record<Whose, string[]>>;
}

const REFUSALS: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'U',
  FORBIDDEN: 'F',
  NOT_FOUND: 'N',
  CONFLICT_OF_INTEREST: 'C',
  NOT_ALLOWED_NOW: 'A',
  STEP_UP_NEEDED: 'S',
};

const QUESTIONS: readonly Question[] = [
  ...Object.entries(acts).map(([name, { input, ...cells }]): Question => ({
    what: name,
    document: documentOf(name),
    variables: { input: { ...(name === 'importRun' ? {} : { idempotencyKey: 'role-matrix' }), ...input } },
    letterOf({ data, errors }) {
      const outcome = data?.[name] as { code?: string } | undefined; // as documentOf asks
      if (outcome === undefined || errors !== undefined) return JSON.stringify(errors);
      return REFUSALS[outcome.code ?? ''] ?? 'L';
    },
    cells,
  })),
  ...Object.entries(viewer).map(([name, { ask, ...cells }]): Question => {
    const question = {
      what: `viewer.${name}`,
      document: `{ viewer { ${ask ?? name} } }`,
      variables: {},
      cells,
    };
    return {
      ...question,
      letterOf: ({ data, errors }) => told((data?.['viewer'] as Data | null)?.[name], errors),
    };
  }),
  ...Object.entries(hidden).map(([name, { ask, ...cells }]): Question => {
    const question = { what: name, document: `{ ${ask} }`, variables: {}, cells };
    return { ...question, letterOf: ({ data, errors }) => told(Object.values(data ?? {})[0], errors) };
  }),
];

type Data = Record<string, unknown>;

/** D where anything is told, 0 for null, an empty list, or an object of nothing else; the letter of an error. */
function told(value: unknown, errors: GraphqlBody['errors']): string {
  const [error] = errors ?? [];
  if (error !== undefined) return REFUSALS[String(error.extensions['code'])] ?? JSON.stringify(error);
  return isNothing(value) ? '0' : 'D';
}

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === 'object' && Object.values(value).every(isNothing);
}

/** What the matrix says otherwise than the server, cell by cell. */
async function differences(fresh: boolean): Promise<{ asked: number; wrong: string[] }> {
  const wrong: string[] = [];
  let asked = 0;
  for (const { what, document, variables, letterOf, cells } of QUESTIONS)
    for (const whose of ['own', 'other'] as const)
      for (const [index, cell] of (cells[whose] ?? []).entries()) {
        const column = columns[index] ?? '';
        const filled = JSON.parse(withIds(JSON.stringify(variables), world.ids)) as Data; // of our making
        const body = await api.post(
          withIds(document, world.ids),
          filled,
          await world.askers[whose][column]?.(),
        );
        asked += 1;
        const expected = cellWhen(cell, fresh);
        const found = letterOf(body);
        if (found !== expected) wrong.push(`${what}, ${column}, ${whose}: ${found} instead of ${expected}`);
      }
  return { asked, wrong };
}

test('every row has a cell a column, of a letter that is explained', () => {
  expect(Object.keys(world.askers.own)).toEqual(columns);
  for (const { what, cells } of QUESTIONS)
    for (const row of Object.values(cells)) {
      expect([what, row.length]).toEqual([what, columns.length]);
      expect(Object.keys(ROLE_MATRIX.cells)).toEqual(
        expect.arrayContaining(row.flatMap((cell) => cell.split(':'))),
      );
    }
  expect(Object.values(world.ids)).not.toContain('');
});

test('no mutation, no field of viewer, and nothing that is asked for by an id is missing in it', () => {
  const schema = buildSchema(readFileSync(path.join(ROOT, 'schema.graphql'), 'utf8'));
  const viewerType = schema.getType('Viewer');
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {});
  const byId = roots.filter(({ args }) => args.some(({ type }) => getNamedType(type).name === 'ID'));
  expect(Object.keys(acts).toSorted()).toEqual(Object.keys(mutations()).toSorted());
  expect(Object.keys(viewer).toSorted()).toEqual(
    isObjectType(viewerType) ? Object.keys(viewerType.getFields()).toSorted() : [],
  );
  expect(Object.keys(hidden)).toEqual(expect.arrayContaining(byId.map(({ name }) => name)));
});

describe('every cell is as it says', () => {
  test('while passkeys are fresh', async () => {
    const { asked, wrong } = await differences(true);
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(400);
  });

  test('and when they are not', async () => {
    await letPasskeysAge(api.adminUrl);
    expect((await differences(false)).wrong).toEqual([]);
  });
});
