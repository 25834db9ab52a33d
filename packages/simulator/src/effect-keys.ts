import type { EffectOf } from '@inferbench/domain/calibration';
import type { Chip } from '@inferbench/domain/chip';
import { chipGeneration, hardwareFamily } from '@inferbench/domain/hardware-family';
import type { LayerKind } from '@inferbench/domain/layer-kind';
import type { OperatorGraph, StepPhase } from '@inferbench/domain/operator-graph';
import type { ComputeClass, PrecisionWord } from '@inferbench/domain/precision';
import type { Placement } from '@inferbench/domain/simulation';

/** What runs, on what, as far as effects tell it apart. */
export interface EffectContext {
  chip: Pick<Chip, 'slug' | 'vendor' | 'family'>;
  precision: ComputeClass;
  phase: StepPhase;
  layerKind: LayerKind | null;
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
  graph: Pick<OperatorGraph, 'phase' | 'layerKind' | 'weightWord'>,
  { chip, precision, placement }: { chip: Chip; precision: ComputeClass; placement: Placement },
): EffectContext {
  const { phase, layerKind = null, weightWord = null } = graph;
  return { chip, precision, phase, layerKind, weightWord, attentionRanks: placement.attentionParallel };
}

/** By hardware, numbers, layers and layout. */
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
    ...(of.weightWord === null ? {} : { words: of.weightWord }),
    ...(of.attentionRanks > 1 ? { ranks: String(of.attentionRanks) } : {}),
  };
}

/** By software; versions are told apart for language models alone. */
export function stackKeys({ framework, version }: Stack, { chip, phase }: EffectContext): EffectKeys {
  if (framework === null || phase === 'kernel') return {};
  if (phase === 'pass') return { framework: `${framework}, images` };
  return {
    framework,
    version: `${framework} ${version ?? ''}`,
    frameworkGeneration: `${framework} ${chipGeneration(chip.slug)}`,
  };
}
