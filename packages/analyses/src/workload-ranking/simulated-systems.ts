import type { Chip } from '@inferbench/domain/chips/chip';
import { PRECISION_FORMATS, type PrecisionClass } from '@inferbench/domain/terms/precision';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { weightsOf } from '@inferbench/domain/models/own-precision';
import { systemShortName } from '@inferbench/domain/catalogue/names';
import { METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import { pricesOf } from '@inferbench/scoring/cost-inputs';
import { simulate } from '@inferbench/evaluation/simulate';
import { systemKey } from './option.ts';
import type { RankedWorkload } from './ranking-input.ts';
import { type ServedOn, wordsOf } from './served-system.ts';

/** Where nobody says which: what current servers run, then what every chip runs. */
const PRECISIONS: readonly PrecisionClass[] = ['FP8', 'FP16'];

/** Numbers of chips that are tried, from the fewest that hold the model up. */
const SIZES = [1, 2, 4] as const;
/** Systems of a model's own points that are served: the others of a long list are much the same. */
const MOST_OWN = 24;

/** Systems of which one is chosen: a chip in growing numbers, or one system as it is. */
export type Sizes = readonly ServedOn[];

/**
 * Systems of the model's own points, and every chip that is sold on the fewest chips that hold the model and on more. Chips without
 * a price are left out where money ranks: nothing could be said of them.
 */
export function simulatedSystems(input: RankedWorkload): Sizes[] {
  const { precision } = input.request;
  const own = new Map<string, ServedOn>();
  for (const { system, precision: of } of input.points) {
    if (precision !== null && of !== precision) continue;
    if (own.size < MOST_OWN) own.set(systemKey(system.slug, of), { system, precision: of });
  }
  const sold = [...input.catalogue.chips.values()].filter(({ status }) => status === 'shipping');
  const bought = METRIC_DEFINITIONS[input.request.metric].keyed === 'costBasis';
  const counted = bought ? sold.filter((chip) => hasPrice(chip, input)) : sold;
  return [...[...own.values()].map((one) => [one]), ...counted.map((chip) => sizesOf(chip, input))];
}

function hasPrice(chip: Chip, { request: { prices } }: RankedWorkload): boolean {
  const { rental, purchase, contract } = pricesOf(chip);
  const stated = prices.some((price) => price.chip === chip.slug);
  return stated || [rental, purchase, contract].some((price) => price != null);
}

function sizesOf(chip: Chip, input: RankedWorkload): ServedOn[] {
  const { precision } = input.request;
  for (const one of precision === null ? classesOf(input) : [precision]) {
    const least = fewestChips(chip.slug, one, input);
    if (least === null) continue;
    return SIZES.map((times): ServedOn => {
      const chips = least * times;
      const label = systemShortName({ chip, chips, framework: null });
      const slug = `${chip.slug}-x${chips}-simulated`;
      return { system: { slug, label, chip: chip.slug, chips, framework: null }, precision: one };
    });
  }
  return [];
}

/** Classes in which a chip is tried, in this order: that of the model's own checkpoint before what every server can be told. */
function classesOf({ request: { model }, catalogue }: RankedWorkload): readonly PrecisionClass[] {
  const { weights } = weightsOf(undefined, catalogue.models.get(model));
  const own = PRECISION_FORMATS[weights].boardClass;
  return own === 'FP16' ? PRECISIONS : [...new Set([own, ...PRECISIONS])];
}

/**
 * Finds the fewest chips on which one request of the workload fits; null where the chip computes no format of the
 * class.
 */
function fewestChips(chip: string, precision: PrecisionClass, input: RankedWorkload): number | null {
  const { workload, catalogue } = input;
  const { model } = input.request;
  const [word] = wordsOf(precision, input);
  const asked = SimulateRequest.safeParse({
    chip,
    model,
    phase: 'serving',
    batch: 1,
    weightPrecision: word,
    inputTokens: Math.round(workload.inputTokens),
    outputTokens: Math.round(workload.outputTokens),
  });
  if (!asked.success) return null;
  const outcome = simulate(asked.data, catalogue);
  return outcome.ok ? outcome.value.chips : null;
}
