// Bundles GraphiQL with its workers into apps/api/graphiql, so that the API serves it without a CDN and nobody who only
// runs InferBench installs it. `npm run build-graphiql`; the result is committed, compressed: 7.2 MB are 2.2 MB so. What it was
// built from is recorded beside it, and `npm test` compares.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { recordBundle } from '../../scripts/lib/graphiql-bundle.mjs';

const here = import.meta.dirname;
const root = path.resolve(here, '../..');
const target = path.join(root, 'apps/api/graphiql');

const { outputFiles } = await build({
  absWorkingDir: here,
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  outdir: target,
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.ttf': 'dataurl', '.woff2': 'dataurl' },
  legalComments: 'external',
  entryPoints: {
    graphiql: 'page.mjs',
    'editor.worker': 'monaco-editor/esm/vs/editor/editor.worker.js',
    'json.worker': 'monaco-editor/esm/vs/language/json/json.worker.js',
    'graphql.worker': 'monaco-graphql/esm/graphql.worker.js',
  },
});

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const { path: file, contents } of outputFiles) {
  // Licences are for people, the rest goes over the wire as it is.
  if (file.endsWith('.LEGAL.txt')) writeFileSync(file, contents);
  else writeFileSync(`${file}.gz`, gzipSync(contents, { level: 9 }));
}
recordBundle(root);
