import { graphql } from './graphql.ts';

/** What can be chosen of a trade-off chart, with counts. */
export const ChartChoicesFields = graphql(`
  fragment ChartChoicesFields on ChartChoices @_unmask {
    lengths {
      inputTokens
      outputTokens
      label
      chosen
      chips
      runs
      simulatedOnly
      disabled
    }
    precisions {
      precision
      label
      chosen
      chips
      runs
      simulatedOnly
      disabled
    }
    chips {
      count
      label
      chosen
      chips
      runs
      simulatedOnly
      disabled
    }
    speeds {
      at
      label
      chosen
      chips
      runs
      simulatedOnly
      disabled
    }
    pays {
      pay
      label
      chosen
      chips
      runs
      simulatedOnly
      disabled
    }
  }
`);
