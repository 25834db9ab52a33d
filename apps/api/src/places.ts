import path from 'node:path';

// Source and what is built of it lie equally deep in the checkout: src/places.ts and dist/main.js.

/** Built by tools/graphiql and committed: no CDN, and nothing of it is installed to run the API. */
export const GRAPHIQL_DIR = path.resolve(import.meta.dirname, '../graphiql');

/** Folder of evidence, beside the state that `npm start` keeps in the checkout. */
export const EVIDENCE_DIR = path.resolve(import.meta.dirname, '../../../.inferbench/evidence');
