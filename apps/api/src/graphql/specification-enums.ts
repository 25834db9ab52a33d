import { ChipBase } from '@inferbench/domain/chips/chip';
import { ModelKind } from '@inferbench/domain/models/model';
import { enumTypeOf } from './derived-type.ts';

export const ModelKindEnum = enumTypeOf(ModelKind, 'ModelKind', {
  description: 'Kind of network.',
  values: {
    DENSE: 'A language model whose tokens use all weights.',
    MOE: 'A language model with a mixture of experts.',
    DIFFUSION: 'Makes images in steps.',
    ENCODER: 'Reads images, text or sound in one pass.',
    UNMODELLED: 'A language model whose shape is not known: listed and measured, never simulated.',
  },
});
enumTypeOf(ChipBase.shape.status, 'ChipStatus', {
  description: 'What a chip is today.',
  values: {
    SHIPPING: 'Sold or rented.',
    RESEARCH: 'Built and measured, not sold.',
    CLAIMS_ONLY: 'Announced, nothing measured by anyone: shown and never ranked.',
  },
});
enumTypeOf(ChipBase.shape.power.unwrap().shape.scope, 'PowerScope', {
  description: 'What a power limit is the limit of.',
  values: {
    CHIP: 'The bare chip.',
    CARD: 'The card.',
    MODULE: 'The module.',
    SYSTEM: 'The whole system that holds it.',
  },
});
