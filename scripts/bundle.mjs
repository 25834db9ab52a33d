// `node ../../scripts/bundle.mjs src/main.ts …`, in the folder of an app: bundles our own source into dist/, one file an entry, for Node.
// Installed packages stay outside: they are loaded from node_modules, as from source. Production runs what this makes.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { noteInputs } from './lib/fresh-bundle.mjs';

const app = process.cwd();
const outdir = path.join(app, 'dist');
const builtAtMs = Date.now();
const { metafile, outputFiles } = await build({
  absWorkingDir: path.dirname(path.dirname(fileURLToPath(import.meta.url))),
  entryPoints: process.argv.slice(2).map((file) => path.join(app, file)),
  entryNames: '[name]',
  outdir,
  bundle: true,
  splitting: true,
  metafile: true,
  write: false,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  tsconfig: path.join(app, 'tsconfig.json'),
  // GraphQL types are named for their classes.
  keepNames: true,
  plugins: [
    { name: 'installed packages', setup: (context) => context.onResolve({ filter: /^[^.]/ }, outside) },
  ],
});
// What is there stays until there is something in its place.
rmSync(outdir, { recursive: true, force: true });
mkdirSync(outdir);
for (const { path: file, contents } of outputFiles) writeFileSync(file, contents);
const sources = Object.keys(metafile.inputs);
noteInputs(pathToFileURL(`${outdir}/`), { builtAtMs, sources });
const bytes = Object.values(metafile.outputs).reduce((sum, output) => sum + output.bytes, 0);
console.log(`${path.basename(app)}: ${(bytes / 1e6).toFixed(2)} MB from ${sources.length} sources`);

/** @param {{ path: string, kind: string }} asked */
function outside({ path: name, kind }) {
  return kind === 'entry-point' || name.startsWith('@inferbench/') ? undefined : { external: true };
}
