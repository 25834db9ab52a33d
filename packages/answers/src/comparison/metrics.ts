import { fittingFinding } from '../finding.ts';
import type { ChartHead } from '@inferbench/domain/terms/chart-head';
import type { ComparedChip, ComparedMetric, MetricVerdict } from './shape.ts';
import { Kind } from '@inferbench/domain/terms/kind';
import { PAY_WORDS } from '../load/pay-words.ts';
import type { ChartSlice, ShownFigure, TradeoffChart } from '../load/shape.ts';
import { counted, listed, numberWord } from '@inferbench/units/english';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import type { SystemVerdict } from '../verdict/shape.ts';
import { sliceLine, speedWords } from '../load/slice-words.ts';
import type { ComparedPair } from './pairs.ts';
import type { ComparedSide } from './sides.ts';
import type { Chip } from '@inferbench/domain/chips/chip';
import { metricVerdict } from './metric-verdict.ts';
import { type SimulatedSide, simulatedRatioAt } from './simulated-ratio.ts';

interface Definition {
  title: string;
  unit: (slice: ChartSlice) => string;
  higherIsBetter: boolean;
  of: (side: ComparedSide) => ShownFigure;
}

/** Headline metrics in the order in which they are asked about. */
const DEFINITIONS: Readonly<Record<ComparedMetric, Definition>> = {
  OUTPUT: {
    title: 'Output',
    unit: ({ at }) => `tokens/s per chip, ${speedWords(at)} each`,
    higherIsBetter: true,
    of: ({ output }) => output,
  },
  PRICE: {
    title: 'Price',
    unit: ({ pay }) => `$ per M tokens, ${PAY_WORDS[pay].unit}`,
    higherIsBetter: false,
    of: ({ price }) => price,
  },
  ENERGY: { title: 'Energy', unit: () => 'J per token', higherIsBetter: false, of: ({ energy }) => energy },
  FLEXIBILITY: {
    title: 'Flexibility',
    unit: () => 'share of work it runs well',
    higherIsBetter: true,
    of: ({ flexibility }) => flexibility,
  },
};

const METRICS: readonly ComparedMetric[] = ['OUTPUT', 'PRICE', 'ENERGY', 'FLEXIBILITY'];

export function metricVerdicts(
  chips: readonly ComparedChip[],
  sides: readonly ComparedSide[],
  {
    slice,
    pairs,
    specifications,
  }: { slice: ChartSlice; pairs: readonly ComparedPair[]; specifications: readonly Chip[] },
): MetricVerdict[] {
  const simulatedOf = (index: number): SimulatedSide | null => {
    const [chip, curve] = [specifications[index], sides[index]?.curve ?? null];
    return chip === undefined || curve === null ? null : { chip, curve };
  };
  return METRICS.map((metric) => {
    const { title, unit, higherIsBetter, of } = DEFINITIONS[metric];
    const figures = sides.map(of);
    const simulated = (index: number, than: number) => {
      const [b, a] = [simulatedOf(index), simulatedOf(than)];
      return a === null || b === null || metric === 'FLEXIBILITY'
        ? null
        : simulatedRatioAt(a, b, { metric, speed: slice.at });
    };
    const verdict = metricVerdict({ chips, sides, figures, higherIsBetter, metric, pairs, simulated });
    return { metric, title, unit: unit(slice), higherIsBetter, figures, verdict };
  });
}

/** "Four metrics: one verdict, two ties, one without". */
export function metricsHead(
  metrics: readonly MetricVerdict[],
  { slice, head }: TradeoffChart,
  said: Pick<SystemVerdict, 'footing' | 'kind'> | null,
): ChartHead {
  // Runs of two classes are of none that the chart shows.
  const isOfTwo = said !== null && said.footing === 'CLASS_NAMED' && said.kind !== 'NONE';
  const kinds = new Set<Kind>(metrics.flatMap(({ figures }) => figures.flatMap(({ kind }) => kind ?? [])));
  return {
    finding: metricsFinding(metrics),
    slice: `${sliceLine(isOfTwo ? { ...slice, extent: null } : slice, true)}.`,
    notes: ['Dashed is simulated; the line is the error.'],
    kinds: Kind.options.filter((kind) => kinds.has(kind)),
    source: head.source === '' ? `simulated, engine ${ENGINE_VERSION}` : head.source,
    date: head.date,
  };
}

export function metricsFinding(metrics: readonly MetricVerdict[]): string {
  const count = (kind: string) => metrics.filter(({ verdict }) => verdict.kind === kind).length;
  const words = (n: number, one: string, more: string) =>
    n === 0 ? [] : [`${numberWord(n, false)} ${n === 1 ? one : more}`];
  const parts = [
    ...words(count('LEADS'), 'verdict', 'verdicts'),
    ...words(count('LEADS_BY_STACK'), 'lead by software and layout', 'leads by software and layout'),
    ...words(count('TIED'), 'tie', 'ties'),
    ...words(count('NONE'), 'without a verdict', 'without a verdict'),
  ];
  return fittingFinding(
    `Four metrics: ${listed(parts)}`,
    `${counted(metrics.length, 'metric')} side by side`,
  );
}
