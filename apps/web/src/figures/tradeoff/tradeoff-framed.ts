import { nameSlug } from '@inferbench/domain/catalogue/names';
import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { modelChartQuery, modelViewAddress } from '../../address/model-request.ts';
import type { Figure } from '@inferbench/chart/figure';
import { drawnNote, drawnSystems } from './drawn-systems.ts';
import { readableTradeoff } from './readable-tradeoff.ts';
import { tradeoffDrawing } from './tradeoff-drawing.ts';
import { lineTable, pointsTable } from './tradeoff-tables.ts';

interface FramedInput {
  chart: TradeoffChart;
  asked: readonly string[];
  /** The page that shows it with other chips asked for; that of the model where left out. */
  addressOf?: (asked: readonly string[]) => string;
}

export function framedTradeoff(input: FramedInput): Figure {
  const { chart, asked } = input;
  const { address, addressWith } = addressesOf(input);
  const drawable = drawnSystems(chart);
  return {
    name: 'tradeoff',
    query: modelChartQuery(chart.slice, asked),
    head: { ...chart.head, notes: [...chart.head.notes, ...drawnNote(chart)] },
    address: address(asked),
    file: `inferbench-${nameSlug(chart.slice.model)}-tradeoff`,
    draw: (drawn) => tradeoffDrawing(drawable, drawn, addressWith),
    table: lineTable(chart),
    data: pointsTable(chart),
    readable: readableTradeoff({ chart: drawable, addressWith, address: address(asked) }),
  };
}

function addressesOf({ chart, asked, addressOf }: FramedInput) {
  const address = addressOf ?? ((chips: readonly string[]) => modelViewAddress(chart.slice, chips));
  const short = new Map(
    [...chart.curves, ...chart.fronts, ...chart.points].map(({ chip, label }) => [chip, nameSlug(label)]),
  );
  const addressWith = (chip: string) => address(toggled(asked, short.get(chip) ?? chip));
  return { address, addressWith };
}

/** Four chips can be asked for; the fifth takes the place of the oldest. */
const MOST_ASKED = 4;

function toggled(asked: readonly string[], chip: string): string[] {
  return asked.includes(chip) ? asked.filter((each) => each !== chip) : [chip, ...asked].slice(0, MOST_ASKED);
}
