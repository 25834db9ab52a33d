import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import { mapMeasurements } from '@inferbench/importers/published/map-list';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ROOT } from '../../testkit/environment.ts';

function schemaOf(name: string): object {
  return JSON.parse(readFileSync(path.join(ROOT, `schemas/${name}.schema.json`), 'utf8')) as object;
}

test('the published schema of runs accepts every published run', () => {
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schemaOf('run'));
  const runs = MEASUREMENTS.flatMap((list) => mapMeasurements(list, catalogue).runs);
  expect(runs.filter((run) => !validate(run))).toStrictEqual([]);
});

const Node = z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() });

/** Every property of a schema, however deep, that has no title. */
function untitled(value: unknown, where: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const node = Node.safeParse(value);
  const here = Object.entries(node.data?.properties ?? {}).flatMap(([key, field]) =>
    typeof field === 'object' && field !== null && 'title' in field ? [] : [`${where}.${key}`],
  );
  return [...here, ...Object.entries(value).flatMap(([key, inner]) => untitled(inner, `${where}.${key}`))];
}

test.each(['chip', 'model', 'run', 'context', 'measurements'])(
  'every field of the %s schema has a title',
  (name) => {
    expect(untitled(schemaOf(name), name)).toStrictEqual([]);
  },
);
