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
/** @type {{ path: string, contents: Uint8Array }[]} */
const files = [];
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
    { name: 'query compiler', setup: compilerAsFile },
    { name: 'installed packages', setup: (context) => context.onResolve({ filter: /^[^.]/ }, outside) },
  ],
});
// What is there stays until there is something in its place.
rmSync(outdir, { recursive: true, force: true });
mkdirSync(outdir);
for (const { path: file, contents } of [...outputFiles, ...files]) writeFileSync(file, contents);
const sources = Object.keys(metafile.inputs);
noteInputs(pathToFileURL(`${outdir}/`), { builtAtMs, sources });
const bytes = Object.values(metafile.outputs).reduce((sum, output) => sum + output.bytes, 0);
console.log(`${path.basename(app)}: ${(bytes / 1e6).toFixed(2)} MB from ${sources.length} sources`);

/** @param {{ path: string, kind: string }} asked */
function outside({ path: name, kind }) {
  return kind === 'entry-point' || name.startsWith('@inferbench/') ? undefined : { external: true };
}

/**
 * Lets Prisma's query compiler be read as the file that it is: of 4.6 MB of text in a module each process keeps two copies.
 * @param {import('esbuild').PluginBuild} context
 */
function compilerAsFile(context) {
  const filter = /wasm-base64\.mjs$/;
  context.onResolve({ filter }, ({ path: name }) => ({ path: fileURLToPath(import.meta.resolve(name)) }));
  context.onLoad({ filter }, async ({ path: file }) => {
    const { wasm } = await import(pathToFileURL(file).href);
    files.push({ path: path.join(outdir, 'query-compiler.wasm'), contents: Buffer.from(wasm, 'base64') });
    const contents = `import { readFileSync } from 'node:fs';
      export const wasm = readFileSync(new URL('./query-compiler.wasm', import.meta.url));`;
    return { contents };
  });
}
