import { SchedulerName, SchedulerSetting } from '@inferbench/domain/simulation/scheduler';
import { ServedWorkers } from '@inferbench/domain/simulation/serve-request';
import { CurveEffort, ServingCurveRequest } from '@inferbench/domain/simulation/serving-curve';
import { Int } from 'type-graphql';
import { enumTypeOf, inputTypeOf } from '../graphql/derived-type.ts';
import { shownAs } from '../graphql/shown-as.ts';
import { OwnershipInput } from '../simulate/simulate-parts.input.ts';
import { SloInput } from '../slice/assumptions.input.ts';

enumTypeOf(SchedulerName, 'SchedulerName', {
  description: 'Scheduler as its project ships it.',
  values: {
    VLLM_V1: 'vLLM V1: running answers first, prompts in pieces fill the step.',
    SGLANG: 'SGLang: prompts before answers.',
    TRTLLM_INFLIGHT: 'TensorRT-LLM: whole answers have their room from the start.',
  },
});

enumTypeOf(SchedulerSetting.shape.preempt, 'Preemption', {
  description: 'What happens when the cache has no room left.',
  values: {
    RECOMPUTE: 'The newest gives up its cache and starts over.',
    NEVER: 'Whole answers have their room from the start.',
  },
});

enumTypeOf(CurveEffort, 'CurveEffort', {
  description: 'How often each load is simulated.',
  values: {
    COARSE: 'Once: no intervals.',
    LIVE: '8 to 16 times.',
    PRECISE: 'Up to 64 times.',
  },
});

const { shape } = ServingCurveRequest;

const SchedulerInput = inputTypeOf(
  SchedulerSetting.partial().describe('Scheduler: a preset, and what of it is otherwise.'),
  'SchedulerInput',
);

const ServedWorkersInput = inputTypeOf(ServedWorkers, 'ServedWorkersInput', {
  attentionParallel: shownAs(ServedWorkers.shape.attentionParallel, Int),
});

export const ServingCurveInput = inputTypeOf(ServingCurveRequest, 'ServingCurveInput', {
  scheduler: shownAs(shape.scheduler, SchedulerInput),
  prefill: shownAs(shape.prefill, ServedWorkersInput),
  decode: shownAs(shape.decode, ServedWorkersInput),
  slo: shownAs(shape.slo, SloInput),
  costAssumptions: shownAs(shape.costAssumptions, OwnershipInput),
  attentionParallel: shownAs(shape.attentionParallel, Int),
});
export type ServingCurveInput = InstanceType<typeof ServingCurveInput>;
