#!/usr/bin/env node
// An installed package has its bundle alone. In a checkout: the bundle, if it is newer than its sources; else the TypeScript source,
// so that the command works right after `npm ci` with nothing built.
import { existsSync } from 'node:fs';
import module from 'node:module';

process.once('SIGINT', () => process.exit(130));
// A reader that stops early, such as `head`, is no failure of ours.
process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1));
// Compiled code is kept between runs, from Node 22 on.
module.enableCompileCache?.();

const { main } = await import(await entry());
process.exitCode = await main(process.argv.slice(2));

async function entry() {
  const bundle = new URL('../dist/main.js', import.meta.url);
  const source = new URL('../src/main.ts', import.meta.url);
  if (!existsSync(source)) return bundle.href;
  const { freshBundle } = await import('../../../scripts/lib/fresh-bundle.mjs');
  const fresh = freshBundle(new URL('../dist/', import.meta.url), 'main.js');
  if (fresh !== undefined) return fresh;
  const loader = await import('tsx/esm/api').catch(() => null);
  // An image without tools for development has what was built for it.
  if (loader === null) return bundle.href;
  // The tsconfig of the folder a user happens to stand in must not change how our source is read.
  loader.register({ tsconfig: false });
  return source.href;
}
