/** A query that answers one view of the site, with variables that any board understands. */
export interface ApiExample {
  id: string;
  title: string;
  text: string;
  query: string;
  variables: Readonly<Record<string, unknown>>;
  key?: true;
}

/** A slice that the published figures hold. */
export const SLICE = {
  model: 'llama-3-8b',
  phase: 'GENERATE',
  shape: 'BALANCED',
  batch: 16,
  context: 2048,
  precision: 'FP16',
};
