import path from 'node:path';
import { defineConfig } from 'vitest/config';

// `npm run mutation`: the fast suites that state what the simulator and the scoring guarantee. Left out are those of
// other packages, and those so slow that each mutant would cost minutes.
const SUITES = [
  'bootstrap',
  'chip-crossover',
  'collectives',
  'context-retention',
  'costs',
  'dataflow',
  'distinct-leaders',
  'dominance',
  'evaluate-example',
  'flexibility',
  'goodput',
  'gpu-step',
  'in-memory',
  'item-networks',
  'knee',
  'kv-pressure',
  'maturity',
  'placements',
  'power',
  'rank',
  'reconfigurable',
  'roof-intensity',
  'rules',
  'scoring',
  'simulate-refusals',
  'simulator-laws',
  'step-figures',
  'student-t',
  'systolic',
  'techniques',
  'tiles',
];
const root = path.resolve(import.meta.dirname, '..', '..');

export default defineConfig({
  root,
  resolve: {
    // Stryker copies the checkout and links its node_modules, whose workspaces are links to the sources that are not
    // mutated. The alias leads to those of the copy.
    alias: [
      { find: /^graphql$/, replacement: 'graphql/index.js' },
      { find: /^@inferbench\/([a-z]+)\/(.*)$/, replacement: `${root}/packages/$1/src/$2.ts` },
    ],
  },
  test: {
    // One import of the catalogue for all suites, not one for each.
    isolate: false,
    setupFiles: ['test/testkit/seed.ts'],
    include: ['packages/{simulator,scoring}/src/**/*.test.ts', `test/core/*/{${SUITES.join(',')}}.test.ts`],
  },
});
