import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { Chip } from '@inferbench/domain/chip';
import type { ChipComparison, ComparedChip } from '@inferbench/domain/chip-comparison';
import { isOlderGeneration } from '@inferbench/domain/hardware-family';
import type { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { MemoryNeeds } from '@inferbench/domain/memory-needs';
import { chipNames } from '@inferbench/domain/names';
import { fail, ok, type Result } from '@inferbench/domain/result';
import type { ShownFigure, TradeoffChart } from '@inferbench/domain/tradeoff-chart';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';
import { isCalibrated } from '@inferbench/simulator/is-calibrated';
import { basisRows } from './basis-rows.ts';
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
  /** Of each chip, in their order. */
  flexibility: readonly ShownFigure[];
  /** Published runs of each chip, in their order. */
  runs: readonly number[];
  /** All of them have published points in the slice. */
  shared: boolean;
  users: number;
  catalogue: CatalogueView;
}

/** Chips side by side at the line of a trade-off chart: every value is one of that chart. Error: NOT_FOUND. */
export function chipComparison(input: ChipComparisonInput): Result<ChipComparison, InferbenchError> {
  const { chart, needs, flexibility, runs, catalogue } = input;
  const chips: Chip[] = [];
  for (const slug of input.chips) {
    const chip = catalogue.chips.get(slug);
    if (chip === undefined) return fail(chipNotFound(slug, catalogue.chips));
    chips.push(chip);
  }
  const compared = chips.map((chip) => comparedChip(chip, needs, catalogue));
  const sides = chips.map((chip, i) => sideOf(chip, chart, flexibility[i]));
  const metrics = metricVerdicts(compared, sides, chart.slice);
  const specs = specRows(chips, runs);
  return ok({
    title: titleOf(compared, metrics, chart.slice.modelName),
    lede: ledeOf(compared, metrics),
    slice: chart.slice,
    changed: chart.changed,
    choices: chart.choices,
    shared: input.shared,
    users: input.users,
    chips: compared,
    head: metricsHead(metrics, chart),
    metrics,
    specs,
    basis: basisRows(chips, sides, chart),
    engineVersion: ENGINE_VERSION,
  });
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
