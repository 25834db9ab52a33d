import type { Chip } from '@inferbench/domain/chips/chip';
import type { PlacedRow, ShownFigure, TradeoffChart, UnplacedRow } from '../load/shape.ts';
import { formatNumber } from '@inferbench/units/format';
import { extentOf, type SystemClass } from '@inferbench/domain/board/system-class';
import { absent, publishedEnergy, publishedOutput, publishedPrice, TOO_FEW_RUNS } from '../load/figures.ts';
import type { PayBy } from '../load/request.ts';
import type { VerdictRow, VerdictSide } from '../verdict/shape.ts';

/** Figures of one chip at the line of a chart. */
export interface ComparedSide {
  output: ShownFigure;
  price: ShownFigure;
  energy: ShownFigure;
  flexibility: ShownFigure;
  pointId: string | null;
  /** Software of the published run; null of a simulation. */
  system: string;
  errorBar: number | null;
  /** Simulated curve of the chip; null where it has none. */
  curve: TradeoffChart['curves'][number] | null;
  /** Names what ran, and what was simulated; null where nothing did. */
  observed: RanAs | null;
  simulated: RanAs | null;
}

export interface RanAs extends SystemClass {
  users: number | null;
}

/** The best published row of a chip, figure by figure its simulation where nobody published one, else why it has neither. */
export function sideOf(
  chip: Chip,
  { atLine, curves, slice }: TradeoffChart,
  {
    flexibility = absent('not computed'),
    said = null,
  }: { flexibility?: ShownFigure | undefined; said?: VerdictSide | null },
): ComparedSide {
  const own = <Row extends { chip: string }>(rows: readonly Row[]) =>
    rows.find((row) => row.chip === chip.slug);
  const curve = own(curves) ?? null;
  const simulated = own(atLine.simulated);
  // A system that was run faster than the line alone stands as at least so much: no simulation takes its place.
  const faster = own(atLine.unplaced.filter(({ reason }) => reason === 'RUN_FASTER'));
  const row = own(atLine.published) ?? (faster === undefined ? simulated : undefined);
  const ran = said?.row ?? null;
  const placed =
    ran !== null
      ? ranSide(ran, slice.pay, chip)
      : row === undefined
        ? unplacedSide(faster ?? own(atLine.unplaced))
        : placedSide(row, simulated);
  return {
    ...placed,
    flexibility,
    errorBar: curve?.errorBar ?? null,
    curve,
    observed: ranAs(ran ?? own(atLine.published)),
    simulated: curve === null ? null : { chips: curve.chips, ...classOf(chip, curve.chips), users: null },
  };
}

/** Class of a simulated system: prompts and answers run on the same chips. */
function classOf({ interconnect }: Chip, chips: number) {
  return { extent: extentOf(chips, interconnect?.scaleUpChips ?? null), pools: 'AGGREGATED' } as const;
}

type Placed = Omit<ComparedSide, 'flexibility' | 'errorBar' | 'curve' | 'observed' | 'simulated'>;

function ranAs(row: RanAs | undefined): RanAs | null {
  if (row === undefined) return null;
  const { chips, extent, pools, users } = row;
  return { chips, extent, pools, users };
}

/** The one run that a verdict stands on: all figures are its own. */
function ranSide(row: VerdictRow, pay: PayBy, chip: Chip): Placed {
  return {
    output: { ...publishedOutput(row), words: row.words },
    price: publishedPrice(row, pay, chip),
    energy: publishedEnergy(row),
    pointId: row.pointId,
    system: row.words,
  };
}

function placedSide(row: PlacedRow, simulated: PlacedRow | undefined): Placed {
  const { value, low, high, kind, system, pointId, users } = row;
  const words = users === null ? system : `${system}, ${formatNumber(Math.round(users))} users`;
  // A figure that nobody published is simulated and marked.
  const known = (of: 'price' | 'energy') => (row[of].value === null ? (simulated?.[of] ?? row[of]) : row[of]);
  return {
    output: { value, low, high, kind, words },
    price: known('price'),
    energy: known('energy'),
    pointId,
    system,
  };
}

/**
 * Places a side that has no place: of a family with few public runs the output is known, of runs faster than the line its bound is said;
 * else the words say why there is none.
 */
function unplacedSide(row: UnplacedRow | undefined): Placed {
  const why = row?.words ?? 'not simulated';
  const none = {
    output: absent(why),
    price: absent(why),
    energy: absent(why),
    pointId: null,
    system: row?.system ?? '',
  };
  if (row?.reason === 'NOT_CALIBRATED') {
    const few = absent(TOO_FEW_RUNS);
    return { ...none, output: row.value, price: few, energy: few };
  }
  if (row?.reason !== 'RUN_FASTER') return none;
  const far = absent('not run near this speed');
  return { ...none, price: far, energy: far };
}
