// Writes schemas/*.schema.json: what a chip specification, a model and a run look like, for editors and for tools of
// others. Run with `npm run generate`; committed.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Chip } from '@inferbench/domain/chips/chip';
import { MeasurementList } from '@inferbench/domain/runs/measurement-list';
import { Model } from '@inferbench/domain/models/model';
import { Run } from '@inferbench/domain/runs/run';
import { RunContext } from '@inferbench/domain/runs/run-context';
import { nameDefinitions, schemaText } from '@inferbench/domain/documents/named-definitions';
import { isObject, mayBeAbsent } from '@inferbench/domain/documents/schema-node';
import { isQuantityKind, unitsOf } from '@inferbench/units/quantity';
import { z } from 'zod';

const DOCUMENTS = {
  chip: { schema: Chip, title: 'InferBench chip specification', asWritten: true },
  model: { schema: Model, title: 'InferBench model', asWritten: true },
  run: { schema: Run, title: 'InferBench run', asWritten: false },
  context: { schema: RunContext, title: 'What a result file does not hold', asWritten: false },
  measurements: { schema: MeasurementList, title: 'Published figures of one source', asWritten: false },
} as const;

const dir = path.resolve(import.meta.dirname, '../../../schemas');
for (const [name, { schema, title, asWritten }] of Object.entries(DOCUMENTS)) {
  // What a document must hold to be read; defaults may be left out.
  const { $defs: numbered = {}, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    reused: 'ref',
    override: (node) => {
      if (asWritten) allowAsWritten(node);
    },
  });
  const { documents, definitions } = nameDefinitions({ [name]: json }, numbered);
  const named = titled({ ...Object(documents[name]), $defs: definitions });
  writeFileSync(path.join(dir, `${name}.schema.json`), schemaText({ title, ...Object(named) }));
}
console.log(`catalogue: ${Object.keys(DOCUMENTS).length} schemas`);

/** Titles each field by its name in words, its unit included: `bandwidthBytesPerSec` is "bandwidth bytes per sec". */
function titled(node: unknown, holdsKeys = false): unknown {
  if (Array.isArray(node)) return node.map((item) => titled(item));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => {
      const inner = titled(child, !holdsKeys && key === 'properties');
      const title = key.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
      return [key, holdsKeys ? { title, ...Object(inner) } : inner];
    }),
  );
}

interface SchemaNode {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** What `readSpecification` reads besides the document itself: figures as text with a unit, and what is unknown left out. */
function allowAsWritten({ zodSchema, jsonSchema }: SchemaNode): void {
  if (zodSchema instanceof z.ZodObject && jsonSchema.required !== undefined)
    jsonSchema.required = jsonSchema.required.filter((key) => !mayBeAbsent(zodSchema.shape[key]));
  const { quantity: kind, description, examples, $ref, ...figure } = jsonSchema;
  if (!isQuantityKind(kind)) return;
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  const units = unitsOf(kind).join('|');
  const text = { type: 'string', pattern: `^[0-9]+([.][0-9]+)?([eE][+-]?[0-9]+)? ?(${units})$` } as const;
  Object.assign(jsonSchema, {
    ...(description === undefined ? {} : { description }),
    ...(examples === undefined ? {} : { examples }),
    ...($ref === undefined ? { anyOf: [figure, text] } : { $ref }),
  });
}
