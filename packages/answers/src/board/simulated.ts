import { extentOf } from '@inferbench/domain/board/system-class';
import { type CatalogueView, soldChips } from '@inferbench/domain/catalogue/catalogue-view';
import { isOlderGeneration } from '@inferbench/domain/chips/hardware-family';
import type { Chip } from '@inferbench/domain/chips/chip';
import { memoryTiers } from '@inferbench/domain/chips/memory-tier';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { LanguageModel } from '@inferbench/domain/models/model';
import type { Result } from '@inferbench/domain/errors/result';
import type { CostBasis } from '@inferbench/domain/scores/score';
import type { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import type { Ranged } from '@inferbench/domain/terms/ranged';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { simulate } from '@inferbench/evaluation/simulate';
import { isCalibrated } from '@inferbench/simulator/is-calibrated';
import { formatUsd, formatValue } from '@inferbench/units/format';
import { Memo } from '@inferbench/units/memo';
import { absent, TOO_FEW_RUNS } from '../load/figures.ts';
import { chipIdentity } from '../load/identity.ts';
import { PAY_WORDS } from '../load/pay-words.ts';
import type { ShownFigure } from '../load/shape.ts';
import { languageModelOf, servedRequest } from '../load/workload.ts';
import type { RowOfRun } from './columns.ts';
import type { BoardRow } from './shape.ts';
import { type BoardSlice, sliceKey } from './systems.ts';

/** A board that can be simulated: steady serving with known lengths and users, plain, in one pool. */
export interface Simulable {
  lengths: { inputTokens: number; outputTokens: number };
  users: number;
  model: LanguageModel;
}

/** Part of a slice that is simulated; null where it is none of what the engine serves, or too little is stated. */
export function simulableOf(slice: BoardSlice, model: string, catalogue: CatalogueView): Simulable | null {
  const { phase, inputTokens, outputTokens, users, technique, pools, extent } = slice;
  const found = languageModelOf(catalogue, model);
  const isPlain =
    phase === 'SERVING' && technique === 'PLAIN' && pools === 'AGGREGATED' && extent === 'SERVER';
  if (!isPlain || found === null || inputTokens === null || outputTokens === null || users === null)
    return null;
  return { lengths: { inputTokens, outputTokens }, users, model: found };
}

/** Chips that are simulated beside a board: each costs the visitor some milliseconds of waiting. */
const MOST_SIMULATED = 10;

/**
 * Chips that are sold, of their makers' newest generations, that nobody ran, those with most bandwidth; so many of them reach no
 * further than one server. `more` counts the others.
 */
export function unobservedChips(
  observed: ReadonlySet<string>,
  chips: number,
  catalogue: CatalogueView,
): { simulated: Chip[]; more: number } {
  const all = soldChips(catalogue)
    .filter(
      (chip) =>
        !observed.has(chip.slug) &&
        !isOlderGeneration(chip, catalogue.chips) &&
        extentOf(chips, chip.interconnect?.scaleUpChips ?? null) === 'SERVER',
    )
    .toSorted((a, b) => bandwidthOf(b) - bandwidthOf(a));
  const simulated = all.slice(0, MOST_SIMULATED);
  return { simulated, more: all.length - simulated.length };
}

const bandwidthOf = (chip: Chip): number => memoryTiers(chip)[0]?.bandwidthBytesPerSec ?? 0;

const known = new Memo<CatalogueView, Result<SimulateResult, InferbenchError>>();

/** Serving of a slice on so many of a chip; kept, since a change of column asks for the same. */
export function servedOn(
  chip: string,
  chips: number,
  on: { slice: BoardSlice; of: Simulable; catalogue: CatalogueView },
): Result<SimulateResult, InferbenchError> {
  const { slice, of, catalogue } = on;
  const { lengths, users, model } = of;
  return known.get(catalogue, `${chip} ${chips} ${model.slug} ${sliceKey(slice)}`, () =>
    simulate(
      servedRequest({ lengths, precision: slice.precision }, model, { chip, chips, users }),
      catalogue,
    ),
  );
}

/** Output of each chip, tokens/s. */
export function outputPerChip({ expected, chips }: SimulateResult): number {
  return (expected.outputTokensPerSec ?? 0) / chips;
}

const NOT_SIMULATED = absent('not simulated here');

/** A simulated system as a row: of a family with few public runs its ranges alone, in no order. */
export function simulatedRow(
  result: SimulateResult,
  chip: Chip,
  { catalogue, flexibility }: { catalogue: CatalogueView; flexibility: ShownFigure },
): RowOfRun {
  const { band, expected, chips } = result;
  const output = outputPerChip(result);
  const identity = chipIdentity(chip.slug, catalogue);
  const calibrated = isCalibrated(chip);
  const figures = {
    output: rateFigure(output, band),
    ...workFigures(result, output),
    ...priceFigures(result),
    speed: rateFigure(expected.decodeTokensPerSec ?? 0, band),
  };
  return {
    rate: calibrated ? output : 0,
    waits: false,
    intervalShare: band.share,
    intervalIs: 'STATED',
    source: null,
    row: {
      key: chip.slug,
      pointId: null,
      chip: chip.slug,
      label: identity.label,
      vendor: identity.vendor,
      older: identity.older,
      chips,
      ran: `best layout found · engine ${ENGINE_VERSION}`,
      kind: 'SIMULATED',
      configuration: null,
      months: false,
      evidenceGrade: null,
      evidence: `simulated, ± ${Math.round(band.share * 100)} %${calibrated ? '' : `: ${TOO_FEW_RUNS}`}`,
      whose: null,
      marks: [],
      source: null,
      ...(calibrated ? figures : rangesOf(figures)),
      flexibility,
      firstToken: NOT_SIMULATED,
    },
  };
}

type Figures = ReturnType<typeof workFigures> &
  ReturnType<typeof priceFigures> &
  Pick<BoardRow, 'output' | 'speed'>;

/** Figures without a digit: what people read as a range, and none of what follows from it. */
function rangesOf({ output, speed, price, energy }: Figures): Figures {
  return {
    output: rangeOf(output),
    speed: rangeOf(speed),
    price: rangeOf(price, formatUsd),
    energy: rangeOf(energy),
    contract: null,
    peakShare: null,
    usefulTops: NO_DIGIT,
    costEfficiency: NO_DIGIT,
    energyEfficiency: NO_DIGIT,
  };
}

const NO_DIGIT = absent(TOO_FEW_RUNS);

function rangeOf(figure: ShownFigure, format = formatValue): ShownFigure {
  const { low, high } = figure;
  return low === null || high === null
    ? figure
    : { ...figure, value: null, words: `${format(low)} to ${format(high)}` };
}

/** Useful work follows the tokens: `simulate` states it at the attainable time. */
function slowerThanAttainable({ attainable, chips }: SimulateResult, output: number): number {
  return output / ((attainable.outputTokensPerSec ?? 0) / chips);
}

/** Useful TOPS, their share of the peak, and what of them a dollar an hour and a watt give. */
function workFigures(
  result: SimulateResult,
  output: number,
): Pick<BoardRow, 'usefulTops' | 'peakShare' | 'costEfficiency' | 'energyEfficiency'> {
  const { band, chips, power } = result;
  const slower = slowerThanAttainable(result, output);
  const tops = result.usefulTops * slower;
  const rented = result.costs.find(({ basis }) => basis === 'RENTED');
  return {
    usefulTops: rateFigure(tops, band),
    peakShare: result.utilisation * slower,
    costEfficiency: rented === undefined ? absent('') : rateFigure(tops / (rented.usdPerHour / chips), band),
    energyEfficiency: power === null ? absent(NO_POWER) : rateFigure((tops * chips) / power.wallWatts, band),
  };
}

const NO_POWER = 'power not simulated';

/** Price on demand, the estimate of a contract, and energy at the wall of an output token. */
function priceFigures({
  costs,
  energy,
  band,
}: SimulateResult): Pick<BoardRow, 'price' | 'contract' | 'energy'> {
  const usdOf = (wanted: CostBasis) =>
    costs.find(({ basis }) => basis === wanted)?.usdPerMillionOutputTokens ?? null;
  const usd = usdOf('RENTED');
  const wall = energy?.find(({ boundary }) => boundary === 'wall');
  const joules = wall?.joulesPerOutputToken ?? null;
  return {
    price: usd === null ? absent(PAY_WORDS.RENTED.none) : simulatedFigure(fallen(usd, band), ''),
    contract: usdOf('CONTRACT'),
    energy:
      wall === undefined || joules === null
        ? absent(NO_POWER)
        : simulatedFigure(fallen(joules, wall.band), 'wall'),
  };
}

function rateFigure(value: number, band: Band): ShownFigure {
  return simulatedFigure(risen(value, band), '');
}

function simulatedFigure(ranged: Ranged, words: string): ShownFigure {
  return { ...ranged, kind: 'SIMULATED', words };
}

type Band = SimulateResult['band'];

/** A rate falls as its time grows. */
function risen(value: number, { low, high }: Band): Ranged {
  return { value, low: value / high, high: value / low };
}

/** A price and an energy grow with the time. */
function fallen(value: number, { low, high }: Band): Ranged {
  return { value, low: value * low, high: value * high };
}
