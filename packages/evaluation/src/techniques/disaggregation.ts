import type { StepTime } from '@inferbench/domain/scores/simulation';
import { kvBytesPerSequence } from '@inferbench/domain/models/step-load';
import { NO_STEP } from '../simulation/step-times.ts';
import type { Pools, Technique } from './technique.ts';

/** Prompts and answers on chips of their own. No run declares it. */
export const disaggregation: Technique = {
  fromRequest({ techniques }) {
    if (techniques?.disaggregated === undefined) return null;
    const { prefillChips: prefill, decodeChips: decode } = techniques.disaggregated;
    return {
      chips: { prefill, decode },
      afterPrompts: (pools, { sequences, inputTokens }) => [
        {
          kind: 'prefill',
          times: 1,
          copies: 1,
          step: moved(pools, sequences * kvBytesPerSequence(pools.decode.decode.kvCache, inputTokens)),
          machine: pools.prefill,
        },
      ],
    };
  },
  fromRun: () => null,
};

/** The cache moves to the chips that answer: ISL · KV bytes over the links of the smaller side (docs/model.md#techniques). */
function moved({ prefill, decode }: Pools, bytes: number): StepTime {
  const links = Math.min(prefill.placement.chips, decode.placement.chips);
  const bandwidth = prefill.chip.interconnect?.bandwidthBytesPerSec ?? Number.POSITIVE_INFINITY;
  const sec = bytes / (links * bandwidth);
  return {
    ...NO_STEP,
    idealSec: sec,
    attainableSec: sec,
    expectedSec: sec,
    bytes: { ...NO_STEP.bytes, collectives: bytes },
    limitedBy: 'collective',
  };
}
