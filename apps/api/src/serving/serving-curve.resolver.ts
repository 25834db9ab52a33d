import { SLO_PRESETS } from '@inferbench/domain/terms/slo';
import {
  ServingCurveRequest,
  CurveEffort,
  LoadLatency,
  LoadStatistic,
  ServedLoad,
  ServingCurve,
} from '@inferbench/domain/simulation/serving-curve';
import { Arg, Ctx, Query, Resolver, Int } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { parsedInput, refusedBy } from '../simulate/refused.ts';
import { type SimulationRefusedType, orRefused } from '../simulate/simulate.type.ts';
import { keptOutcome } from '../compute/kept-outcome.ts';
import { SloInput } from '../slice/assumptions.input.ts';
import { withoutNulls } from '../graphql/without-nulls.ts';
import { SchedulerName, SchedulerSetting } from '@inferbench/domain/simulation/scheduler';
import { ServedWorkers, ArrivalKind } from '@inferbench/domain/simulation/serve-request';
import { enumTypeOf, inputTypeOf, objectTypeOf } from '../graphql/derived-type.ts';
import { shownAs } from '../graphql/shown-as.ts';
import { OwnershipInput } from '../simulate/simulate-parts.input.ts';
import {
  FirstToken,
  ServedGoodput,
  ServingBand,
  ServingBands,
  ServingBasis,
  ServingEvidence,
} from '@inferbench/domain/simulation/serve-result';
import { CapacityLimit, ServingCapacity } from '@inferbench/domain/errors/serving-capacity';

enumTypeOf(ArrivalKind, 'ArrivalKind', {
  description: 'Who sends requests, and when.',
  values: {
    CLOSED: 'Clients that send again when they are answered.',
    BURST: 'The same, all of them at once.',
    POISSON: 'At random times, so many a second on average.',
    CONSTANT: 'One as long after the other.',
  },
});

enumTypeOf(CapacityLimit, 'ServingLimit', {
  description: 'What keeps a system from serving more.',
  values: {
    KV: 'Room for keys and values.',
    SEQUENCES: 'Places for answers in a step.',
    BUDGET: 'Tokens that a step may compute.',
    PROMPTS: 'The chips for prompts.',
  },
});

enumTypeOf(ServingEvidence, 'ServingEvidence', {
  description: 'How near to a stack anything was measured.',
  values: {
    STACK: 'This framework and version.',
    FRAMEWORK: 'Other versions of this framework.',
    VENDOR: 'Other frameworks.',
    NONE: 'Nothing like it.',
  },
});

objectTypeOf(ServingCapacity, 'ServingCapacity');
objectTypeOf(ServingBasis, 'ServingBasis');
objectTypeOf(ServingBand, 'ServingBand');
objectTypeOf(ServingBands.shape.ttftMs, 'LatencyBands');
objectTypeOf(ServingBands, 'ServingBands');
objectTypeOf(FirstToken, 'FirstTokenParts');
objectTypeOf(ServedGoodput, 'ServedGoodput');
objectTypeOf(SchedulerSetting, 'SchedulerSetting');
objectTypeOf(LoadStatistic, 'LoadStatistic');
objectTypeOf(LoadLatency, 'LoadLatency');
objectTypeOf(ServedLoad, 'ServedLoad');

const ServingCurveType = objectTypeOf(ServingCurve, 'ServingCurve', { kind: null });
type ServingCurveType = InstanceType<typeof ServingCurveType> & { kind: 'ServingCurve' };

const ServingCurveOutcome = orRefused('ServingCurveOutcome', ServingCurveType);

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

const ServingCurveInput = inputTypeOf(ServingCurveRequest, 'ServingCurveInput', {
  scheduler: shownAs(shape.scheduler, SchedulerInput),
  prefill: shownAs(shape.prefill, ServedWorkersInput),
  decode: shownAs(shape.decode, ServedWorkersInput),
  slo: shownAs(shape.slo, SloInput),
  costAssumptions: shownAs(shape.costAssumptions, OwnershipInput),
  attentionParallel: shownAs(shape.attentionParallel, Int),
});
type ServingCurveInput = InstanceType<typeof ServingCurveInput>;

@Resolver()
export class ServingCurveResolver {
  @Query(() => ServingCurveOutcome, {
    description:
      'Latency percentiles, throughput and capacity of one system under several loads, simulated request by request; the same engine as `inferbench serve`.',
  })
  async servingCurve(
    @Arg('request', () => ServingCurveInput, { description: 'The system, the lengths and the loads.' })
    input: ServingCurveInput,
    @Ctx() context: ApiContext,
  ): Promise<ServingCurveType | SimulationRefusedType> {
    context.reads.catalogue(context.catalogueVersion);
    const request = parsedInput(
      ServingCurveRequest,
      { ...input, slo: limitsOf(input.slo) },
      context.catalogue,
    );
    if (!request.ok) return request.error;
    const curve = await keptOutcome(context, 'servingCurve', request.value);
    return curve.ok ? { ...curve.value, kind: 'ServingCurve' } : refusedBy(curve.error);
  }
}

/** Limits of a preset, of a client's own, or both: its own count. */
function limitsOf(slo: SloInput | null | undefined): object | null {
  if (slo === null || slo === undefined) return null;
  const { preset, ...own } = slo;
  return { ...(preset ? SLO_PRESETS[preset] : {}), ...withoutNulls(own) };
}
