import { FindingFields } from './finding-fields.ts';
import { graphql } from './graphql.ts';
import { type AnswerOf, mutationOf } from './mutation-of.ts';
import { KEPT_ONCE, ReceiptFields } from './submission-fields.ts';

const ChipAccepted = graphql(
  `
    fragment ChipAccepted on ChipAccepted @_unmask {
      dryRun
      replayed
      version
      changedFields
      link
      chip {
        slug
      }
      lifecycle
      message
      receipt {
        ...ReceiptFields
      }
      findings {
        ...FindingFields
      }
    }
  `,
  [FindingFields, ReceiptFields],
);
const ModelAccepted = graphql(
  `
    fragment ModelAccepted on ModelAccepted @_unmask {
      dryRun
      replayed
      changedFields
      link
      model {
        slug
      }
      lifecycle
      message
      receipt {
        ...ReceiptFields
      }
      findings {
        ...FindingFields
      }
    }
  `,
  [FindingFields, ReceiptFields],
);

export const SubmitChip = mutationOf('submitChip', 'SubmitChipInput', [ChipAccepted, ...KEPT_ONCE]);
export type SubmitChipResult = AnswerOf<typeof SubmitChip>;
export const SubmitModel = mutationOf('submitModel', 'SubmitModelInput', [ModelAccepted, ...KEPT_ONCE]);
