// Bundles the command line into dist/: one start instead of some hundred files to read and transform. Not committed;
// without it, or when a source is newer, bin/inferbench.mjs runs the TypeScript source.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { noteInputs } from '../../../scripts/lib/fresh-bundle.mjs';

const cli = path.resolve(import.meta.dirname, '..');
const root = path.resolve(cli, '../..');
const dist = path.join(cli, 'dist');

const builtAtMs = Date.now();
rmSync(dist, { recursive: true, force: true });
const { metafile } = await build({
  // The others are loaded by threads, by their names.
  entryPoints: ['main.ts', 'simulate/batch-worker.ts', 'measure/sender/sender-thread.ts'].map((file) =>
    path.join(cli, 'src', file),
  ),
  entryNames: '[name]',
  absWorkingDir: root,
  outdir: dist,
  bundle: true,
  splitting: true,
  metafile: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // CommonJS inside, and only what talks to PostgreSQL needs it.
  external: ['pg'],
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});
const sources = Object.keys(metafile.inputs);
noteInputs(pathToFileURL(`${dist}/`), { builtAtMs, sources });
const bytes = Object.values(metafile.outputs).reduce((sum, output) => sum + output.bytes, 0);
console.log(`cli: ${(bytes / 1e6).toFixed(2)} MB from ${sources.length} sources`);
