import type { BoardFigures, BoardRun } from '@inferbench/domain/workload/board-run';
import { stackNames } from '@inferbench/domain/catalogue/names';
import type { CostBasis } from '@inferbench/domain/scores/score';
import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { type MetricValue, presentValue } from '@inferbench/domain/terms/metric';
import { rangedBy } from '@inferbench/domain/terms/ranged';
import type { LatencyFigures } from '@inferbench/domain/tradeoff/tradeoff-point';
import { formatDate } from '@inferbench/units/dates';
import { absent, strongestEnergy } from '../load/figures.ts';
import { PAY_WORDS } from '../load/pay-words.ts';
import type { ShownFigure } from '../load/shape.ts';
import type { RowOfRun } from './columns.ts';
import type { BoardSystem } from './systems.ts';
import { marksOf, whoseWords } from './whose.ts';
import { makesTokens } from './words.ts';

/** A run as a row of its board. */
export function observedRow(
  system: BoardSystem,
  figures: BoardFigures | undefined,
  flexibility: ShownFigure,
): RowOfRun {
  const { run, label, vendor, older, intervalShare, intervalIs, source, value } = system;
  const { kind, configuration, pointId, chip, chips } = run;
  const of = (number: number | null, words: string, otherwise: string): ShownFigure =>
    number === null ? absent(otherwise) : { ...rangedBy(number, intervalShare), kind, words };
  // Every rate of a run that nobody repeated is as wide as its output.
  const metric = (found: MetricValue | undefined): ShownFigure => {
    if (found?.present !== true) return absent(found?.detail ?? 'not published');
    if (intervalIs === 'ASSUMED') return of(found.value, '', '');
    return { value: found.value, low: found.interval.low, high: found.interval.high, kind, words: '' };
  };
  const price = costOf(figures, 'RENTED');
  return {
    rate: value,
    waits: run.waits,
    intervalShare,
    intervalIs,
    source,
    row: {
      key: pointId,
      pointId,
      chip,
      label,
      vendor,
      older,
      chips,
      ran: ranWords(system),
      kind,
      configuration,
      months: run.measured !== null && run.measured.from !== null,
      evidenceGrade: run.evidenceGrade,
      evidence: evidenceWords(system),
      whose: whoseWords(system),
      marks: marksOf(system),
      source,
      output: of(outputOf(run, figures), '', 'not published'),
      usefulTops: metric(figures?.metrics.USEFUL_TOPS),
      peakShare: figures?.utilisation ?? null,
      price: of(price, '', makesTokens(run) ? PAY_WORDS.RENTED.none : 'told per output token'),
      contract: costOf(figures, 'CONTRACT'),
      costEfficiency: price === null ? absent('') : metric(figures?.metrics.COST_EFFICIENCY),
      energy: energyOf(figures, of),
      energyEfficiency: metric(figures?.metrics.ENERGY_EFFICIENCY),
      flexibility,
      firstToken: firstTokenOf(figures?.ttft ?? null, of),
      speed: published(metric(figures?.metrics.TOKENS_PER_S_PER_USER)),
    },
  };
}

type Figure = (number: number | null, words: string, otherwise: string) => ShownFigure;

/** Energy at the strongest boundary of those with a figure. */
function energyOf(figures: BoardFigures | undefined, of: Figure): ShownFigure {
  const known = (figures?.energy ?? []).filter((each) => each.joulesPerOutputToken !== null);
  const strongest = strongestEnergy(known);
  return of(strongest?.entry.joulesPerOutputToken ?? null, strongest?.words ?? '', 'not published');
}

/** A figure whose absence needs no more words than its column. */
function published(figure: ShownFigure): ShownFigure {
  return figure.value === null ? absent('not published') : figure;
}

/** Output of each chip in the unit of its work; null where its tokens are not counted. */
function outputOf({ phase, chips }: BoardRun, figures: BoardFigures | undefined): number | null {
  if (figures === undefined) return null;
  const { work, metrics } = figures;
  if (phase === 'PREFILL') return perChip(work?.inputTokens ?? null, work, chips);
  if (phase === 'IMAGE') return perChip(work?.images ?? null, work, chips);
  return presentValue(metrics.TOKENS_PER_S_PER_CHIP);
}

function perChip(done: number | null, work: BoardFigures['work'], chips: number): number | null {
  return work === null || done === null || work.durationSec <= 0 ? null : done / work.durationSec / chips;
}

function costOf(figures: BoardFigures | undefined, wanted: CostBasis): number | null {
  return figures?.costs.find(({ basis }) => basis === wanted)?.usdPerMillionOutputTokens ?? null;
}

const STATISTICS = [
  ['p50Ms', 'median'],
  ['meanMs', 'mean'],
  ['p90Ms', 'p90'],
  ['p95Ms', 'p95'],
  ['p99Ms', 'p99'],
] as const;

function firstTokenOf(
  ttft: LatencyFigures | null,
  of: (number: number | null, words: string, otherwise: string) => ShownFigure,
): ShownFigure {
  for (const [key, words] of STATISTICS) {
    const value = ttft?.[key] ?? null;
    if (value !== null) return of(value, words, '');
  }
  return absent('not published');
}

/** Versions that are the months of an era: the date says them. */
const DATED = /^20\d\d/;

/** "TensorRT-LLM 1.3 · tp8 · 18 May 2026". */
function ranWords({ run: { framework, frameworkVersion, layout, measured } }: BoardSystem): string {
  const { from = null, to = null } = measured ?? {};
  const when =
    to === null
      ? 'date not published'
      : from === null
        ? formatDate(to)
        : `${formatDate(from)} to ${formatDate(to)}`;
  return [
    framework === null
      ? 'stack not stated'
      : stackNames(framework, DATED.test(frameworkVersion ?? '') ? null : frameworkVersion).long,
    ...(layout === null ? [] : [layout]),
    when,
  ].join(' · ');
}

/** "published, set-up inferred, ± 15 % assumed". */
function evidenceWords({ run, intervalShare, intervalIs }: BoardSystem): string {
  const share = `± ${Math.round(intervalShare * 100)} %`;
  return [
    KIND_WORDS[run.kind],
    ...(run.configuration === 'INFERRED' ? ['set-up inferred'] : []),
    intervalIs === 'ASSUMED' ? `${share} assumed` : share,
  ].join(', ');
}
