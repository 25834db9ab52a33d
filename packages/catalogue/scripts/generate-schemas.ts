// Writes schemas/*.schema.json: what a chip specification, a model and a run look like, for editors and for tools of
// others. Run with `npm run generate`; committed.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Chip } from '@inferbench/domain/chip';
import { MeasurementList } from '@inferbench/domain/measurement-list';
import { Model } from '@inferbench/domain/model';
import { Run } from '@inferbench/domain/run';
import { RunContext } from '@inferbench/domain/run-context';
import { mayBeAbsent } from '@inferbench/domain/schema-node';
import { quantityOf } from '@inferbench/domain/quantity';
import { unitsOf } from '@inferbench/units/quantity';
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
  const json = {
    title,
    ...z.toJSONSchema(schema, {
      io: 'input',
      override: (node) => {
        titleFields(node);
        if (asWritten) allowAsWritten(node);
      },
    }),
  };
  writeFileSync(path.join(dir, `${name}.schema.json`), `${JSON.stringify(json, null, 2)}\n`);
}
console.log(`catalogue: ${Object.keys(DOCUMENTS).length} schemas`);

/** Each field is titled by its name in words, its unit included: `bandwidthBytesPerSec` is "bandwidth bytes per sec". */
function titleFields({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  for (const [key, field] of Object.entries(jsonSchema.properties ?? {}))
    if (typeof field === 'object')
      field.title ??= key.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
}

interface SchemaNode {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** What `readSpecification` reads besides the document itself: figures as text with a unit, and what is unknown left out. */
function allowAsWritten({ zodSchema, jsonSchema }: SchemaNode): void {
  if (zodSchema instanceof z.ZodObject && jsonSchema.required !== undefined)
    jsonSchema.required = jsonSchema.required.filter((key) => !mayBeAbsent(zodSchema.shape[key]));
  const kind = zodSchema instanceof z.ZodType ? quantityOf(zodSchema) : null;
  if (kind === null || jsonSchema['quantity'] === undefined) return;
  const { description, examples, title, quantity: _quantity, ...figure } = jsonSchema;
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  const units = unitsOf(kind).join('|');
  const text = { type: 'string', pattern: `^[0-9]+([.][0-9]+)?([eE][+-]?[0-9]+)? ?(${units})$` } as const;
  Object.assign(jsonSchema, {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(examples === undefined ? {} : { examples }),
    anyOf: [figure, text],
  });
}
