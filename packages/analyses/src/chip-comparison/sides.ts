import type { Chip } from '@inferbench/domain/chip';
import type { PlacedRow, ShownFigure, TradeoffChart, UnplacedRow } from '@inferbench/domain/tradeoff-chart';
import { formatNumber } from '@inferbench/units/format';
import type { SystemClass } from '@inferbench/domain/system-class';
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
  /** What ran, and what was simulated; null where nothing did. */
  observed: RanAs | null;
  simulated: RanAs | null;
}

export interface RanAs extends SystemClass {
  users: number | null;
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
  const placed = row === undefined ? unplacedSide(own(atLine.unplaced)) : placedSide(row, simulated);
  return {
    ...placed,
    flexibility,
    errorBar,
    observed: ranAs(own(atLine.published)),
    simulated: ranAs(simulated),
  };
}

type Placed = Omit<ComparedSide, 'flexibility' | 'errorBar' | 'observed' | 'simulated'>;

function ranAs(row: PlacedRow | undefined): RanAs | null {
  if (row === undefined) return null;
  const { chips, extent, pools, users } = row;
  return { chips, extent, pools, users };
}

function placedSide(row: PlacedRow, simulated: PlacedRow | undefined): Placed {
  const { value, low, high, kind, system, pointId, users } = row;
  const words = users === null ? system : `${system}, ${formatNumber(Math.round(users))} users`;
  // What nobody published is simulated and marked.
  const known = (of: 'price' | 'energy') => (row[of].value === null ? (simulated?.[of] ?? row[of]) : row[of]);
  return {
    output: { value, low, high, kind, words },
    price: known('price'),
    energy: known('energy'),
    pointId,
    system,
  };
}

/** Of a family that is not calibrated the output is known and has no place; else the words say why there is none. */
function unplacedSide(row: UnplacedRow | undefined): Placed {
  const why = row?.words ?? 'not simulated';
  const output = row?.reason === 'NOT_CALIBRATED' ? row.value : absent(why);
  return { output, price: absent(why), energy: absent(why), pointId: null, system: row?.system ?? '' };
}
