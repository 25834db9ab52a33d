import { graphql } from './graphql.ts';
import { mutationOf } from './mutation-of.ts';
import { MAY_CHANGE } from './submission-fields.ts';

const ReplyAttached = graphql(`
  fragment ReplyAttached on ReplyAttached @_unmask {
    version
    replayed
  }
`);

export const AttachReply = mutationOf('attachReply', 'AttachReplyInput', [ReplyAttached, ...MAY_CHANGE]);

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
