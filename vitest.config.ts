import { defineConfig } from 'vitest/config';

// vite resolves graphql to its ESM file and Node to its CommonJS one; two copies refuse each other's schemas.
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };
const server = { deps: { inline: [/type-graphql/] } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'test/docs/**/*.test.ts'],
        },
      },
      {
        resolve,
        test: {
          name: 'golden',
          include: [
            'test/golden/**/*.test.ts',
            'test/reference/**/*.test.ts',
            'test/contracts/**/*.test.ts',
            'test/oracle/**/*.test.ts',
          ],
        },
      },
      { test: { name: 'cli', include: ['test/cli/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'gates', include: ['test/gates/**/*.test.ts'], testTimeout: 60_000 } },
      {
        resolve,
        test: {
          name: 'integration',
          include: ['test/integration/**/*.test.ts'],
          server,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        test: {
          name: 'attacks',
          include: ['test/attacks/**/*.test.ts'],
          server,
          testTimeout: 600_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        // Kills processes and a database server of its own; slow, and not to be disturbed.
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        resolve,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          server,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
