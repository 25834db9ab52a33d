// Writes schema.graphql in the root: the committed contract that clients are typed from. Run with `npm run generate`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildApiSchema } from './server/schema.ts';

const file = path.resolve(import.meta.dirname, '../../../schema.graphql');
const header = '# Emitted from apps/api by `npm run generate`; do not edit.\n\n';
writeFileSync(file, `${header}${printSchema(lexicographicSortSchema(await buildApiSchema()))}\n`);
