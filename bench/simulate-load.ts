// Runs unchanged in Node and in a browser: the figures compare the same work.
import { catalogue } from '@inferbench/catalogue/catalogue';
import { fullPrecision } from '@inferbench/domain/precision';
import { flexibilityOf } from '@inferbench/evaluation/flexibility';
import { graphsOf, withGraph } from '@inferbench/evaluation/simulation/set-up';
import { compile } from '@inferbench/simulator/compile';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { SLOT_COUNT } from '@inferbench/simulator/slot';

const BATCHES = [1, 2, 4, 8, 16, 32, 64, 128] as const;
const CONTEXTS = [128, 512, 1024, 2048, 4096, 8192, 16384, 32768] as const;

function namedChip(slug: string) {
  const chip = catalogue.chips.get(slug);
  if (!chip) throw new Error(`no chip ${slug}`);
  return chip;
}

function plans() {
  const model = catalogue.models.get('llama-3-8b');
  const language = model && withGraph(model);
  if (!language?.ok) throw new Error('no language model llama-3-8b');
  const precision = fullPrecision('fp16', {});
  const { prefill, decode } = graphsOf(language.value, precision);
  return ['nvidia-h100-sxm5-80gb', 'google-tpu-v5p', 'nvidia-a10'].flatMap((slug) => {
    const chip = namedChip(slug);
    const peak = resolvePeak(chip, precision);
    if (!peak.ok) throw peak.error;
    const placement = { chips: 1, tensorParallel: 1, pipelineParallel: 1, replicas: 1, expertParallel: 1 };
    return [prefill, decode].map((graph) => compile({ graph, chip, peak: peak.value, placement }));
  });
}

/** Points a second of one thread: a plan is compiled once and asked at many batches and contexts. */
export function pointsPerSecond(forMs: number): number {
  const all = plans();
  const out = new Float64Array(SLOT_COUNT);
  const begun = performance.now();
  let points = 0;
  // The sum is used, so that no engine may leave the work out.
  let sum = 0;
  while (performance.now() - begun < forMs) {
    for (const plan of all)
      for (const batch of BATCHES)
        for (const context of CONTEXTS) {
          plan.at(batch, context, out);
          sum += out[0] ?? 0;
          points += 1;
        }
  }
  const seconds = (performance.now() - begun) / 1000;
  return sum > 0 ? points / seconds : Number.NaN;
}

/** Milliseconds of one flexibility grid, 4,320 cells, compiling included. */
export function gridMs(): number {
  const begun = performance.now();
  const { cells } = flexibilityOf(namedChip('nvidia-h100-sxm5-80gb'), 8);
  if (cells !== 4320) throw new Error(`${cells} cells`);
  return performance.now() - begun;
}
