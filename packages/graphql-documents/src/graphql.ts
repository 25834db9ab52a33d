// oxlint-disable-next-line typescript/triple-slash-reference -- it declares and exports nothing that an import could name
/// <reference path="./generated/document-types.d.ts" />
import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './generated/introspection.d.ts';

/**
 * Typed against the committed schema.graphql; a field that the API does not have fails to compile. The types of
 * documents are written down, since working them out takes the compiler a minute; a document that is not among them is worked out.
 */
export const graphql = initGraphQLTada<{ introspection: introspection }>();
