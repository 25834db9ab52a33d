import { MS_PER_SEC } from '@inferbench/units/si';
import { z } from 'zod';
import type { Point } from '../runs/point.ts';
import { rateSec } from '../runs/steady-window.ts';
import { presentValue, type MetricValue } from '../terms/metric.ts';
import { PowerBoundary } from '../terms/power-boundary.ts';
import type { EnergyEntry, Score } from '../scores/score.ts';
import { figure, word } from '../terms/figure.ts';

/** Columns for rates, watts and joules, with the interval of the two rates that fronts are made of. */
export const FIGURE_COLUMNS = {
  tokensPerSecPerUser: figure('Tokens a second of one user.'),
  tokensPerSecPerUserLow: figure('Lower end of its interval.'),
  tokensPerSecPerUserHigh: figure('Upper end of its interval.'),
  tokensPerSecPerChip: figure('Output tokens a second and chip.'),
  tokensPerSecPerChipLow: figure('Lower end of its interval.'),
  tokensPerSecPerChipHigh: figure('Upper end of its interval.'),
  intervalBasis: word(
    'STATED: the intervals are from repeats of its source; ASSUMED: the source gives none, the score assumes ± 5 %. Comparisons assume ± 15 % of a median over months or a run without a date.',
  ),
  outputTokensPerSec: figure('Output tokens a second of all chips.'),
  totalTokensPerSec: figure(
    'Prompt and output tokens a second of all chips, counted or as the source states it.',
  ),
  imagesPerSec: figure('Images a second of all chips.'),
  prefillLatencyMs: figure('A whole static batch, prompts to first tokens, ms.'),
  batchLatencyMs: figure('A whole static batch, start to last token, ms.'),
  averageWatts: figure('Mean watts of all chips, at `powerBoundary`.'),
  powerBoundary: PowerBoundary.nullable().describe('Where power was taken; null without power.'),
  peakWatts: figure('Highest watts during the run, where its source states no mean.'),
  peakWattsBoundary: PowerBoundary.nullable().describe('Where the highest watts were taken.'),
  joulesPerOutputToken: figure('Joules per output token, at `powerBoundary`.'),
  joulesPerRequest: figure('Joules per request, at `powerBoundary`.'),
  joulesPerImage: figure('Joules per image, at `powerBoundary`.'),
};
const FigureCells = z.object(FIGURE_COLUMNS);
export type FigureCells = z.infer<typeof FigureCells>;

/** Parts of a score that figures are read from: two metrics, and energy at the strongest boundary. */
export interface Scored {
  metrics: Pick<Score['metrics'], 'TOKENS_PER_S_PER_USER' | 'TOKENS_PER_S_PER_CHIP'>;
  energy: Pick<
    EnergyEntry,
    'boundary' | 'averageWatts' | 'joulesPerOutputToken' | 'joulesPerRequest' | 'joulesPerImage'
  > | null;
}

export function figureCells(point: Point, { metrics, energy }: Scored): FigureCells {
  const { TOKENS_PER_S_PER_USER: user, TOKENS_PER_S_PER_CHIP: chip } = metrics;
  const ranked = user.present ? user : chip;
  return {
    tokensPerSecPerUser: presentValue(user),
    tokensPerSecPerUserLow: endOf(user, 'low'),
    tokensPerSecPerUserHigh: endOf(user, 'high'),
    tokensPerSecPerChip: presentValue(chip),
    tokensPerSecPerChipLow: endOf(chip, 'low'),
    tokensPerSecPerChipHigh: endOf(chip, 'high'),
    intervalBasis: ranked.present ? (ranked.interval.assumed ? 'ASSUMED' : 'STATED') : null,
    ...rateCells(point),
    ...powerCells(point, energy),
  };
}

function endOf(metric: MetricValue, end: 'low' | 'high'): number | null {
  return metric.present ? metric.interval[end] : null;
}

function rateCells(point: Point) {
  const inMs = (sec: number | null) => (sec === null ? null : sec * MS_PER_SEC);
  if (point.measurement === 'summary') {
    return {
      outputTokensPerSec: point.outputTokensPerSec,
      totalTokensPerSec: point.totalTokensPerSec ?? null,
      imagesPerSec: point.imagesPerSec,
      prefillLatencyMs: inMs(point.prefillLatencySec),
      batchLatencyMs: inMs(point.e2eLatencySec),
    };
  }
  const { inputTokens, outputTokens } = point.counts;
  const seconds = rateSec(point);
  return {
    outputTokensPerSec: outputTokens / seconds,
    totalTokensPerSec: inputTokens === null ? null : (inputTokens + outputTokens) / seconds,
    imagesPerSec: null,
    prefillLatencyMs: null,
    batchLatencyMs: null,
  };
}

const NO_ENERGY = { joulesPerOutputToken: null, joulesPerRequest: null, joulesPerImage: null } as const;

/** Energy as it was scored; a mean that counts for no energy, its window unknown, stands with its boundary all the same. */
function powerCells(point: Point, energy: Scored['energy']) {
  const mean = energy ?? point.power;
  const peak = point.measurement === 'summary' ? point.peakPower : undefined;
  const { joulesPerOutputToken, joulesPerRequest, joulesPerImage } = energy ?? NO_ENERGY;
  return {
    averageWatts: mean?.averageWatts ?? null,
    powerBoundary: mean?.boundary ?? null,
    peakWatts: peak?.watts ?? null,
    peakWattsBoundary: peak?.boundary ?? null,
    joulesPerOutputToken,
    joulesPerRequest,
    joulesPerImage,
  };
}
