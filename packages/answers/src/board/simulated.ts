import { extentOf } from '@inferbench/domain/board/system-class';
import { type CatalogueView, soldChips } from '@inferbench/domain/catalogue/catalogue-view';
import { isOlderGeneration } from '@inferbench/domain/chips/hardware-family';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { LanguageModel } from '@inferbench/domain/models/model';
import type { Result } from '@inferbench/domain/errors/result';
import type { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import type { Ranged } from '@inferbench/domain/terms/ranged';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { simulate } from '@inferbench/evaluation/simulate';
import { Memo } from '@inferbench/units/memo';
import { absent } from '../load/figures.ts';
import { chipIdentity } from '../load/identity.ts';
import { PAY_WORDS } from '../load/pay-words.ts';
import type { ShownFigure } from '../load/shape.ts';
import { languageModelOf, servedRequest } from '../load/workload.ts';
import type { RowOfRun } from './columns.ts';
import { type BoardSlice, sliceKey } from './systems.ts';

/** A board that can be simulated: steady serving with known lengths and users, plain, in one pool. */
export interface Simulable {
  lengths: { inputTokens: number; outputTokens: number };
  users: number;
  model: LanguageModel;
}

/** What of a slice is simulated; null where it is none of what the engine serves, or too little is stated. */
export function simulableOf(slice: BoardSlice, model: string, catalogue: CatalogueView): Simulable | null {
  const { phase, inputTokens, outputTokens, users, technique, pools, extent } = slice;
  const found = languageModelOf(catalogue, model);
  const isPlain =
    phase === 'SERVING' && technique === 'PLAIN' && pools === 'AGGREGATED' && extent === 'SERVER';
  if (!isPlain || found === null || inputTokens === null || outputTokens === null || users === null)
    return null;
  return { lengths: { inputTokens, outputTokens }, users, model: found };
}

/** Chips that are sold, of their makers' newest generations, that nobody ran; so many of them reach no further than one server. */
export function unobservedChips(
  observed: ReadonlySet<string>,
  chips: number,
  catalogue: CatalogueView,
): Chip[] {
  return soldChips(catalogue).filter(
    (chip) =>
      !observed.has(chip.slug) &&
      !isOlderGeneration(chip, catalogue.chips) &&
      extentOf(chips, chip.interconnect?.scaleUpChips ?? null) === 'SERVER',
  );
}

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

/** A simulated system as a row. */
export function simulatedRow(
  result: SimulateResult,
  chip: Chip,
  { catalogue, flexibility }: { catalogue: CatalogueView; flexibility: ShownFigure },
): RowOfRun {
  const { band, expected, attainable, chips } = result;
  const output = outputPerChip(result);
  // Useful work follows the tokens: `simulate` states it at the attainable time.
  const slower = output / ((attainable.outputTokensPerSec ?? 0) / chips);
  const tops = result.usefulTops * slower;
  const identity = chipIdentity(chip.slug, catalogue);
  const wall = result.energy?.find(({ boundary }) => boundary === 'wall') ?? null;
  const rented = result.costs.find(({ basis }) => basis === 'RENTED') ?? null;
  const contract = result.costs.find(({ basis }) => basis === 'CONTRACT') ?? null;
  const usd = rented?.usdPerMillionOutputTokens ?? null;
  const joules = wall?.joulesPerOutputToken ?? null;
  const rate = (value: number, words = ''): ShownFigure => simulatedFigure(risen(value, band), words);
  return {
    rate: output,
    intervalShare: band.share,
    intervalIs: 'STATED',
    source: null,
    row: {
      key: chip.slug,
      pointId: null,
      chip: chip.slug,
      label: identity.label,
      vendor: identity.vendor,
      chips,
      ran: `best layout found · engine ${ENGINE_VERSION}`,
      kind: 'SIMULATED',
      configuration: null,
      months: false,
      evidence: `simulated, ± ${Math.round(band.share * 100)} %`,
      source: null,
      output: rate(output),
      usefulTops: rate(tops),
      peakShare: result.utilisation * slower,
      price: usd === null ? absent(PAY_WORDS.RENTED.none) : simulatedFigure(fallen(usd, band), ''),
      contract: contract?.usdPerMillionOutputTokens ?? null,
      costEfficiency: rented === null ? absent('') : rate(tops / (rented.usdPerHour / chips)),
      energy:
        wall === null || joules === null
          ? absent('power not simulated')
          : simulatedFigure(fallen(joules, wall.band), 'wall'),
      energyEfficiency:
        result.power === null ? absent('power not simulated') : rate((tops * chips) / result.power.wallWatts),
      flexibility,
      firstToken: NOT_SIMULATED,
      speed: rate(expected.decodeTokensPerSec ?? 0),
    },
  };
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
