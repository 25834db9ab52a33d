import { print } from 'graphql';

/** Source text of a typed document. */
export function documentText(document: { kind: string }): string {
  return print(document as Parameters<typeof print>[0]); // gql.tada's documents are plain ASTs
}
