import { AssumptionName, MetricComparison } from '@inferbench/domain/comparison';
import { registerEnumType } from 'type-graphql';

export const AssumptionEnum = AssumptionName.enum;
export const BetterEnum = MetricComparison.shape.better.unwrap().enum;

registerEnumType(AssumptionEnum, {
  name: 'AssumptionName',
  description: 'Something that two results rest on.',
  valuesConfig: {
    CHIP: { description: 'Slug of the chip.' },
    CHIPS: { description: 'Number of chips.' },
    FRAMEWORK: { description: 'Serving framework.' },
    FRAMEWORK_VERSION: { description: 'Its version.' },
    WEIGHT_PRECISION: { description: 'Declared storage of the weights.' },
    KV_PRECISION: { description: 'Declared storage of the KV cache.' },
    BATCH: { description: 'Exact batch.' },
    BATCH_BASIS: { description: 'Where the batch comes from.' },
    INPUT_TOKENS: { description: 'Mean prompt, tokens a request.' },
    OUTPUT_TOKENS: { description: 'Mean answer, tokens a request.' },
    CONTEXT: { description: 'Exact context, tokens.' },
    POWER_BOUNDARY: { description: 'Where power was taken.' },
    COST_BASIS: { description: 'What prices there are.' },
    EVIDENCE_GRADE: { description: 'How strongly the result is backed.' },
    KIND: { description: 'Kind of number.' },
    SOURCE_GRADE: { description: 'How controlled the publication is; not stated for submitted runs.' },
  },
});
registerEnumType(BetterEnum, {
  name: 'Better',
  description: 'Which of two systems is better by a metric.',
  valuesConfig: {
    A: { description: 'The first: its interval lies wholly on the better side.' },
    B: { description: 'The second.' },
    TIED: { description: 'Neither: the intervals overlap.' },
  },
});
