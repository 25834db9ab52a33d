import type { Chip } from '@inferbench/domain/chip';
import type { ShownFigure, TradeoffChart } from '@inferbench/domain/tradeoff-chart';
import { absent } from '../tradeoff-chart/figures.ts';

/** What a chart knows of one chip at its line. */
export interface ComparedSide {
  output: ShownFigure;
  price: ShownFigure;
  energy: ShownFigure;
  flexibility: ShownFigure;
  pointId: string | null;
  /** Software of the published run; null of a simulation. */
  system: string;
  errorBar: number | null;
}

/** The best published row of a chip, else its simulation, else why it has neither. */
export function sideOf(
  { slug }: Chip,
  { atLine, curves }: TradeoffChart,
  flexibility = absent('not computed'),
): ComparedSide {
  const own = <Row extends { chip: string }>(rows: readonly Row[]) => rows.find(({ chip }) => chip === slug);
  const errorBar = own(curves)?.errorBar ?? null;
  const row = own(atLine.published) ?? own(atLine.simulated);
  if (row !== undefined) {
    const { value, low, high, kind, system, price, energy, pointId } = row;
    const words = row.users === null ? system : `${system}, ${Math.round(row.users)} users`;
    return {
      output: { value, low, high, kind, words },
      price,
      energy,
      flexibility,
      pointId,
      system,
      errorBar,
    };
  }
  const apart = own(atLine.unplaced);
  const why = apart?.words ?? 'not simulated';
  const known = apart?.reason === 'NOT_CALIBRATED' ? apart.value : absent(why);
  return {
    output: known,
    price: absent(why),
    energy: absent(why),
    flexibility,
    pointId: null,
    system: apart?.system ?? '',
    errorBar,
  };
}
