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

const ConflictFields = graphql(`
  fragment ConflictFields on Conflict @_unmask {
    code
    message
    storedContentHash
  }
`);

const UnauthorizedFields = graphql(`
  fragment UnauthorizedFields on Unauthorized @_unmask {
    code
    message
  }
`);

const NotAllowedFields = graphql(`
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

/** Answers that a mutation may give instead: every one; one that keeps what was sent under a key; one on what may be another by now. */
export const REFUSALS = [InvalidFields, UnauthorizedFields] as const;
export const KEPT_ONCE = [...REFUSALS, ConflictFields] as const;
export const MAY_CHANGE = [...KEPT_ONCE, NotAllowedFields] as const;
