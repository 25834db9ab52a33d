// Runs unchanged in Node and in a browser: the figures compare the same work.
import { catalogue } from '@inferbench/catalogue/catalogue';
import { fullPrecision } from '@inferbench/domain/terms/precision';
import { flexibilityOf } from '@inferbench/evaluation/flexibility';
import { graphsOf, withGraph } from '@inferbench/evaluation/simulation/set-up';
import { compile, type Plan } from '@inferbench/simulator/compile';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { SLOT_COUNT } from '@inferbench/simulator/slot';

const BATCHES = [1, 2, 4, 8, 16, 32, 64, 128] as const;
const CONTEXTS = [128, 512, 1024, 2048, 4096, 8192, 16384, 32768] as const;
const MODEL = 'llama-3-70b';

/** One chip of each architecture family; the first is the one that the target is about. */
export const CHIPS = [
  'nvidia-h100-sxm5-80gb',
  'google-tpu-v5p',
  'groq-lpu-v1',
  'dmatrix-corsair',
  'sambanova-sn40l',
] as const;

function namedChip(slug: string) {
  const chip = catalogue.chips.get(slug);
  if (!chip) throw new Error(`no chip ${slug}`);
  return chip;
}

/** Every operator of a decode step on eight chips in one group. */
function decodePlan(slug: string): Plan {
  const model = catalogue.models.get(MODEL);
  const language = model && withGraph(model);
  if (!language?.ok) throw new Error(`no language model ${MODEL}`);
  const chip = namedChip(slug);
  // Some chips compute 8 bits only.
  const wide = chip.peaks.some(({ precision: word }) => word === 'fp16' || word === 'bf16');
  const precision = fullPrecision(wide ? 'fp16' : 'int8', wide ? {} : { kv: 'int8' });
  const peak = resolvePeak(chip, precision);
  if (!peak.ok) throw peak.error;
  const placement = {
    chips: 8,
    tensorParallel: 8,
    pipelineParallel: 1,
    replicas: 1,
    expertParallel: 1,
    attentionParallel: 1,
  };
  return compile({ graph: graphsOf(language.value, precision).decode, chip, peak: peak.value, placement });
}

const plans = new Map<string, Plan>();

/** Decode points a second of one thread: a plan is compiled once and asked at many batches and contexts. */
export function pointsPerSecond(forMs: number, slug: string = CHIPS[0]): number {
  const begun = performance.now();
  const points = run(slug, () => performance.now() - begun < forMs);
  return points / ((performance.now() - begun) / 1000);
}

/** Runs that many points, for counting what they leave behind. */
export function runPoints(count: number): void {
  let left = count;
  run(CHIPS[0], () => {
    left -= BATCHES.length * CONTEXTS.length;
    return left >= 0;
  });
}

function run(slug: string, more: () => boolean): number {
  const plan = plans.get(slug) ?? decodePlan(slug);
  plans.set(slug, plan);
  const out = new Float64Array(SLOT_COUNT);
  let points = 0;
  // The sum is used, so that no engine may leave the work out.
  let sum = 0;
  while (more()) {
    for (const batch of BATCHES)
      for (const context of CONTEXTS) {
        plan.at(batch, context, out);
        sum += out[0] ?? 0;
        points += 1;
      }
  }
  return sum > 0 ? points : Number.NaN;
}

/** Milliseconds of one flexibility grid, 4,320 cells, compiling included. */
export function gridMs(): number {
  const begun = performance.now();
  const { cells } = flexibilityOf(namedChip(CHIPS[0]), 8);
  if (cells !== 4320) throw new Error(`${cells} cells`);
  return performance.now() - begun;
}
