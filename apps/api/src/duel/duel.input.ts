import { DuelMetric, DuelRequest } from '@inferbench/domain/duel-chart';
import { enumTypeOf, inputTypeOf } from '../graphql/derived-type.ts';

enumTypeOf(DuelMetric, 'DuelMetric', {
  description: 'What chips are divided by over context; more is better of each.',
  values: {
    SPEED: 'Tokens a second of one user.',
    PRICE: 'Tokens a dollar, rented; owned where the footing is the cost of owning.',
    ENERGY: 'Tokens a joule, at the sensors of the chips.',
  },
});

export const DuelInput = inputTypeOf(DuelRequest, 'DuelInput');
export type DuelInput = InstanceType<typeof DuelInput>;
