import path from 'node:path';

// Source and what is built of it lie equally deep in the checkout: src/places.ts and dist/main.js.

/** Files of GraphiQL, which `npm run build` makes. */
export const GRAPHIQL_DIR = path.resolve(import.meta.dirname, '../../../tools/graphiql/dist');

/** Folder of evidence, beside the state that `npm start` keeps in the checkout. */
export const EVIDENCE_DIR = path.resolve(import.meta.dirname, '../../../.inferbench/evidence');
