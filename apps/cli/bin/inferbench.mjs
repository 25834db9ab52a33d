#!/usr/bin/env node
// Loads the TypeScript source, so that `npx inferbench` works right after `npm ci` with nothing built.
import { register } from 'tsx/esm/api';

// The tsconfig of the folder a user happens to stand in must not change how our source is read.
register({ tsconfig: false });
const { main } = await import('../src/main.ts');
process.exitCode = await main(process.argv.slice(2));
