import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { ROOT } from '../testkit/environment.ts';
import { mutations } from '../testkit/mutate.ts';
import { letPasskeysAge } from '../testkit/people.ts';
import { matrixDifferences, QUESTIONS, ROLE_MATRIX } from '../testkit/role-matrix.ts';
import { type RoleWorld, roleWorld } from '../testkit/role-world.ts';

const { columns, mutations: acts, viewer, hidden } = ROLE_MATRIX;
let api: TestApi;
let world: RoleWorld;
beforeAll(async () => {
  api = await startTestApi();
  world = await roleWorld(api);
});
afterAll(() => api?.stop());

test('every row has a cell a column, of a letter that is explained', () => {
  expect(Object.keys(world.askers.own)).toEqual(columns);
  for (const { what, cells } of QUESTIONS)
    for (const row of [cells.own, ...(cells.other === undefined ? [] : [cells.other])]) {
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
    const { asked, wrong } = await matrixDifferences(api, world, true);
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(400);
  });

  test('and when they are not', async () => {
    await letPasskeysAge(api.adminUrl);
    expect((await matrixDifferences(api, world, false)).wrong).toEqual([]);
  });
});
