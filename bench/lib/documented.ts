import { API_EXAMPLES } from '../../apps/web/src/about/developers/examples.ts';

/** Documented questions that nobody has to complete: a value that a reader puts in is written "ID OF A POINT". */
export const DOCUMENTED = API_EXAMPLES.filter(
  ({ query, variables }) => !query.startsWith('mutation') && !/[A-Z]{2,} OF /.test(JSON.stringify(variables)),
);
