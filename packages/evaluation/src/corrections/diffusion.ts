import { type CorrectionFacts, present, type Recomputations } from './facts.ts';
import {
  blockFlops,
  countedFlops,
  imageModelOf,
  imageWeightBytes,
  itemTokens,
  passFlops,
} from './image-cost.ts';

const sd3 = (facts: CorrectionFacts) => imageModelOf(facts, 'sd3-medium');
const flux = (facts: CorrectionFacts) => imageModelOf(facts, 'flux.1-dev');
/** Steps that the claims assume. */
const SD3_STEPS = 50;
const FLUX_STEPS = 28;
/** Of both reference pipelines. */
const DEFAULT_STEPS = 28;
/** Classifier-free guidance passes each step twice. */
const GUIDED = 2;
/** Text tokens in the shorter of Flux' two settings. */
const SHORT_TEXT = 256;

const shortFlux = (facts: CorrectionFacts): number =>
  passFlops(flux(facts), present(flux(facts).imageTokens, 'image tokens of Flux') + SHORT_TEXT);

/** SD3 medium and Flux at 1,024 x 1,024. */
export const DIFFUSION: Recomputations = {
  'sd3-blocks': (facts) => [present(sd3(facts).blocks, 'blocks of SD3')],
  'sd3-tokens': (facts) => [itemTokens(sd3(facts))],
  'sd3-step': (facts) => {
    const { linear, attention } = blockFlops(sd3(facts), itemTokens(sd3(facts)));
    return [linear + attention, linear, attention, countedFlops(sd3(facts)), GUIDED * (linear + attention)];
  },
  'sd3-image': (facts) => {
    const pass = passFlops(sd3(facts));
    const counted = SD3_STEPS * countedFlops(sd3(facts));
    return [SD3_STEPS * pass, counted, GUIDED * SD3_STEPS * pass, GUIDED * DEFAULT_STEPS * pass];
  },
  'flux-step': (facts) => {
    const [small, large] = [sd3(facts), flux(facts)];
    const { linear, attention } = blockFlops(large, itemTokens(large));
    const scaled = (passFlops(small) * large.parameters) / small.parameters;
    return [linear + attention, linear, attention, shortFlux(facts), scaled];
  },
  'flux-image': (facts) => [
    FLUX_STEPS * passFlops(flux(facts)),
    FLUX_STEPS * countedFlops(flux(facts)),
    FLUX_STEPS * shortFlux(facts),
  ],
  'diffusion-weight-reuse': (facts) => [
    passFlops(sd3(facts)) / imageWeightBytes(sd3(facts)),
    passFlops(flux(facts)) / imageWeightBytes(flux(facts)),
  ],
};
