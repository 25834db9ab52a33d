#!/usr/bin/env node
// The bundle that `npm run build` made, if it is newer than its sources; else the TypeScript source, so that
// `npx inferbench` works right after `npm ci` with nothing built.
import { freshBundle } from '../../../scripts/lib/fresh-bundle.mjs';

process.once('SIGINT', () => process.exit(130));
// A reader that stops early, such as `head`, is no failure of ours.
process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const bundle = freshBundle(new URL('../dist/', import.meta.url), 'main.js');
if (bundle === undefined) {
  const { register } = await import('tsx/esm/api');
  // The tsconfig of the folder a user happens to stand in must not change how our source is read.
  register({ tsconfig: false });
}
const { main } = await import(bundle ?? '../src/main.ts');
process.exitCode = await main(process.argv.slice(2));
