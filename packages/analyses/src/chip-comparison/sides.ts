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

/** The best published row of a chip, figure by figure its simulation where nobody published one, else why it has neither. */
export function sideOf(
  { slug }: Chip,
  { atLine, curves }: TradeoffChart,
  flexibility = absent('not computed'),
): ComparedSide {
  const own = <Row extends { chip: string }>(rows: readonly Row[]) => rows.find(({ chip }) => chip === slug);
  const errorBar = own(curves)?.errorBar ?? null;
  const simulated = own(atLine.simulated);
  const row = own(atLine.published) ?? simulated;
  if (row !== undefined) {
    const { value, low, high, kind, system, pointId } = row;
    // What nobody published is simulated and marked.
    const price = row.price.value === null ? (simulated?.price ?? row.price) : row.price;
    const energy = row.energy.value === null ? (simulated?.energy ?? row.energy) : row.energy;
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
