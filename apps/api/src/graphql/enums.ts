import { LoadMode } from '@inferbench/domain/runs/load-mode';
import { enumTypeOf } from './derived-type.ts';
import { ChipFamily } from '@inferbench/domain/chips/chip';
import { EVIDENCE_WORDS } from '@inferbench/domain/scores/evidence-words';
import { EvidenceKind } from '@inferbench/domain/scores/evidence-kind';
import { Kind } from '@inferbench/domain/terms/kind';
import { Lifecycle, LIFECYCLE_WORDS } from '@inferbench/domain/submissions/lifecycle';
import { REQUEST_FAILURES, RequestFailure } from '@inferbench/domain/runs/measurement/outcome';
import { RUN_FORMATS, RunFormat } from '@inferbench/domain/terms/run-format';
import { BatchBasis, Phase, SliceShape } from '@inferbench/domain/terms/slice';
import { COST_BASIS_WORDS } from '@inferbench/domain/scores/cost-basis-words';
import { CostBasis, EnergyEntry, EvidenceGrade, ScoredLatency } from '@inferbench/domain/scores/score';
import { Goodput, SloPreset } from '@inferbench/domain/terms/slo';
import { Metric, METRIC_DEFINITIONS, MissingReason } from '@inferbench/domain/terms/metric';
import { PowerBoundary } from '@inferbench/domain/terms/power-boundary';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { LimitingResource } from '@inferbench/domain/scores/simulation';
import { Relation, RELATION_WORDS } from '@inferbench/domain/terms/relation';
import { SpecificationStanding } from '@inferbench/domain/scores/standing';
import { Severity } from '@inferbench/domain/errors/finding';

enumTypeOf(EvidenceKind, 'EvidenceKind', {
  description: 'What a file that backs a submission is.',
  values: {
    RESULT: 'The result file of the tool.',
    CONTEXT: 'What was stated beside it.',
    POWER_LOG: 'Power over time.',
  },
});
export const MetricEnum = enumTypeOf(Metric, 'Metric', {
  description: 'What a board ranks by.',
  values: (metric) => METRIC_DEFINITIONS[metric].meaning,
});
export const PhaseEnum = enumTypeOf(Phase, 'Phase', {
  description: 'Part of inference that a point measures.',
  values: {
    PREFILL: 'Processing prompts.',
    DECODE: 'Producing answer tokens one after the other.',
    GENERATE: 'Static batch, prompt and answer.',
    SERVING: 'Steady state of continuous batching.',
    IMAGE: 'Images, generated or classified.',
    MAX_LOAD: 'As much as a system does at once; the batch that ran is not published.',
  },
});
enumTypeOf(SliceShape, 'Shape', {
  description: 'Ratio of prompt to answer; how work is offered, where that makes it another measurement.',
  values: {
    PROMPT_HEAVY: 'Input ÷ output is 4 or more.',
    BALANCED: 'Between the two others.',
    ANSWER_HEAVY: 'Input ÷ output is 1/4 or less.',
    OFFLINE: 'A benchmark whose data set fixes the lengths; all of it is queued at once.',
    SERVER: 'The same data set, arriving under limits of latency.',
    INTERACTIVE: 'The same data set, under tighter limits.',
    OPEN_LOOP: 'Requests arrive at a set rate, whatever is still in flight.',
    AGENTIC: 'Conversations of several turns that share their beginnings.',
  },
});
enumTypeOf(LoadMode, 'LoadMode', {
  description: 'How work was offered to a system; points of one mode alone compare.',
  values: {
    STATIC: 'A static batch, a prompt, a step or an image.',
    ONE_STREAM: 'One request at a time.',
    STEADY: 'A fixed number of requests in flight.',
    OPEN_LOOP: 'Requests arrive at a set rate, whatever is still in flight.',
    OFFLINE: 'All work is queued at once.',
    AGENTIC: 'Conversations of several turns that share their beginnings.',
  },
});
enumTypeOf(BatchBasis, 'BatchBasis', {
  description: "Where a point's batch comes from.",
  values: {
    STATIC: 'A static batch.',
    ACHIEVED: 'Completed requests × mean E2E ÷ duration.',
    DECLARED: "The client's concurrency limit.",
    UNPUBLISHED: 'Nobody published it: maximum load.',
  },
});
export const PrecisionClassEnum = enumTypeOf(PrecisionClass, 'PrecisionClass', {
  description: 'Precision by which results are sliced, from the declared words.',
  values: {
    FP32: '32-bit.',
    FP16: 'Every 16-bit word.',
    FP8: 'fp8 and int8.',
    W8A16: '8-bit weights, 16-bit arithmetic.',
    W4A16: '4-bit weights, 16-bit arithmetic.',
    FP4: 'fp4, nvfp4 and mxfp4.',
  },
});
enumTypeOf(EvidenceGrade, 'EvidenceGrade', {
  description: 'How strongly a result is backed.',
  values: (grade) => `${EVIDENCE_WORDS[grade]}.`,
});
enumTypeOf(MissingReason, 'MissingReason', {
  description: 'Why a value is missing.',
  values: {
    NO_PRICE: 'No dated price of the chip.',
    NO_POWER: 'The run has no power data.',
    POWER_WINDOW_UNKNOWN: 'The window of the power reading, or how much of it was read, is not stated.',
    NOT_COMPUTED: 'This engine version does not compute it.',
    NOT_REPORTED: 'The source does not hold it.',
    NOT_APPLICABLE: 'The phase has no such quantity.',
    INSUFFICIENT_SAMPLES: 'Fewer than 5 ÷ (1 − q) samples.',
    DOES_NOT_FIT: 'Weights and KV cache exceed the memory.',
    UNSUPPORTED_PRECISION: 'The chip has no such compute class.',
  },
});
enumTypeOf(CostBasis, 'CostBasis', {
  description: 'What a price is.',
  values: (basis) => COST_BASIS_WORDS[basis].meaning,
});
enumTypeOf(EnergyEntry.shape.phaseSplit.unwrap(), 'PhaseSplit', {
  description: 'How the energy of prompts and of answers is known apart.',
  values: {
    MEASURED: 'The run did only one of the two.',
    SIMULATED: 'Measured energy, shared out by the simulated energy of both.',
  },
});
enumTypeOf(Goodput.shape.basis, 'GoodputBasis', {
  description: 'What a goodput was counted from.',
  values: {
    REQUESTS: 'Single requests.',
    BOUNDED: 'Percentiles: the least that they allow.',
  },
});
enumTypeOf(SloPreset, 'SloPreset', {
  description: 'Limits of a kind of work.',
  values: {
    CHATBOT: 'TTFT of 500 ms at most, TPOT of 50 ms.',
    AGENT: 'TTFT of 2 s at most, TPOT of 30 ms, E2E of 30 s.',
    BATCH: 'No limit: throughput counts.',
  },
});
enumTypeOf(ScoredLatency.shape.origin.unwrap(), 'LatencyOrigin', {
  description: 'Whose statistics they are.',
  values: {
    REPORTED: 'As the source states them.',
    RECOMPUTED: 'By us, from single requests.',
  },
});
export const PowerBoundaryEnum = enumTypeOf(PowerBoundary, 'PowerBoundary', {
  description: 'Where power was taken, strongest first.',
  values: {
    WALL: 'Meter at the plug, whole server.',
    RACK: 'Meter at the rack.',
    NODE_SENSOR: "The node's own sensor.",
    CHASSIS_MODEL: "Vendor's model of the chassis.",
    DEVICE_SENSOR: 'Driver or vendor API, accelerator only.',
    PROVISIONED: 'What was reserved.',
    TDP: 'A limit, not a measurement.',
    SIMULATED: 'From the power model.',
  },
});
enumTypeOf(LimitingResource, 'LimitingResource', {
  description: 'What most of the attainable time goes into.',
  values: {
    COMPUTE: 'Arithmetic.',
    MEMORY: 'Reading weights and activations.',
    KV: 'Reading the KV cache.',
    COLLECTIVE: 'Communication between chips.',
    LAUNCH: 'Launching operators.',
    CAPACITY: 'Memory capacity.',
  },
});
enumTypeOf(Severity, 'Severity', {
  description: 'What a finding means for the result.',
  values: {
    REJECT: 'Cannot enter.',
    FLAG: 'Needs an explanation; off the board until then.',
    WARN: 'Shown beside the result.',
  },
});
export const ChipFamilyEnum = enumTypeOf(ChipFamily, 'ChipFamily', {
  description: 'Architecture family.',
  values: {
    SIMT: 'GPUs: streaming multiprocessors behind off-chip memory.',
    SYSTOLIC: 'Square multiply-accumulate arrays fed by a scratchpad.',
    DATAFLOW: 'Weights stay in distributed SRAM and data flow past them.',
    IN_MEMORY: 'Multiplication inside memory arrays.',
    RECONFIGURABLE: 'Compute and memory units configured per section of a model.',
  },
});
export const KindEnum = enumTypeOf(Kind, 'Kind', {
  description: "Kind of number. The board's default is MEASURED and REPORTED.",
  values: {
    MEASURED: 'A run submitted here.',
    REPORTED: 'A figure somebody published, with its source.',
    SIMULATED: 'From the simulator.',
    INTERPOLATED: 'Between two measured points.',
  },
});
enumTypeOf(Lifecycle, 'Lifecycle', {
  description: 'State of a submission.',
  values: LIFECYCLE_WORDS,
});
export const SpecificationStandingEnum = enumTypeOf(SpecificationStanding, 'SpecificationStanding', {
  description: 'Who says what a specification says.',
  values: {
    CATALOGUE: 'InferBench ships it.',
    REVIEWED: 'An organisation declared it, and two persons without a part in it agreed.',
    DECLARED: 'An organisation declared it, and nobody reviewed it: it never ranks by default.',
  },
});
enumTypeOf(Relation, 'Relation', {
  description: 'How who submits a result stands to the chip that it is of.',
  values: RELATION_WORDS,
});
enumTypeOf(RunFormat, 'RunFormat', {
  description: 'Format of a submitted document.',
  values: RUN_FORMATS,
});
enumTypeOf(RequestFailure, 'RequestFailure', {
  description: 'What can go wrong with one request of a measurement.',
  values: REQUEST_FAILURES,
});
