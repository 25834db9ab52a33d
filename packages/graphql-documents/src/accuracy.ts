import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** Errors of every group of a breakdown. */
const GroupErrors = graphql(`
  fragment GroupErrors on AccuracyOfQuantity @_unmask {
    quantity
    groups {
      name
      rows
      meanError
      medianError
      bias
      barred
    }
  }
`);

/** Everything that the page of accuracy shows but the figures themselves: one breakdown each, of all hardware. */
export const Accuracy = graphql(
  `
    query Accuracy {
      accuracy {
        date
        quantities {
          quantity
          headline {
            rows
            meanError
            medianError
            bias
          }
          kernels {
            rows
            meanError
            medianError
            bias
          }
        }
        validations {
          validation
          population
          regime
          rows
          meanError
        }
        excluded {
          reason
          meaning
          rows
        }
        calibration {
          date
          latencyRows
          powerRows
          constants {
            name
            value
            unit
            meaning
          }
          maturities {
            framework
            version
            phase
            ratio
            rows
          }
          power {
            chip
            floorWatts
            joulesPerFlop
            joulesPerByte
            rows
          }
          powerShares {
            floor
            compute
            memory
          }
          errorBars {
            phase
            basis
            share
            rows
          }
        }
      }
      byPhase: accuracy(by: PHASE) {
        quantities {
          ...GroupErrors
        }
      }
      byFamily: accuracy(by: HARDWARE_FAMILY, allHardware: true) {
        quantities {
          ...GroupErrors
        }
      }
      byChip: accuracy(by: CHIP, allHardware: true) {
        quantities {
          ...GroupErrors
        }
      }
      byFramework: accuracy(by: FRAMEWORK) {
        quantities {
          ...GroupErrors
        }
      }
      byModel: accuracy(by: MODEL) {
        quantities {
          ...GroupErrors
        }
      }
      byMetric: accuracy(by: METRIC) {
        quantities {
          ...GroupErrors
        }
      }
      byGrade: accuracy(by: GRADE) {
        quantities {
          ...GroupErrors
        }
      }
    }
  `,
  [GroupErrors],
);

export type AccuracyResult = ResultOf<typeof Accuracy>;
