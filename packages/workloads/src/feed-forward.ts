import type { Operator, RoutedWeights } from '@inferbench/domain/models/operator-graph';
import type { LanguageModel, MoeModel } from '@inferbench/domain/models/model';
import { expertPopularity } from '@inferbench/domain/models/expert-popularity';
import { denseLayers } from '@inferbench/domain/models/layer-counts';
import { feedForwardParameters, routerParameters } from '@inferbench/domain/models/parameter-count';
import type { GraphSetting } from './graph-setting.ts';
import { linear, NOTHING, operator } from './operators.ts';
import { feedForward } from './projections.ts';
import { elementwise, VECTOR_FLOPS } from './vector-work.ts';

interface LayerFeedForward {
  name: string;
  layers: number;
  ffn: number;
  reduces: boolean;
}

function ofModel(
  model: LanguageModel,
  { name, layers, ffn, reduces }: LayerFeedForward,
  setting: GraphSetting,
): Operator[] {
  const { hidden, gatedFfn: gated } = model;
  const extraWeights = feedForwardParameters(model, ffn) - (gated ? 3 : 2) * hidden * ffn;
  return feedForward({ name, multiplicity: layers, hidden, ffn, gated, extraWeights, reduces }, setting);
}

interface ExpertProduct {
  name: string;
  k: number;
  n: number;
  /** Values a routed row reads and writes. */
  values: number;
  extraWeights: number;
  parallel: 'column' | 'row';
}

/** One product of the top-k experts of each token; of its weights a step reads the experts that its tokens chose, each once. */
function routedProduct(
  { hidden, moe }: MoeModel,
  { name, k, n, values, extraWeights, parallel }: ExpertProduct,
  { bytes, popularity }: GraphSetting & Pick<RoutedWeights, 'popularity'>,
): Operator {
  const { experts, topK, moeLayers, latent = hidden } = moe;
  return operator({
    name,
    kind: 'gemm',
    multiplicity: moeLayers,
    flops: { ...NOTHING, perToken: 2 * topK * k * n },
    routed: { experts, topK, bytesPerExpert: (k * n + extraWeights) * bytes.expert, popularity },
    activationBytes: { ...NOTHING, perToken: topK * values * bytes.activation },
    gemm: { n, k, groups: 1, rowsPerToken: topK, rowsPerSequence: 0, parallel },
    // The outputs of a token's experts are added before they are summed over the group.
    allReduceBytes: parallel === 'row' ? { ...NOTHING, perToken: latent * bytes.activation } : NOTHING,
  });
}

/** Top-k experts a token: up, with the gate product, and down (docs/model.md#counting-a-workload). */
function routedExperts(model: MoeModel, setting: GraphSetting): Operator[] {
  const { gatedFfn, moe } = model;
  const { topK, expertFfn, biases, moeLayers, latent: hidden = model.hidden } = moe;
  const inputs = gatedFfn ? 2 : 1;
  const routing = { ...setting, popularity: expertPopularity(moe, setting.routing) };
  const up = routedProduct(
    model,
    {
      name: 'routed_experts_up',
      k: hidden,
      n: inputs * expertFfn,
      values: setting.unfused ? inputs * (hidden + expertFfn) : hidden + expertFfn,
      extraWeights: biases ? inputs * expertFfn : 0,
      parallel: 'column',
    },
    routing,
  );
  const down = routedProduct(
    model,
    {
      name: 'routed_experts_down',
      k: expertFfn,
      n: hidden,
      values: expertFfn + hidden,
      extraWeights: biases ? hidden : 0,
      parallel: 'row',
    },
    routing,
  );
  const flopsPerRow = topK * expertFfn * (gatedFfn ? VECTOR_FLOPS.gate : VECTOR_FLOPS.gelu);
  if (!setting.unfused) return [{ ...up, vectorFlops: { ...NOTHING, perToken: flopsPerRow } }, down];
  const activation = {
    name: 'routed_experts_activation',
    multiplicity: moeLayers,
    read: topK * inputs * expertFfn,
    written: topK * expertFfn,
    flopsPerRow,
  };
  return [up, elementwise(activation, setting.bytes), down];
}

function moeOperators(model: MoeModel, setting: GraphSetting): Operator[] {
  const { hidden, moe } = model;
  const { experts, sharedExperts, sharedExpertFfn, moeLayers } = moe;
  const extraWeights = routerParameters(model) - hidden * experts;
  const shared =
    sharedExperts > 0 && sharedExpertFfn !== null
      ? ofModel(
          model,
          // Summed together with the routed experts.
          { name: 'shared_expert', layers: moeLayers * sharedExperts, ffn: sharedExpertFfn, reduces: false },
          setting,
        )
      : [];
  const router = { name: 'router', multiplicity: moeLayers, k: hidden, n: experts, extraWeights };
  return [
    linear({ ...router, parallel: 'replicated' }, setting.bytes),
    ...shared,
    ...sharedGate(model, setting),
    ...latentProjection(model, 'in', setting),
    ...routedExperts(model, setting),
    ...latentProjection(model, 'out', setting),
  ];
}

/** One weight a token for the shared expert (Qwen). */
function sharedGate({ hidden, moe }: MoeModel, { bytes }: GraphSetting): Operator[] {
  if (moe.sharedGate !== true) return [];
  const shape = { name: 'shared_expert_gate', multiplicity: moe.moeLayers, k: hidden, n: 1 };
  return [linear({ ...shape, parallel: 'replicated' }, bytes)];
}

/**
 * Projection into the width of the experts and back; every chip of a group does it whole, before tokens go to experts
 * and after.
 */
function latentProjection(
  { hidden, moe: { latent, moeLayers } }: MoeModel,
  way: 'in' | 'out',
  { bytes }: GraphSetting,
): Operator[] {
  if (latent === undefined) return [];
  const [k, n] = way === 'in' ? [hidden, latent] : [latent, hidden];
  const shape = { name: `experts_latent_${way}`, multiplicity: moeLayers, k, n };
  return [linear({ ...shape, parallel: 'replicated' }, bytes)];
}

/** Feed-forward of every layer: dense, experts, or some of each. */
export function feedForwardOperators(model: LanguageModel, setting: GraphSetting): Operator[] {
  const { ffn, otherFfn = { layers: 0, ffn: 0 } } = model;
  const widths = [
    { name: 'ffn', layers: denseLayers(model) - otherFfn.layers, ffn: ffn ?? 0 },
    { name: 'other_ffn', ...otherFfn },
  ].filter((found) => found.layers > 0 && found.ffn > 0);
  const dense = widths.flatMap((found) => ofModel(model, { ...found, reduces: true }, setting));
  return model.kind === 'moe' ? [...dense, ...moeOperators(model, setting)] : dense;
}
