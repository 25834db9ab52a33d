import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { API_EXAMPLES } from '../../apps/web/src/about/developers/examples.ts';
import { ROOT } from '../testkit/environment.ts';

const schema = buildSchema(readFileSync(path.join(ROOT, 'schema.graphql'), 'utf8'));

test('every query and mutation has an example', () => {
  const texts = API_EXAMPLES.map(({ query }) => query).join('\n');
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  expect(fields.filter((field) => !new RegExp(`\\b${field}\\b[ ({]`).test(texts))).toEqual([]);
});

test.each(API_EXAMPLES)(
  'the example $id of the API page is valid against the committed schema',
  ({ query }) => {
    expect(validate(schema, parse(query)).map((error) => error.message)).toEqual([]);
  },
);
