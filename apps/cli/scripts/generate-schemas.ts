// Writes schemas/cli/*.schema.json, the published form of what `--json` prints. Run with `npm run generate`; committed.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { OUTPUT_SCHEMAS } from '../src/output-schemas.ts';
import { ROOT } from '../src/environment/root.ts';

const dir = path.join(ROOT, 'schemas/cli');
mkdirSync(dir, { recursive: true });
const names = Object.keys(OUTPUT_SCHEMAS);
for (const old of readdirSync(dir))
  if (!names.includes(old.replace('.schema.json', ''))) rmSync(path.join(dir, old));
for (const [name, schema] of Object.entries(OUTPUT_SCHEMAS)) {
  const json = { title: `inferbench ${name} --json`, ...z.toJSONSchema(schema) };
  writeFileSync(path.join(dir, `${name}.schema.json`), `${JSON.stringify(json, null, 2)}\n`);
}
process.stdout.write(`cli: ${names.length} schemas\n`);
