import { FindingFields } from './finding-fields.ts';
import { graphql } from './graphql.ts';
import { ConflictFields, InvalidFields, UnauthorizedFields } from './submission-fields.ts';

/** A draft without its document. */
export const DraftFields = graphql(
  `
    fragment DraftFields on DraftHead @_unmask {
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
  `,
  [FindingFields],
);

export const NotAllowedFields = graphql(`
  fragment NotAllowedFields on NotAllowed @_unmask {
    code
    message
    currentVersion
    available {
      action
      why
      needs
    }
  }
`);

/** What every act on a draft may be answered instead; used with FindingFields. */
export const DRAFT_REFUSALS = [
  FindingFields,
  InvalidFields,
  ConflictFields,
  UnauthorizedFields,
  NotAllowedFields,
] as const;
