// Bundles GraphiQL with its workers into dist/, part of `npm run build`: the API serves it without a CDN.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const here = import.meta.dirname;
const target = path.join(here, 'dist');

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
mkdirSync(target);
for (const { path: file, contents } of outputFiles) {
  // Licences are for people, the rest goes over the wire as it is.
  if (file.endsWith('.LEGAL.txt')) writeFileSync(file, contents);
  else writeFileSync(`${file}.gz`, gzipSync(contents));
}
