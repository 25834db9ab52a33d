import { FindingFields } from './finding-fields.ts';
import { graphql } from './graphql.ts';

export const ReceiptFields = graphql(`
  fragment ReceiptFields on Receipt @_unmask {
    submissionId
    contentHash
    receivedAt
  }
`);

/** Where a stored result is shown. */
export const PointLinkFields = graphql(`
  fragment PointLinkFields on PointLinks @_unmask {
    result
    slice
    nearestWithRivals
  }
`);

/** What every submission may be answered instead of its receipt; used with FindingFields. */
export const InvalidFields = graphql(
  `
    fragment InvalidFields on ValidationFailed @_unmask {
      code
      message
      findings {
        ...FindingFields
      }
    }
  `,
  [FindingFields],
);

export const ConflictFields = graphql(`
  fragment ConflictFields on Conflict @_unmask {
    code
    message
    storedContentHash
  }
`);

export const UnauthorizedFields = graphql(`
  fragment UnauthorizedFields on Unauthorized @_unmask {
    code
    message
  }
`);
