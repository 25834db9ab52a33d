import { FindingFields } from './finding-fields.ts';
import { graphql } from './graphql.ts';
import { type AnswerOf, mutationOf } from './mutation-of.ts';
import { MAY_CHANGE } from './submission-fields.ts';

/** A draft without its document. */
const DraftSaved = graphql(
  `
    fragment DraftSaved on DraftSaved @_unmask {
      replayed
      draft {
        id
        subject
        label
        version
        lifecycle
        message
        savedAt
        findings {
          ...FindingFields
        }
      }
    }
  `,
  [FindingFields],
);

export const SaveDraft = mutationOf('saveDraft', 'SaveDraftInput', [DraftSaved, ...MAY_CHANGE]);
export type SaveDraftResult = AnswerOf<typeof SaveDraft>;
