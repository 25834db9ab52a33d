import type { SimulatedPhase } from '@inferbench/domain/simulate-request';
import { registerEnumType } from 'type-graphql';

export const SimulatedPhaseEnum = {
  PREFILL: 'prefill',
  DECODE: 'decode',
  GENERATE: 'generate',
  SERVING: 'serving',
  IMAGE: 'image',
  OP: 'op',
} as const satisfies Record<string, SimulatedPhase>;

registerEnumType(SimulatedPhaseEnum, {
  name: 'SimulatedPhase',
  description: 'What to simulate.',
  valuesConfig: {
    PREFILL: { description: 'Processing a batch of prompts.' },
    DECODE: { description: 'One step of answer tokens.' },
    GENERATE: { description: 'Static batch: prefill, then every decode step.' },
    SERVING: { description: 'Steady state of continuous batching.' },
    IMAGE: { description: 'A batch of images: all steps of a denoiser, or one pass of a vision model.' },
    OP: { description: 'One kernel.' },
  },
});
