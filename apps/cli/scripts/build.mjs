// Bundles the command line into dist/: one start instead of some hundred files to read and transform. Not committed;
// without it, or when a source is newer, bin/inferbench.mjs runs the TypeScript source.
import assert from 'node:assert';
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, transformSync } from 'esbuild';
import { noteInputs } from '../../../scripts/lib/fresh-bundle.mjs';

const cli = path.resolve(import.meta.dirname, '..');
const root = path.resolve(cli, '../..');
const dist = path.join(cli, 'dist');
/** Made beside it, so that whoever starts meanwhile finds a whole bundle. */
const making = path.join(cli, `dist.${process.pid}`);

const builtAtMs = Date.now();
const { metafile } = await build({
  // The others are loaded by threads, by their names.
  entryPoints: ['main.ts', 'simulate/batch-worker.ts', 'measure/sender/sender-thread.ts'].map((file) =>
    path.join(cli, 'src', file),
  ),
  entryNames: '[name]',
  absWorkingDir: root,
  outdir: making,
  bundle: true,
  splitting: true,
  metafile: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  define: { INFERBENCH_COMMIT: JSON.stringify(commit()) },
  // CommonJS inside, and only what talks to PostgreSQL needs it.
  external: ['pg'],
  plugins: [{ name: 'quick start', setup: quickStart }],
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});
const sources = Object.keys(metafile.inputs);
noteInputs(pathToFileURL(`${making}/`), { builtAtMs, sources });
// They go where the bundle goes: it holds what they are about.
for (const file of ['LICENSE', 'NOTICE']) copyFileSync(path.join(root, file), path.join(making, file));
rmSync(dist, { recursive: true, force: true });
renameSync(making, dist);
const bytes = Object.values(metafile.outputs).reduce((sum, output) => sum + output.bytes, 0);
console.log(`cli: ${(bytes / 1e6).toFixed(2)} MB from ${sources.length} sources`);

/**
 * Shortens each start: tables are read as JSON, which engines parse faster than literals, and of zod's messages the English alone are kept.
 * @param {import('esbuild').PluginBuild} on
 */
function quickStart({ onLoad }) {
  onLoad({ filter: /[\\/]generated[\\/][a-z-]+-data\.ts$/ }, async ({ path: file }) => {
    const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', format: 'esm' });
    const tables = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
    const lines = Object.entries(tables).map(([name, table]) => {
      const json = JSON.stringify(table);
      assert.deepStrictEqual(JSON.parse(json), table);
      return `export const ${name} = JSON.parse(${JSON.stringify(json)});`;
    });
    return { contents: lines.join('\n'), loader: 'js' };
  });
  onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
    contents: "export { default as en } from './en.js';",
    loader: 'js',
  }));
}

/** The commit that is built; empty outside a repository. */
function commit() {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : '';
}
