import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/testkit/longest-first.ts';

// vite resolves graphql to its ESM file and Node to its CommonJS one; two copies refuse each other's schemas.
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };
const server = { deps: { inline: [/type-graphql/] } };

// `npm test -- --isolated` gives every file an environment of its own, in another order: what hides in between is found.
const isolate = process.env['INFERBENCH_TEST_ISOLATED'] === '1';
const setupFiles = ['test/testkit/seed.ts'];
const shared = { isolate, pool: 'threads' as const, maxWorkers: 2, setupFiles };
// Ends what hangs, however loaded the machine is; how fast something is, benches say.
const timeouts = { testTimeout: 120_000, hookTimeout: 240_000 };
/** Needs neither a database nor a site: one more than there are processors, since faults and the command line wait more than they work. */
const first = { ...shared, ...timeouts, maxWorkers: 3, sequence: { groupOrder: 0 } };

/**
 * Message of a page without frames: on a busy machine Chromium now and then stops drawing: scripts of the page answer
 * within milliseconds, but no frame comes any more, and a click waits in silence until it gives up. Such a test runs
 * once more, and its line says so. A click that the page holds up says what it waits for, which this does not match.
 */
const NO_FRAMES = /waiting for element to be visible, enabled and stable[^\w]*(?:\d+m\s*)?$/;

export default defineConfig({
  test: {
    sequence: {
      ...(isolate ? { shuffle: { files: true } } : { sequencer: LongestFirst }),
      seed: Number(process.env['INFERBENCH_TEST_SEED'] ?? 1),
    },
    projects: [
      {
        test: {
          ...first,
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'test/{docs,dump,testkit}/**/*.test.ts',
          ],
        },
      },
      {
        resolve,
        test: {
          ...first,
          name: 'core',
          include: [
            'test/core/**/*.test.ts',
            'test/reference/**/*.test.ts',
            'test/contracts/**/*.test.ts',
            'test/oracle/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...first,
          name: 'cli',
          include: ['test/cli/**/*.test.ts'],
        },
      },
      {
        test: {
          ...first,
          name: 'gates',
          include: ['test/gates/**/*.test.ts'],
        },
      },
      {
        resolve,
        test: {
          ...shared,
          ...timeouts,
          name: 'integration',
          include: ['test/integration/**/*.test.ts'],
          server,
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve,
        test: {
          // In processes of their own, beside each other alone: what attacks is to disturb nothing else.
          isolate: true,
          maxWorkers: process.env['INFERBENCH_ATTACKS'] === 'all' ? 1 : 2,
          setupFiles,
          name: 'attacks',
          include: ['test/attacks/**/*.test.ts'],
          server,
          // In full (`npm run attacks`) one test takes minutes.
          testTimeout: 600_000,
          hookTimeout: 240_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        // Kills processes and a database server of its own, beside what computes and asks no server.
        test: {
          ...first,
          isolate: true,
          pool: 'forks',
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          testTimeout: 600_000,
        },
      },
      {
        resolve,
        test: {
          ...shared,
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: 'test/testkit/e2e-services.ts',
          server,
          ...timeouts,
          retry: { count: 1, condition: NO_FRAMES },
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
