import { expect, test } from 'vitest';
import { nameDefinitions, schemaText } from './named-definitions.ts';

const LONG = 'A description that is too long to be written wherever it is used.';
const refer = (id: string) => ({ $ref: `#/$defs/${id}` });

test('a definition is named after its first key, told apart by the keys before it, and a small one has no name', () => {
  const { documents, definitions } = nameDefinitions(
    {
      chip: {
        properties: { name: refer('a'), memory: { properties: { note: refer('b'), size: refer('c') } } },
      },
      model: { properties: { note: refer('d'), name: { ...refer('a'), title: 'name' } } },
    },
    {
      a: { description: LONG },
      b: { description: LONG, items: refer('c') },
      c: { type: 'null' },
      d: { minimum: 1, description: LONG },
    },
  );
  expect(documents).toEqual({
    chip: {
      properties: {
        name: refer('name'),
        memory: { properties: { note: refer('note'), size: { type: 'null' } } },
      },
    },
    model: { properties: { note: refer('model_note'), name: { ...refer('name'), title: 'name' } } },
  });
  expect(definitions).toEqual({
    name: { description: LONG },
    note: { description: LONG, items: { type: 'null' } },
    model_note: { minimum: 1, description: LONG },
  });
});

test('a key more renames nothing else', () => {
  const shape = { first: refer('a'), second: refer('b') };
  const bodies = { a: { description: LONG }, b: { description: LONG } };
  const before = nameDefinitions({ chip: { properties: shape } }, bodies).definitions;
  const after = nameDefinitions(
    { chip: { properties: { zero: refer('z'), ...shape } } },
    { ...bodies, z: bodies.a },
  );
  expect(after.definitions).toEqual({ zero: bodies.a, ...before });
});

test('a reference has one line of text', () => {
  expect(schemaText({ items: refer('name') })).toBe('{\n  "items": { "$ref": "#/$defs/name" }\n}\n');
});
