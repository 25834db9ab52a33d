import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { classWords, likeKey, type SystemClass } from '@inferbench/domain/board/system-class';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { verdictRow } from '../verdict/runs.ts';
import type { VerdictRow } from '../verdict/shape.ts';
import { type ChipIdentity, chipIdentity } from './identity.ts';
import type { ChartSlice } from './shape.ts';

/** Class of systems that are compared: how far they reach, and where prompts are read. */
export type LoadClass = Omit<SystemClass, 'chips'>;

/** All runs of one chip in one class: its front, whatever the number of chips, the stack and the layout. */
export interface ChipRuns extends ChipIdentity, LoadClass {
  key: string;
  points: TradeoffPoint[];
  /** The same runs as verdicts read them. */
  rows: VerdictRow[];
}

/** "B200, one server": the runs of a chip in a class by name. */
export const runsName = ({ label, ...own }: ChipRuns): string => `${label}, ${classWords(own)}`;

/** Published points of a slice by chip and class. */
export function chipRuns(
  points: readonly TradeoffPoint[],
  slice: Pick<ChartSlice, 'model' | 'inputTokens' | 'outputTokens'>,
  catalogue: CatalogueView,
): ChipRuns[] {
  const { model, inputTokens, outputTokens } = slice;
  const found = new Map<string, ChipRuns>();
  for (const point of points) {
    const { pointId, ...document } = point;
    const row = verdictRow({ pointId, model, inputTokens, outputTokens, point: document }, catalogue);
    const { chip, extent, pools } = row;
    const key = [chip, extent, pools ?? 'UNSTATED'].join('/').toLowerCase();
    const own = found.get(key) ?? {
      key,
      ...chipIdentity(chip, catalogue),
      extent,
      pools,
      points: [],
      rows: [],
    };
    own.points.push(point);
    own.rows.push(row);
    found.set(key, own);
  }
  return [...found.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

/** A class with the kinds of chips and the runs that are of it. */
export interface RunClass extends LoadClass {
  chips: string[];
  runs: number;
}

const EXTENTS = ['SERVER', 'RACK', 'SERVERS'] as const;
const POOLS = ['AGGREGATED', 'DISAGGREGATED', null] as const;

/** Classes that ran: one server before racks and several servers, together before apart, layouts that nobody stated last. */
export function classesOf(all: readonly ChipRuns[]): RunClass[] {
  return POOLS.flatMap((pools) =>
    EXTENTS.flatMap((extent) => {
      const own = all.filter((each) => each.extent === extent && each.pools === pools);
      if (own.length === 0) return [];
      const runs = own.reduce((sum, { points }) => sum + points.length, 0);
      return [{ extent, pools, chips: own.map(({ chip }) => chip), runs }];
    }),
  );
}

/**
 * The class that is compared: of those that a wish allows one server where two chips ran in one, else that with most chips, then with most runs;
 * of all where the wish allows none. Null where nothing ran.
 */
export function shownClass(all: readonly ChipRuns[], wish: Partial<LoadClass>): LoadClass | null {
  const classes = classesOf(all);
  const allowed = classes.filter(
    ({ extent, pools }) =>
      (wish.extent === undefined || extent === wish.extent) &&
      (wish.pools === undefined || pools === wish.pools),
  );
  const known = allowed.length > 0 ? allowed : classes;
  const [first] = known;
  const [fullest] = known.toSorted((a, b) => b.chips.length - a.chips.length || b.runs - a.runs);
  const found = first !== undefined && likeKey(first) === USUAL && first.chips.length > 1 ? first : fullest;
  return found === undefined ? null : { extent: found.extent, pools: found.pools };
}

/** The class that most systems one can buy are of. */
const USUAL = likeKey({ extent: 'SERVER', pools: 'AGGREGATED' });
