import type { EffectOf } from '@inferbench/domain/scores/calibration';
import type { Chip } from '@inferbench/domain/chips/chip';
import { chipGeneration, hardwareFamily } from '@inferbench/domain/chips/hardware-family';
import type { LayerKind } from '@inferbench/domain/models/layer-kind';
import type { OperatorGraph, StepPhase } from '@inferbench/domain/models/operator-graph';
import type { ComputeClass, PrecisionWord } from '@inferbench/domain/terms/precision';
import type { Placement } from '@inferbench/domain/scores/simulation';

/** What runs, on what, as far as effects tell it apart. */
export interface EffectContext {
  chip: Pick<Chip, 'slug' | 'vendor' | 'family'>;
  precision: ComputeClass;
  phase: StepPhase;
  layerKind: LayerKind | null;
  /** Slug of a language model; null of kernels and networks. */
  model: string | null;
  /** Format of its weights; null where nobody says. */
  weightWord: PrecisionWord | null;
  attentionRanks: number;
}

/** Software that runs a model; null is the best public stack. */
export interface Stack {
  framework: string | null;
  version: string | null;
}

export type EffectKeys = { readonly [O in EffectOf]?: string };

export function contextOf(
  graph: Pick<OperatorGraph, 'phase' | 'layerKind' | 'weightWord'> & Partial<Pick<OperatorGraph, 'model'>>,
  { chip, precision, placement }: { chip: Chip; precision: ComputeClass; placement: Placement },
): EffectContext {
  const { phase, layerKind = null, weightWord = null } = graph;
  const model = layerKind === null ? null : (graph.model ?? null);
  return {
    chip,
    precision,
    phase,
    layerKind,
    model,
    weightWord,
    attentionRanks: placement.attentionParallel,
  };
}

/** Keys by hardware, numbers, layers and layout, and by model: one that was never measured has no effect. */
export function hardwareKeys({ chip, precision, phase, ...of }: EffectContext): EffectKeys {
  const generation = chipGeneration(chip.slug);
  return {
    ...(phase === 'pass' || phase === 'kernel' ? { work: phase } : {}),
    vendor: chip.vendor,
    generation,
    class: precision,
    generationClass: `${generation} ${precision}`,
    chip: hardwareFamily(chip.slug),
    ...(of.layerKind === null ? {} : { layers: of.layerKind }),
    ...(of.model === null ? {} : { model: of.model }),
    ...(of.weightWord === null ? {} : { words: of.weightWord }),
    ...(of.attentionRanks > 1 ? { ranks: String(of.attentionRanks) } : {}),
  };
}

/** What stands before an engine or moves caches beside it: none of it runs in a step. */
const BESIDE_ENGINES: ReadonlySet<string> = new Set(['dynamo', 'llm-d', 'mori', 'mooncake']);

/** The engine of "dynamo+vllm", "sglang+mori" and the like. */
function engineOf(framework: string): string {
  return framework.split('+').find((part) => !BESIDE_ENGINES.has(part)) ?? framework;
}

/** Keys by software; versions are told apart for language models alone. */
export function stackKeys({ framework: named, version }: Stack, { chip, phase }: EffectContext): EffectKeys {
  if (named === null || phase === 'kernel') return {};
  const framework = engineOf(named);
  if (phase === 'pass') return { framework: `${framework}, images` };
  return {
    framework,
    version: `${framework} ${version ?? ''}`,
    frameworkGeneration: `${framework} ${chipGeneration(chip.slug)}`,
  };
}
