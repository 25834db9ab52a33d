import type { Regime } from '@inferbench/simulator/error-bar';
import { ratioBand } from '@inferbench/simulator/ratio-of';
import { PAY_WORDS } from '../load/pay-words.ts';
import type { PayBy } from '../load/request.ts';
import type { ShownFigure, TradeoffChart } from '../load/shape.ts';
import { rangesVerdict } from '../verdict/ranges.ts';
import { boundShare, chipsNeeded, perWatt, price, publishedSpeed, ridge, speed, watts } from './figures.ts';
import { namedSide, type OneUserSide } from './one-user.ts';
import type { SideRow } from './shape.ts';

interface Question extends Omit<SideRow, 'figures' | 'verdict'> {
  figureOf: (side: OneUserSide, chart: TradeoffChart) => ShownFigure;
  /** Null of what is no race. */
  race: { higherIsBetter: boolean; regime: Regime } | null;
}

const FIRST: readonly Question[] = [
  {
    question: 'CHIPS',
    title: 'Chips that hold the model',
    unit: '',
    basis: 'DATASHEET',
    figureOf: chipsNeeded,
    race: null,
  },
  {
    question: 'PUBLISHED_SPEED',
    title: 'Speed, fastest run',
    unit: 'tokens/s',
    basis: 'PUBLISHED',
    figureOf: publishedSpeed,
    race: null,
  },
  {
    question: 'SPEED',
    title: 'Speed',
    unit: 'tokens/s',
    basis: 'SIMULATED',
    figureOf: speed,
    race: { higherIsBetter: true, regime: 'decode' },
  },
  {
    question: 'BOUND_SHARE',
    title: 'Share of what the roofline allows',
    unit: '',
    basis: 'SIMULATED',
    figureOf: boundShare,
    race: null,
  },
  {
    question: 'WATTS',
    title: 'Power at the wall',
    unit: 'W',
    basis: 'SIMULATED',
    figureOf: watts,
    race: null,
  },
  {
    question: 'PER_WATT',
    title: 'Tokens/s per watt',
    unit: '',
    basis: 'SIMULATED',
    figureOf: perWatt,
    race: { higherIsBetter: true, regime: 'energy' },
  },
  {
    question: 'RIDGE',
    title: 'Ridge point: peak ÷ bandwidth',
    unit: 'operations per byte',
    basis: 'DATASHEET',
    figureOf: ridge,
    race: null,
  },
];

function priceQuestion(pay: PayBy): Question {
  return {
    question: pay === 'OWNED' ? 'OWNED_PRICE' : 'PRICE',
    title: `Price ${PAY_WORDS[pay].cheapest}`,
    unit: '$ per M tokens',
    basis: 'SIMULATED',
    figureOf: (side) => price(side, pay),
    race: { higherIsBetter: false, regime: 'decode' },
  };
}

/** Prices as asked for, and of owning; none where nobody asks for one. */
function questionsOf(pay: PayBy): readonly Question[] {
  const pays = pay === 'NONE' ? [] : [...new Set<PayBy>([pay, 'OWNED'])];
  return [...FIRST, ...pays.map(priceQuestion)];
}

/** Rows of the table; that of published runs only where somebody published one. */
export function sideRows(sides: readonly OneUserSide[], chart: TradeoffChart): SideRow[] {
  return questionsOf(chart.slice.pay).flatMap(({ figureOf, race, ...question }) => {
    const figures = sides.map((side) => figureOf(side, chart));
    if (question.basis === 'PUBLISHED' && figures.every(({ value }) => value === null)) return [];
    return [{ ...question, figures, verdict: race === null ? null : verdictOf(sides, figures, race) }];
  });
}

function verdictOf(
  sides: readonly OneUserSide[],
  figures: readonly ShownFigure[],
  { higherIsBetter, regime }: NonNullable<Question['race']>,
): SideRow['verdict'] {
  const named = sides.flatMap((side, i) => {
    const figure = figures[i];
    return figure === undefined ? [] : [{ ...namedSide(side), figure }];
  });
  const leastRatio = (index: number, than: number) => {
    const [a, b] = [sides[index]?.chip, sides[than]?.chip];
    return a === undefined || b === undefined ? Infinity : 1 + ratioBand(a, b, regime).share;
  };
  return rangesVerdict(named, { higherIsBetter, leastRatio });
}
