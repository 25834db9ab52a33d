import { ArrivalKind } from '@inferbench/domain/simulation/serve-request';
import {
  FirstToken,
  ServedGoodput,
  ServingBand,
  ServingBands,
  ServingBasis,
  ServingEvidence,
} from '@inferbench/domain/simulation/serve-result';
import { SchedulerSetting } from '@inferbench/domain/simulation/scheduler';
import { CapacityLimit, ServingCapacity } from '@inferbench/domain/errors/serving-capacity';
import {
  LoadLatency,
  LoadStatistic,
  ServedLoad,
  ServingCurve,
} from '@inferbench/domain/simulation/serving-curve';
import { enumTypeOf, objectTypeOf } from '../graphql/derived-type.ts';
import { orRefused } from '../simulate/simulate.type.ts';

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

export const ServingCurveType = objectTypeOf(ServingCurve, 'ServingCurve', { kind: null });
export type ServingCurveType = InstanceType<typeof ServingCurveType> & { kind: 'ServingCurve' };

export const ServingCurveOutcome = orRefused('ServingCurveOutcome', ServingCurveType);
