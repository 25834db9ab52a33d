import { FindingFields } from './finding-fields.ts';
import { graphql } from './graphql.ts';
import { type AnswerOf, mutationOf } from './mutation-of.ts';
import { KEPT_ONCE, PointLinkFields, ReceiptFields } from './submission-fields.ts';

const RunAccepted = graphql(
  `
    fragment RunAccepted on RunAccepted @_unmask {
      dryRun
      replayed
      lifecycle
      message
      receipt {
        ...ReceiptFields
      }
      pointIds
      links {
        ...PointLinkFields
      }
      findings {
        ...FindingFields
      }
      scores {
        usefulTops
        utilisation
        usdPerMillionOutputTokens
        joulesPerOutputToken
        inputHash
      }
    }
  `,
  [FindingFields, ReceiptFields, PointLinkFields],
);

export const SubmitRun = mutationOf('submitRun', 'SubmitRunInput', [RunAccepted, ...KEPT_ONCE]);
export type SubmitRunResult = AnswerOf<typeof SubmitRun>;
