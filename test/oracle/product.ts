import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { mapMeasurements } from '@inferbench/importers/published/map-list';
import { z } from 'zod';

const nullable = z.number().nullable();
const Metric = z.discriminatedUnion('present', [
  z.object({ present: z.literal(true), value: z.number() }),
  z.object({ present: z.literal(false), reason: z.string() }),
]);

/** What the oracle reads of an evaluated point; everything else of it may change. */
const Product = z.object({
  position: z
    .object({
      slice: z.object({
        shape: z.string().nullable(),
        batch: z.number(),
        context: z.number(),
        precision: z.string(),
      }),
    })
    .nullable(),
  boardValues: z.array(z.object({ metric: z.string(), comparabilityKey: z.string(), value: z.number() })),
  score: z.object({
    metrics: z.record(z.string(), Metric),
    flops: z.object({ prefill: z.number(), decode: z.number(), total: z.number() }).nullable(),
    work: z
      .object({
        durationSec: z.number(),
        requests: nullable,
        inputTokens: nullable,
        outputTokens: nullable,
        images: nullable,
      })
      .nullish(),
    durationSec: nullable.optional(),
    peakOpsPerSec: z.number(),
    utilisation: nullable,
    split: z.discriminatedUnion('present', [
      z.object({
        present: z.literal(true),
        value: z.object({ algorithm: z.number(), hardware: z.number(), software: nullable }),
      }),
      z.object({ present: z.literal(false), reason: z.string() }),
    ]),
    energy: z.array(
      z.object({
        boundary: z.string(),
        averageWatts: z.number(),
        joulesPerOutputToken: nullable,
        joulesPerRequest: nullable,
        joulesPerPromptToken: nullable.optional(),
        joulesPerDecodeToken: nullable.optional(),
        phaseSplit: z.string().nullish(),
        joulesPerImage: nullable.optional(),
      }),
    ),
    costs: z.array(
      z.object({
        basis: z.string(),
        usdPerHour: z.number(),
        usdPerMillionOutputTokens: nullable,
        usdPerMillionInputTokens: nullable,
        items: z.array(z.object({ label: z.string(), usdPerHour: z.number() })),
      }),
    ),
  }),
});
export type ProductPoint = z.infer<typeof Product>;

/** A figure of the product, or why it has none. */
export type Actual = number | string | null;

export function metric({ score }: ProductPoint, name: string): Actual {
  const value = score.metrics[name];
  if (value === undefined) return null;
  return value.present ? value.value : value.reason;
}

/** FLOPs a second and the part of them that prompts need. */
export function rates({ score }: ProductPoint): {
  flopsPerSec: Actual;
  prefillShare: Actual;
  imagesPerSec: Actual;
} {
  const { flops, work } = score;
  const seconds = work?.durationSec ?? score.durationSec ?? null;
  return {
    flopsPerSec: flops === null || seconds === null ? null : flops.total / seconds,
    prefillShare: flops === null ? null : flops.prefill / flops.total,
    imagesPerSec: !work?.images ? null : work.images / work.durationSec,
  };
}

export function costOn({ score }: ProductPoint, basis: string) {
  return score.costs.find((cost) => cost.basis === basis) ?? null;
}

/** The value of a metric that stands on the board under a cost basis or a power boundary. */
export function boardValue({ boardValues }: ProductPoint, name: string, part: string): number | null {
  const found = boardValues.find((value) => value.metric === name && value.comparabilityKey.endsWith(part));
  return found?.value ?? null;
}

/** The catalogue with every price and offer as if a datasheet stated it: what cost is where press prices count too. */
function trustingPrices(): typeof catalogue {
  const chips = new Map(
    [...catalogue.chips].map(([slug, chip]) => [
      slug,
      {
        ...chip,
        purchase: chip.purchase === null ? null : { ...chip.purchase, confidence: 'datasheet' as const },
        rentalOffers: chip.rentalOffers.map((offer) => ({ ...offer, confidence: 'datasheet' as const })),
      },
    ]),
  );
  return { ...catalogue, chips };
}

/** Every published point as the product scores it, by the ids of its rows in order, joined by a space. */
export function scoredPoints(prices: 'as they are' | 'all trusted' = 'as they are'): {
  points: ReadonlyMap<string, ProductPoint>;
  unmapped: ReadonlySet<string>;
} {
  const view = prices === 'all trusted' ? trustingPrices() : catalogue;
  const points = new Map<string, ProductPoint>();
  const unmapped = new Set<string>();
  for (const list of MEASUREMENTS) {
    const mapped = mapMeasurements(list, view);
    for (const { id } of mapped.unmapped) unmapped.add(id);
    for (const run of mapped.runs) {
      const evaluation = evaluateRun(run, view);
      run.points.forEach((point, index) => {
        if (point.measurement !== 'summary') return;
        const rows = point.reported?.rows.map(({ id }) => id).toSorted() ?? [];
        points.set(rows.join(' '), Product.parse(evaluation.points[index]));
      });
    }
  }
  return { points, unmapped };
}
