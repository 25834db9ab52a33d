import type { ItemModel } from '@inferbench/domain/models/model';
import { blocksAndWidth } from '@inferbench/domain/models/network';
import { invariant } from '@inferbench/units/invariant';
import { type CorrectionFacts, present, type Recomputations } from './facts.ts';
import { itemGraph, itemModelOf, kindFlops, passFlops, weightBytes } from './item-pass.ts';

const sd3 = (facts: CorrectionFacts) => itemModelOf(facts, 'sd3-medium');
const flux = (facts: CorrectionFacts) => itemModelOf(facts, 'flux.1-dev');
/** Steps that the claims assume. */
const SD3_STEPS = 50;
const FLUX_STEPS = 28;
/** Steps of both reference pipelines. */
const DEFAULT_STEPS = 28;
/** Classifier-free guidance passes each step twice. */
const GUIDED = 2;
/** Text tokens in the shorter of Flux' two settings. */
const SHORT_TEXT = 256;

/** Flux with fewer text tokens: the number is part of its network, not of a request. */
function shortFlux(facts: CorrectionFacts): ItemModel {
  const model = flux(facts);
  invariant(model.network.architecture === 'mmdit', 'Flux attends image and text jointly');
  return { ...model, network: { ...model.network, textTokens: SHORT_TEXT } };
}

/** Rows of the first and the second operand of joint attention: image tokens and text tokens. */
function tokensOf(model: ItemModel): number {
  const rows = (name: string) =>
    present(itemGraph(model).operators.find((op) => op.name === name)?.gemm, `${name} of ${model.slug}`)
      .rowsPerSequence;
  return rows('patch_embed') + rows('text_embed');
}

/** SD3 medium and Flux at 1,024 x 1,024. */
export const DIFFUSION: Recomputations = {
  'sd3-blocks': (facts) => [present(blocksAndWidth(sd3(facts).network).blocks, 'blocks of SD3')],
  'sd3-tokens': (facts) => [tokensOf(sd3(facts))],
  'sd3-step': (facts) => {
    const model = sd3(facts);
    const pass = passFlops(model);
    return [pass, kindFlops(model, 'gemm'), kindFlops(model, 'attention'), GUIDED * pass];
  },
  'sd3-image': (facts) => {
    const pass = passFlops(sd3(facts));
    return [SD3_STEPS * pass, GUIDED * SD3_STEPS * pass, GUIDED * DEFAULT_STEPS * pass];
  },
  'flux-step': (facts) => {
    const [small, large] = [sd3(facts), flux(facts)];
    const scaled = (passFlops(small) * large.parameters) / small.parameters;
    return [
      passFlops(large),
      kindFlops(large, 'gemm'),
      kindFlops(large, 'attention'),
      passFlops(shortFlux(facts)),
      scaled,
    ];
  },
  'flux-image': (facts) => [FLUX_STEPS * passFlops(flux(facts)), FLUX_STEPS * passFlops(shortFlux(facts))],
  'diffusion-weight-reuse': (facts) => [
    passFlops(sd3(facts)) / weightBytes(sd3(facts)),
    passFlops(flux(facts)) / weightBytes(flux(facts)),
  ],
};
