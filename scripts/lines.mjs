// `npm run lines`: hand-written lines and files of each app and package, largest first, and of all; tests, generated files and data out.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from './lib/output.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const tracked = execFileSync('git', ['ls-files', 'apps', 'packages'], { cwd: root, encoding: 'utf8' }).split(
  '\n',
);

/** @type {Map<string, { files: number, lines: number }>} */
const products = new Map();
for (const file of tracked) {
  if (!/\.(?:ts|tsx|mjs|css)$/.test(file) || /\.test\.|\/generated\//.test(file)) continue;
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;
  for (const product of [file.split('/').slice(0, 2).join('/'), 'all']) {
    const known = products.get(product) ?? { files: 0, lines: 0 };
    products.set(product, { files: known.files + 1, lines: known.lines + lines });
  }
}
for (const [product, { files, lines }] of [...products].toSorted(([, a], [, b]) => b.lines - a.lines)) {
  say(`${String(lines).padStart(7)} lines ${String(files).padStart(5)} files  ${product}`);
}
