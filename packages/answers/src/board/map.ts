import { isByStack } from './by-stack.ts';
import { firstOf, leadOver } from './order.ts';
import type { BoardCell, BoardMap, CellMark } from './shape.ts';
import { type BoardSlice, type BoardSystem, isIn, LOAD_KEYS, sliceKey, sliceOf } from './systems.ts';
import { tokensOf } from './choices.ts';
import { numberWord } from '@inferbench/units/english';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { ChartHead } from '@inferbench/domain/terms/chart-head';
import { Kind } from '@inferbench/domain/terms/kind';
import { fittingFinding } from '../finding.ts';
import { sourceLine } from '../load/source-line.ts';
import { BITS } from '@inferbench/domain/terms/precision-bits';
import { classWords, PHASE_WORDS } from './words.ts';

/** Most contexts and numbers of users that a map has room for. */
const MOST_ROWS = 10;
const MOST_COLUMNS = 10;

interface Mapped {
  slice: BoardSlice;
  modelName: string;
  systems: readonly BoardSystem[];
  /** Vendors that are asked for; those with most systems where nobody asks. */
  wished: readonly string[] | undefined;
  catalogue: CatalogueView;
}

/** Systems of a model in the class of a slice, over context and users; null where nobody ran any. */
export function mapOf({ slice, modelName, systems, wished, catalogue }: Mapped): BoardMap | null {
  const own = systems.filter((system) => isIn(system, slice, [...LOAD_KEYS, 'users']));
  if (own.length === 0) return null;
  const vendors = wished ?? mostVendors(own);
  const rows = fullest(own, LOAD_KEYS, { most: MOST_ROWS, slice });
  const columns = fullest(own, ['users'], { most: MOST_COLUMNS, slice });
  const cells = rows.flatMap((row) =>
    columns.map((column): BoardCell => {
      const at = { ...slice, ...loadIn(row), users: column.users };
      const here = own.filter((system) => isIn(system, at));
      return {
        slice: at,
        systems: here.length,
        mark: markOf(here, vendors, catalogue),
        chosen: isIn(at, slice),
      };
    }),
  );
  const left = own.length - cells.reduce((sum, { systems: n }) => sum + n, 0);
  return {
    head: headOf({ cells, vendors, own, slice, modelName }),
    vendors: [...vendors],
    rows: rows.length,
    columns: columns.length,
    cells,
    left,
  };
}

interface Headed {
  cells: readonly BoardCell[];
  vendors: readonly string[];
  own: readonly BoardSystem[];
  slice: BoardSlice;
  modelName: string;
}

function headOf({ cells, vendors, own, slice, modelName }: Headed): ChartHead {
  const kinds = new Set(own.map(({ run }) => run.kind));
  const days = own.flatMap(({ run }) => run.measured?.to ?? []).toSorted();
  const drafts = slice.technique === 'PLAIN' ? 'no drafts' : 'with drafts';
  return {
    finding: titleOf(cells, vendors, slice),
    slice: `${modelName}, ${PHASE_WORDS[slice.phase].name}, weights in ${BITS[slice.precision]} bits, ${classWords(slice)}, ${drafts}: published systems by context and ${PHASE_WORDS[slice.phase].users}s`,
    notes: [
      'A mark compares the best system of either vendor on equal numbers of chips, by output; where those numbers do not say the same it has none.',
    ],
    kinds: Kind.options.filter((kind) => kinds.has(kind)),
    source:
      sourceLine(
        own.map(({ source }) => source),
        false,
      ) || 'measured here',
    date: days.at(-1) ?? null,
  };
}

function loadIn({ inputTokens, outputTokens, contextTokens }: BoardSlice) {
  return { inputTokens, outputTokens, contextTokens };
}

/** Values of a field with most systems, and the one that is shown, by size. */
function fullest(
  systems: readonly BoardSystem[],
  keys: typeof LOAD_KEYS | readonly ['users'],
  { most, slice }: { most: number; slice: BoardSlice },
): BoardSlice[] {
  const counts = new Map<string, { slice: BoardSlice; systems: number }>();
  for (const system of [slice, ...systems]) {
    const key = sliceKey(system, keys);
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { slice: sliceOf(system), systems: system === slice ? 0 : 1 });
    else known.systems += 1;
  }
  const shown = sliceKey(slice, keys);
  return [...counts.entries()]
    .toSorted(([a, x], [b, y]) => Number(b === shown) - Number(a === shown) || y.systems - x.systems)
    .slice(0, most)
    .map(([, one]) => one.slice)
    .toSorted(keys.length === 1 ? (a, b) => (a.users ?? 0) - (b.users ?? 0) : byTokens);
}

function byTokens(a: BoardSlice, b: BoardSlice): number {
  return tokensOf(a) - tokensOf(b) || (a.outputTokens ?? 0) - (b.outputTokens ?? 0);
}

/** The two vendors with most systems; fewer where there are fewer. */
function mostVendors(systems: readonly BoardSystem[]): string[] {
  const counts = new Map<string, number>();
  for (const { vendor } of systems) counts.set(vendor, (counts.get(vendor) ?? 0) + 1);
  return [...counts.entries()]
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, 2)
    .map(([vendor]) => vendor);
}

/** Best system of one vendor against that of the other, of equal numbers of chips: where both ran most, if all numbers say the same. */
function markOf(
  cell: readonly BoardSystem[],
  [a, b]: readonly string[],
  catalogue: CatalogueView,
): CellMark | null {
  if (a === undefined || b === undefined || cell[0]?.pools === 'UNSTATED') return null;
  const counts = [...new Set(cell.map(({ run }) => run.chips))].flatMap((chips) => {
    const own = cell.filter(({ run }) => run.chips === chips);
    const [first] = firstOf(own.filter(({ vendor }) => vendor === a));
    const [second] = firstOf(own.filter(({ vendor }) => vendor === b));
    return first === undefined || second === undefined ? [] : [{ chips, systems: own.length, first, second }];
  });
  const marks = counts
    .toSorted((x, y) => y.systems - x.systems || y.chips - x.chips)
    .map(({ chips, first, second }) => ({ chips, ...leadBetween(first, second, catalogue) }));
  const [most] = marks;
  if (most === undefined) return null;
  return marks.every(({ leader }) => leader === most.leader)
    ? { ...most, turns: false }
    : { ...NOBODY, chips: most.chips, turns: true };
}

const NOBODY = { leader: null, byStack: false, low: null, high: null };

function leadBetween(
  first: BoardSystem,
  second: BoardSystem,
  catalogue: CatalogueView,
): Omit<CellMark, 'chips' | 'turns'> {
  const [ahead, behind] = first.value >= second.value ? [first, second] : [second, first];
  const lead = leadOver(ahead, behind);
  if (lead === null) return NOBODY;
  const pair = { leader: ahead.run.chip, other: behind.run.chip, precision: ahead.precision };
  return { leader: ahead.vendor, byStack: isByStack(lead.low, pair, catalogue), ...lead };
}

/** Finding of the map: "Of 18 shown that both ran on as many chips, AMD leads on three, NVIDIA on three; on twelve they cannot be told apart". */
function titleOf(cells: readonly BoardCell[], [a, b]: readonly string[], { pools }: BoardSlice): string {
  const marked = cells.flatMap(({ mark }) => mark ?? []);
  if (a === undefined || b === undefined) return 'One vendor ran these workloads';
  if (pools === 'UNSTATED') return 'Nobody leads: the layouts of these systems are not stated';
  if (marked.length === 0) return `No workload here was run on equal numbers of ${a} and ${b} chips`;
  const led = (vendor: string) =>
    marked.filter(({ leader, byStack }) => leader === vendor && !byStack).length;
  const [first, second] = [led(a), led(b)];
  const turning = marked.filter(({ turns }) => turns).length;
  const tied = marked.filter(({ leader }) => leader === null).length - turning;
  const byStack = marked.length - first - second - tied - turning;
  const of =
    marked.length === 1
      ? 'On the one shown that both ran on as many chips'
      : `Of ${marked.length} shown that both ran on as many chips`;
  const word = (count: number) => (count === 0 ? 'none' : numberWord(count));
  const told = [
    `${a} leads on ${word(first)}, ${b} on ${word(second)}`,
    ...(tied === 0 ? [] : [`on ${numberWord(tied)} they cannot be told apart`]),
    ...(turning === 0 ? [] : [`on ${numberWord(turning)} it turns with the number of chips`]),
    ...(byStack === 0 ? [] : [`on ${numberWord(byStack)} software and layout decide`]),
  ].join('; ');
  return fittingFinding(
    `${of}, ${told}`,
    told,
    `${a} leads on ${first}, ${b} on ${second} of ${marked.length}`,
  );
}
