// Writes schemas/cli/*.schema.json, the published form of what `--json` prints, and in shared.schema.json what several hold.
// Run with `npm run generate`; committed.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nameDefinitions, schemaText } from '@inferbench/domain/documents/named-definitions';
import { z } from 'zod';
import { OUTPUT_SCHEMAS } from '../src/output-schemas.ts';
import { ROOT } from '../src/environment/root.ts';

const dir = path.join(ROOT, 'schemas/cli');
rmSync(dir, { recursive: true, force: true });
mkdirSync(dir, { recursive: true });

const registry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(OUTPUT_SCHEMAS)) registry.add(schema, { id });
const { schemas } = z.toJSONSchema(registry, {
  reused: 'ref',
  uri: (id) => `${id === '__shared' ? 'shared' : id}.schema.json`,
});
const { __shared: shared, ...answers } = schemas;
const { documents, definitions } = nameDefinitions(answers, shared?.$defs ?? {});
const titled = Object.entries(documents).map(
  ([name, json]) => [name, `inferbench ${name} --json`, json] as const,
);
for (const [name, title, json] of [
  ...titled,
  ['shared', 'What several answers of inferbench hold', { $defs: definitions }] as const,
])
  writeFileSync(path.join(dir, `${name}.schema.json`), schemaText({ title, ...Object(json) }));
process.stdout.write(`cli: ${titled.length + 1} schemas\n`);
