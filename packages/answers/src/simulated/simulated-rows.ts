import { type CatalogueView, soldChips } from '@inferbench/domain/catalogue/catalogue-view';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { SimulatedRow } from '@inferbench/domain/export/simulated-row';
import { ok, type Result } from '@inferbench/domain/errors/result';
import type { TradeoffSlice } from '@inferbench/domain/tradeoff/tradeoff';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { type LoadCurve, loadCurve, type LoadSample } from '../load/load-curve.ts';
import { publishedSlices } from '../load/offers.ts';
import type { TradeoffChartRequest } from '../load/request.ts';
import type { ChartSlice } from '../load/shape.ts';
import { settle } from '../load/settle.ts';
import { workloadOf } from '../load/shown.ts';
import { languageModelOf } from '../load/workload.ts';

interface SimulatedInput {
  request: TradeoffChartRequest;
  slices: readonly TradeoffSlice[];
  /** Chips that were simulated already. */
  from: number;
}

interface SimulatedPart {
  rows: SimulatedRow[];
  /** Chip with which the next part begins, by its place; null after the last. */
  next: number | null;
}

/** Chips of one part: few enough to be done long before a computation is stopped. */
const CHIPS_AT_ONCE = 32;

/** Every load of the systems that the chart of a request simulates, and the chips that have none with the reason, in parts. Errors: as `settle`. */
export function simulatedRows(
  { request, slices, from }: SimulatedInput,
  catalogue: CatalogueView,
): Result<SimulatedPart, InferbenchError> {
  const offered = { model: request.model, slices, catalogue };
  const settled = settle(request, offered);
  if (!settled.ok) return settled;
  const { slice } = settled.value;
  if (languageModelOf(catalogue, slice.model) === null) return ok({ rows: [], next: null });
  const published = publishedSlices(offered, { lengths: slice, precision: slice.precision });
  const head = headOf(slice, published.length > 0);
  const workload = workloadOf({ slice });
  const chips = soldChips(catalogue);
  const end = from + CHIPS_AT_ONCE;
  return ok({
    rows: chips.slice(from, end).flatMap((chip) => {
      const outcome = loadCurve({ chip, workload, catalogue }, slice.chips);
      return outcome.ok
        ? outcome.curve.samples.map((sample) => rowOf(outcome.curve, sample, head))
        : [{ ...head, ...NO_FIGURES, chip: chip.slug, reason: outcome.error.code }];
    }),
    next: end < chips.length ? end : null,
  });
}

function headOf({ model, inputTokens, outputTokens, precision, chips }: ChartSlice, hasPublished: boolean) {
  return { model, inputTokens, outputTokens, precision, hasPublished, chips, engineVersion: ENGINE_VERSION };
}

const NO_FIGURES = {
  calibrated: null,
  users: null,
  tokensPerSecPerUser: null,
  tokensPerSecPerChip: null,
  errorShare: null,
  rentedUsdPerMillionOutputTokens: null,
  contractUsdPerMillionOutputTokens: null,
  ownedUsdPerMillionOutputTokens: null,
  joulesPerOutputToken: null,
  energyErrorShare: null,
  promptMs: null,
  promptErrorShare: null,
} as const;

function rowOf(curve: LoadCurve, sample: LoadSample, head: ReturnType<typeof headOf>): SimulatedRow {
  const { usdPerMtok } = sample;
  return {
    ...head,
    chip: curve.chip.slug,
    calibrated: curve.calibrated,
    users: sample.users,
    tokensPerSecPerUser: sample.perUser,
    tokensPerSecPerChip: sample.perChip,
    errorShare: curve.errorBar,
    rentedUsdPerMillionOutputTokens: usdPerMtok.RENTED ?? null,
    contractUsdPerMillionOutputTokens: usdPerMtok.CONTRACT ?? null,
    ownedUsdPerMillionOutputTokens: usdPerMtok.OWNED ?? null,
    joulesPerOutputToken: sample.joulesPerOutputToken,
    energyErrorShare: sample.joulesPerOutputToken === null ? null : curve.energyErrorBar,
    promptMs: curve.promptMs,
    promptErrorShare: curve.promptMs === null ? null : curve.promptErrorBar,
    reason: null,
  };
}
