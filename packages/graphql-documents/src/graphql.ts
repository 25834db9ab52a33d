import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './generated/introspection.d.ts';

/** Typed against the committed schema.graphql; a field that the API does not have fails to compile. */
export const graphql = initGraphQLTada<{ introspection: introspection }>();
