import { type CatalogueView, soldChips } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';
import { ONE_CHIP } from '@inferbench/domain/scores/simulation';
import type { TradeoffLengths, TradeoffSlice } from '@inferbench/domain/tradeoff/tradeoff';
import type { TechniqueClass } from '@inferbench/domain/tradeoff/tradeoff-point';
import { placedWeightBytes } from '@inferbench/simulator/capacity';
import { GIGA } from '@inferbench/units/si';
import { leastChips, oneUserOf } from './memory.ts';
import { type ChartWorkload, languageModelOf } from './workload.ts';

/** A model, what is published of it, and what could be simulated. */
export interface Offered {
  model: string;
  catalogue: CatalogueView;
  /** Trade-off slices of the model, the fullest first. */
  slices: readonly TradeoffSlice[];
}

/** Lengths that people ask about whatever is published: chat, documents, reasoning, an agent. */
const USUAL_LENGTHS: readonly TradeoffLengths[] = [
  { inputTokens: 8192, outputTokens: 1024 },
  { inputTokens: 1024, outputTokens: 1024 },
  { inputTokens: 1024, outputTokens: 8192 },
  { inputTokens: 32_768, outputTokens: 1024 },
];

/** What current servers run, then what fits on fewer chips, then what every chip computes. */
const SIMULATED_PRECISIONS: readonly PrecisionClass[] = ['FP8', 'FP4', 'FP16', 'W4A16'];

/** Numbers of chips that a reader can choose. */
export const CHIP_COUNTS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024] as const;

/** Models up to this size are served on one chip, bytes of FP8 weights. */
const ONE_CHIP_BYTES = 40 * GIGA;
export const SERVER_CHIPS = 8;

/** Lengths with fewer published points are reached by their address alone: a list of them hides the others. */
const LISTED_POINTS = 3;

export function sameLengths(a: TradeoffLengths, b: TradeoffLengths): boolean {
  return a.inputTokens === b.inputTokens && a.outputTokens === b.outputTokens;
}

/** Published slices that fit, in one precision class each, those without drafts first. */
export function publishedSlices(
  { slices }: Pick<Offered, 'slices'>,
  { lengths, precision }: { lengths?: TradeoffLengths | null; precision?: PrecisionClass | null },
): TradeoffSlice[] {
  const found = slices.filter(
    (slice) =>
      slice.precision !== null &&
      (lengths == null || sameLengths(slice.lengths, lengths)) &&
      (precision == null || slice.precision === precision),
  );
  return [...found.filter(isPlain), ...found.filter((slice) => !isPlain(slice))];
}

const isPlain = ({ technique }: { technique: TechniqueClass }) => technique === 'PLAIN';

/** Points of a slice as it is shown: with drafted tokens where that is asked for, else only where nothing else is published. */
export function shownSlice(
  offered: Pick<Offered, 'slices'>,
  where: { lengths: TradeoffLengths; precision: PrecisionClass },
  technique: TechniqueClass = 'PLAIN',
): TradeoffSlice | null {
  const published = publishedSlices(offered, where);
  return published.find((slice) => slice.technique === technique) ?? published[0] ?? null;
}

/** Chips that hold one user on so many of each. */
export function holders(
  { model, catalogue }: Offered,
  workload: Omit<ChartWorkload, 'model'>,
  chips: number,
): Chip[] {
  const asked = { ...workload, model };
  return soldChips(catalogue).filter((chip) => {
    const least = leastChips({ chip, workload: asked, catalogue });
    return least !== null && least <= chips;
  });
}

/** One chip of a small model, else a server; doubled until some chip holds it. Null where none does. */
export function usualChips(offered: Offered, workload: Omit<ChartWorkload, 'model'>): number | null {
  const first = isSmall(offered, workload.lengths) ? 1 : SERVER_CHIPS;
  return CHIP_COUNTS.find((count) => count >= first && holders(offered, workload, count).length > 0) ?? null;
}

function isSmall({ model, catalogue }: Offered, lengths: TradeoffLengths): boolean {
  for (const chip of soldChips(catalogue)) {
    const one = oneUserOf({ chip, workload: { model, lengths, precision: 'FP8' }, catalogue });
    if (one !== null) return placedWeightBytes(one.graph, ONE_CHIP) < ONE_CHIP_BYTES;
  }
  return false;
}

/** Lengths to choose: published ones, the fullest first, then usual ones that the model's context holds. */
export function offeredLengths(offered: Offered): TradeoffLengths[] {
  const published = publishedSlices(offered, {});
  const usual = usualLengths(offered);
  const full = published.filter(({ points }) => points >= LISTED_POINTS);
  const listed = full.length > 0 || usual.length > 0 ? full : published;
  return unique([...listed.map(({ lengths }) => lengths), ...usual]);
}

function usualLengths({ model, catalogue }: Offered): TradeoffLengths[] {
  const most = languageModelOf(catalogue, model)?.maxContextTokens ?? 0;
  const fitting = USUAL_LENGTHS.filter(({ inputTokens, outputTokens }) => inputTokens + outputTokens <= most);
  if (fitting.length > 0 || most < 2) return fitting;
  return [{ inputTokens: Math.ceil(most / 2), outputTokens: Math.floor(most / 2) }];
}

function unique(lengths: readonly TradeoffLengths[]): TradeoffLengths[] {
  return lengths.filter((one, index) => lengths.findIndex((other) => sameLengths(one, other)) === index);
}

/** Precision classes to choose at some lengths: published ones, the fullest first, then those that some chips hold. */
export function offeredPrecisions(offered: Offered, lengths: TradeoffLengths): PrecisionClass[] {
  const published = publishedSlices(offered, { lengths }).flatMap(({ precision }) => precision ?? []);
  const simulated = SIMULATED_PRECISIONS.filter(
    (precision) => usualChips(offered, { lengths, precision }) !== null,
  );
  return [...new Set([...published, ...simulated])];
}
