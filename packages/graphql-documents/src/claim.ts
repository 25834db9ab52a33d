import { graphql } from './graphql.ts';
import { RefusedFields } from './refused-fields.ts';

const ClaimLevelFields = graphql(`
  fragment ClaimLevelFields on ClaimLevel @_unmask {
    batches {
      from
      to
    }
    largestTokensPerSec
    atBatch
    statedTokensPerSec
  }
`);

/** A claimed speed held against the simulator, whole. */
export const Claim = graphql(
  `
    query Claim($request: ClaimInput!) {
      claim(request: $request) {
        __typename
        ... on Claim {
          chip
          model
          tokensPerSec
          context
          inputTokens
          outputTokens
          batch
          placement {
            chips
            tensorParallel
            pipelineParallel
            replicas
            expertParallel
            attentionParallel
          }
          precision {
            weights
            activations
            kv
            computed
          }
          maxBatch
          readings {
            reading
            state
            ideal {
              ...ClaimLevelFields
            }
            attainable {
              ...ClaimLevelFields
            }
            sentence
          }
          binding {
            resource
            batch
            seconds
            terms {
              resource
              what
              amount
              perSec
              seconds
            }
            sentence
          }
          region {
            batches
            contexts
            cells {
              batch
              context
              oneUser
              oneUserWithPrompt
              allUsers
            }
          }
          sentence
          assumptions
          errorBar
          engineVersion
        }
        ...RefusedFields
      }
    }
  `,
  [ClaimLevelFields, RefusedFields],
);
