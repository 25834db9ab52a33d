import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputField,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';

test('every type, field, argument and enum value of the public schema is described', () => {
  const schema = buildSchema(readFileSync(path.join(ROOT, 'schema.graphql'), 'utf8'));
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => type.astNode && !['Query', 'Mutation'].includes(type.name),
  );
  const described = types.map((type) => ({ name: type.name, description: type.description }));
  for (const type of Object.values(schema.getTypeMap()).filter((candidate) => candidate.astNode)) {
    if (isEnumType(type)) {
      for (const value of type.getValues())
        described.push({ name: `${type.name}.${value.name}`, description: value.description });
    }
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields())) {
      described.push({ name: `${type.name}.${field.name}`, description: field.description });
      for (const argument of 'args' in field ? field.args : []) {
        described.push({
          name: `${type.name}.${field.name}(${argument.name})`,
          description: argument.description,
        });
      }
    }
  }
  expect(described.length).toBeGreaterThan(150);
  expect(described.filter((item) => !item.description).map((item) => item.name)).toEqual([]);
});
