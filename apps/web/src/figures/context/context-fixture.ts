import type { ContextAnalysis, ContextCurve, Crossing } from '@inferbench/domain/board/context-analysis';

/** Plain roofline for tests of the figure: time per step = t0 + (weights + batch·context·kv) ÷ bandwidth. */
interface System {
  chip: string;
  chipName: string;
  framework: string;
  t0Ms: number;
  bandwidth: number;
  capacity: number;
}

const SYSTEMS: readonly System[] = [
  {
    chip: 'gh200',
    chipName: 'GH200',
    framework: 'tensorrt-llm',
    t0Ms: 3,
    bandwidth: 4e12,
    capacity: 96e9,
  },
  {
    chip: 'h100',
    chipName: 'H100',
    framework: 'tensorrt-llm',
    t0Ms: 2.8,
    bandwidth: 3.35e12,
    capacity: 86e9,
  },
  { chip: 'gh200', chipName: 'GH200', framework: 'vllm', t0Ms: 4.6, bandwidth: 4e12, capacity: 96e9 },
  {
    chip: 'h100',
    chipName: 'H100',
    framework: 'vllm',
    t0Ms: 3.6,
    bandwidth: 3.35e12,
    capacity: 86e9,
  },
  { chip: 'mi300x', chipName: 'MI300X', framework: 'vllm', t0Ms: 7.8, bandwidth: 5.3e12, capacity: 192e9 },
  {
    chip: 'a100',
    chipName: 'A100 40 GB',
    framework: 'vllm',
    t0Ms: 6,
    bandwidth: 1.55e12,
    capacity: 42e9,
  },
];

const WEIGHTS = 15e9;
const KV = 131_072;
const BATCH = 16;

function stepSec({ t0Ms, bandwidth }: System, context: number): number {
  return t0Ms / 1000 + (WEIGHTS + BATCH * context * KV) / (0.8 * bandwidth);
}

const CONTEXTS = Array.from({ length: 71 }, (_, index) => 128 * 2 ** (index / 7));

function slug({ chip, framework }: System): string {
  return `${chip}-x1-${framework}`;
}

function endOf(system: System): number {
  return (0.9 * system.capacity - WEIGHTS) / (BATCH * KV);
}

function curveOf(system: System): ContextCurve {
  const end = endOf(system);
  const fits = CONTEXTS.filter((context) => context <= end);
  return {
    system: slug(system),
    label: `${system.chipName} (${system.framework})`,
    chip: system.chip,
    chipName: system.chipName,
    family: 'SIMT',
    chips: 1,
    framework: system.framework,
    anchor: { pointId: `point-${slug(system)}`, context: 1536 },
    role: 'RANKED',
    uncalibrated: false,
    samples: fits.map((context) => {
      const value = 1 / stepSec(system, context);
      const better = SYSTEMS.filter(
        (other) => context <= endOf(other) && 1 / stepSec(other, context) > value,
      ).length;
      return { context, value, low: value * 0.9, high: value * 1.1, rank: 1 + better };
    }),
    endsAtContext: end < 131_072 ? Math.floor(end) : null,
  };
}

function crossingsOf(): Crossing[] {
  const found: Crossing[] = [];
  for (const faller of SYSTEMS)
    for (const riser of SYSTEMS) {
      const gap = (context: number) => stepSec(riser, context) - stepSec(faller, context);
      const limit = Math.min(endOf(riser), endOf(faller));
      const at = CONTEXTS.find((context) => context <= limit && context > 128 && gap(context) < 0);
      if (at === undefined || gap(128) < 0) continue;
      const name = (system: System) => `${system.chipName} (${system.framework})`;
      found.push({
        kind: 'SIMULATED',
        riser: slug(riser),
        riserLabel: name(riser),
        faller: slug(faller),
        fallerLabel: name(faller),
        context: at,
        low: at * 0.9,
        high: at * 1.1,
        beyondModelContext: at > 8192,
        sentence: `${name(riser)} passes ${name(faller)} at ${Math.round(at)} tokens.`,
      });
    }
  return found;
}

/** Six systems on four chips whose ranks change, for tests alone. */
export function contextFixture(): ContextAnalysis {
  return {
    slice: {
      model: 'llama-3-8b',
      phase: 'GENERATE',
      shape: 'BALANCED',
      batch: BATCH,
      context: 2048,
      precision: 'FP16',
    },
    metric: 'TOKENS_PER_S_PER_USER',
    unit: 'tokens/s per user',
    higherIsBetter: true,
    modelMaxContext: 8192,
    curves: SYSTEMS.map(curveOf),
    marks: SYSTEMS.map((system) => {
      const value = 1 / stepSec(system, 1536);
      return {
        system: slug(system),
        label: `${system.chipName} (${system.framework})`,
        chip: system.chip,
        pointId: `point-${slug(system)}`,
        kind: 'REPORTED',
        evidenceGrade: 'E1',
        context: 1536,
        value,
        low: value * 0.95,
        high: value * 1.05,
        ranks: true,
      };
    }),
    crossings: crossingsOf(),
    noCrossings: [],
    sentence: 'MI300X (vLLM) rises from 5th at 2K to 1st at 32K.',
  };
}
