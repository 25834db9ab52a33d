import { DRAFT_REFUSALS } from './draft-fields.ts';
import { graphql } from './graphql.ts';

export const AttachReply = graphql(
  `
    mutation AttachReply($input: AttachReplyInput!) {
      attachReply(input: $input) {
        __typename
        ... on ReplyAttached {
          submission
          version
          replayed
        }
        ...NotAllowedFields
        ...InvalidFields
        ...ConflictFields
        ...UnauthorizedFields
      }
    }
  `,
  DRAFT_REFUSALS,
);

/** The version of a reply that the next one has to name. */
export const ReplyVersion = graphql(`
  query ReplyVersion($id: ID!) {
    submission(id: $id) {
      id
      reply {
        version
      }
    }
  }
`);
