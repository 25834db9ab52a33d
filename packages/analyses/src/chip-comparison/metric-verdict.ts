import type { ComparedChip, ComparedMetric } from '@inferbench/domain/chip-comparison';
import type { Verdict } from '@inferbench/domain/duel-chart';
import type { ShownFigure } from '@inferbench/domain/tradeoff-chart';
import { listed } from '@inferbench/units/english';
import { formatPercent, formatRatio } from '@inferbench/units/format';
import { rangeOf } from '../tradeoff-chart/figures.ts';

export interface MetricInput {
  chips: readonly ComparedChip[];
  figures: readonly ShownFigure[];
  higherIsBetter: boolean;
  metric: ComparedMetric;
}

interface Contender {
  chip: ComparedChip;
  value: number;
  low: number;
  high: number;
}

const NONE: Omit<Verdict, 'text'> = { kind: 'NONE', leader: null };

/** One leads where its interval lies apart from that of every other; a side without a figure or calibration leaves no verdict. */
export function metricVerdict({ chips, figures, higherIsBetter, metric }: MetricInput): Verdict {
  const uncalibrated = metric === 'FLEXIBILITY' ? [] : chips.filter((chip, i) => !isKnown(chip, figures[i]));
  if (uncalibrated.length > 0)
    return {
      ...NONE,
      text: `No verdict: not calibrated for ${listed(
        uncalibrated.map(({ label }) => label),
        'or',
      )}`,
    };
  const contenders = chips.flatMap((chip, i): Contender[] => {
    const found = figures[i] === undefined ? null : rangeOf(figures[i]);
    return found === null ? [] : [{ chip, value: found.value, ...found.interval }];
  });
  if (contenders.length < chips.length) return { ...NONE, text: 'No verdict' };
  // Watts of a chip and watts at the wall are no race.
  if (metric === 'ENERGY' && new Set(figures.map(({ words }) => words)).size > 1)
    return { ...NONE, text: 'No verdict: metered at different places' };
  const sign = higherIsBetter ? -1 : 1;
  const [first, ...others] = contenders.toSorted((a, b) => sign * (a.value - b.value));
  const [second] = others;
  if (first === undefined || second === undefined) return { ...NONE, text: 'No verdict' };
  if (metric === 'FLEXIBILITY') return flexibilityVerdict(first, second);
  const apart = (other: Contender) => (higherIsBetter ? first.low > other.high : first.high < other.low);
  if (!others.every(apart)) {
    const tied = [first, ...others.filter((other) => !apart(other))].map(({ chip }) => chip.label);
    const text =
      tied.length === chips.length ? 'Cannot be told apart' : `${listed(tied)} cannot be told apart`;
    return { kind: 'TIED', leader: null, text };
  }
  const ratio = higherIsBetter ? first.value / second.value : second.value / first.value;
  const text = `${first.chip.label} leads, ${formatRatio(ratio)} ×${chips.length > 2 ? ` ${second.chip.label}` : ''}`;
  return { kind: 'LEADS', leader: first.chip.chip, text };
}

/** A published figure stands by itself; a simulated one needs a measured family. */
function isKnown({ calibrated }: ComparedChip, figure: ShownFigure | undefined): boolean {
  return calibrated || (figure?.kind !== null && figure?.kind !== 'SIMULATED');
}

/** A count of cells has no interval: equal only where the shares read alike. */
function flexibilityVerdict(first: Contender, second: Contender): Verdict {
  if (formatPercent(first.value) === formatPercent(second.value))
    return { kind: 'TIED', leader: null, text: 'Equal' };
  return { kind: 'LEADS', leader: first.chip.chip, text: `${first.chip.label} runs more work well` };
}
