// Writes the table of docs/errors.md from the error catalogue. Run with `npm run generate`; committed.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ERROR_CATALOGUE } from '@inferbench/domain/errors/error-catalogue';

const FILE = path.resolve(import.meta.dirname, '../../../docs/errors.md');
const HEAD = '| code | exit | meaning |\n|---|---|---|\n';

const page = readFileSync(FILE, 'utf8');
const begin = page.indexOf(HEAD);
if (begin === -1) throw new Error(`${FILE} has no table of codes.`);
const end = page.indexOf('\n\n', begin);
const rows = Object.entries(ERROR_CATALOGUE).map(
  ([code, { exitCode, meaning }]) => `| \`${code}\` | ${exitCode} | ${meaning} |`,
);
writeFileSync(FILE, `${page.slice(0, begin)}${HEAD}${rows.join('\n')}${page.slice(end)}`);
