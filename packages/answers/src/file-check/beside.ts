import { soldChips, type CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { chipShortName, modelNames } from '@inferbench/domain/catalogue/names';
import type { Model } from '@inferbench/domain/models/model';
import { isOlderGeneration } from '@inferbench/domain/chips/hardware-family';
import { rangedByTime } from '@inferbench/domain/terms/ranged';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import { simulate } from '@inferbench/evaluation/simulate';
import { isCalibrated } from '@inferbench/simulator/is-calibrated';
import { ratioOf } from '@inferbench/simulator/ratio-of';
import { counted } from '@inferbench/units/english';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { MS_PER_SEC } from '@inferbench/units/si';
import { simulatedVerdict } from '../verdict/simulated.ts';
import type { Beside, BesideRow } from './shape.ts';

/** Chips that are listed beside the file's own. */
const LISTED = 8;

interface Asked {
  request: SimulateRequest;
  own: SimulateResult;
  /** Tokens a second of one chip, as the file says. */
  file: number | null;
  model: Model;
  catalogue: CatalogueView;
}

/** The same load on as many of the other chips that the simulation is fitted to, the fastest first, and what techniques would change. */
export function besideOf({ request, own, file, model, catalogue }: Asked): Beside {
  const others = soldChips(catalogue).filter((chip) => chip.slug !== request.chip && isCalibrated(chip));
  const rows = others
    .flatMap((chip) => {
      const result = simulate({ ...request, chip: chip.slug, chips: own.chips }, catalogue);
      return result.ok ? rowOf(chip.slug, result.value, { request, catalogue, own: false }) : [];
    })
    .toSorted((a, b) => b.value - a.value);
  const current = rows.filter(({ older }) => !older);
  const listed = [...current, ...rows.filter(({ older }) => older)].slice(0, LISTED);
  const ownRow = rowOf(request.chip, own, { request, catalogue, own: true });
  const shown = [...listed, ...ownRow].toSorted((a, b) => b.value - a.value);
  return {
    finding: findingOf(shown, { request, catalogue }),
    slice: `${unitOf(request)} of one chip: ${sliceWords(request, own, model.name)}. Simulated against simulated; the file stands on the bar of its own chip.`,
    rows: shown,
    file,
    left: rows.length - listed.length,
    techniques: techniquesOf(request, own, catalogue),
    model: { slug: modelNames(model).slug, name: model.name },
  };
}

const unitOf = ({ phase }: SimulateRequest) => (phase === 'prefill' ? 'Prompt tokens/s' : 'Tokens/s');

export function sliceWords(
  { phase, batch, inputTokens, outputTokens, context }: SimulateRequest,
  { chips, precision }: SimulateResult,
  modelName: string,
): string {
  return [
    modelName,
    phase === 'serving' ? counted(batch, 'user') : `batch ${formatNumber(batch)}`,
    ...(inputTokens === undefined ? [] : [`${formatNumber(inputTokens)} in`]),
    ...(outputTokens === undefined ? [] : [`${formatNumber(outputTokens)} out`]),
    ...(context === undefined ? [] : [`${formatNumber(context)} tokens of context`]),
    `weights ${precision.weights}`,
    counted(chips, 'chip'),
  ].join(', ');
}

/** Tokens a second of one chip: of answers, or of prompts where nothing is answered. */
export function perChip(result: SimulateResult, request: SimulateRequest): number | null {
  const { outputTokensPerSec, prefillLatencyMs } = result.expected;
  if (outputTokensPerSec !== undefined) return outputTokensPerSec / result.chips;
  if (prefillLatencyMs === undefined || request.inputTokens === undefined) return null;
  return (request.batch * request.inputTokens * MS_PER_SEC) / prefillLatencyMs / result.chips;
}

function rowOf(
  slug: string,
  result: SimulateResult,
  { request, catalogue, own }: { request: SimulateRequest; catalogue: CatalogueView; own: boolean },
): BesideRow[] {
  const chip = catalogue.chips.get(slug);
  const value = perChip(result, request);
  if (chip === undefined || value === null) return [];
  const { low, high } = rangedByTime(value, result.band.share);
  return [
    {
      chip: slug,
      label: chipShortName(chip),
      vendor: chip.vendor,
      older: isOlderGeneration(chip, catalogue.chips),
      value,
      low,
      high,
      own,
    },
  ];
}

/** Verdict of the simulation on the file's own chip and the fastest other, by the band of their ratio. */
function findingOf(
  rows: readonly BesideRow[],
  { request, catalogue }: Pick<Asked, 'request' | 'catalogue'>,
): string {
  const own = rows.find((row) => row.own);
  const first = rows.find((row) => !row.own);
  const [a, b] = [own, first].map((row) => catalogue.chips.get(row?.chip ?? ''));
  if (own === undefined || first === undefined || a === undefined || b === undefined)
    return 'No other chip of the catalogue holds this load';
  const ratio = ratioOf({ chip: b, value: first.value }, { chip: a, value: own.value }, request.phase);
  return simulatedVerdict(ratio, [own.label, first.label]).text;
}

/** Techniques that any server has, each asked alone: what it would gain or cost here. */
const TRIED = [
  { technique: 'half of each prompt cached', ask: { techniques: { prefixCacheHitRate: 0.5 } } },
  { technique: 'cache of keys and values in 8 bits', ask: { kvPrecision: 'fp8' } },
  {
    technique: 'four tokens drafted by look-up, six of ten accepted',
    ask: { techniques: { speculative: { method: 'ngram', draftTokens: 4, acceptance: 0.6 } } },
  },
] as const;

/** Changes below this share are said to be none. */
const NO_CHANGE = 0.01;

function techniquesOf(
  request: SimulateRequest,
  own: SimulateResult,
  catalogue: CatalogueView,
): Beside['techniques'] {
  const before = perChip(own, request);
  if (before === null || request.phase === 'prefill') return [];
  return TRIED.flatMap(({ technique, ask }) => {
    const result = simulate({ ...request, ...ask, chips: own.chips }, catalogue);
    const after = result.ok ? perChip(result.value, request) : null;
    if (after === null) return [];
    const share = after / before - 1;
    const words =
      Math.abs(share) < NO_CHANGE
        ? 'changes nothing here'
        : `${share > 0 ? 'gains' : 'costs'} ${formatPercent(Math.abs(share))} of the output`;
    return [{ technique, words }];
  });
}
