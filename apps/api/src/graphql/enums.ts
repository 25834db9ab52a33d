import { ChipFamily } from '@inferbench/domain/chip';
import { EvidenceKind } from '@inferbench/domain/evidence-kind';
import { Kind } from '@inferbench/domain/kind';
import { Lifecycle } from '@inferbench/domain/lifecycle';
import { RunFormat } from '@inferbench/domain/run-format';
import { BatchBasis, Phase, Shape } from '@inferbench/domain/slice';
import { CostBasis, EnergyEntry, EvidenceGrade, ScoredLatency } from '@inferbench/domain/score';
import { Goodput, SloPreset } from '@inferbench/domain/slo';
import { Metric, MissingReason } from '@inferbench/domain/metric';
import { PowerBoundary } from '@inferbench/domain/power-boundary';
import { PrecisionClass } from '@inferbench/domain/precision';
import { LimitingResource } from '@inferbench/domain/simulation';
import { Severity } from '@inferbench/domain/finding';
import { registerEnumType } from 'type-graphql';
import { upperCased } from './upper-cased.ts';

export const MetricEnum = Metric.enum;
export const PhaseEnum = Phase.enum;
export const ShapeEnum = Shape.enum;
export const BatchBasisEnum = BatchBasis.enum;
export const PrecisionClassEnum = PrecisionClass.enum;
export const EvidenceGradeEnum = EvidenceGrade.enum;
export const MissingReasonEnum = MissingReason.enum;
export const PhaseSplitEnum = EnergyEntry.shape.phaseSplit.unwrap().enum;
export const GoodputBasisEnum = Goodput.shape.basis.enum;
export const LatencyOriginEnum = upperCased(ScoredLatency.shape.origin.unwrap().options);
export const SloPresetEnum = SloPreset.enum;
export const CostBasisEnum = CostBasis.enum;
export const PowerBoundaryEnum = upperCased(PowerBoundary.options);
export const LimitingResourceEnum = upperCased(LimitingResource.options);
export const SeverityEnum = upperCased(Severity.options);
export const ChipFamilyEnum = upperCased(ChipFamily.options);
export const EvidenceKindEnum = EvidenceKind.enum;
export const KindEnum = Kind.enum;
export const LifecycleEnum = Lifecycle.enum;
export const RunFormatEnum = RunFormat.enum;

registerEnumType(EvidenceKindEnum, {
  name: 'EvidenceKind',
  description: 'What a file that backs a submission is.',
  valuesConfig: {
    RESULT: { description: 'The result file of the tool.' },
    CONTEXT: { description: 'What was stated beside it.' },
    POWER_LOG: { description: 'Power over time.' },
  },
});
registerEnumType(MetricEnum, {
  name: 'Metric',
  description: 'What a board ranks by.',
  valuesConfig: {
    USEFUL_TOPS: { description: 'Model FLOPs that the workload requires ÷ wall time, 1e12/s, per chip.' },
    COST_EFFICIENCY: { description: 'Useful TOPS ÷ USD per hour.' },
    ENERGY_EFFICIENCY: { description: 'Useful TOPS ÷ watts at the named boundary.' },
    FLEXIBILITY: { description: 'Share of model sizes, batches and contexts that the chip runs well.' },
    TOKENS_PER_S_PER_USER: { description: '1 ÷ mean TPOT.' },
    TOKENS_PER_S_PER_CHIP: { description: 'Output tokens ÷ duration ÷ chips.' },
    TTFT_P95: { description: '95th percentile of the time to the first token, ms.' },
    TPOT_P95: { description: '95th percentile of the time per output token after the first, ms.' },
    USD_PER_MTOK: { description: 'USD per million output tokens.' },
    GOODPUT: {
      description: 'Requests a second and chip that keep every limit of an SLO; CHATBOT where none is given.',
    },
  },
});
registerEnumType(PhaseEnum, {
  name: 'Phase',
  description: 'Part of inference that a point measures.',
  valuesConfig: {
    PREFILL: { description: 'Processing prompts.' },
    DECODE: { description: 'Producing answer tokens one after the other.' },
    GENERATE: { description: 'Static batch, prompt and answer.' },
    SERVING: { description: 'Steady state of continuous batching.' },
    IMAGE: { description: 'Images, generated or classified.' },
  },
});
registerEnumType(ShapeEnum, {
  name: 'Shape',
  description: 'Ratio of prompt to answer.',
  valuesConfig: {
    PROMPT_HEAVY: { description: 'Input ÷ output is 4 or more.' },
    BALANCED: { description: 'Between the two others.' },
    ANSWER_HEAVY: { description: 'Input ÷ output is 1/4 or less.' },
  },
});
registerEnumType(BatchBasisEnum, {
  name: 'BatchBasis',
  description: "Where a point's batch comes from.",
  valuesConfig: {
    STATIC: { description: 'A static batch.' },
    ACHIEVED: { description: 'Completed requests × mean E2E ÷ duration.' },
    DECLARED: { description: "The client's concurrency limit." },
  },
});
registerEnumType(PrecisionClassEnum, {
  name: 'PrecisionClass',
  description: 'Precision by which results are sliced, from the declared words.',
  valuesConfig: {
    FP32: { description: '32-bit.' },
    FP16: { description: 'Every 16-bit word.' },
    FP8: { description: 'fp8 and int8.' },
    W8A16: { description: '8-bit weights, 16-bit arithmetic.' },
    W4A16: { description: '4-bit weights, 16-bit arithmetic.' },
    FP4: { description: 'fp4, nvfp4 and mxfp4.' },
  },
});
registerEnumType(EvidenceGradeEnum, {
  name: 'EvidenceGrade',
  description: 'How strongly a result is backed.',
  valuesConfig: {
    E0: { description: 'Simulated from a specification.' },
    E1: { description: 'Self-reported or published aggregate.' },
    E2: { description: 'Raw data present, statistics re-derived by us.' },
    E3: { description: 'Witnessed or signed harness, three replicates or more.' },
    E4: { description: 'Independently reproduced inside the margin.' },
  },
});
registerEnumType(MissingReasonEnum, {
  name: 'MissingReason',
  description: 'Why a value is missing.',
  valuesConfig: {
    NO_PRICE: { description: 'No dated price of the chip.' },
    NO_POWER: { description: 'The run has no power data.' },
    NOT_COMPUTED: { description: 'This engine version does not compute it.' },
    NOT_REPORTED: { description: 'The source does not hold it.' },
    NOT_APPLICABLE: { description: 'The phase has no such quantity.' },
    INSUFFICIENT_SAMPLES: { description: 'Fewer than 5 ÷ (1 − q) samples.' },
    DOES_NOT_FIT: { description: 'Weights and KV cache exceed the memory.' },
    UNSUPPORTED_PRECISION: { description: 'The chip has no such compute class.' },
  },
});
registerEnumType(CostBasisEnum, {
  name: 'CostBasis',
  description: 'What a price is.',
  valuesConfig: {
    OWNED: { description: 'Purchase, depreciation, energy and hosting.' },
    RENTED: { description: 'Median of dated on-demand prices.' },
  },
});
registerEnumType(PhaseSplitEnum, {
  name: 'PhaseSplit',
  description: 'How the energy of prompts and of answers is known apart.',
  valuesConfig: {
    MEASURED: { description: 'The run did only one of the two.' },
    SIMULATED: { description: 'Measured energy, shared out by the simulated energy of both.' },
  },
});
registerEnumType(GoodputBasisEnum, {
  name: 'GoodputBasis',
  description: 'What a goodput was counted from.',
  valuesConfig: {
    REQUESTS: { description: 'Single requests.' },
    BOUNDED: { description: 'Percentiles: the least that they allow.' },
  },
});
registerEnumType(SloPresetEnum, {
  name: 'SloPreset',
  description: 'Limits of a kind of work.',
  valuesConfig: {
    CHATBOT: { description: 'TTFT of 500 ms at most, TPOT of 50 ms.' },
    AGENT: { description: 'TTFT of 2 s at most, TPOT of 30 ms, E2E of 30 s.' },
    BATCH: { description: 'No limit: throughput counts.' },
  },
});
registerEnumType(LatencyOriginEnum, {
  name: 'LatencyOrigin',
  description: 'Whose statistics they are.',
  valuesConfig: {
    REPORTED: { description: 'As the source states them.' },
    RECOMPUTED: { description: 'By us, from single requests.' },
  },
});
registerEnumType(PowerBoundaryEnum, {
  name: 'PowerBoundary',
  description: 'Where power was taken, strongest first.',
  valuesConfig: {
    WALL: { description: 'Meter at the plug, whole server.' },
    RACK: { description: 'Meter at the rack.' },
    NODE_SENSOR: { description: "The node's own sensor." },
    CHASSIS_MODEL: { description: "Vendor's model of the chassis." },
    DEVICE_SENSOR: { description: 'Driver or vendor API, accelerator only.' },
    PROVISIONED: { description: 'What was reserved.' },
    TDP: { description: 'A limit, not a measurement.' },
    SIMULATED: { description: 'From the power model.' },
  },
});
registerEnumType(LimitingResourceEnum, {
  name: 'LimitingResource',
  description: 'What most of the attainable time goes into.',
  valuesConfig: {
    COMPUTE: { description: 'Arithmetic.' },
    MEMORY: { description: 'Reading weights and activations.' },
    KV: { description: 'Reading the KV cache.' },
    COLLECTIVE: { description: 'Communication between chips.' },
    LAUNCH: { description: 'Launching operators.' },
    CAPACITY: { description: 'Memory capacity.' },
  },
});
registerEnumType(SeverityEnum, {
  name: 'Severity',
  description: 'What a finding means for the result.',
  valuesConfig: {
    REJECT: { description: 'Cannot enter.' },
    FLAG: { description: 'Needs an explanation; off the board until then.' },
    WARN: { description: 'Shown beside the result.' },
  },
});
registerEnumType(ChipFamilyEnum, {
  name: 'ChipFamily',
  description: 'Architecture family.',
  valuesConfig: {
    SIMT: { description: 'GPUs: streaming multiprocessors behind off-chip memory.' },
    SYSTOLIC: { description: 'Square multiply-accumulate arrays fed by a scratchpad.' },
    DATAFLOW: { description: 'Weights stay in distributed SRAM and data flow past them.' },
    IN_MEMORY: { description: 'Multiplication inside memory arrays.' },
    RECONFIGURABLE: { description: 'Compute and memory units configured per section of a model.' },
  },
});
registerEnumType(KindEnum, {
  name: 'Kind',
  description: "Kind of number. The board's default is MEASURED and REPORTED.",
  valuesConfig: {
    MEASURED: { description: 'A run submitted here.' },
    REPORTED: { description: 'A figure somebody published, with its source.' },
    SIMULATED: { description: 'From the simulator.' },
    INTERPOLATED: { description: 'Between two measured points.' },
  },
});
registerEnumType(LifecycleEnum, {
  name: 'Lifecycle',
  description: 'State of a submission.',
  valuesConfig: {
    VALIDATED: { description: 'On the board, provisional.' },
    FLAGGED: { description: 'Stored, off the board until its flags are explained.' },
    PUBLISHED: { description: 'Final.' },
    SUPERSEDED: { description: 'Kept, off the board: a corrected version took its place.' },
  },
});
registerEnumType(RunFormatEnum, {
  name: 'RunFormat',
  description: 'Format of a submitted document.',
  valuesConfig: {
    AUTO: { description: 'Detected by content.' },
    RUN: { description: "InferBench's own run document." },
    VLLM: { description: '`vllm bench serve`, `latency` or `throughput`.' },
    SGLANG: { description: '`sglang.bench_serving` or `sglang.bench_one_batch`.' },
    AIPERF: { description: "NVIDIA aiperf's JSON, CSV or records." },
    GENAI_PERF: { description: "NVIDIA genai-perf's JSON or CSV." },
    LLAMA_BENCH: { description: "llama.cpp's `llama-bench`: JSON, JSON lines or CSV." },
    GUIDELLM: { description: '`guidellm benchmark`, JSON.' },
    LLMPERF: { description: "LLMPerf's summary or single responses." },
    INFERENCE_PERF: { description: "inference-perf's stage files." },
    INFERENCEX: { description: 'InferenceX aggregates.' },
    TRTLLM_BENCH: { description: '`trtllm-bench --report_json`.' },
    MLPERF: { description: 'MLPerf LoadGen logs, and summaries of MLPerf Endpoints.' },
    OPTIMUM_BENCHMARK: { description: "optimum-benchmark's report." },
    TIMM: { description: "timm's `benchmark.py`, CSV." },
    ML_ENERGY: { description: 'Points of the ML.ENERGY leaderboard, v3 included.' },
    LLM_D: { description: 'A Benchmark Report of llm-d, YAML or JSON.' },
  },
});
