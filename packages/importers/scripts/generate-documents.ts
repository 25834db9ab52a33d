// Writes the tables of tools in docs/result-files.md. Run with `npm run generate`; committed.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withToolTables } from '../src/known/tool-tables.ts';

const file = path.resolve(import.meta.dirname, '../../../docs/result-files.md');
writeFileSync(file, withToolTables(readFileSync(file, 'utf8')));
