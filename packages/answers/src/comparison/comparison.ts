import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { ChipComparison, ComparedChip } from './shape.ts';
import { isOlderGeneration } from '@inferbench/domain/chips/hardware-family';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { MemoryNeeds } from '../needs/shape.ts';
import { chipNames } from '@inferbench/domain/catalogue/names';
import type { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { ShownFigure, TradeoffChart } from '../load/shape.ts';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';
import { isCalibrated } from '@inferbench/simulator/is-calibrated';
import { sideBySide } from '../side-by-side/side-by-side.ts';
import type { SystemVerdict, VerdictSide, Versus } from '../verdict/shape.ts';
import { basisRows } from './basis-rows.ts';
import { type ComparedPair, onlyPair } from './pairs.ts';
import { ledeOf } from './lede.ts';
import { metricsHead, metricVerdicts } from './metrics.ts';
import { sideOf } from './sides.ts';
import { specRows } from './spec-rows.ts';
import { titleOf } from './title.ts';

export interface ChipComparisonInput {
  chips: readonly string[];
  /** The trade-off chart of the slice that is compared. */
  chart: TradeoffChart;
  needs: MemoryNeeds | null;
  /** Flexibility of each chip, in their order. */
  flexibility: readonly ShownFigure[];
  /** Published runs of each chip, in their order. */
  runs: readonly number[];
  /** All of them have published points in the slice. */
  shared: boolean;
  users: number;
  /** Verdicts of observed runs on the model, of each two of them. */
  pairs: readonly ComparedPair[];
  /** The answer over all models; null of three chips or more, and where a model was asked for. */
  versus: Versus | null;
  /** One user of each chip on as many of it as hold the model, in their order; null of two chips. */
  steps: readonly (SimulateResult | null)[] | null;
  catalogue: CatalogueView;
}

/** Chips side by side at the line of a trade-off chart: every value is one of that chart. Error: NOT_FOUND. */
export function chipComparison(input: ChipComparisonInput): Result<ChipComparison, InferbenchError> {
  const { chart, needs, flexibility, runs, pairs, versus, catalogue } = input;
  const said = onlyPair(pairs)?.said ?? null;
  const chips: Chip[] = [];
  for (const slug of input.chips) {
    const chip = catalogue.chips.get(slug);
    if (chip === undefined) return fail(chipNotFound(slug, catalogue.chips));
    chips.push(chip);
  }
  const compared = chips.map((chip) => comparedChip(chip, needs, catalogue));
  const atLine = chips.map((chip, i) =>
    sideOf(chip, chart, { flexibility: flexibility[i], said: saidOf(said, chip, chips[1 - i]) }),
  );
  const metrics = metricVerdicts(compared, atLine, { slice: chart.slice, pairs, specifications: chips });
  const specs = specRows(chips, runs);
  const beside = compared.flatMap((each, i) => {
    const chip = chips[i];
    return chip === undefined ? [] : [{ chip, compared: each, step: input.steps?.[i] ?? null }];
  });
  const sides = input.steps === null ? null : sideBySide(beside, chart);
  const parts = { chips: compared, metrics, pairs, versus, sides };
  return ok({
    title: titleOf({ ...parts, modelName: chart.slice.modelName }),
    lede: ledeOf(parts),
    said: said === null ? null : comparedVerdict(said),
    versus: versus === null ? null : withoutModels(versus),
    slice: chart.slice,
    changed: chart.changed,
    choices: chart.choices,
    shared: input.shared,
    users: input.users,
    chips: compared,
    head: metricsHead(metrics, chart, said),
    metrics,
    sideBySide: sides,
    specs,
    basis: basisRows(chips, atLine, chart),
    engineVersion: ENGINE_VERSION,
  });
}

/** Side of the verdict that is of a chip, where both chips have a run like for like, or one that the verdict stands on. */
function saidOf(said: SystemVerdict | null, chip: Chip, other: Chip | undefined): VerdictSide | null {
  if (said === null || other === undefined) return null;
  if (said.footing !== 'LIKE' && said.kind === 'NONE') return null;
  return said.sides.find(({ row }) => row?.chip === chip.slug) ?? null;
}

function comparedVerdict({ kind, footing, leader, low, high, text, reasons }: SystemVerdict) {
  return { kind, footing, leader, low, high, text, reasons };
}

function withoutModels(versus: Versus): ChipComparison['versus'] {
  const { models: _, ...rest } = versus;
  return rest;
}

function comparedChip(chip: Chip, needs: MemoryNeeds | null, { chips }: CatalogueView): ComparedChip {
  const { short, long, slug } = chipNames(chip);
  const need = needs?.chips.find((each) => each.chip === chip.slug);
  return {
    chip: chip.slug,
    label: short,
    longName: long,
    shortSlug: slug,
    vendor: chip.vendor,
    older: isOlderGeneration(chip, chips),
    calibrated: isCalibrated(chip),
    needs: {
      chips: need?.chipsNeeded ?? null,
      words: need?.sentence ?? `Nobody published what ${short} needs to be simulated here.`,
    },
  };
}
