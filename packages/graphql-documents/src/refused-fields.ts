import { graphql } from './graphql.ts';

/** Why nothing was computed, and what to do about it. */
export const RefusedFields = graphql(`
  fragment RefusedFields on SimulationRefused @_unmask {
    code
    message
    path
    fix
  }
`);
